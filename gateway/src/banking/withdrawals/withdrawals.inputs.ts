import {
  withdrawalFields,
  withdrawalPaymentFields,
  withdrawalReasonFields,
  type WithdrawalInput as WithdrawalValues,
  type WithdrawalPaymentInput as WithdrawalPaymentValues,
  type WithdrawalReasonInput as WithdrawalReasonValues,
} from '@cimiento/contracts/fields';
import { batchFormats } from '@cimiento/contracts';
import {
  withdrawalApprovalsSchema,
  withdrawalBatchPaymentSchema,
  withdrawalBatchRemovalSchema,
  withdrawalBatchSchema,
  withdrawalPaymentSchema,
} from '@cimiento/contracts/schemas';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { WithdrawalStatusEnum } from './withdrawal.entity';
import { createInputType } from '../../platform/graphql/input-type';
import { dayFilters, listArgs } from '../../platform/graphql/list.inputs';
import { RecordsArgs } from '../../platform/graphql/page.inputs';
import { registerEnum } from '../../platform/graphql/register-enum';
import { variableSchemas } from '../../platform/graphql/variables';

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

@InputType('WithdrawalBatchInput', { description: 'Which withdrawals a new file takes.' })
export class WithdrawalBatchInput {
  @Field(() => [Int], { nullable: true, description: 'All approved ones that are in no file by default.' })
  withdrawalIds?: number[] | null;
}
variableSchemas.set('WithdrawalBatchInput', withdrawalBatchSchema);

@InputType('WithdrawalBatchRemovalInput', { description: 'Which withdrawals leave a file.' })
export class WithdrawalBatchRemovalInput {
  @Field(() => [Int])
  withdrawalIds!: number[];
}
variableSchemas.set('WithdrawalBatchRemovalInput', withdrawalBatchRemovalSchema);

@InputType('WithdrawalBatchPaymentInput', { description: 'How a file was paid.' })
export class WithdrawalBatchPaymentInput extends WithdrawalPaymentInput {
  @Field(() => [Int], { nullable: true, description: 'Withdrawals in it that were not paid; they leave it.' })
  except?: number[] | null;
}
variableSchemas.set('WithdrawalBatchPaymentInput', withdrawalBatchPaymentSchema);

@InputType('WithdrawalApprovalsInput', { description: 'Which withdrawals are approved at once.' })
export class WithdrawalApprovalsInput {
  @Field(() => [Int])
  ids!: number[];

  @Field(() => [Int], { nullable: true, description: 'Those of `ids` that are approved although they need a check.' })
  confirm?: number[] | null;
}
variableSchemas.set('WithdrawalApprovalsInput', withdrawalApprovalsSchema);

export const WithdrawalBatchFormatEnum = registerEnum(
  'WithdrawalBatchFormat',
  batchFormats,
  'Format of the file for the bank.',
  { csv: 'With semicolons and decimal commas.', xlsx: 'A spreadsheet: account numbers keep the zeros before them.' },
);

@ArgsType()
export class WithdrawalPageArgs extends listArgs(RecordsArgs, { status: WithdrawalStatusEnum, ...dayFilters }) {}
