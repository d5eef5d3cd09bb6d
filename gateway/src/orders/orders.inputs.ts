import { orderFields, orderTermFields, type OrderInput as OrderValues } from '@cimiento/contracts/fields';
import { Field, Int, ObjectType } from 'type-graphql';
import { FundedFromEnum } from '../graphql/enums';
import { createInputType } from '../graphql/input-type';

export const OrderInput = createInputType('OrderInput', 'An order to invest.', orderFields, {
  fundedFrom: FundedFromEnum,
});
export type OrderInput = OrderValues;

export const OrderTermsInput = createInputType('OrderTermsInput', 'How long orders wait.', orderTermFields);

@ObjectType({ description: 'How long orders wait.' })
export class OrderTerms {
  @Field(() => Int, { description: 'Days until a reservation expires.' })
  reservationDays!: number;

  @Field(() => Int, { description: 'Hours in which a paid order can be cancelled while its project is open.' })
  coolingOffHours!: number;
}
