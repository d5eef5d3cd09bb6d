/** Stored values of the ledger and what people read for them. */

import type { BilledFee } from '../investing/fee-rules';

/** Kinds of ledger accounts, in the order of the trial balance. */
export const ledgerAccountKinds = [
  'bank',
  'available',
  'held',
  'escrow',
  'capital',
  'property',
  'rent',
  'expenses',
  'reserve',
  'proceeds',
  'withholding',
  'fee',
  'suspense',
] as const;
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];
export const ledgerAccountKindLabel: Record<LedgerAccountKind, string> = {
  bank: 'Banco',
  available: 'Saldo disponible',
  held: 'Saldo retenido',
  escrow: 'Custodia del proyecto',
  capital: 'Capital del proyecto',
  property: 'Inmueble del proyecto',
  rent: 'Renta del proyecto',
  expenses: 'Gastos del proyecto',
  reserve: 'Reserva del proyecto',
  proceeds: 'Venta del proyecto',
  withholding: 'Retenciones',
  fee: 'Comisiones',
  suspense: 'Por identificar',
};

const namesByCode: Readonly<Record<string, string>> = {
  'bank:0': 'Sin banco indicado',
  'fee:platform': 'Comisión de la plataforma',
  'fee:management': 'Comisión de administración',
  'fee:performance': 'Comisión de éxito',
  'fee:sale': 'Comisión de venta',
  'fee:vat': 'IVA de las comisiones',
  'fee:bank': 'Comisiones del banco',
  'fee:interest': 'Intereses del banco',
  own_transfer: 'Traspasos entre cuentas propias',
  not_ours: 'Dinero que no es nuestro',
};

/** 'Saldo disponible de María Paz', 'Renta de Casa Olmo', 'Banco del Austro': an account with its investor, project or bank, if it has one. */
export function getLedgerAccountName(kind: LedgerAccountKind, owner: string | null, code = ''): string {
  if (!owner) return namesByCode[code] ?? ledgerAccountKindLabel[kind];
  return kind === 'bank' ? owner : `${ledgerAccountKindLabel[kind].replace(' del proyecto', '')} de ${owner}`;
}

/** The kind of record that moved money. */
export const ledgerEntryKinds = [
  'opening',
  'deposit',
  'order',
  'investment',
  'payment',
  'rent',
  'expense',
  'fee',
  'capital',
  'withdrawal',
  'exit',
  'round',
  'interest',
  'adjustment',
  'reversal',
] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];
export const ledgerEntryKindLabel: Record<LedgerEntryKind, string> = {
  opening: 'Apertura',
  deposit: 'Depósito',
  order: 'Orden de inversión',
  investment: 'Inversión',
  payment: 'Renta',
  rent: 'Renta cobrada',
  expense: 'Gasto del proyecto',
  fee: 'Comisión y gastos de la renta',
  capital: 'Capital entregado',
  withdrawal: 'Retiro',
  exit: 'Salida del proyecto',
  round: 'Cierre de ronda',
  interest: 'Interés en una ronda',
  adjustment: 'Ajuste',
  reversal: 'Reverso',
};

/** The kinds in the words of investors, who do not read books. */
export const movementKindLabel: Record<LedgerEntryKind, string> = {
  ...ledgerEntryKindLabel,
  opening: 'Saldo inicial',
  reversal: 'Corrección',
};

/** The label of a balance movement: the books call a correction a reversal. */
export const describeMovement = (memo: string): string => memo.replace(/^Reverso: /, 'Corrección: ');

/** Kinds of records that ledger entries follow. */
export const ledgerSourceKinds = [
  'user',
  'project',
  'investment',
  'order',
  'payment',
  'paymentRun',
  'withdrawal',
  'bankLine',
  'exit',
  'round',
  'interest',
  'adjustment',
] as const;
export type LedgerSourceKind = (typeof ledgerSourceKinds)[number];
export const ledgerSourceKindLabel: Record<LedgerSourceKind, string> = {
  user: 'Usuario',
  project: 'Proyecto',
  investment: 'Inversión',
  order: 'Orden',
  payment: 'Pago',
  paymentRun: 'Pago mensual',
  withdrawal: 'Retiro',
  bankLine: 'Movimiento bancario',
  exit: 'Salida',
  round: 'Ronda',
  interest: 'Interés',
  adjustment: 'Ajuste',
};

