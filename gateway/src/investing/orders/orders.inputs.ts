import { orderFields, orderTermFields, type OrderInput as OrderValues } from '@cimiento/contracts/fields';
import { orderSchema } from '@cimiento/contracts/schemas';
import { Field, Int, ObjectType } from 'type-graphql';
import { FundedFromEnum } from './order.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const OrderInput = createInputType('OrderInput', 'An order to invest.', orderFields, {
  enums: {
    fundedFrom: FundedFromEnum,
  },
  schema: orderSchema,
});
export type OrderInput = OrderValues;

export const OrderTermsInput = createInputType(
  'OrderTermsInput',
  'How long orders wait, and how much one user may reserve.',
  orderTermFields,
);

@ObjectType({ description: 'How long orders wait, and how much one user may reserve.' })
export class OrderTerms {
  @Field(() => Int, { description: 'Days until a reservation expires.' })
  reservationDays!: number;

  @Field(() => Int, { description: 'Hours in which a paid order can be cancelled while its project is open.' })
  coolingOffHours!: number;

  @Field(() => Int, { description: 'Open reservations that one user may have.' })
  openReservations!: number;

  @Field(() => Int, { description: 'Open reservations that one user may have in one project.' })
  projectReservations!: number;

  @Field(() => Int, {
    description: 'Percentage of the target of a project that one user may reserve; the smallest order in any case.',
  })
  reservationShare!: number;

  @Field(() => Int, {
    description:
      'Percentage of what is not funded of a project that all open reservations together may hold; the smallest order in any case.',
  })
  reservationsTogether!: number;

  @Field(() => Int, { description: 'Orders by transfer that one user may place in a day.' })
  dailyReservations!: number;

  @Field(() => Int, { description: 'Days until a user whose reservation expired may reserve in its project again.' })
  reservationPauseDays!: number;
}
