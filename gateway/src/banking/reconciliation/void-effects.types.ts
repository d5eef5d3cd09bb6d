import { Field, ObjectType } from 'type-graphql';
import { ApprovalDetail } from '../../access/approvals/approvals.types';
import { CorrectionEffects } from '../../platform/graphql';

@ObjectType({ description: 'Effects of voiding a statement.' })
export class BankStatementVoidEffects extends CorrectionEffects {
  @Field(() => Boolean, {
    description:
      'Whether voiding requires approval by a second administrator, because money from the statement has since been spent or because more money is returned than one administrator may credit alone.',
  })
  needsApproval!: boolean;

  @Field(() => [ApprovalDetail], {
    description: 'Changes to balances, rents and orders, described in Spanish.',
  })
  effects!: ApprovalDetail[];
}
