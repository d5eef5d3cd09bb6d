import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FeeKindEnum } from '../../books/fees/fee-rule.entity';
import type { FeeKind } from '@cimiento/contracts';
import { ApprovalRequest } from '../../access/records';
import { CalendarDateScalar, CorrectionWarning, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql';
import { ProjectExit } from '../records';

@ObjectType({ description: 'Sale proceeds allocated to one investment.' })
export class ExitAllocation {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => MoneyScalar, { description: 'Invested capital.' })
  capital!: string;

  @Field(() => MoneyScalar, { description: 'Amount allocated to the investment.' })
  share!: string;

  @Field(() => SignedMoneyScalar, { description: 'Share less capital; negative for a loss.' })
  result!: string;
}

@ObjectType({ description: 'A fee of a sale.' })
export class ExitFee {
  @Field(() => FeeKindEnum)
  kind!: FeeKind;

  @Field(() => MoneyScalar, { description: 'Fee before tax.' })
  amount!: string;

  @Field(() => MoneyScalar, { description: 'Tax on the fee.' })
  vat!: string;
}

@ObjectType({ description: "Preview of how a sale's net proceeds will be allocated." })
export class ExitPreview {
  @Field(() => MoneyScalar, {
    description: 'Price less costs and fees, plus the rest of the reserve; equal to the sum of the shares.',
  })
  net!: string;

  @Field(() => MoneyScalar, { description: 'Sale and performance fee together, including tax.' })
  fee!: string;

  @Field(() => [ExitFee], { description: 'Fees of the sale.' })
  fees!: ExitFee[];

  @Field(() => MoneyScalar, { description: 'Rest of the reserve, which the net includes.' })
  reserve!: string;

  @Field(() => MoneyScalar, {
    description: 'Capital that was never handed over; it is not part of the net.',
  })
  undelivered!: string;

  @Field(() => SignedMoneyScalar, {
    description:
      "Money received for the project's sale according to confirmed bank statements, less any amount already paid out.",
  })
  received!: string;

  @Field(() => MoneyScalar, {
    description: 'Amount by which price less costs exceeds `received`; 0 if it does not exceed it.',
  })
  missing!: string;

  @Field(() => [CorrectionWarning], {
    description:
      'Reasons to review the exit: ABOVE_RECEIVED, CAPITAL_NOT_DELIVERED if part of the capital was never handed over, or OVERDRAWS if a correction leaves pending withdrawals uncovered.',
  })
  warnings!: CorrectionWarning[];

  @Field(() => [ExitAllocation], { description: 'Allocated shares, ordered by investment ID.' })
  shares!: ExitAllocation[];

  @Field(() => String, {
    description:
      'Hash of all the data that determines the shares. Send it when posting to ensure that exactly these shares are posted.',
  })
  fingerprint!: string;
}

@ObjectType({ description: 'A cost of a sale.' })
export class ExitCost {
  @Field(() => String)
  label!: string;

  @Field(() => MoneyScalar)
  amount!: string;
}

@ObjectType({ description: "State of a project's exit." })
export class ExitState {
  @Field(() => ProjectExit, { nullable: true, description: 'The current exit; null before the first exit.' })
  exit!: ProjectExit | null;

  @Field(() => ApprovalRequest, { nullable: true, description: 'A proposed exit awaiting approval.' })
  pendingApproval!: ApprovalRequest | null;

  @Field(() => Int, { description: 'Number of reservations that must be settled before the exit.' })
  openReservations!: number;

  @Field(() => Int, { description: 'Number of pending payments of rents, which the exit leaves as they are.' })
  pendingPayments!: number;

  @Field(() => MoneyScalar, { description: 'Total of the pending payments.' })
  pendingTotal!: string;
}

@ObjectType({ description: 'An investment in a project that was sold, as shown to the investor.' })
export class SettledInvestment {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  projectName!: string;

  @Field(() => CalendarDateScalar)
  exitDate!: string;

  @Field(() => MoneyScalar, { description: 'Invested capital.' })
  capital!: string;

  @Field(() => MoneyScalar, { description: "Sum of the investment's paid payments." })
  rents!: string;

  @Field(() => MoneyScalar, { description: "The investment's share of the sale proceeds." })
  share!: string;

  @Field(() => SignedMoneyScalar, { description: 'Rents plus sale share minus capital; negative for a loss.' })
  result!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'Money-weighted yearly return (XIRR) in percent; the simple return for periods of less than 30 days, in which case `isYearly` is false. Null if undefined.',
  })
  xirr!: number | null;

  @Field(() => Boolean, { description: 'Whether `xirr` is a yearly rate; false for periods of less than 30 days.' })
  isYearly!: boolean;
}
