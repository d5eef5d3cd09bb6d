import { Field, Int, ObjectType } from 'type-graphql';
import { Warning } from '../../platform/graphql/warning.type';

@ObjectType({
  description:
    'A reason to look at a payment again, which did not keep it from being recorded: DUPLICATE when an earlier payment has the same investment, month, date and amount, ABOVE_CAPITAL when it is more than the investment, PAID_IN_FUTURE when it is paid on a day to come.',
})
export class PaymentWarning extends Warning {
  @Field(() => [Int], { description: 'Ids of the earlier payments of a DUPLICATE; empty otherwise.' })
  paymentIds!: number[];
}
