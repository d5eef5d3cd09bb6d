import type { StatementInput } from '@cimiento/contracts/fields';
import {
  findReferencedUserId,
  findRule,
  isCollective,
  parseCents,
  toCalendarDate,
  type OrderUse,
  type SuspenseReason,
} from '@cimiento/contracts';
import { In, Not, type EntityManager } from 'typeorm';
import { rowLock } from '../../platform/database/row-lock';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { Order, Project } from '../../investing/records';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import { type HolderNames, isThirdParty } from '../../identity/screening/holder-names';
import type { BankRule } from '../rules/bank-rule.entity';
import { listRules } from '../rules/bank-rules.service';
import { isHeld } from '../withdrawals/withdrawal-steps';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import type { FileLine } from '../statements/file-lines';
import { listOrderNames, listReferences, namesRecord, type Texts } from '../statements/line-texts';
import { pickLast } from '../statements/pick-last';
import { RentMonths } from './rent-months';
import { findReferencedRecords, type ReferencedRecords } from './referenced-records';
import { findKnownLines, type FileHead, type Gap, type Registered, type RegisteredLine } from './find-known-lines';

/** To whom a new line belongs; nobody for one that waits or moves no money. */
export type PlannedLine = FileLine & {
  status: BankStatementLine['status'];
  duplicateOf: number | null;
  userId: number | null;
  order: Pick<Order, 'id' | 'projectId'> | null;
  /** Its effect on its order in the current state; a `partial` one may complete it when it is posted. */
  orderUse: OrderUse | null;
  withdrawal: { id: number; reference: string } | null;
  /** The saved rule that assigns it. */
  rule: BankRule | null;
  /** The month of a rent that a rule assigns. */
  period: string | null;
  /** Why it waits although its text names somebody. */
  suspenseReason: SuspenseReason | null;
};

export type StatementPlan = { known: number; lines: PlannedLine[]; gap: Gap | null };

const nothing = {
  duplicateOf: null,
  userId: null,
  order: null,
  orderUse: null,
  withdrawal: null,
  rule: null,
  period: null,
  suspenseReason: null,
};

/** The statement that the next one of an account continues, and whether that is certain; null before its first. A file of known lines never moves it. */
async function findLast(manager: EntityManager, bankAccountId: number) {
  const listLast = () =>
    manager
      .createQueryBuilder(BankStatement, 'statement')
      .where('statement.bankAccountId = :bankAccountId AND statement.voidedAt IS NULL', { bankAccountId })
      .andWhere(
        `EXISTS (SELECT 1 FROM bank_statement_line AS line WHERE line.statementId = statement.id
        AND (line.status IN ('matched', 'suspense') OR line.amount = 0))`,
      )
      .orderBy('statement.lastDay', 'DESC')
      .addOrderBy('statement.id', 'DESC');
  const newest = await listLast().take(1).getOne();
  if (!newest) return null;
  return pickLast(await listLast().andWhere('statement.lastDay = :day', { day: newest.lastDay }).getMany());
}

/** The statement that the next one of an account continues; null before its first. */
export const findLastStatement = async (manager: EntityManager, bankAccountId: number): Promise<BankStatement | null> =>
  (await findLast(manager, bankAccountId))?.statement ?? null;

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
  const last = await findLast(manager, bankAccountId);
  return {
    lines: [...found.values()],
    lastClosing: last?.statement.closingBalance ?? null,
    isLastUncertain: last?.isUncertain ?? false,
  };
}

/** A statement that was checked, and what posting it does. */
export type CheckedStatement = {
  input: StatementInput;
  plan: StatementPlan;
  /** That its file is of another account, in Spanish. */
  otherAccount: string | null;
};

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
  const canPay = status === 'approved' || isHeld(withdrawal) || (paidOn !== null && bankLineId === null);
  const [step, isPossible] = line.amount > 0 ? [returned, canReturn] : [paid, canPay];
  return isPossible && !taken.has(step) ? { withdrawal, step } : null;
}

/** The orders that a line names, and everybody whose reference or number it has. */
export function listNamed(line: Texts, records: ReferencedRecords): { orders: Order[]; userIds: Set<number> } {
  const orders = [...new Set(listOrderNames(line).flatMap((name) => records.orders.get(name) ?? []))];
  const references = listReferences(line);
  const payees = references.flatMap((reference) => records.withdrawals.get(reference)?.userId ?? []);
  const savers = references.flatMap((reference) => findReferencedUserId(reference) ?? []);
  const known = savers.filter((userId) => records.users.has(userId));
  return { orders, userIds: new Set([...orders.map(({ userId }) => userId), ...payees, ...known]) };
}

/** Whether one of several references names nobody, so that a part of the money may be for somebody unknown. */
const hasUnknownBeside = (references: readonly string[], records: ReferencedRecords): boolean =>
  references.length > 1 &&
  references.some(
    (reference) =>
      !records.orders.has(reference) &&
      !records.withdrawals.has(reference) &&
      !records.users.has(findReferencedUserId(reference) ?? 0),
  );

/** The effect of a transfer on an order. @param isOpen whether it is reserved and its project takes money */
export const getOrderUse = ({ amount }: Pick<Order, 'amount'>, cents: number, isOpen: boolean): OrderUse =>
  !isOpen ? 'ended' : cents < amount * 100 ? 'partial' : 'paid';

