import { Field, ObjectType } from 'type-graphql';
import { ApprovalDetail } from '../../access/approvals/approvals.types';

@ObjectType({ description: 'What voiding a statement would take back.' })
export class BankStatementVoidEffects {
  @Field(() => Boolean, { description: 'Its money was spent since: a second administrator must approve it.' })
  needsApproval!: boolean;

  @Field(() => [ApprovalDetail], { description: 'Whose balances, rents and orders lose what, in Spanish.' })
  effects!: ApprovalDetail[];
}
