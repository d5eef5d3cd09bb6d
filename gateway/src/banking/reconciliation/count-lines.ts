import {
  accessMessages,
  addDays,
  bankLineMessages,
  isDebitPurpose,
  isPeriod,
  ledgerAccounts,
  toPeriod,
} from '@cimiento/contracts';
import type { LineMatch } from '@cimiento/contracts/fields';
import { Between, In, IsNull, Not, type EntityManager } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import type { MoneyIn } from '../../books/money-in/money-in';
import { AuditEntry } from '../../access/records';
import { readExpectations } from '../../investing/rent-calendar/rent-reads';
import { rowLock } from '../../platform/database/row-lock';
import { forbidden } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import { readRentInHand } from './house-money';
import { stateConflict } from './line-targets';
import type { PlannedLine } from './match-lines';

/** The transaction of an action that counts, and who acts. */
export type Counting = { moneyIn: MoneyIn; manager: EntityManager; by: Actor };

// Banks book the two sides of a transfer on different days.
const transferDays = 5;

type KeyRefusal = 'keySpendsNothing' | 'keyCreditsNothing' | 'keyTakesNothing';

/** Where money is limited, a person moves it, never a key. @throws FORBIDDEN */
export function assertPerson(moneyIn: MoneyIn, { byKey }: Actor, refusal: KeyRefusal): void {
  if (byKey && moneyIn.isLimited()) throw forbidden(accessMessages[refusal]);
}

/** Whether the other account of the company received a transfer: of its lines of this amount one is for none of the debits before. */
async function hasOtherSide(manager: EntityManager, line: BankStatementLine, otherAccountId: number): Promise<boolean> {
  const bookedOn = Between(addDays(line.bookedOn, -transferDays), addDays(line.bookedOn, transferDays));
  const received = await manager.find(BankStatementLine, {
    where: [
      { bankAccountId: otherAccountId, amount: -line.amount, bookedOn, status: 'suspense' },
      { bankAccountId: otherAccountId, amount: -line.amount, bookedOn, otherAccountId: line.bankAccountId },
    ],
  });
  const confirmed = await manager.countBy(BankStatement, {
    id: In(received.map(({ statementId }) => statementId)),
    confirmedAt: Not(IsNull()),
    voidedAt: IsNull(),
  });
  const sent = { bankAccountId: line.bankAccountId, amount: line.amount, bookedOn, otherAccountId };
  const others = await manager.countBy(BankStatementLine, { ...sent, id: Not(line.id) });
  return Math.min(confirmed, received.length) > others;
}

type TransferLine = Pick<BankStatementLine, 'id' | 'bankAccountId' | 'amount' | 'bookedOn'>;

/**
 * Whether a debit of another account of the company was assigned as a transfer, and only this credit can be its other side: no second person
 * let that money go.
 */
async function isNeededByTransfer(manager: EntityManager, line: TransferLine): Promise<boolean> {
  const { bankAccountId, amount } = line;
  const bookedOn = Between(addDays(line.bookedOn, -transferDays), addDays(line.bookedOn, transferDays));
  const purpose = 'own_transfer' as const;
  const debit = { otherAccountId: bankAccountId, amount: -amount, bookedOn, purpose, status: 'matched' as const };
  const sent = await manager.countBy(BankStatementLine, debit);
  if (sent === 0) return false;
  const received = { bankAccountId, amount, bookedOn, id: Not(line.id) };
  const left = await manager.countBy(BankStatementLine, [
    { ...received, status: 'suspense' },
    { ...received, purpose },
  ]);
  return left < sent;
}

type RentLine = Pick<BankStatementLine, 'id' | 'amount' | 'bookedOn' | 'reference' | 'period'>;

/**
 * The month whose projected rent a line uses up: an earlier one that was stated or that its bank reference says, else the month in which it was
 * booked. A month to come would let any deposit pass as rent.
 */
function getRentPeriod({ reference, bookedOn, period }: RentLine): string {
  const booked = toPeriod(bookedOn);
  const named = period ?? (isPeriod(reference) ? reference : booked);
  return named < booked ? named : booked;
}

/**
 * Cents of a credit beyond what the holders of a project are projected for its month, after all other rent of that month.
 * @param counted other rents of the project that are not stored yet
 */
