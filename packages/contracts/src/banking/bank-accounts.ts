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

/** Banks of Ecuador and its largest cooperatives, as payment files and people name them. Any other name is written by hand. */
export const ecuadorianBanks: readonly string[] = [
  'Banco Pichincha',
  'Banco Guayaquil',
  'Banco del Pacífico',
  'Produbanco',
  'Banco Bolivariano',
  'Banco Internacional',
  'Banco del Austro',
  'Banco General Rumiñahui',
  'Banco Solidario',
  'Banco de Loja',
  'Banco de Machala',
  'Banco ProCredit',
  'Banco Amazonas',
  'Banco Comercial de Manabí',
  'Banco Coopnacional',
  'Banco Delbank',
  'Banco D-MIRO',
  'Banco VisionFund',
  'BanEcuador',
  'Cooperativa JEP',
  'Cooperativa Jardín Azuayo',
  'Cooperativa Policía Nacional',
  'Cooperativa 29 de Octubre',
  'Cooperativa Cooprogreso',
  'Cooperativa Alianza del Valle',
  'Cooperativa OSCUS',
  'Cooperativa San Francisco',
  'Cooperativa Riobamba',
  'Cooperativa Mushuc Runa',
  'Cooperativa Andalucía',
  'Cooperativa Tulcán',
];

/** Number of an account as people see it: all but the last four digits are hidden. */
export const maskAccountNumber = (accountNumber: string): string =>
  accountNumber.slice(-4).padStart(accountNumber.length, '*');

/** An identity number as others see it: all but its last three characters are hidden. */
export const maskIdentityNumber = (number: string): string => number.slice(-3).padStart(number.length, '*');

export const isMaskedAccountNumber = (text: string): boolean => text.includes('*');

/** An identity number without the spaces and hyphens that people write: the bank's file takes none. */
export const toIdentityNumber = (text: string): string => text.replace(/[\s-]/g, '');

/** An account number without the spaces and hyphens that people write, or a masked one; null when it is neither. */
export function toAccountNumber(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '');
  const { min, max } = limits.accountNumber;
  return /^\**\d+$/.test(bare) && bare.length >= min && bare.length <= max ? bare : null;
}
