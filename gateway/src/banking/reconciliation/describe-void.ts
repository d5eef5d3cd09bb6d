import { centsToText, formatExactDollars, formatPaymentDate } from '@cimiento/contracts';
import { statementVoidFields } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { RecordNames } from '../../investing/investments/record-names';
import { sha256 } from '../../platform/sha256';
import { BankStatementLine } from './bank-statement-line.entity';

/** Adds up cents by the id of whose they are. */
export function sumById(items: readonly { id: number | null; amount: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { id, amount } of items) if (id !== null) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

/** Cents by project that lines brought for its rent. */
export const sumRents = (lines: readonly BankStatementLine[]): Map<number, number> =>
  sumById(lines.filter(({ purpose }) => purpose === 'rent').map(({ projectId: id, amount }) => ({ id, amount })));

/** A user whom the lines of a statement credited; the amount in cents. */
export type Credited = { userId: number; amount: number };

/** What an approved voiding executes; balances in cents. */
export type VoidPayload = {
  statementId: number;
  bankAccountId: number;
  firstDay: string;
  lastDay: string;
  openingBalance: number;
  closingBalance: number;
  lines: number;
  people: Credited[];
  reason: string;
  fingerprint: string;
};

export const formatCents = (cents: number): string => formatExactDollars(centsToText(cents));

/** What lines are, by which a change of them is seen. */
export const hashLines = (lines: readonly BankStatementLine[]): string =>
  sha256(
    JSON.stringify(
      lines.map(({ id, status, userId, orderId, projectId, purpose, reversedLineId }) => [
        ...[id, status, userId, orderId, projectId, purpose, reversedLineId],
      ]),
    ),
  );

export const findLines = (
  manager: EntityManager,
  statementId: number,
  lock: object = {},
): Promise<BankStatementLine[]> =>
  manager.find(BankStatementLine, { where: { statementId }, order: { id: 'ASC' }, ...lock });

/** Whose balances and which rents lose money. */
export async function describeTaken(
  reader: EntityManager,
  credited: readonly Credited[],
  lines: readonly BankStatementLine[],
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader);
  const people = credited.map(async ({ userId, amount }) => ({
    label: `Se quita a ${await names.user(userId)}`,
    value: formatCents(amount),
  }));
  const rents = [...sumRents(lines)].map(async ([projectId, amount]) => ({
    label: `Se quita a la renta de ${await names.project(projectId)}`,
    value: formatCents(amount),
  }));
  return Promise.all([...people, ...rents]);
}

export async function describeVoiding(reader: EntityManager, payload: VoidPayload): Promise<ApprovalDetail[]> {
  const account = await reader.findOneBy(CollectingAccount, { id: payload.bankAccountId });
  const lines = await findLines(reader, payload.statementId);
  return [
    { label: 'Extracto', value: `#${payload.statementId}` },
    {
      label: 'Cuenta recaudadora',
      value: `${account?.bank ?? '—'} ${account?.accountNumber ?? ''} (#${payload.bankAccountId})`,
    },
    { label: 'Primer día', value: formatPaymentDate(payload.firstDay) },
    { label: 'Último día', value: formatPaymentDate(payload.lastDay) },
    { label: 'Saldo inicial', value: formatCents(payload.openingBalance) },
    { label: 'Saldo final', value: formatCents(payload.closingBalance) },
    { label: 'Movimientos', value: String(payload.lines) },
    ...(await describeTaken(reader, payload.people, lines)),
    { label: statementVoidFields.reason.label, value: payload.reason },
    describeFreshness(hashLines(lines) === payload.fingerprint),
  ];
}
