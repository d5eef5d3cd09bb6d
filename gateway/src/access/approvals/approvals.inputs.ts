import { approvalReasonFields, type ApprovalReasonInput as ApprovalReasonValues } from '@cimiento/contracts/fields';
import { ArgsType } from 'type-graphql';
import { ApprovalStatusEnum } from '../records/approval-request.entity';
import { createInputType } from '../../platform/graphql/input-type';
import { listArgs } from '../../platform/graphql/list.inputs';
import { PageArgs } from '../../platform/graphql/page.inputs';

export const ApprovalReasonInput = createInputType(
  'ApprovalReasonInput',
  'Reason for rejecting a request.',
  approvalReasonFields,
);
export type ApprovalReasonInput = ApprovalReasonValues;

@ArgsType()
export class ApprovalPageArgs extends listArgs(PageArgs, { status: ApprovalStatusEnum }) {}
