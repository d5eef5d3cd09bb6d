import {
  addDays,
  fractionPrice,
  getStartOfDate,
  type LedgerAccountName,
  ledgerAccounts,
  type OrderStatus,
  type RoundMode,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { createReversal } from '../../books/ledger/record-follower';
import type { NewEntry } from '../../books/ledger/new-entry';
import { createPaymentEntry } from '../../investing/orders/order-entry';
import { Order, Round, RoundInterest } from '../../investing/records';
import { createInterestEntry } from '../../investing/rounds/interest-money';
import type { DemoData } from './data';
import type { DemoProject } from './types';

type Part = { userId: number; dollars: number };

const hourMs = 3_600_000;

/** The days of a round and what people put into it, from the day of the first start on. */
const rounds: readonly {
  opens: number;
  closes: number;
  minimum: number;
  mode: RoundMode;
  isFailed?: true;
  parts: readonly Part[];
}[] = [
  {
    opens: -9,
    closes: 21,
    minimum: 60_000,
    mode: 'first_come',
    parts: [
      { userId: 3, dollars: 8000 },
      { userId: 4, dollars: 15_000 },
      { userId: 5, dollars: 20_000 },
    ],
  },
  {
    opens: -50,
    closes: -20,
    minimum: 50_000,
    mode: 'first_come',
    isFailed: true,
    parts: [
      { userId: 6, dollars: 9000 },
      { userId: 7, dollars: 6000 },
    ],
  },
  {
    opens: -5,
    closes: 10,
    minimum: 20_000,
    mode: 'prefunding',
    parts: [
      { userId: 8, dollars: 12_000 },
      { userId: 9, dollars: 10_000 },
      { userId: 10, dollars: 6000 },
      { userId: 11, dollars: 4000 },
    ],
  },
];

/** A person's transfer of before the round opened. */
const createDeposit = (
  { userId, dollars }: Part,
  project: DemoProject,
  bank: LedgerAccountName,
  day: string,
): NewEntry => ({
  key: `deposit:demo:round:${project.id}:${userId}`,
  kind: 'deposit',
  occurredOn: day,
  source: { kind: 'user', id: userId },
  memo: 'Depósito por transferencia',
  actorId: null,
  mayOverdraw: false,
  postings: [
    { account: bank, amount: -dollars * 100 },
    { account: ledgerAccounts.available(userId), amount: dollars * 100 },
  ],
});

type Placed = { project: DemoProject; round: Round; day: string };

async function insertOrder(
  manager: EntityManager,
  { project, round, day }: Placed,
  { userId, dollars }: Part,
  status: Extract<OrderStatus, 'paid' | 'refunded'>,
): Promise<Order> {
  const paidAt = new Date(getStartOfDate(day).getTime() + 10 * hourMs);
  const order = manager.create(Order, {
    number: `CIM-R${project.id}DEM-P${String(userId).padStart(4, '0')}`,
    userId,
    projectId: project.id,
    projectName: project.name,
    investmentId: null,
    roundId: round.id,
    amount: dollars,
    fractions: dollars / fractionPrice,
    annualReturn: Number(project.annualReturn),
    status,
    fundedFrom: 'balance',
    reference: null,
    expiresAt: null,
    paidAt,
    createdAt: paidAt,
    idempotencyKey: `demostracion-${project.id}`,
    inputHash: 'demostracion',
  });
  await manager.insert(Order, order);
  return order;
}

async function seedOrders(manager: EntityManager, ledger: LedgerService, placed: Placed, parts: readonly Part[]) {
  const { state } = placed.round;
  for (const part of parts) {
    const order = await insertOrder(manager, placed, part, state === 'failed' ? 'refunded' : 'paid');
    const entry = createPaymentEntry(order, { actorId: part.userId, day: placed.day, undone: 0 });
    await ledger.post(manager, [entry]);
    if (state !== 'failed') continue;
    const posted = await manager.findOneByOrFail(LedgerEntry, { key: entry.key });
    const day = addDays(placed.round.closesAt, 1);
    await ledger.post(manager, [createReversal({ ...posted, postings: entry.postings }, null, day)]);
  }
}

async function seedInterests(
  manager: EntityManager,
  ledger: LedgerService,
  { project, round, day }: Placed,
  parts: readonly Part[],
): Promise<void> {
  for (const { userId, dollars } of parts) {
    const row = { roundId: round.id, projectId: project.id, userId, fractions: dollars / fractionPrice };
    const openKey = `${round.id}:${userId}`;
    const createdAt = new Date(getStartOfDate(day).getTime() + 11 * hourMs);
    const interest = manager.create(RoundInterest, { ...row, openKey, createdAt, given: 0, state: 'open' });
    await manager.insert(RoundInterest, interest);
    await ledger.post(manager, [{ ...createInterestEntry(interest, project.name, 'held', userId), occurredOn: day }]);
  }
}

/** Three rounds: one that is open, one that did not reach its minimum and paid everybody back, and one that gathers interests. */
export async function seedRounds(
  manager: EntityManager,
  ledger: LedgerService,
  { roundProjects, today }: DemoData,
  bank: LedgerAccountName,
): Promise<void> {
  for (const [index, { opens, closes, minimum, mode, isFailed, parts }] of rounds.entries()) {
    const project = roundProjects[index];
    if (!project) throw new Error('A demonstration round has no project');
    const [opensAt, closesAt] = [addDays(today, opens), addDays(today, closes)];
    const end = getStartOfDate(addDays(closesAt, 1));
    const ended = { state: 'failed', closedAt: end, decidedAt: end } as const;
    const live = { state: 'open', closedAt: null, decidedAt: null } as const;
    const terms = { projectId: project.id, minimum, opensAt, closesAt, mode, extended: false };
    const round = manager.create(Round, { ...terms, ...(isFailed ? ended : live), shortfall: null, reason: null });
    await manager.insert(Round, round);
    await ledger.post(
      manager,
      parts.map((part) => createDeposit(part, project, bank, opensAt)),
    );
    const placed = { project, round, day: addDays(opensAt, 2) };
    if (mode === 'prefunding') await seedInterests(manager, ledger, placed, parts);
    else await seedOrders(manager, ledger, placed, parts);
  }
}
