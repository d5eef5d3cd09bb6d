import {
  centsToText,
  type BankLineStatus,
  type LinePurpose,
  type OrderUse,
  type SuspenseReason,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, SignedMoneyScalar } from '../../platform/graphql';
import { BankLineStatusEnum, LinePurposeEnum } from '../statements/bank-statement-line.entity';
import { OrderUseEnum, SuspenseReasonEnum } from '../statements/line-enums';
import type { PlannedLine } from './match-lines';

@ObjectType({ description: 'Expected result of posting a new line.' })
export class PlannedBankLine {
  @Field(() => Int)
  bankAccountId!: number;

  @Field(() => CalendarDateScalar)
  bookedOn!: string;

  @Field(() => SignedMoneyScalar)
  amount!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the payer, if the bank states it.' })
  payerName!: string | null;

  @Field(() => SuspenseReasonEnum, {
    nullable: true,
    description: 'Reason it would await assignment; null for others.',
  })
  reason!: SuspenseReason | null;

  @Field(() => BankLineStatusEnum)
  status!: BankLineStatus;

  @Field(() => Int, { nullable: true, description: 'ID of the registered line that this line may duplicate.' })
  duplicateOf!: number | null;

  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  orderId!: number | null;

  @Field(() => OrderUseEnum, {
    nullable: true,
    description: "Expected effect on the line's order, ignoring the balance; null if there is no order.",
  })
  orderUse!: OrderUse | null;

  @Field(() => Int, { nullable: true })
  withdrawalId!: number | null;

  @Field(() => LinePurposeEnum, { nullable: true, description: 'Purpose assigned by a saved rule.' })
  purpose!: LinePurpose | null;

  @Field(() => Int, { nullable: true, description: 'ID of the project whose rent it is by a saved rule.' })
  projectId!: number | null;

  @Field(() => String, { nullable: true, description: 'Month of the rent, in YYYY-MM format.' })
  period!: string | null;

  @Field(() => Int, { nullable: true, description: 'The saved rule that would assign the line.' })
  ruleId!: number | null;
}

export const toPlannedBankLine = (line: PlannedLine, bankAccountId: number): PlannedBankLine => ({
  bankAccountId,
  bookedOn: line.bookedOn,
  amount: centsToText(line.amount),
  description: line.description,
  reference: line.reference,
  payerName: line.payerName,
  reason: line.suspenseReason,
  status: line.status,
  duplicateOf: line.duplicateOf,
  userId: line.userId,
  orderId: line.order?.id ?? null,
  orderUse: line.orderUse,
  withdrawalId: line.withdrawal?.id ?? null,
  purpose: line.rule?.purpose ?? null,
  projectId: line.rule?.projectId ?? null,
  period: line.period,
  ruleId: line.rule?.id ?? null,
});
