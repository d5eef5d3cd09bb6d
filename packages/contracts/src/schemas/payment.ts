import Joi from 'joi';
import { limits } from '../limits';
import { messages } from '../messages';
import { paymentStatuses, type PaymentStatus } from '../statuses';
import { calendarDate, id, money, oneOf, period } from './fields';

export type PaymentInput = {
  investmentId: number;
  userId: number;
  projectId: number;
  /** Decimal text with two decimals. */
  amount: string;
  paymentDate: string;
  period: string;
  status: PaymentStatus;
};

/** A return payment as an administrator writes it (specification §5). */
export const paymentSchema = Joi.object<PaymentInput>({
  investmentId: id('Selecciona una inversión').required(),
  userId: id('Selecciona un usuario').required(),
  projectId: id('Selecciona un proyecto').required(),
  amount: money('El monto debe ser un número con dos decimales como máximo').required(),
  paymentDate: calendarDate('La fecha de pago debe tener la forma AAAA-MM-DD').required(),
  period: period('El período debe tener la forma AAAA-MM').required(),
  status: oneOf(paymentStatuses).default('paid'),
});

/** The payments of one file, all or none. */
export const paymentImportSchema = Joi.object<{ rows: PaymentInput[] }>({
  rows: Joi.array()
    .items(paymentSchema)
    .min(1)
    .max(limits.importedPayments.max)
    .required()
    .messages({ 'array.min': messages.importRows, 'array.max': messages.importRows }),
});
