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
    accountAge: 'The destination bank account was saved less than 30 days ago.',
    holderDiffers:
      "The bank account holder's name differs from the investor's, now or at the request, or the investor's name changed in the last 30 days.",
    isFirst: 'The investor has no paid withdrawals yet.',
  },
);

export const ApprovalOutcomeEnum = registerEnum(
  'WithdrawalApprovalOutcome',
  approvalOutcomes,
  'Result for a withdrawal in a joint approval.',
  {
    left_out: 'The withdrawal needs a check and was not confirmed.',
    refused: 'The withdrawal cannot be approved; see the error code.',
  },
);

@ObjectType({ description: 'Result for one of several withdrawals in a joint approval.' })
export class WithdrawalApproval {
  @Field(() => Int)
  id!: number;

  @Field(() => ApprovalOutcomeEnum)
  status!: ApprovalOutcome;

  @Field(() => [ApprovalReasonEnum], {
    description: 'Reasons why the withdrawal needs a check, even if it was approved.',
  })
  reasons!: ApprovalReason[];

  @Field(() => String, {
    nullable: true,
    description: 'Error code for a refused withdrawal; null if the withdrawal was not refused.',
  })
  code!: ErrorCode | null;
}
