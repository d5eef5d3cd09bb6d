import { paymentFields, type PaymentInput as PaymentValues } from '@cimiento/contracts/fields';
import { PaymentStatusEnum } from './payment.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const PaymentInput = createInputType(
  'PaymentInput',
  'A return payment as an administrator writes it, with all of its fields.',
  paymentFields,
  { status: PaymentStatusEnum },
);
export type PaymentInput = PaymentValues;
