import type { PaymentStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { PaymentStatusEnum } from '../records';
import { CalendarDateScalar, MoneyScalar } from '../../platform/graphql';

@ObjectType({ description: 'A payment as its investor sees it.' })
export class ReturnEntry {
  @Field(() => Int)
  id!: number;

  projectId!: number;

  @Field(() => Int, { description: 'Kept after the investment is deleted.' })
  investmentId!: number;

  @Field(() => String, { description: 'Name of the project.' })
  projectName!: string;

  @Field(() => MoneyScalar)
  amount!: string;

  @Field(() => CalendarDateScalar)
  paymentDate!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Day on which it was credited; null while it is not paid.',
  })
  creditedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was credited on an earlier day; null if it was not.' })
  dateReason!: string | null;

  @Field(() => String, { description: 'Month it pays for, YYYY-MM.' })
  period!: string;

  @Field(() => PaymentStatusEnum)
  status!: PaymentStatus;
}

/** Totals of an investor's payments. A field resolver adds the payments themselves. */
@ObjectType({ description: "An investor's payments." })
export class ReturnHistory {
  @Field(() => Int, { description: 'Number of payments with any status.' })
  total!: number;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments.' })
  paidTotal!: string;
}
