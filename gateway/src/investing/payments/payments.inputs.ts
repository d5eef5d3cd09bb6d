import { paymentInputFields, type PaymentInput as PaymentValues } from '@cimiento/contracts/fields';
import { paymentSchema } from '@cimiento/contracts/schemas';
import { PaymentStatusEnum } from './payment.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const PaymentInput = createInputType(
  'PaymentInput',
  'A return payment as an administrator writes it, with all of its fields.',
  paymentInputFields,
  { enums: { status: PaymentStatusEnum }, schema: paymentSchema },
);
export type PaymentInput = PaymentValues;
