import { Field, ObjectType } from 'type-graphql';
import { ApprovalDetail } from '../../access/approvals/approvals.types';
import { CorrectionEffects } from '../../platform/graphql';

@ObjectType({ description: 'Effects of voiding a statement.' })
export class BankStatementVoidEffects extends CorrectionEffects {
  @Field(() => Boolean, {
    description:
      'Whether a second administrator must approve it: its money was spent since, or it returns more than one administrator may credit alone.',
  })
  needsApproval!: boolean;

  @Field(() => [ApprovalDetail], {
    description: 'Changes to balances, rents and orders, in Spanish.',
  })
  effects!: ApprovalDetail[];
}
