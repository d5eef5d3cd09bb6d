import type { PaymentStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { PaymentStatusEnum } from '../records';
import { CalendarDateScalar, MoneyScalar } from '../../platform/graphql';

@ObjectType({ description: 'A payment as shown to the investor.' })
export class ReturnEntry {
  @Field(() => Int)
  id!: number;

  projectId!: number;

  @Field(() => Int, { description: 'ID of the investment; kept after the investment is deleted.' })
  investmentId!: number;

  @Field(() => String, { description: 'Name of the project.' })
  projectName!: string;

  @Field(() => MoneyScalar)
  amount!: string;

  @Field(() => CalendarDateScalar)
  paymentDate!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date on which the payment was credited; null if it is not paid.',
  })
  creditedOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for an earlier credit date; null if the payment was not credited on an earlier day.',
  })
  dateReason!: string | null;

  @Field(() => String, { description: 'Month covered, in YYYY-MM format.' })
  period!: string;

  @Field(() => PaymentStatusEnum)
  status!: PaymentStatus;
}

/** Totals of an investor's payments. A field resolver adds the payments themselves. */
@ObjectType({ description: "An investor's payments." })
export class ReturnHistory {
  @Field(() => Int, { description: 'Total number of payments, regardless of status.' })
  total!: number;

  @Field(() => MoneyScalar, { description: 'Total of the paid payments.' })
  paidTotal!: string;
}
