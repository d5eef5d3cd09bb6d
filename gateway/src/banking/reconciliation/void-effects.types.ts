import { Field, ObjectType } from 'type-graphql';
import { ApprovalDetail } from '../../access/approvals/approvals.types';
import { CorrectionEffects } from '../../platform/graphql/warning.types';

@ObjectType({ description: 'What voiding a statement would take back.' })
export class BankStatementVoidEffects extends CorrectionEffects {
  @Field(() => Boolean, {
    description:
      'Its money was spent since, or it gives back more than one administrator may credit alone: a second one must approve it.',
  })
  needsApproval!: boolean;

  @Field(() => [ApprovalDetail], {
    description: 'Whose balances, rents and orders lose what, and who gets what back, in Spanish.',
  })
  effects!: ApprovalDetail[];
}
