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
import { createInputType, dayFilters, listArgs, UpdatedRecordsArgs, registerEnum } from '../../platform/graphql';
import { variableSchemas } from '../../platform/graphql/variables';

export const WithdrawalInput = createInputType('WithdrawalInput', 'A withdrawal to request.', withdrawalFields);
export type WithdrawalInput = WithdrawalValues;

export const WithdrawalReasonInput = createInputType(
  'WithdrawalReasonInput',
  'Reason for rejecting or returning a withdrawal.',
  withdrawalReasonFields,
);
export type WithdrawalReasonInput = WithdrawalReasonValues;

export const WithdrawalPaymentInput = createInputType(
  'WithdrawalPaymentInput',
  'Payment details for a withdrawal.',
  withdrawalPaymentFields,
  { schema: withdrawalPaymentSchema },
);
export type WithdrawalPaymentInput = WithdrawalPaymentValues;

@InputType('WithdrawalBatchInput', { description: 'Withdrawals to include in a new batch.' })
export class WithdrawalBatchInput {
  @Field(() => [Int], {
    nullable: true,
    description: 'IDs of the withdrawals; defaults to all approved withdrawals that are not in a batch.',
  })
  withdrawalIds?: number[] | null;
}
variableSchemas.set('WithdrawalBatchInput', withdrawalBatchSchema);

@InputType('WithdrawalBatchRemovalInput', { description: 'Withdrawals to remove from a batch.' })
export class WithdrawalBatchRemovalInput {
  @Field(() => [Int])
  withdrawalIds!: number[];
}
variableSchemas.set('WithdrawalBatchRemovalInput', withdrawalBatchRemovalSchema);

@InputType('WithdrawalBatchPaymentInput', { description: 'Payment details for a batch.' })
export class WithdrawalBatchPaymentInput extends WithdrawalPaymentInput {
  @Field(() => [Int], {
    nullable: true,
    description: 'IDs of the withdrawals that were not paid; they are removed from the batch.',
  })
  except?: number[] | null;
}
variableSchemas.set('WithdrawalBatchPaymentInput', withdrawalBatchPaymentSchema);

@InputType('WithdrawalApprovalsInput', { description: 'Withdrawals to approve together.' })
export class WithdrawalApprovalsInput {
  @Field(() => [Int])
  ids!: number[];

  @Field(() => [Int], { nullable: true, description: 'Withdrawals in `ids` to approve even though they need a check.' })
  confirm?: number[] | null;
}
variableSchemas.set('WithdrawalApprovalsInput', withdrawalApprovalsSchema);

export const WithdrawalBatchFormatEnum = registerEnum(
  'WithdrawalBatchFormat',
  batchFormats,
  'Format of the bank file.',
  {
    csv: 'CSV with semicolons as separators and decimal commas.',
    xlsx: 'A spreadsheet, which preserves leading zeros in account numbers.',
  },
);

@ArgsType()
export class WithdrawalPageArgs extends listArgs(UpdatedRecordsArgs, { status: WithdrawalStatusEnum, ...dayFilters }) {}
