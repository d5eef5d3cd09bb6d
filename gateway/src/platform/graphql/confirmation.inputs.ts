import { confirmationFields, type ConfirmationInput as ConfirmationValues } from '@cimiento/contracts/fields';
import { createInputType } from './input-type';

export const ConfirmationInput = createInputType(
  'ConfirmationInput',
  'Confirmation that a warning was read.',
  confirmationFields,
);
export type ConfirmationInput = ConfirmationValues;
