import {
  addMonths,
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  parseTermMonths,
  statementConfirmationDays,
  toCalendarDate,
  type ListedQueue,
} from '@cimiento/contracts';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { readDelays } from '../../investing/projects/project-updates.service';
import { listRents, listUncollected, listUndelivered } from './house-queues';
import type { QueueItem } from './operations.types';
import { listMoneyInRounds, listRoundsToConfirm } from './round-queues';

type ProjectRow = { id: number; name: string; term: string; fundedDate: string };

const byAge = (a: QueueItem, b: QueueItem): number =>
  (a.since ?? '9999').localeCompare(b.since ?? '9999') || a.id - b.id;

/** The day on which a term ends that started on another day; the last of its month when that month is shorter. */
function getTermEnd(fundedDate: string, months: number): string {
  const period = addMonths(fundedDate, months);
  const [year = 0, month = 0] = period.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${period}-${String(Math.min(Number(fundedDate.slice(8)), lastDay)).padStart(2, '0')}`;
}

// The term is text, so that what it means is decided here and not by the database.
async function listPastTerm(reader: EntityManager, day: string): Promise<QueueItem[]> {
  const rows = await reader.query<ProjectRow[]>(
    "SELECT id, name, term, fundedDate FROM project WHERE status <> 'exited' AND fundedDate IS NOT NULL AND publishedAt IS NOT NULL",
  );
  const delays = await readDelays(reader);
  return rows.flatMap(({ id, name, term, fundedDate }) => {
    const months = parseTermMonths(term);
    const delayedTo = delays.get(id)?.newDate ?? null;
    const since = delayedTo ?? (months === null ? null : getTermEnd(fundedDate, months));
    if (since === null || since >= day) return [];
    const promise = `Plazo de ${term}, financiado el ${formatPaymentDate(fundedDate)}`;
    const detail = delayedTo === null ? promise : `${promise}; nueva fecha: ${formatPaymentDate(delayedTo)}`;
    return [{ id, label: name, detail, since, amount: null }];
  });
}

async function listUnsettled(reader: EntityManager): Promise<QueueItem[]> {
  const rows = await reader.query<{ id: number; name: string; exitDate: string | null }[]>(
    `SELECT project.id, project.name, project.exitDate FROM project
      LEFT JOIN project_exit AS sale ON sale.projectId = project.id
      WHERE project.status = 'exited' AND sale.id IS NULL
        AND EXISTS (SELECT 1 FROM investment WHERE investment.projectId = project.id AND investment.amount > 0)`,
  );
  return rows.map(({ id, name, exitDate }) => ({
    id,
    label: name,
    detail: 'Está finalizada y nadie repartió su venta',
    since: exitDate,
    amount: null,
  }));
}

/** Statements that nobody has confirmed for days. */
async function listUnconfirmed(reader: EntityManager): Promise<QueueItem[]> {
  const createdAt = LessThan(new Date(Date.now() - statementConfirmationDays * 24 * 3_600_000));
  const where = { confirmedAt: IsNull(), voidedAt: IsNull(), createdAt };
  const statements = await reader.find(BankStatement, { where, order: { id: 'ASC' } });
  return statements.map(({ id, bankAccountId, firstDay, lastDay, closingBalance, createdAt: postedAt }) => ({
    id,
    label: `Extracto #${id}, cuenta #${bankAccountId}`,
    detail: `Del ${formatPaymentDate(firstDay)} al ${formatPaymentDate(lastDay)}, saldo final ${formatExactDollars(centsToText(closingBalance))}`,
    since: toCalendarDate(postedAt),
    amount: null,
  }));
}

async function listNegative(reader: EntityManager): Promise<QueueItem[]> {
  const rows = await reader.query<{ id: number; fullName: string; cents: number | string }[]>(
    `SELECT users.id, users.fullName, account.balance AS cents FROM ledger_account AS account
      JOIN users ON users.id = account.userId WHERE account.kind = 'available' AND account.balance < 0`,
  );
  return rows.map(({ id, fullName, cents }) => ({
    id,
    label: fullName,
    detail: `Saldo de ${formatExactDollars(centsToText(Number(cents)))}`,
    since: null,
    amount: centsToText(-Number(cents)),
  }));
}

/** All rows of a queue that no other list shows, the oldest first. */
export async function readListedQueue(reader: EntityManager, queue: ListedQueue, day: string): Promise<QueueItem[]> {
  const read = {
    rents_to_collect: () => listRents(reader, true),
    rents_to_distribute: () => listRents(reader, false),
    projects_past_term: listPastTerm,
    exits_without_settlement: listUnsettled,
    sales_to_collect: listUncollected,
    capital_to_deliver: listUndelivered,
    negative_balances: listNegative,
    statements_to_confirm: listUnconfirmed,
    rounds_to_confirm: listRoundsToConfirm,
    money_in_rounds: listMoneyInRounds,
  };
  return (await read[queue](reader, day)).toSorted(byAge);
}
