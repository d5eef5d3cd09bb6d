import { orderFields, orderTermFields, type OrderInput as OrderValues } from '@cimiento/contracts/fields';
import { orderSchema } from '@cimiento/contracts/schemas';
import { Field, Int, ObjectType } from 'type-graphql';
import { FundedFromEnum } from '../records';
import { createInputType } from '../../platform/graphql';

export const OrderInput = createInputType('OrderInput', 'An order to invest.', orderFields, {
  enums: {
    fundedFrom: FundedFromEnum,
  },
  schema: orderSchema,
});
export type OrderInput = OrderValues;

export const OrderTermsInput = createInputType(
  'OrderTermsInput',
  'Time limits for orders, and limits on reservations, per user and overall.',
  orderTermFields,
);

@ObjectType({ description: 'Time limits for orders, and limits on reservations, per user and overall.' })
export class OrderTerms {
  @Field(() => Int, { description: 'Number of days until a reservation expires.' })
  reservationDays!: number;

  @Field(() => Int, {
    description: 'Number of hours in which a paid order can be cancelled while its project is open.',
  })
  coolingOffHours!: number;

  @Field(() => Int, { description: 'Number of open reservations that a user may have.' })
  openReservations!: number;

  @Field(() => Int, { description: 'Number of open reservations that a user may have in one project.' })
  projectReservations!: number;

  @Field(() => Int, {
    description: "Percentage of a project's target that one user may reserve, but always at least the smallest order.",
  })
  reservationShare!: number;

  @Field(() => Int, {
    description:
      "Percentage of a project's unfunded amount that all open reservations together may hold, but always at least the smallest order.",
  })
  reservationsTogether!: number;

  @Field(() => Int, { description: 'Number of orders by transfer that a user may place per day.' })
  dailyReservations!: number;

  @Field(() => Int, {
    description: 'Number of days until a user whose reservation expired may reserve in the same project again.',
  })
  reservationPauseDays!: number;
}