/** A ledger account as its code names it. Only an investor's accounts carry a balance. */
export type LedgerAccountName = {
  code: string;
  kind: LedgerAccountKind;
  userId: number | null;
  projectId: number | null;
};

const createName = (
  code: string,
  kind: LedgerAccountKind,
  subject: { userId?: number; projectId?: number } = {},
): LedgerAccountName => ({ code, kind, userId: null, projectId: null, ...subject });

/** Names of the ledger's accounts. */
export const ledgerAccounts = {
  /** Money that moved outside the platform: before there was a ledger, or recorded in the back office without a deposit. */
  outside: createName('bank:0', 'bank'),
  suspense: createName('suspense', 'suspense'),
  /** Bank fees and their refunds. */
  bankFees: createName('fee:bank', 'fee'),
  /** Interest that banks pay or charge. */
  bankInterest: createName('fee:interest', 'fee'),
  /** Money on its way between accounts of the company: 0 once both banks show it. */
  ownTransfers: createName('own_transfer', 'suspense'),
  /** Money that a bank booked here by mistake: 0 once it took it back. */
  notOurs: createName('not_ours', 'suspense'),
  /** Fees of a kind that the company earned, or the tax on them; its debits pay them out. */
  fee: (kind: BilledFee) => createName(`fee:${kind}`, 'fee'),
  bank: (bankAccountId: number) => createName(`bank:${bankAccountId}`, 'bank'),
  available: (userId: number) => createName(`investor:${userId}:available`, 'available', { userId }),
  held: (userId: number) => createName(`investor:${userId}:held`, 'held', { userId }),
  /** Money of paid orders that stays returnable until the round of the project succeeds. */
  escrow: (projectId: number) => createName(`project:${projectId}:escrow`, 'escrow', { projectId }),
  capital: (projectId: number) => createName(`project:${projectId}:capital`, 'capital', { projectId }),
  /** The house that the capital of a project bought. */
  property: (projectId: number) => createName(`project:${projectId}:property`, 'property', { projectId }),
  rent: (projectId: number) => createName(`project:${projectId}:rent`, 'rent', { projectId }),
  /** Expenses that the bank paid and no monthly payment has deducted yet: negative until then. */
  expenses: (projectId: number) => createName(`project:${projectId}:expenses`, 'expenses', { projectId }),
  /** Rent that is kept for later expenses; what is left of it belongs to the holders at the sale. */
  reserve: (projectId: number) => createName(`project:${projectId}:reserve`, 'reserve', { projectId }),
  proceeds: (projectId: number) => createName(`project:${projectId}:proceeds`, 'proceeds', { projectId }),
} as const;

const createAdjustable: Readonly<Record<string, (id: number) => LedgerAccountName>> = {
  'investor available': ledgerAccounts.available,
  'project capital': ledgerAccounts.capital,
  'project property': ledgerAccounts.property,
  'project rent': ledgerAccounts.rent,
  'project expenses': ledgerAccounts.expenses,
  'project reserve': ledgerAccounts.reserve,
  'project proceeds': ledgerAccounts.proceeds,
};

/**
 * The account of a code that an adjustment may move money to or from; null for any other text. Held balances are left out: each belongs to
 * its withdrawals.
 */
export function findAdjustableAccount(code: string): LedgerAccountName | null {
  if (code === ledgerAccounts.suspense.code) return ledgerAccounts.suspense;
  const [, kind, name = ''] = /^(bank|fee|withholding):([a-z0-9_]{1,30})$/.exec(code) ?? [];
  if (kind === 'bank') return /^(0|[1-9]\d{0,8})$/.test(name) ? ledgerAccounts.bank(Number(name)) : null;
  if (kind === 'fee' || kind === 'withholding') return createName(code, kind);
  const [, owner, id, part] = /^(investor|project):([1-9]\d{0,8}):([a-z]+)$/.exec(code) ?? [];
  return createAdjustable[`${owner} ${part}`]?.(Number(id)) ?? null;
}
