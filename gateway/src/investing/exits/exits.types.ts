import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ApprovalRequest } from '../../access/approvals/approval-request.entity';
import { CalendarDateScalar, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';
import { CorrectionWarning } from '../../platform/graphql/warning.types';
import { ProjectExit } from './project-exit.entity';

@ObjectType({ description: 'What one investment gets of the sale of its project.' })
export class ExitAllocation {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => MoneyScalar, { description: 'What was invested.' })
  capital!: string;

  @Field(() => MoneyScalar, { description: 'What the investment receives.' })
  share!: string;

  @Field(() => SignedMoneyScalar, { description: 'Share less capital; negative for a loss.' })
  result!: string;
}

@ObjectType({ description: 'How the net of a sale is allocated, before it is posted.' })
export class ExitPreview {
  @Field(() => MoneyScalar, { description: 'Price less costs: the sum of the shares.' })
  net!: string;

  @Field(() => SignedMoneyScalar, {
    description: "What confirmed statements of the bank show of the project's sale, less what was paid from it.",
  })
  received!: string;

  @Field(() => MoneyScalar, { description: 'What the net has above `received`; never below 0.' })
  missing!: string;

  @Field(() => [CorrectionWarning], {
    description:
      'Reasons to look at it again: ABOVE_RECEIVED; OVERDRAWS when a correction leaves withdrawals that wait without cover.',
  })
  warnings!: CorrectionWarning[];

  @Field(() => [ExitAllocation], { description: 'By id of the investment.' })
  shares!: ExitAllocation[];

  @Field(() => String, {
    description: 'Hash of what the shares depend on. Send it when posting, to post exactly these.',
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
  @Field(() => ProjectExit, { nullable: true, description: 'The exit in force; null before the first.' })
  exit!: ProjectExit | null;

  @Field(() => ApprovalRequest, { nullable: true, description: 'A proposed exit that waits for an administrator.' })
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

  @Field(() => MoneyScalar, { description: 'What was invested.' })
  capital!: string;

  @Field(() => MoneyScalar, { description: 'Sum of its paid payments.' })
  rents!: string;

  @Field(() => MoneyScalar, { description: 'What the sale gave.' })
  share!: string;

  @Field(() => SignedMoneyScalar, { description: 'Rents and share less capital; negative for a loss.' })
  result!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'Money-weighted yearly return (XIRR) in percent; the plain result below 30 days (isYearly is false). Null if it is not defined.',
  })
  xirr!: number | null;

  @Field(() => Boolean, { description: 'Whether xirr is a yearly rate: false for less than 30 days.' })
  isYearly!: boolean;
}
