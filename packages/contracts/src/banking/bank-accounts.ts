import { limits } from '../texts/limits';

/** Kinds of bank accounts in Ecuador; the values are stored. */
export const bankAccountTypes = ['savings', 'checking'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];
export const bankAccountTypeLabel: Record<BankAccountType, string> = {
  savings: 'Ahorros',
  checking: 'Corriente',
};
/** A kind of account within a sentence. */
export const bankAccountTypeName: Record<BankAccountType, string> = {
  savings: 'cuenta de ahorros',
  checking: 'cuenta corriente',
};

/** Number of an account as people see it: all but the last four digits are hidden. */
export const maskAccountNumber = (accountNumber: string): string =>
  accountNumber.slice(-4).padStart(accountNumber.length, '*');

export const isMaskedAccountNumber = (text: string): boolean => text.includes('*');

/** An account number without the spaces and hyphens that people write, or a masked one; null when it is neither. */
export function toAccountNumber(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '');
  const { min, max } = limits.accountNumber;
  return /^\**\d+$/.test(bare) && bare.length >= min && bare.length <= max ? bare : null;
}
