import { addDays, fractionPrice, ledgerAccounts, today, type RoundMode } from '@cimiento/contracts';
import { In } from 'typeorm';
import { LedgerService } from '../books/ledger/ledger.service';
import type { NewEntry } from '../books/ledger/new-entry';
import { createPaymentEntry } from '../investing/orders/order-entry';
import { enqueueRoundDeadline, Order, Project, Round, RoundInterest } from '../investing/records';
import { createInterestEntry } from '../investing/rounds/interest-money';
import type { Database } from '../platform/database';
import { insertRows } from '../platform/database/insert-rows';
import { Fixtures } from './fixtures';

const toDeposit = (userId: number, dollars: number): NewEntry => ({
  key: `deposit:round:${userId}`,
  kind: 'deposit',
  occurredOn: today(),
  source: { kind: 'user', id: userId },
  memo: 'Depósito por transferencia',
  actorId: null,
  mayOverdraw: false,
  postings: [
    { account: ledgerAccounts.outside, amount: -dollars * 100 },
    { account: ledgerAccounts.available(userId), amount: dollars * 100 },
  ],
});

/** Number of people who take part in a filled round, in turn. */
const people = 50;

/** The settings of a filled round: how many orders or interests of one fraction it has, and whether its last day is over. */
type Filled = { mode: RoundMode; takers: number; minimum: number; isOver: boolean };

/** A round that many take part in, each with one fraction, by 50 people in turn. Its deadline is written. */
export async function fillRound(database: Database, { mode, takers, minimum, isOver }: Filled) {
  const fixtures = new Fixtures(database);
  const target = takers * fractionPrice * 2;
  const funded = mode === 'first_come' ? takers * fractionPrice : 0;
  const project = await fixtures.project({ target, funded, status: 'available', fundedDate: null, totalInvestors: 0 });
  const users = [];
  for (let index = 0; index < (mode === 'prefunding' ? takers : people); index += 1) users.push(await fixtures.user());
  const ids = users.map(({ id }) => id);
  const pick = (index: number): number => ids[index % ids.length] ?? 0;
  const closesAt = addDays(today(), isOver ? -1 : 5);
  await database.transaction(async (manager) => {
    const ledger = new LedgerService();
    const terms = { projectId: project.id, minimum, opensAt: addDays(today(), -20), closesAt, mode };
    const round = manager.create(Round, { ...terms, state: 'open', extended: false });
    await manager.insert(Round, round);
    const share = Math.ceil(takers / ids.length) * fractionPrice;
    await ledger.post(
      manager,
      ids.map((id) => toDeposit(id, share)),
    );
    if (mode === 'first_come') await insertOrders(manager, ledger, { project, round, takers, pick });
    else await insertInterests(manager, ledger, { project, round, takers, pick });
    await enqueueRoundDeadline(manager, round);
  });
  return { project, ids };
}

type Placing = { project: Project; round: Round; takers: number; pick: (index: number) => number };
type Manager = Parameters<LedgerService['post']>[0];

async function insertOrders(manager: Manager, ledger: LedgerService, { project, round, takers, pick }: Placing) {
  const rows = Array.from({ length: takers }, (_none, index) => ({
    number: `CIM-F${project.id}-${index}`,
    userId: pick(index),
    projectId: project.id,
    projectName: project.name,
    investmentId: null,
    roundId: round.id,
    amount: fractionPrice,
    fractions: 1,
    annualReturn: 8,
    status: 'paid' as const,
    fundedFrom: 'balance' as const,
    paidAt: new Date(),
    createdAt: new Date(),
    idempotencyKey: `llena-${index}`,
    inputHash: 'x',
  }));
  for (const row of rows) await manager.insert(Order, row);
  const orders = await manager.find(Order, { where: { roundId: round.id }, order: { id: 'ASC' } });
  await ledger.post(
    manager,
    orders.map((order) => createPaymentEntry(order, { actorId: null, day: today(), undone: 0 })),
  );
}

async function insertInterests(manager: Manager, ledger: LedgerService, { project, round, takers, pick }: Placing) {
  const rows = Array.from({ length: takers }, (_none, index) => ({
    roundId: round.id,
    projectId: project.id,
    userId: pick(index),
    fractions: 1,
    given: 0,
    state: 'open' as const,
    openKey: `${round.id}:${pick(index)}`,
    createdAt: new Date(),
  }));
  await insertRows(manager, RoundInterest, rows);
  const userId = In(rows.map((row) => row.userId));
  const interests = await manager.find(RoundInterest, { where: { roundId: round.id, userId }, order: { id: 'ASC' } });
  await ledger.post(
    manager,
    interests.map((interest) => createInterestEntry(interest, project.name, 'held', null)),
  );
}
