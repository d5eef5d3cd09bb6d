/** Kinds of bank accounts in Ecuador; the values are stored. */
export const bankAccountTypes = ['savings', 'checking'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];
export const bankAccountTypeLabel: Record<BankAccountType, string> = {
  savings: 'Ahorros',
  checking: 'Corriente',
};
