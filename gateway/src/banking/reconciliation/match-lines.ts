import type { StatementInput } from '@cimiento/contracts/fields';
import { findCreditorReferences, findReferencedUserId, parseCents, toCalendarDate } from '@cimiento/contracts';
import { In, Not, type EntityManager } from 'typeorm';
import { rowLock } from '../../platform/database/row-lock';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { Order } from '../../investing/orders/order.entity';
import { Project } from '../../investing/projects/project.entity';
import { User } from '../../access/users/user.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine } from './bank-statement-line.entity';
import { BankStatement } from './bank-statement.entity';
import type { FileLine } from './file-lines';
import { findKnownLines, type FileHead, type Gap, type Registered, type RegisteredLine } from './find-known-lines';

/** To whom a new line belongs; nobody for one that waits or moves no money. */
export type PlannedLine = FileLine & {
  status: BankStatementLine['status'];
  duplicateOf: number | null;
  userId: number | null;
  order: Pick<Order, 'id' | 'projectId'> | null;
  withdrawal: { id: number; reference: string } | null;
};

export type StatementPlan = { known: number; lines: PlannedLine[]; gap: Gap | null };

const nothing = { duplicateOf: null, userId: null, order: null, withdrawal: null };

/** The references in what the bank wrote, its reference first. */
export const listReferences = ({ reference, description }: Pick<FileLine, 'reference' | 'description'>): string[] => [
  ...new Set([reference ?? '', description ?? ''].flatMap(findCreditorReferences)),
];

/** The closing balance that the next statement of an account continues; null before its first. A file of known lines never moves it. */
export async function findLastStatement(manager: EntityManager, bankAccountId: number): Promise<BankStatement | null> {
  return manager
    .createQueryBuilder(BankStatement, 'statement')
    .where('statement.bankAccountId = :bankAccountId AND statement.voidedAt IS NULL', { bankAccountId })
    .andWhere(
      `EXISTS (SELECT 1 FROM bank_statement_line AS line WHERE line.statementId = statement.id
        AND (line.status IN ('matched', 'suspense') OR line.amount = 0))`,
    )
    .orderBy('statement.lastDay', 'DESC')
    .addOrderBy('statement.id', 'DESC')
    .take(1)
    .getOne();
}

async function readRegistered(
  manager: EntityManager,
  bankAccountId: number,
  lines: readonly FileLine[],
): Promise<Registered> {
  const found = new Map<number, RegisteredLine>();
  await forEachChunk(lines, async (chunk) => {
    const where = {
      bookedOn: In([...new Set(chunk.map(({ bookedOn }) => bookedOn))]),
      amount: In([...new Set(chunk.map(({ amount }) => amount))]),
      status: Not('void' as const),
    };
    for (const line of await manager.find(BankStatementLine, { where, order: { id: 'ASC' } })) found.set(line.id, line);
  });
  const last = await findLastStatement(manager, bankAccountId);
  return { lines: [...found.values()], lastClosing: last?.closingBalance ?? null };
}

/** The records that the references of a statement name. */
type ReferencedRecords = {
  orders: Map<string, Order>;
  /** Projects that can still take the money of an order. */
  openProjects: Set<number>;
  users: Set<number>;
  withdrawals: Map<string, Withdrawal>;
};

/** A statement that was checked, and what posting it does. */
export type CheckedStatement = { input: StatementInput; plan: StatementPlan };

async function findReferencedRecords(
  manager: EntityManager,
  references: readonly string[],
): Promise<ReferencedRecords> {
  const records: ReferencedRecords = {
    orders: new Map(),
    openProjects: new Set(),
    users: new Set(),
    withdrawals: new Map(),
  };
  await forEachChunk(references, async (chunk) => {
    for (const order of await manager.findBy(Order, { reference: In(chunk) }))
      if (order.reference) records.orders.set(order.reference, order);
    for (const withdrawal of await manager.findBy(Withdrawal, { reference: In(chunk) }))
      records.withdrawals.set(withdrawal.reference, withdrawal);
    const userIds = chunk.flatMap((reference) => findReferencedUserId(reference) ?? []);
    for (const { id } of await manager.find(User, { select: { id: true }, where: { id: In(userIds) } }))
      records.users.add(id);
  });
  const projectIds = [...records.orders.values()].map(({ projectId }) => projectId);
  for (const project of await manager.findBy(Project, { id: In(projectIds) }))
    if (project.status !== 'exited') records.openProjects.add(project.id);
  return records;
}

