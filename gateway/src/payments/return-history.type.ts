import type { PaymentStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { PaymentStatusEnum } from '../graphql/enums';
import { CalendarDateScalar, MoneyScalar } from '../graphql/scalars';

@ObjectType({ description: 'A return payment as its investor sees it.' })
export class ReturnEntry {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'Stays when the investment is deleted.' })
  investmentId!: number;

  @Field(() => String, { description: 'Name of the project that pays it.' })
  projectName!: string;

  @Field(() => MoneyScalar)
  amount!: string;

  @Field(() => CalendarDateScalar)
  paymentDate!: string;

  @Field(() => String, { description: 'Month that it pays for, YYYY-MM.' })
  period!: string;

  @Field(() => PaymentStatusEnum)
  status!: PaymentStatus;
}

/** The sums; the entries are resolved when asked for. */
@ObjectType({ description: "An investor's return payments." })
export class ReturnHistory {
  @Field(() => Int, { description: 'How many payments there are, in any status.' })
  total!: number;

  @Field(() => MoneyScalar, { description: 'Sum of the paid ones.' })
  paidTotal!: string;
}
