import { confirmationFields, type ConfirmationInput as ConfirmationValues } from '@cimiento/contracts/fields';
import { createInputType } from './input-type';

export const ConfirmationInput = createInputType(
  'ConfirmationInput',
  'Whether the warning of a decision was read.',
  confirmationFields,
);
export type ConfirmationInput = ConfirmationValues;
