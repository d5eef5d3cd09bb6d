import {
  withdrawalFields,
  withdrawalPaymentFields,
  withdrawalReasonFields,
  type WithdrawalInput as WithdrawalValues,
  type WithdrawalPaymentInput as WithdrawalPaymentValues,
  type WithdrawalReasonInput as WithdrawalReasonValues,
} from '@cimiento/contracts/fields';
import {
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

@ArgsType()
export class WithdrawalPageArgs extends listArgs(RecordsArgs, { status: WithdrawalStatusEnum, ...dayFilters }) {}