/** The withdrawal that a line pays or returns, and the step that it takes; null when it takes none, or an earlier line took it. */
function findWithdrawal(
  line: FileLine,
  references: readonly string[],
  { withdrawals }: ReferencedRecords,
  taken: Set<string>,
) {
  const withdrawal = references.map((reference) => withdrawals.get(reference)).find((one) => one !== undefined);
  if (!withdrawal || parseCents(withdrawal.amount) !== Math.abs(line.amount)) return null;
  const { reference, status, paidOn, bankLineId, returnLineId } = withdrawal;
  const [paid, returned] = [`${reference} paid`, `${reference} returned`];
  const canReturn = status === 'paid' || (status === 'returned' && returnLineId === null) || taken.has(paid);
  const canPay = status === 'approved' || (paidOn !== null && bankLineId === null);
  const [step, isPossible] = line.amount > 0 ? [returned, canReturn] : [paid, canPay];
  return isPossible && !taken.has(step) ? { withdrawal, step } : null;
}

/** Decides about one line; `taken` has what earlier lines of the file settle: orders, and steps of withdrawals. */
function planLine(line: FileLine, records: ReferencedRecords, taken: Set<string>): PlannedLine {
  const planned: PlannedLine = { ...line, ...nothing, status: 'suspense' };
  if (line.amount === 0) return { ...planned, status: 'ignored' };
  const references = listReferences(line);
  const found = findWithdrawal(line, references, records, taken);
  if (found) {
    taken.add(found.step);
    return { ...planned, status: 'matched', withdrawal: found.withdrawal };
  }
  if (line.amount < 0) return planned;
  const orders = references.flatMap((reference) => records.orders.get(reference) ?? []);
  const order = orders.find(
    ({ status, amount, projectId, number, createdAt }) =>
      status === 'reserved' &&
      amount * 100 === line.amount &&
      // A transfer from before the order was for something else.
      line.bookedOn >= toCalendarDate(createdAt) &&
      records.openProjects.has(projectId) &&
      !taken.has(number),
  );
  if (order) {
    taken.add(order.number);
    return { ...planned, status: 'matched', userId: order.userId, order };
  }
  const userId = references.map(findReferencedUserId).find((id) => id !== null && records.users.has(id));
  // Money with the reference of an order that cannot take it waits for a person, whatever else the text names.
  return userId && orders.length === 0 ? { ...planned, status: 'matched', userId } : planned;
}

/** To whom new lines belong. Reads with the caller's transaction, whose locks make it certain. */
export async function planLines(manager: EntityManager, lines: readonly FileLine[]): Promise<PlannedLine[]> {
  const records = await findReferencedRecords(manager, [...new Set(lines.flatMap(listReferences))]);
  const taken = new Set<string>();
  return lines.map((line) => planLine(line, records, taken));
}

/** What posting the lines of a file would do. Reads with the caller's transaction, whose locks make it certain. */
export async function planStatement(
  manager: EntityManager,
  head: FileHead,
  lines: readonly FileLine[],
): Promise<StatementPlan> {
  const { verdicts, gap } = findKnownLines(head, lines, await readRegistered(manager, head.bankAccountId, lines));
  const added = lines.filter((_line, index) => verdicts[index]?.kind === 'new');
  const planned = await planLines(manager, added);
  const byLine = new Map(added.map((line, index) => [line, planned[index]]));
  return {
    gap,
    known: verdicts.filter(({ kind }) => kind === 'known').length,
    lines: lines.flatMap((line, index): PlannedLine[] => {
      const verdict = verdicts[index];
      if (verdict?.kind === 'duplicate')
        return [{ ...line, ...nothing, status: 'duplicate', duplicateOf: verdict.duplicateOf }];
      const fresh = byLine.get(line);
      return fresh ? [fresh] : [];
    }),
  };
}

/** Locks the projects of the orders that the lines name, in the order of their ids, so that those orders do not change during the transaction. */
export async function lockNamedProjects(manager: EntityManager, projectIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(projectIds)].sort((a, b) => a - b))
    await manager.findOne(Project, { where: { id }, ...rowLock(manager) });
}
