import { paymentInputFields, type PaymentInput as PaymentValues } from '@cimiento/contracts/fields';
import { paymentSchema } from '@cimiento/contracts/schemas';
import { PaymentStatusEnum } from '../records';
import { createInputType } from '../../platform/graphql';

export const PaymentInput = createInputType(
  'PaymentInput',
  'A payment of returns as entered by an administrator, with all its fields.',
  paymentInputFields,
  { enums: { status: PaymentStatusEnum }, schema: paymentSchema },
);
export type PaymentInput = PaymentValues;
