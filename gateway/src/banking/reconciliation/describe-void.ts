import {
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  projectPurposes,
  type LinePurpose,
  type ProjectPurpose,
} from '@cimiento/contracts';
import { statementVoidFields } from '@cimiento/contracts/fields';
import { In, type EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { describeLosses } from '../../books/ledger/waiting-withdrawals';
import { everything, type Reader } from '../../platform/request';
import { type Order, RecordNames } from '../../investing/records';
import { sha256 } from '../../platform/sha256';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import type { BankStatement } from '../statements/bank-statement.entity';
import { houseColumns } from './line-targets';
import { findPaidOrders } from './order-lines';

/** Adds up cents by the id of whose they are. */
export function sumById(items: readonly { id: number | null; amount: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { id, amount } of items) if (id !== null) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

/** Cents by project that lines brought for its rent, less the expenses that they paid from it. */
export const sumRents = (lines: readonly BankStatementLine[]): Map<number, number> =>
  sumById(
    lines
      .filter(({ purpose, paidFrom }) => purpose === 'rent' || paidFrom === 'rent')
      .map(({ projectId: id, amount }) => ({ id, amount })),
  );

/** A user whom the lines of a statement credited; the amount in cents. */
export type Credited = { userId: number; amount: number };

/** The payload of an approved voiding; balances in cents. */
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

/** Whose money a statement is, and whether some of it was spent. */
export type Effects = { lines: BankStatementLine[]; people: Credited[]; isSpent: boolean; fingerprint: string };

/** The payload of an approved voiding. */
export function toVoidPayload(
  statement: BankStatement,
  { people, fingerprint, lines }: Effects,
  reason: string,
): VoidPayload {
  const { id: statementId, bankAccountId, firstDay, lastDay, openingBalance, closingBalance } = statement;
  const terms = { bankAccountId, firstDay, lastDay, openingBalance, closingBalance };
  return { statementId, ...terms, lines: lines.length, people, reason, fingerprint };
}

export const summarizeVoid = ({ id, firstDay, lastDay }: BankStatement, lines: number): string =>
  `Anular el extracto #${id}: ${lines} movimientos del ${formatPaymentDate(firstDay)} al ${formatPaymentDate(lastDay)}`;

export const formatCents = (cents: number): string => formatExactDollars(centsToText(cents));

/** The state of lines, by which a change of them is detected. */
export const hashLines = (lines: readonly BankStatementLine[]): string =>
  sha256(
    JSON.stringify(
      lines.map((line) => [
        ...[line.id, line.status, line.userId, line.orderId, line.projectId, line.purpose, line.reversedLineId],
        // Lines without them hash as those of an earlier release.
        ...houseColumns.flatMap((column) => line[column] ?? []),
      ]),
    ),
  );

export const findLines = (
  manager: EntityManager,
  statementId: number,
  lock: object = {},
): Promise<BankStatementLine[]> =>
  manager.find(BankStatementLine, { where: { statementId }, order: { id: 'ASC' }, ...lock });

/** Cents by project that lines brought for some purposes. */
const sumProjects = (lines: readonly BankStatementLine[], purposes: readonly LinePurpose[]): Map<number, number> =>
  sumById(
    lines
      .filter(({ purpose }) => purpose !== null && purposes.includes(purpose))
      .map(({ projectId: id, amount }) => ({ id, amount })),
  );

// What covers rents to investors together; money of another kind does not make up for it.
const kindsOfGain: readonly LinePurpose[][] = [['rent', 'expense'], ['sale'], ['capital'], ['fee']];

/** Cents by the user whose balance lines changed. */
export const sumPeople = (lines: readonly BankStatementLine[]): Map<number, number> =>
  sumById(
    lines
      .filter(({ status, userId }) => status === 'matched' && userId !== null)
      .map(({ userId: id, amount }) => ({ id, amount })),
  );

/** Cents that people and projects have more of once lines are void: debits that took from them are taken back. */
export const sumGains = (lines: readonly BankStatementLine[]): number =>
  [sumPeople(lines), ...kindsOfGain.map((purposes) => sumProjects(lines, purposes))]
    .flatMap((sums) => [...sums.values()])
    .reduce((sum, cents) => sum + Math.max(0, -cents), 0);

/** People whom lines credited on balance. */
export const listCredited = (taken: ReadonlyMap<number, number>): Credited[] =>
  [...taken].filter(([, amount]) => amount > 0).map(([userId, amount]) => ({ userId, amount }));

/**
 * Cents that taking matched lines back takes from the balances, by user.
 * @param refunded orders whose amounts come back with it; those that the lines paid unless stated
 */
export async function readLosses(
  reader: EntityManager,
  lines: readonly BankStatementLine[],
  refunded?: readonly Order[],
): Promise<Map<number, number>> {
  const matched = lines.filter(({ status }) => status === 'matched');
  const orders = refunded ?? (await findPaidOrders(reader, matched));
  // Credits that brought a withdrawal back.
  const returns = matched.filter(({ withdrawalId, amount }) => withdrawalId !== null && amount > 0);
  const withdrawals = await reader.findBy(Withdrawal, {
    id: In(returns.flatMap(({ withdrawalId }) => withdrawalId ?? [])),
  });
  return sumById([
    ...[...sumPeople(matched)].map(([id, amount]) => ({ id, amount })),
    ...orders.map(({ userId: id, amount }) => ({ id, amount: -amount * 100 })),
    ...returns.map(({ withdrawalId, amount }) => ({
      id: withdrawals.find(({ id }) => id === withdrawalId)?.userId ?? null,
      amount,
    })),
  ]);
}

const toWhose: Record<ProjectPurpose, string> = {
  rent: 'a la renta',
  sale: 'a la venta',
  capital: 'al capital',
  expense: 'a los gastos',
  fee: 'a la comisión',
};

/** Whose balances, rents and sales lose money, and who gets some back. */
export async function describeTaken(
  reader: EntityManager,
  readBy: Reader,
  credited: readonly Credited[],
  lines: readonly BankStatementLine[],
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, readBy);
  const given = [...sumPeople(lines)].filter(([, cents]) => cents < 0);
  const people = [...credited.map(({ userId, amount }): [number, number] => [userId, amount]), ...given];
  const toDetail = (toOwner: string, cents: number): ApprovalDetail => ({
    label: `${cents > 0 ? 'Se quita' : 'Se devuelve'} ${toOwner}`,
    value: formatCents(Math.abs(cents)),
  });
  const projects = projectPurposes.flatMap((purpose) =>
    [...sumProjects(lines, [purpose])].map(async ([projectId, cents]) =>
      toDetail(`${toWhose[purpose]} de ${await names.project(projectId)}`, cents),
    ),
  );
  return Promise.all([
    ...people.map(async ([userId, cents]) => toDetail(`a ${await names.user(userId)}`, cents)),
    ...projects,
  ]);
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
    ...(await describeTaken(reader, everything, payload.people, lines)),
    ...(await describeLosses(reader, await readLosses(reader, lines))),
    { label: statementVoidFields.reason.label, value: payload.reason },
    describeFreshness(hashLines(lines) === payload.fingerprint),
  ];
}
