import {
  approvalOutcomes,
  approvalReasons,
  type ApprovalOutcome,
  type ApprovalReason,
  type ErrorCode,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql';

export const ApprovalReasonEnum = registerEnum(
  'WithdrawalApprovalReason',
  approvalReasons,
  'Reason why a withdrawal needs a check before approval.',
  {
    accountAge: 'Its bank account was saved less than 30 days ago.',
    holderDiffers: 'The holder of its bank account has a different name than the investor.',
    isFirst: 'Its investor has no paid withdrawal yet.',
  },
);

export const ApprovalOutcomeEnum = registerEnum(
  'WithdrawalApprovalOutcome',
  approvalOutcomes,
  'Result for a withdrawal in a joint approval.',
  { left_out: 'It needs a check and was not confirmed.', refused: 'It cannot be approved; see the code.' },
);

@ObjectType({ description: 'Result for one of several withdrawals approved together.' })
export class WithdrawalApproval {
  @Field(() => Int)
  id!: number;

  @Field(() => ApprovalOutcomeEnum)
  status!: ApprovalOutcome;

  @Field(() => [ApprovalReasonEnum], { description: 'Reasons why it needs a check, even if it was approved.' })
  reasons!: ApprovalReason[];

  @Field(() => String, {
    nullable: true,
    description: 'Code of the error that refused it; null for the others.',
  })
  code!: ErrorCode | null;
}
