import { bankAccountTypeLabel } from '../banking/bank-accounts';
import { messages } from '../texts/messages';
import { choice, text, type InputFrom } from './field';

/** A bank account of the company, into which investors deposit. */
export const collectingAccountFields = {
  bank: text('Banco', { max: 80, message: 'Escribe el nombre del banco' }),
  accountType: choice('Tipo de cuenta', bankAccountTypeLabel, { message: 'Elige el tipo de cuenta' }),
  accountNumber: text('Número de cuenta', { max: 40, message: 'Escribe el número de cuenta' }),
  holderName: text('Titular', { max: 120, message: 'Escribe el titular de la cuenta' }),
  holderIdNumber: text('RUC', { max: 20, message: 'Escribe el RUC del titular' }),
};

/** An investor's own bank account, to which withdrawals are paid. */
export const bankAccountFields = {
  bank: text('Banco', { max: 80, message: 'Elige o escribe el nombre de tu banco' }),
  accountType: choice('Tipo de cuenta', bankAccountTypeLabel, { message: 'Elige el tipo de cuenta' }),
  accountNumber: text('Número de cuenta', {
    message: messages.accountNumber,
    description: 'Account number, as digits. Sending the masked number leaves the stored number unchanged.',
  }),
  holderName: text('Titular', { max: 120, message: 'Escribe el titular como aparece en el banco' }),
  holderIdNumber: text('Cédula o RUC del titular', { max: 20, message: 'Escribe la cédula o el RUC del titular' }),
};

export type BankAccountInput = InputFrom<typeof bankAccountFields>;
