import { Field, Int, ObjectType } from 'type-graphql';
import { ApprovalRequest } from '../../access/records';
import { CalendarDateScalar } from '../../platform/graphql';
import { Round } from '../records';

@ObjectType({ description: "A project's round, as the back office sees it." })
export class RoundOverview {
  @Field(() => Round, { nullable: true, description: 'The round; null if the project has none.' })
  round!: Round | null;

  @Field(() => Boolean, { description: 'Whether an order or interest has fixed the terms of the round.' })
  isFrozen!: boolean;

  @Field(() => Int, { description: 'Number of paid orders in the round.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of open interests in the round.' })
  interests!: number;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Day until which a closed round can be confirmed; null unless it waits for that.',
  })
  confirmUntil!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Person or company that brought what was missing to the target.',
  })
  shortfall!: string | null;

  @Field(() => ApprovalRequest, { nullable: true, description: 'A proposed confirmation awaiting approval.' })
  pendingApproval!: ApprovalRequest | null;
}
