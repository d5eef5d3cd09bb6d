import Joi from 'joi';
import { runPaymentStatuses, type RunPaymentStatus } from '../statuses';
import { calendarDate, id, oneOf, period, positiveMoney } from './fields';

export type PaymentRunTerms = {
  projectId: number;
  /** Month that it pays for, 'YYYY-MM'. */
  period: string;
  /** Net amount to share out, decimal text with two decimals. */
  amount: string;
  /** Only the investments without a payment of that month take part. */
  continueForMissing: boolean;
};

export type PaymentRunForm = PaymentRunTerms & { paymentDate: string; status: RunPaymentStatus };

export type PaymentRunInput = PaymentRunForm & {
  /** Stands for the shares that were shown. */
  fingerprint: string;
};

const terms = {
  projectId: id('Selecciona un proyecto').required(),
  period: period('El período debe tener la forma AAAA-MM').required(),
  amount: positiveMoney('El monto neto debe ser mayor que cero, con dos decimales como máximo').required(),
  continueForMissing: Joi.boolean().empty(null).default(false),
};

const posting = {
  paymentDate: calendarDate('La fecha de pago debe tener la forma AAAA-MM-DD').required(),
  status: oneOf(runPaymentStatuses).empty(null).default('pending'),
};

/** What the shares of a monthly payment depend on. */
export const paymentRunTermsSchema = Joi.object<PaymentRunTerms>(terms);

/** A monthly payment as an administrator writes it, before its shares are shown. */
export const paymentRunFormSchema = Joi.object<PaymentRunForm>({ ...terms, ...posting });

/** A monthly payment to be posted, with what stands for the shares that were shown. */
export const paymentRunSchema = Joi.object<PaymentRunInput>({
  ...terms,
  ...posting,
  fingerprint: Joi.string().max(64).required(),
});
