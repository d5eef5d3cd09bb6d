import { findCreditorReferences, findReferencedUserId, parseCents, parseSignedCents } from '@cimiento/contracts';
import type { StatementLine } from '@cimiento/contracts/fields';
import { In, type EntityManager } from 'typeorm';
import { rowLock } from '../database/row-lock';
import { forEachChunk } from '../ledger/post-accounts';
import { Order } from '../orders/order.entity';
import { Project } from '../projects/project.entity';
import { sha256 } from '../sha256';
import { User } from '../users/user.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine } from './bank-statement-line.entity';

/** A line of a file: its content, and the how manieth of equal lines it is. Amount in cents. */
export type FileLine = {
  bookedOn: string;
  amount: number;
  description: string | null;
  reference: string | null;
  contentHash: string;
  occurrence: number;
};

/** To whom a new line belongs; nobody for one that waits in suspense or moves no money. */
export type PlannedLine = FileLine & {
  status: BankStatementLine['status'];
  userId: number | null;
  order: Pick<Order, 'id' | 'projectId'> | null;
  withdrawal: { id: number; reference: string } | null;
};

export type StatementPlan = { known: number; lines: PlannedLine[] };

/** The lines of a file with their hashes, in their order. */
export function toFileLines(lines: readonly StatementLine[]): FileLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ bookedOn, amount, description, reference }) => {
    const cents = parseSignedCents(amount);
    const contentHash = sha256(JSON.stringify([bookedOn, cents, description, reference]));
    const occurrence = (seen.get(contentHash) ?? 0) + 1;
    seen.set(contentHash, occurrence);
    return { bookedOn, amount: cents, description, reference, contentHash, occurrence };
  });
}

const toKey = ({ contentHash, occurrence }: Pick<FileLine, 'contentHash' | 'occurrence'>): string =>
  `${contentHash}:${occurrence}`;

/** The references in what the bank wrote, its reference first. */
export const listReferences = ({ reference, description }: Pick<FileLine, 'reference' | 'description'>): string[] => [
  ...new Set([reference ?? '', description ?? ''].flatMap(findCreditorReferences)),
];

async function readKnown(
  manager: EntityManager,
  bankAccountId: number,
  lines: readonly FileLine[],
): Promise<Set<string>> {
  const known = new Set<string>();
  const hashes = [...new Set(lines.map(({ contentHash }) => contentHash))];
  await forEachChunk(hashes, async (chunk) => {
    const where = { bankAccountId, contentHash: In(chunk) };
    const rows = await manager.find(BankStatementLine, { select: { contentHash: true, occurrence: true }, where });
    for (const row of rows) known.add(toKey(row));
  });
  return known;
}

/** What the references of a statement name. */
type Named = {
  orders: Map<string, Order>;
  /** Projects that can still take the money of an order. */
  openProjects: Set<number>;
  users: Set<number>;
  withdrawals: Map<string, Withdrawal>;
};

async function readNamed(manager: EntityManager, references: readonly string[]): Promise<Named> {
  const named: Named = { orders: new Map(), openProjects: new Set(), users: new Set(), withdrawals: new Map() };
  await forEachChunk(references, async (chunk) => {
    for (const order of await manager.findBy(Order, { reference: In(chunk) }))
      if (order.reference) named.orders.set(order.reference, order);
    for (const withdrawal of await manager.findBy(Withdrawal, { reference: In(chunk) }))
      named.withdrawals.set(withdrawal.reference, withdrawal);
    const userIds = chunk.flatMap((reference) => findReferencedUserId(reference) ?? []);
    for (const { id } of await manager.find(User, { select: { id: true }, where: { id: In(userIds) } }))
      named.users.add(id);
  });
  const projectIds = [...named.orders.values()].map(({ projectId }) => projectId);
  for (const project of await manager.findBy(Project, { id: In(projectIds) }))
    if (project.status !== 'exited') named.openProjects.add(project.id);
  return named;
}

/** The withdrawal that a line pays or returns, and the step that it takes; null when it takes none, or an earlier line took it. */
function findWithdrawal(line: FileLine, references: readonly string[], { withdrawals }: Named, taken: Set<string>) {
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
function planLine(line: FileLine, named: Named, taken: Set<string>): PlannedLine {
  const planned: PlannedLine = { ...line, status: 'suspense', userId: null, order: null, withdrawal: null };
  if (line.amount === 0) return { ...planned, status: 'ignored' };
  const references = listReferences(line);
  const found = findWithdrawal(line, references, named, taken);
  if (found) {
    taken.add(found.step);
    return { ...planned, status: 'matched', withdrawal: found.withdrawal };
  }
  if (line.amount < 0) return planned;
  const orders = references.flatMap((reference) => named.orders.get(reference) ?? []);
  const order = orders.find(
    ({ status, amount, projectId, number }) =>
      status === 'reserved' && amount * 100 === line.amount && named.openProjects.has(projectId) && !taken.has(number),
  );
  if (order) {
    taken.add(order.number);
    return { ...planned, status: 'matched', userId: order.userId, order };
  }
  const userId = references.map(findReferencedUserId).find((id) => id !== null && named.users.has(id));
  // Money with the reference of an order that cannot take it waits for a person, whatever else the text names.
  return userId && orders.length === 0 ? { ...planned, status: 'matched', userId } : planned;
}

/** What posting these lines would do. Reads with the caller's transaction, whose locks make it certain. */
export async function planStatement(
  manager: EntityManager,
  bankAccountId: number,
  lines: readonly FileLine[],
): Promise<StatementPlan> {
  const known = await readKnown(manager, bankAccountId, lines);
  const fresh = lines.filter((line) => !known.has(toKey(line)));
  const named = await readNamed(manager, [...new Set(fresh.flatMap(listReferences))]);
  const taken = new Set<string>();
  return { known: lines.length - fresh.length, lines: fresh.map((line) => planLine(line, named, taken)) };
}

/** Locks the projects of the orders that the lines name, in the order of their ids, so that nothing about those orders changes meanwhile. */
export async function lockNamedProjects(manager: EntityManager, projectIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(projectIds)].sort((one, other) => one - other))
    await manager.findOne(Project, { where: { id }, ...rowLock(manager) });
}
