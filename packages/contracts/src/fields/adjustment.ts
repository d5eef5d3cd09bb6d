import { limits } from '../limits';
import { messages } from '../messages';
import { date, money, text, type InputFrom } from './field';

const account = { max: 60, message: messages.adjustmentAccount, placeholder: 'investor:7:available' };

/** A manual adjustment of the ledger: an amount that goes from one account to another. */
export const adjustmentFields = {
  debitAccount: text('Cuenta al debe', { ...account, hint: 'De ella sale el monto: su saldo baja.' }),
  creditAccount: text('Cuenta al haber', { ...account, hint: 'A ella entra el monto: su saldo sube.' }),
  amount: money('Monto', { min: 1, max: limits.dollars.max * 100, message: messages.adjustmentAmount }),
  occurredOn: date('Fecha'),
  memo: text('Descripción', { max: limits.shortText.max, message: 'Escribe por qué se hace el ajuste' }),
};
export type AdjustmentInput = InputFrom<typeof adjustmentFields>;