export async function readRentBeyond(
  manager: EntityManager,
  line: RentLine,
  projectId: number,
  counted: readonly RentLine[] = [],
): Promise<number> {
  const period = getRentPeriod(line);
  const range = { from: period, to: period };
  const { expectations } = await readExpectations(manager, { projectIds: [projectId] }, range);
  const projected = expectations.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const matched = await manager.findBy(BankStatementLine, { projectId, purpose: 'rent', id: Not(line.id) });
  const others = [...matched, ...counted].filter((one) => getRentPeriod(one) === period);
  const before = others.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(line.amount, before + line.amount - projected));
}

/**
 * Whether an administrator who assigns rent to a project created it, and nobody else has assigned rent to it yet. They could otherwise make a
 * project for any deposit.
 */
async function isVouchedByOneself(manager: EntityManager, by: Actor, projectId: number): Promise<boolean> {
  const created = { entity: 'project', recordId: projectId, action: 'create', userId: by.userId } as const;
  if (!(await manager.existsBy(AuditEntry, created))) return false;
  return !(await manager
    .createQueryBuilder(BankStatementLine, 'line')
    .innerJoin(AuditEntry, 'log', "log.entity = 'bankLine' AND log.recordId = line.id AND log.action = 'update'")
    .where({ projectId, purpose: 'rent', status: 'matched' })
    .andWhere('log.userId <> :userId', { userId: by.userId })
    .getExists());
}

/** Counts a debit that is for no withdrawal. */
async function countDebit(counting: Counting, line: BankStatementLine, { bankAccountId }: LineMatch): Promise<void> {
  const { moneyIn, manager, by } = counting;
  assertPerson(moneyIn, by, 'keySpendsNothing');
  if (bankAccountId !== undefined && (await hasOtherSide(manager, line, bankAccountId))) return;
  await moneyIn.countCents(manager, by, 'money_out', -line.amount);
}

/** Counts what is credited to a person; no project's rent pays for it. @throws FORBIDDEN for a key */
export async function countCredit({ moneyIn, manager, by }: Counting, cents: number): Promise<void> {
  assertPerson(moneyIn, by, 'keyCreditsNothing');
  await moneyIn.count(manager, by, [{ projectId: null, cents }]);
}

/** Counts what a line that was just posted credits to an investor, a returned withdrawal included. @throws FORBIDDEN for a key */
export async function countCredited(counting: Counting, line: BankStatementLine): Promise<void> {
  const { status, amount, userId, withdrawalId } = line;
  if (status === 'matched' && amount > 0 && (userId !== null || withdrawalId !== null))
    await countCredit(counting, amount);
}

/**
 * Counts what assigning a line credits, or takes from the bank without a withdrawal, in the transaction that assigns it. Leaves it where that
 * takes two people.
 * @throws FORBIDDEN for a debit, or a credit to a person, of a key
 */
export async function countMatch(counting: Counting, line: BankStatementLine, target: LineMatch): Promise<void> {
  const { moneyIn, manager, by } = counting;
  const { userId, orderId, withdrawalId, batchId, projectId, purpose } = target;
  if (purpose === 'sale') return moneyIn.ask(by, 'money_in');
  if (purpose === 'capital' || purpose === 'fee') {
    assertPerson(moneyIn, by, 'keySpendsNothing');
    return moneyIn.ask(by, 'money_out');
  }
  if (line.amount < 0) return withdrawalId || batchId ? undefined : countDebit(counting, line, target);
  if (purpose !== 'own_transfer' && (await isNeededByTransfer(manager, line))) return moneyIn.ask(by, 'money_in');
  // A credit that returns a withdrawal is available again.
  if (userId || orderId || withdrawalId) return countCredit(counting, line.amount);
  if (purpose !== 'rent' || !projectId || !moneyIn.isLimited()) return;
  const cents = await readRentCounted(counting, { ...line, period: target.period ?? null }, projectId);
  await moneyIn.countCents(manager, by, 'money_in', cents);
}

/** Cents of a rent that its assignment counts as credited: all of it where only its administrator knows the project, else what is beyond the month. */
const readRentCounted = async (
  { manager, by }: Counting,
  line: RentLine,
  projectId: number,
  counted: readonly RentLine[] = [],
): Promise<number> =>
  (await isVouchedByOneself(manager, by, projectId)) ? line.amount : readRentBeyond(manager, line, projectId, counted);

