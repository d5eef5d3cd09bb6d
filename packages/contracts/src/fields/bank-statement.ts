import { messages } from '../messages';
import { dayOrderLabel, linePurposeLabel } from '../reconciliation';
import { choice, date, nullable, optional, reference, signedMoney, text, type InputFrom } from './field';

const amount = { message: messages.signedAmount };

/** One line of a bank's statement. */
export const statementLineFields = {
  bookedOn: date('Fecha', { description: 'Day on which the bank booked it.' }),
  amount: signedMoney('Monto', { ...amount, description: 'Negative for a debit.' }),
  description: nullable(text('Descripción', { max: 300 })),
  reference: nullable(text('Referencia', { max: 100 })),
};

/** A bank's statement, without its lines. */
export const statementFields = {
  bankAccountId: reference('Cuenta recaudadora', 'ID cuenta', { message: messages.bankAccountUnknown }),
  openingBalance: signedMoney('Saldo inicial', { ...amount, placeholder: '1500.00' }),
  closingBalance: signedMoney('Saldo final', { ...amount, placeholder: '4250.50' }),
};

const header = { max: 120, message: 'Elige una columna' };

/** The columns of a bank's file, by their headers. The amount is in one column, or in one of credits and one of debits. */
export const statementMappingFields = {
  date: text('Fecha', header),
  dayOrder: choice('Orden de la fecha', dayOrderLabel, { fallback: 'dmy' }),
  amount: nullable(text('Monto (negativo si sale)', header)),
  credit: nullable(text('Créditos', header)),
  debit: nullable(text('Débitos', header)),
  description: nullable(text('Descripción', header)),
  reference: nullable(text('Referencia', header)),
};

/** To whom or what a line belongs: one of the ids; a project's with the purpose of the money. */
export const lineMatchFields = {
  userId: optional(reference('Inversionista', 'ID usuario')),
  orderId: optional(reference('Orden', 'ID orden')),
  withdrawalId: optional(reference('Retiro', 'ID retiro')),
  projectId: optional(reference('Proyecto', 'ID proyecto')),
  purpose: optional(choice('Concepto', linePurposeLabel)),
};

export type StatementLine = InputFrom<typeof statementLineFields>;
export type StatementInput = InputFrom<typeof statementFields> & { lines: StatementLine[] };
export type StatementMapping = InputFrom<typeof statementMappingFields>;
export type LineMatch = InputFrom<typeof lineMatchFields>;
