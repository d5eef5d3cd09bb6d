import type { BadgeFacts, StatusFacts } from '../values/status';

/**
 * The status of a bank statement line; the values are stored. Only matched and suspense lines are in the ledger: an ignored line moves
 * no money, a duplicate waits for a decision, and a void one belongs to a voided statement.
 */
export const bankLineStatuses = ['matched', 'suspense', 'ignored', 'duplicate', 'void'] as const;
export type BankLineStatus = (typeof bankLineStatuses)[number];
export const bankLineStatus: Record<BankLineStatus, StatusFacts<BankLineStatus>> = {
  matched: { label: 'Identificado', tone: 'success', isLive: true, next: ['suspense', 'void'] },
  suspense: { label: 'Por identificar', tone: 'warning', isLive: true, next: ['matched', 'void'] },
  ignored: { label: 'Ignorado', tone: 'neutral', isLive: false, next: ['void'] },
  duplicate: {
    label: 'Posible duplicado',
    tone: 'warning',
    isLive: true,
    next: ['matched', 'suspense', 'ignored', 'void'],
  },
  void: { label: 'Anulado', tone: 'neutral', isLive: false, next: [] },
};

/** Whether a second person has compared a statement with the bank's own page. */
export const confirmationStates = ['pending', 'confirmed', 'rejected'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];
export const confirmationState: Record<ConfirmationState, BadgeFacts> = {
  pending: { label: 'Por confirmar', tone: 'warning' },
  confirmed: { label: 'Confirmado', tone: 'success' },
  rejected: { label: 'Rechazado', tone: 'danger' },
};

/** Days after which a statement that nobody confirmed is listed in the console. */
export const statementConfirmationDays = 3;

/** Whether a possible duplicate is the registered line that it resembles, or another one. */
export const duplicateDecisions = ['same', 'other'] as const;
export type DuplicateDecision = (typeof duplicateDecisions)[number];
export const duplicateDecisionLabel: Record<DuplicateDecision, string> = {
  same: 'Es el mismo movimiento',
  other: 'Es otro movimiento',
};

/** 'Extracto registrado: 1 identificado, 2 por identificar', and what may be registered twice. */
export function describePostedStatement(counts: {
  matched: number;
  suspense: number;
  duplicates: number;
  state: ConfirmationState;
}): string {
  const { matched, suspense, duplicates, state } = counts;
  const parts = [
    `${matched} ${matched === 1 ? 'identificado' : 'identificados'}`,
    `${suspense} por identificar`,
    ...(duplicates === 0 ? [] : [`${duplicates} ${duplicates === 1 ? 'posible duplicado' : 'posibles duplicados'}`]),
  ];
  const rest = state === 'pending' ? '. Falta que otra persona lo confirme en Aprobaciones' : '';
  return `Extracto registrado: ${parts.join(', ')}${rest}`;
}

/**
 * The kind of a project's money in a bank line: its rent, its sale, its capital that is handed over, an expense of its house, or a fee that
 * the company takes out.
 */
export const projectPurposes = ['rent', 'sale', 'capital', 'expense', 'fee'] as const;
export type ProjectPurpose = (typeof projectPurposes)[number];

/** Debits of a project that a memo and a document explain. */
export const housePurposes = ['capital', 'expense', 'fee'] as const satisfies readonly ProjectPurpose[];

/** Whether a purpose only takes money out of the bank. */
export const isDebitPurpose = (purpose: string): boolean => housePurposes.some((one) => one === purpose);

/** The kind of an expense of a house. The values are stored. */
export const expenseCategories = ['maintenance', 'tax', 'insurance', 'administration', 'vacancy', 'other'] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];
export const expenseCategoryLabel: Record<ExpenseCategory, string> = {
  maintenance: 'Mantenimiento',
  tax: 'Impuestos',
  insurance: 'Seguro',
  administration: 'Administración',
  vacancy: 'Desocupación',
  other: 'Otro',
};

/** The money that pays an expense: the next rents, or what was kept of earlier ones. The values are stored. */
export const expenseSources = ['rent', 'reserve'] as const;
export type ExpenseSource = (typeof expenseSources)[number];
export const expenseSourceLabel: Record<ExpenseSource, string> = {
  rent: 'De la renta',
  reserve: 'De la reserva',
};

/**
 * The purpose of money that belongs to no record: the bank's own, a deposit that it took back, a transfer between accounts of the company, or
 * money that the bank booked here by mistake.
 */
export const bankPurposes = ['bank_fee', 'interest', 'reversal', 'own_transfer', 'not_ours'] as const;
export type BankPurpose = (typeof bankPurposes)[number];

/** The purpose of a bank line's money. The values are stored. */
export const linePurposes = [...projectPurposes, ...bankPurposes] as const;
export type LinePurpose = (typeof linePurposes)[number];
export const linePurposeLabel: Record<LinePurpose, string> = {
  rent: 'Renta',
  sale: 'Venta',
  capital: 'Capital entregado',
  expense: 'Gasto',
  fee: 'Comisión cobrada',
  bank_fee: 'Comisión del banco',
  interest: 'Intereses del banco',
  reversal: 'Reverso de un depósito',
  own_transfer: 'Traspaso entre cuentas propias',
  not_ours: 'No es nuestro',
};

/** Order of day, month and year in a bank's dates; the values are stored. */
export const dayOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DayOrder = (typeof dayOrders)[number];
export const dayOrderLabel: Record<DayOrder, string> = {
  dmy: 'Día/mes/año',
  mdy: 'Mes/día/año',
  ymd: 'Año/mes/día',
};

/** The decimal sign of a bank's amounts; the values are stored. */
export const decimalSigns = ['comma', 'point'] as const;
export type DecimalSign = (typeof decimalSigns)[number];
export const decimalSignLabel: Record<DecimalSign, string> = {
  comma: 'Coma: 1.234,56',
  point: 'Punto: 1,234.56',
};

/**
 * The effect of a transfer on the order that it names; the values are stored. Only `paid` pays the order with the transfer itself, and what is
 * more than the order goes to the balance. Any other is credited to the balance in whole: `partial` is less than the order, `completed` made the balance
 * suffice, from which the order was then paid, `barred` waits in the balance until the investor has an identity, and `ended` names an order that no
 * longer takes money.
 */
export const orderUses = ['paid', 'partial', 'completed', 'ended', 'barred'] as const;
export type OrderUse = (typeof orderUses)[number];
export const orderUseLabel: Record<OrderUse, string> = {
  paid: 'Pagó la orden',
  partial: 'Parte de la orden',
  completed: 'Completó la orden',
  ended: 'Acreditado al saldo',
  barred: 'Espera la identidad',
};

/** Why a line waits in suspense although its text names somebody; the values are stored. */
export const suspenseReasonLabel = {
  third_party: 'Tercero: el nombre de quien paga no es el del titular',
} as const;
export type SuspenseReason = keyof typeof suspenseReasonLabel;
export const suspenseReasons = Object.keys(suspenseReasonLabel) as SuspenseReason[];