/**
 * Counts what a saved rule assigns before its line is stored.
 * @param counted lines of the same file that rules assign
 * @returns false, and counts nothing, when that is too much for one person
 */
export async function tryCountRule(
  counting: Counting,
  planned: PlannedLine,
  bankAccountId: number,
  counted: readonly PlannedLine[],
): Promise<boolean> {
  const { moneyIn, manager, by } = counting;
  const projectId = planned.rule?.projectId ?? null;
  if (projectId === null) return moneyIn.tryCount(manager, by, 'money_out', -planned.amount);
  if (!moneyIn.isLimited()) return true;
  // No stored line has this id.
  const line = { ...planned, id: 0, bankAccountId };
  if (await isNeededByTransfer(manager, line)) return false;
  const others = counted.filter(({ rule }) => rule?.projectId === projectId).map((one) => ({ ...one, id: 0 }));
  return moneyIn.tryCount(manager, by, 'money_in', await readRentCounted(counting, line, projectId, others));
}

/** Counts what a saved rule assigned, in its transaction. Leaves it where that takes two people. */
export async function countRuled(counting: Counting, line: BankStatementLine): Promise<void> {
  const { moneyIn, manager, by } = counting;
  const { ruleId, purpose, projectId, period, amount } = line;
  if (ruleId === null || purpose === null) return;
  if (projectId === null) return moneyIn.countCents(manager, by, 'money_out', -amount);
  await countMatch(counting, line, { projectId, purpose, period });
}

/**
 * Refuses to undo a credit that nobody has confirmed while its money is spent: rejecting its statement also takes back what was bought with it.
 * @throws CONFLICT
 */
export async function assertUnspent(manager: EntityManager, moneyIn: MoneyIn, line: BankStatementLine): Promise<void> {
  const { userId, orderId, amount, statementId } = line;
  if (userId === null || orderId !== null || amount < 0 || !moneyIn.isLimited()) return;
  if (!(await manager.existsBy(BankStatement, { id: statementId, confirmedAt: IsNull() }))) return;
  const { code } = ledgerAccounts.available(userId);
  const account = await manager.findOne(LedgerAccount, { where: { code }, ...rowLock(manager) });
  if ((account?.balance ?? 0) < amount) throw stateConflict(bankLineMessages.unconfirmedSpent);
}

/**
 * Counts what undoing an assignment brings to a person or a project, or takes from a person, in its transaction; a debit that paid a withdrawal
 * always takes two people.
 * @throws FORBIDDEN for a key that undoes such a debit or takes from a person
 */
export async function countUndo(counting: Counting, line: BankStatementLine): Promise<void> {
  const { moneyIn, manager, by } = counting;
  const { amount, userId, orderId, withdrawalId, batchId, projectId, purpose, statementId } = line;
  if (amount < 0 && (withdrawalId !== null || batchId !== null)) {
    assertPerson(moneyIn, by, 'keySpendsNothing');
    return moneyIn.ask(by, 'money_out');
  }
  if (purpose === 'sale' && amount < 0) return moneyIn.ask(by, 'money_in');
  if (purpose && isDebitPurpose(purpose)) assertPerson(moneyIn, by, 'keySpendsNothing');
  // The project has that money again.
  if (projectId !== null && amount < 0) return moneyIn.countCents(manager, by, 'money_in', -amount);
  // What nobody else has seen covers nothing, and its poster may correct it.
  if (!(await manager.existsBy(BankStatement, { id: statementId, confirmedAt: Not(IsNull()) }))) return;
  if (purpose === 'rent' && projectId !== null) {
    const left = Math.max(0, await readRentInHand(manager, projectId, rowLock(manager)));
    return moneyIn.countCents(manager, by, 'money_in', amount - left);
  }
  if (amount < 0 || userId === null) return;
  assertPerson(moneyIn, by, 'keyTakesNothing');
  // It takes the investment back, with the rents that it was paid.
  if (orderId !== null) return moneyIn.ask(by, 'money_out');
  await moneyIn.countCents(manager, by, 'money_out', amount);
}