/** The order of one investor for which a line is: one that it pays exactly, else one that waits, else one that ended. */
function findOrder(
  line: FileLine,
  named: readonly Order[],
  { openProjects }: ReferencedRecords,
  taken: ReadonlySet<string>,
): { order: Order; orderUse: OrderUse } | null {
  // A transfer from before the order was for something else.
  const orders = named.filter(({ createdAt }) => line.bookedOn >= toCalendarDate(createdAt));
  const open = orders.filter(
    ({ status, projectId, number }) => status === 'reserved' && openProjects.has(projectId) && !taken.has(number),
  );
  const order = open.find(({ amount }) => amount * 100 === line.amount) ?? open[0] ?? orders[0];
  return order ? { order, orderUse: getOrderUse(order, line.amount, open.includes(order)) } : null;
}

/** Says under which names users pay, and whose identity lets money pay for nothing. */
export type Holders = { names: HolderNames; gate: IdentityGate };

/** The records that decide about lines. `taken` has what earlier lines of the file settle: orders, and steps of withdrawals. */
type Known = {
  records: ReferencedRecords;
  names: ReadonlyMap<number, string[]>;
  barred: ReadonlySet<number>;
  taken: Set<string>;
};

/** Whether somebody other than the holder paid a line; without a name nothing is compared. */
const isOfThirdParty = ({ payerName }: FileLine, userId: number, { names }: Known): boolean =>
  payerName !== null && isThirdParty(payerName, names.get(userId) ?? []);

/** Decides about one line. */
function planLine(line: FileLine, known: Known): PlannedLine {
  const { records, barred, taken } = known;
  const planned: PlannedLine = { ...line, ...nothing, status: 'suspense' };
  if (line.amount === 0) return { ...planned, status: 'ignored' };
  // What names one of several payers says nothing about the others.
  if (isCollective(line)) return planned;
  const references = listReferences(line);
  const settled = findWithdrawal(line, references, records, taken);
  if (settled) {
    taken.add(settled.step);
    return { ...planned, status: 'matched', withdrawal: settled.withdrawal };
  }
  if (line.amount < 0) return planned;
  const named = listNamed(line, records);
  // Money of several people is divided by a person.
  if (named.userIds.size > 1 || hasUnknownBeside(references, records)) return planned;
  const [userId] = named.userIds;
  if (userId !== undefined && isOfThirdParty(line, userId, known)) return { ...planned, suspenseReason: 'third_party' };
  const found = findOrder(line, named.orders, records, taken);
  if (found) {
    const { order } = found;
    const orderUse = found.orderUse !== 'ended' && barred.has(order.userId) ? 'barred' : found.orderUse;
    if (orderUse === 'paid') taken.add(order.number);
    return { ...planned, status: 'matched', userId: order.userId, order, orderUse };
  }
  // A line from before the order that it names was for something else, and waits.
  return userId && named.orders.length === 0 && records.users.has(userId)
    ? { ...planned, status: 'matched', userId }
    : planned;
}

type Rules = { rules: readonly BankRule[]; months: RentMonths; bankAccountId: number };

/** Gives a line that would wait to the saved rule that names it; a rent to the month for which it is proposed after the lines before it. */
function applyRule(planned: PlannedLine, { rules, months, bankAccountId }: Rules): PlannedLine {
  if (planned.status !== 'suspense' || namesRecord(planned)) return planned;
  const rule = findRule(rules, { ...planned, bankAccountId });
  if (!rule) return planned;
  if (rule.projectId === null) return { ...planned, status: 'matched', rule };
  const period = months.propose(rule.projectId, planned.bookedOn);
  months.add(rule.projectId, period, planned.amount);
  return { ...planned, status: 'matched', rule, period };
}

/** The saved rules whose projects exist, and the rents of those projects. */
async function readRules(manager: EntityManager, bankAccountId: number, lines: readonly FileLine[]): Promise<Rules> {
  const rules = await listRules(manager);
  const ids = [...new Set(rules.flatMap(({ projectId }) => projectId ?? []))];
  const projects =
    ids.length === 0 ? [] : await manager.find(Project, { select: { id: true }, where: { id: In(ids) } });
  const projectIds = projects.map(({ id }) => id);
  const days = lines.map(({ bookedOn }) => bookedOn);
  const months = await RentMonths.read(manager, { projectIds }, days);
  const isKnown = ({ projectId }: BankRule): boolean => projectId === null || projectIds.includes(projectId);
  return { rules: rules.filter(isKnown), months, bankAccountId };
}

/** To whom new lines of an account belong. Reads with the caller's transaction, whose locks make it certain. */
export async function planLines(
  manager: EntityManager,
  bankAccountId: number,
  lines: readonly FileLine[],
  holders: Holders,
): Promise<PlannedLine[]> {
  const records = await findReferencedRecords(manager, lines);
  const rules = await readRules(manager, bankAccountId, lines);
  const paid = lines.filter(({ payerName }) => payerName !== null);
  const names = await holders.names.read(manager, [
    ...new Set(paid.flatMap((line) => [...listNamed(line, records).userIds])),
  ]);
  const investors = [...new Set([...records.orders.values()].map(({ userId }) => userId))];
  const barred = await holders.gate.findBarred(manager, investors, 'payment');
  const known = { records, names, barred, taken: new Set<string>() };
  return lines.map((line) => applyRule(planLine(line, known), rules));
}

/** A preview of posting the lines of a file. Reads with the caller's transaction, whose locks make it certain. */
export async function planStatement(
  manager: EntityManager,
  head: FileHead,
  lines: readonly FileLine[],
  holders: Holders,
): Promise<StatementPlan> {
  const { verdicts, gap } = findKnownLines(head, lines, await readRegistered(manager, head.bankAccountId, lines));
  const added = lines.filter((_line, index) => verdicts[index]?.kind === 'new');
  const planned = await planLines(manager, head.bankAccountId, added, holders);
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
