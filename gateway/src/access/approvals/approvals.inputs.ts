import { approvalReasonFields, type ApprovalReasonInput as ApprovalReasonValues } from '@cimiento/contracts/fields';
import { ArgsType } from 'type-graphql';
import { ApprovalStatusEnum } from '../records';
import { createInputType, listArgs, PageArgs } from '../../platform/graphql';

export const ApprovalReasonInput = createInputType(
  'ApprovalReasonInput',
  'Reason for rejecting a request.',
  approvalReasonFields,
);
export type ApprovalReasonInput = ApprovalReasonValues;

@ArgsType()
export class ApprovalPageArgs extends listArgs(PageArgs, { status: ApprovalStatusEnum }) {}
