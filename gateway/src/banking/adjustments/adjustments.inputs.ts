import { adjustmentFields, type AdjustmentInput as AdjustmentValues } from '@cimiento/contracts/fields';
import { adjustmentSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql/input-type';

export const AdjustmentInput = createInputType(
  'AdjustmentInput',
  'A manual adjustment of the ledger: an amount that goes from one account to another.',
  adjustmentFields,
  { schema: adjustmentSchema },
);
export type AdjustmentInput = AdjustmentValues;
