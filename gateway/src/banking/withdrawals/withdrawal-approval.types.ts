import {
  approvalOutcomes,
  approvalReasons,
  type ApprovalOutcome,
  type ApprovalReason,
  type ErrorCode,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/register-enum';

export const ApprovalReasonEnum = registerEnum(
  'WithdrawalApprovalReason',
  approvalReasons,
  'Why a withdrawal is approved only after a check.',
  {
    accountAge: 'Its bank account is younger than 30 days.',
    holderDiffers: 'The holder of its bank account has another name than the investor.',
    isFirst: 'No withdrawal of its investor was paid before.',
  },
);

export const ApprovalOutcomeEnum = registerEnum(
  'WithdrawalApprovalOutcome',
  approvalOutcomes,
  'What became of a withdrawal in a list that was approved at once.',
  { left_out: 'It needs a check, and was not confirmed.', refused: 'It cannot be approved; the code says why.' },
);

@ObjectType({ description: 'What became of one withdrawal of several that were approved at once.' })
export class WithdrawalApproval {
  @Field(() => Int)
  id!: number;

  @Field(() => ApprovalOutcomeEnum)
  status!: ApprovalOutcome;

  @Field(() => [ApprovalReasonEnum], { description: 'Why it needs a check; also of one that was approved.' })
  reasons!: ApprovalReason[];

  @Field(() => String, {
    nullable: true,
    description: 'Code of the error for which it was refused; null for the others.',
  })
  code!: ErrorCode | null;
}
