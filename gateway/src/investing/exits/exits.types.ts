import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ApprovalRequest } from '../../access/records';
import { CalendarDateScalar, CorrectionWarning, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql';
import { ProjectExit } from '../records';

@ObjectType({ description: 'Proceeds of a sale allocated to one investment.' })
export class ExitAllocation {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => MoneyScalar, { description: 'Invested capital.' })
  capital!: string;

  @Field(() => MoneyScalar, { description: 'Amount the investment receives.' })
  share!: string;

  @Field(() => SignedMoneyScalar, { description: 'Share less capital; negative for a loss.' })
  result!: string;
}

@ObjectType({ description: "Allocation of a sale's net proceeds, before it is posted." })
export class ExitPreview {
  @Field(() => MoneyScalar, { description: 'Price less costs: the sum of the shares.' })
  net!: string;

  @Field(() => SignedMoneyScalar, {
    description:
      "Money received for the project's sale according to confirmed bank statements, less what was paid out of it.",
  })
  received!: string;

  @Field(() => MoneyScalar, { description: 'Amount by which the net exceeds `received`; never below 0.' })
  missing!: string;

  @Field(() => [CorrectionWarning], {
    description: 'Reasons to check it: ABOVE_RECEIVED; OVERDRAWS if a correction leaves pending withdrawals uncovered.',
  })
  warnings!: CorrectionWarning[];

  @Field(() => [ExitAllocation], { description: 'By investment id.' })
  shares!: ExitAllocation[];

  @Field(() => String, {
    description: 'Hash of everything the shares depend on. Send it when posting, to post exactly these shares.',
  })
  fingerprint!: string;
}

@ObjectType({ description: 'One cost of a sale.' })
export class ExitCost {
  @Field(() => String)
  label!: string;

  @Field(() => MoneyScalar)
  amount!: string;
}

@ObjectType({ description: 'The state of the exit of a project.' })
export class ExitState {
  @Field(() => ProjectExit, { nullable: true, description: 'The current exit; null before the first one.' })
  exit!: ProjectExit | null;

  @Field(() => ApprovalRequest, { nullable: true, description: 'A proposed exit awaiting approval.' })
  pendingApproval!: ApprovalRequest | null;

  @Field(() => Int, { description: 'Reservations that must be settled before the exit.' })
  openReservations!: number;
}

@ObjectType({ description: 'An investment whose project was sold, as its owner sees it.' })
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

  @Field(() => MoneyScalar, { description: 'Sum of its paid payments.' })
  rents!: string;

  @Field(() => MoneyScalar, { description: 'Proceeds from the sale.' })
  share!: string;

  @Field(() => SignedMoneyScalar, { description: 'Rents plus share less capital; negative for a loss.' })
  result!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'Money-weighted yearly return (XIRR) in percent; the simple return below 30 days (isYearly is false). Null if undefined.',
  })
  xirr!: number | null;

  @Field(() => Boolean, { description: 'Whether xirr is a yearly rate; false for less than 30 days.' })
  isYearly!: boolean;
}
