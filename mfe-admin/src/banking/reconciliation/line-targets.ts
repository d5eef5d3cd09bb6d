import {
  formatCreditorReference,
  formatDollars,
  formatExactDollars,
  linePurposeLabel,
  messages,
  type BankPurpose,
  type ProjectPurpose,
} from '@cimiento/contracts';
import { describeAccount } from './bank-line';
import type {
  BankLineCandidatesQuery,
  BankLineMatchInput,
  BankLineRowFragment,
  FindLineTargetsQuery,
  ReconciliationQuery,
} from './reconciliation.generated';

/** A possible target of a line, as it is shown and as it is sent. */
export type LineTarget = {
  label: string;
  /** Tells two people of one name apart. */
  detail: string | null;
  reasons: readonly string[];
  input: BankLineMatchInput;
};

type Accounts = ReconciliationQuery['adminCollectingAccounts'];
type Line = Pick<BankLineRowFragment, 'amount' | 'bankAccountId'>;
type Found = BankLineCandidatesQuery['bankLineCandidates'][number];

export const isDebit = ({ amount }: Pick<Line, 'amount'>): boolean => amount.startsWith('-');

/** A candidate as the line is assigned to it: a record, or what the bank did. */
export const toCandidate = ({ label, detail, reasons, ...found }: Found): LineTarget => {
  const { userId, orderId, withdrawalId, purpose, projectId, period, category, lineId, bankAccountId } = found;
  const stated = Object.entries({ projectId, period, category, lineId, bankAccountId }).filter(
    ([, value]) => value !== null,
  );
  const input = purpose === null ? { userId, orderId, withdrawalId } : { purpose, ...Object.fromEntries(stated) };
  return { label, detail: detail ?? null, reasons, input };
};

const getName = (user: { fullName: string } | null): string => user?.fullName ?? messages.missingUser;

// What it most often is comes first.
const projectPurposes = {
  credit: ['rent', 'sale'],
  debit: ['expense', 'capital', 'fee', 'sale', 'rent'],
} as const satisfies Record<string, readonly ProjectPurpose[]>;

/** Everything that a search found, people first. */
export const toTargets = (found: FindLineTargetsQuery, line: Line): LineTarget[] => {
  const { adminUsers, adminOrders, adminWithdrawals, adminProjects } = found;
  const target = (label: string, detail: string, input: BankLineMatchInput): LineTarget => ({
    label,
    detail,
    reasons: [],
    input,
  });
  return [
    ...(adminUsers?.items ?? []).map(({ id, fullName, email }) =>
      target(`Saldo de ${fullName}`, email, { userId: id }),
    ),
    ...(adminOrders?.items ?? []).map(({ id, number, amount, user }) =>
      target(`Orden ${number}`, `${getName(user)} · ${formatDollars(amount)}`, { orderId: id }),
    ),
    ...(adminWithdrawals?.items ?? []).map(({ id, reference, amount, user }) =>
      target(`Retiro ${formatCreditorReference(reference)}`, `${getName(user)} · ${formatExactDollars(amount)}`, {
        withdrawalId: id,
      }),
    ),
    ...(adminProjects?.items ?? []).flatMap(({ id, name, location }) =>
      projectPurposes[isDebit(line) ? 'debit' : 'credit'].map((purpose) =>
        target(`${linePurposeLabel[purpose]} de ${name}`, location, { projectId: id, purpose }),
      ),
    ),
  ];
};

// A reversal is chosen among the candidates: it needs its deposit.
const ownPurposes: readonly BankPurpose[] = ['bank_fee', 'interest', 'not_ours'];

/** Transactions of the bank itself, which belong to no record. */
export const listBankTargets = (accounts: Accounts, { bankAccountId }: Line): LineTarget[] => [
  ...ownPurposes.map((purpose) => ({
    label: linePurposeLabel[purpose],
    detail: null,
    reasons: [],
    input: { purpose },
  })),
  ...accounts
    .filter(({ id }) => id !== bankAccountId)
    .map(({ id }) => ({
      label: `${linePurposeLabel.own_transfer}: ${describeAccount(accounts, id)}`,
      detail: null,
      reasons: [],
      input: { purpose: 'own_transfer' as const, bankAccountId: id },
    })),
];

/** The effect of assigning a line, in a sentence. */
export function describeEffect(line: Line, { userId, orderId, withdrawalId, projectId, purpose }: BankLineMatchInput) {
  const amount = formatExactDollars(line.amount.replace('-', ''));
  if (userId) return `Se acreditan ${amount} a su saldo.`;
  if (orderId) return `Entran ${amount} a la orden; lo que sobre queda en su saldo.`;
  if (withdrawalId)
    return isDebit(line) ? 'El retiro queda pagado.' : 'El retiro queda devuelto, y su dinero vuelve al saldo.';
  if (purpose === 'capital') return `Salen ${amount} del capital del proyecto, para su inmueble.`;
  if (purpose === 'expense') return `Salen ${amount}, que se descuentan de la renta o de la reserva del proyecto.`;
  if (purpose === 'fee') return `Salen ${amount} de las comisiones que el proyecto debe.`;
  if (projectId)
    return `${isDebit(line) ? 'Salen' : 'Entran'} ${amount} ${isDebit(line) ? 'de' : 'a'} la cuenta del proyecto.`;
  if (purpose === 'reversal') return `Se quitan ${amount} de donde estaba el depósito.`;
  return 'No cambia el saldo de nadie.';
}
