import {
  withdrawalFields,
  withdrawalPaymentFields,
  withdrawalReasonFields,
  type WithdrawalInput as WithdrawalValues,
  type WithdrawalPaymentInput as WithdrawalPaymentValues,
  type WithdrawalReasonInput as WithdrawalReasonValues,
} from '@cimiento/contracts/fields';
import { withdrawalPaymentSchema } from '@cimiento/contracts/schemas';
import { ArgsType } from 'type-graphql';
import { WithdrawalStatusEnum } from './withdrawal.entity';
import { createInputType } from '../../platform/graphql/input-type';
import { dayFilters, listArgs } from '../../platform/graphql/list.inputs';
import { RecordsArgs } from '../../platform/graphql/page.inputs';

export const WithdrawalInput = createInputType('WithdrawalInput', 'A withdrawal to request.', withdrawalFields);
export type WithdrawalInput = WithdrawalValues;

export const WithdrawalReasonInput = createInputType(
  'WithdrawalReasonInput',
  'Why a withdrawal is rejected or returned.',
  withdrawalReasonFields,
);
export type WithdrawalReasonInput = WithdrawalReasonValues;

export const WithdrawalPaymentInput = createInputType(
  'WithdrawalPaymentInput',
  'How a withdrawal was paid.',
  withdrawalPaymentFields,
  { schema: withdrawalPaymentSchema },
);
export type WithdrawalPaymentInput = WithdrawalPaymentValues;

@ArgsType()
export class WithdrawalPageArgs extends listArgs(RecordsArgs, { status: WithdrawalStatusEnum, ...dayFilters }) {}
