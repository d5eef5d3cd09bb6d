import { raisedOrderStatuses, parseCents, parseSignedCents } from '@cimiento/contracts';
import { In, Like, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AuditEntry } from '../access/records';
import { sumExitFees } from '../investing/exits/exit-money';
import { ExitShare, Investment, Order, Payment, PaymentRun, Project, ProjectExit } from '../investing/records';
import { LedgerAccount } from '../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../books/ledger/ledger-posting.entity';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { findStatusFaults } from './status-faults';

/** The records to compare: the people and projects that a test created, and what each of these people had deposited outside a statement. */
export type MoneyScope = { userIds: readonly number[]; projectIds: readonly number[]; deposited?: number };

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

/** The exits in force: of each project the last version. */
async function listExits(reader: EntityManager): Promise<ProjectExit[]> {
  const exits = await reader.find(ProjectExit, { order: { version: 'ASC' } });
  return [...new Map(exits.map((exit) => [exit.projectId, exit])).values()];
}

/** Cents of the manual adjustments in force of a user, which have no record besides their entry. */
async function sumAdjustments(reader: EntityManager, userId: number): Promise<number> {
  const account = await reader.findOneBy(LedgerAccount, { userId, kind: 'available' });
  const entries = await reader.findBy(LedgerEntry, { sourceKind: 'adjustment' });
  const reversed = new Set(entries.map(({ reversalOf }) => reversalOf));
  const inForce = entries.filter(({ id, reversalOf }) => reversalOf === null && !reversed.has(id));
  const where = { accountId: account?.id ?? 0, entryId: In(inForce.map(({ id }) => id)) };
  return sum((await reader.findBy(LedgerPosting, where)).map(({ amount }) => amount));
}

/** Balances in cents that the records say an investor has, without reading the ledger for anything that has a record. */
async function calculateBalances(reader: EntityManager, userId: number, deposited: number) {
  const lines = await reader.findBy(BankStatementLine, { userId, status: 'matched' });
  const orders = await reader.findBy(Order, { userId, status: 'paid' });
  const payments = await reader.findBy(Payment, { userId, status: 'paid' });
  const exits = new Set((await listExits(reader)).map(({ id }) => id));
  const shares = (await reader.findBy(ExitShare, { userId })).filter(({ exitId }) => exits.has(exitId));
  const withdrawals = await reader.findBy(Withdrawal, { userId, status: In(['requested', 'approved', 'paid']) });
  const open = withdrawals.filter(({ status }) => status !== 'paid');
  const available =
    deposited +
    sum(lines.map(({ amount }) => amount)) -
    sum(orders.map(({ amount }) => amount * 100)) +
    sum(payments.map(({ amount }) => parseCents(amount))) +
    sum(shares.map(({ share }) => parseCents(share))) +
    (await sumAdjustments(reader, userId)) -
    sum(withdrawals.map(({ amount }) => parseCents(amount)));
  return { available, held: sum(open.map(({ amount }) => parseCents(amount))) };
}

async function findUserFaults(reader: EntityManager, userId: number, deposited: number): Promise<string[]> {
  const expected = await calculateBalances(reader, userId, deposited);
  const faults: string[] = [];
  for (const kind of ['available', 'held'] as const) {
    const balance = (await reader.findOneBy(LedgerAccount, { userId, kind }))?.balance ?? 0;
    if (balance !== expected[kind])
      faults.push(`user ${userId} has ${balance} ${kind}, and the records say ${expected[kind]}`);
  }
  return faults;
}

async function sumPostings(reader: EntityManager, code: string): Promise<number> {
  const account = await reader.findOneBy(LedgerAccount, { code });
  if (!account) return 0;
  return sum((await reader.findBy(LedgerPosting, { accountId: account.id })).map(({ amount }) => amount));
}

const getOrderFault = ({ id, status, ...order }: Order, investments: ReadonlySet<number>): string[] => {
  const hasInvestment = order.investmentId !== null && investments.has(order.investmentId);
  if (status === 'paid' && !hasInvestment) return [`order ${id} is paid and has no investment`];
  if (status === 'reserved' && (order.investmentId !== null || order.expiresAt === null || order.reference === null))
    return [`order ${id} is no complete reservation`];
  return [];
};

/** Cents of the rent of a project that the bank's lines brought, all of them or those of some statements, and that its payments paid. */
export async function readProjectRent(
  reader: EntityManager,
  projectId: number,
  among: FindOptionsWhere<BankStatementLine> = {},
) {
  const lines = await reader.findBy(BankStatementLine, { ...among, projectId, purpose: 'rent' });
  const payments = await reader.findBy(Payment, { projectId, status: 'paid' });
  return {
    received: sum(lines.map(({ amount }) => amount)),
    paid: sum(payments.map(({ amount }) => parseCents(amount))),
  };
}

/**
 * Whether two administrators set the status, or the target of a funded project: the status then differs from what the orders raised, until an
 * order or an exit sets it again.
 */
async function isSetByHand(
  reader: EntityManager,
  { id: recordId, status, target, statusSetAt }: Project,
): Promise<boolean> {
  if (statusSetAt !== null) return true;
  const changes = [`%"status":"${status}"%`, `%"target":${target},%`].map((value) => ({
    entity: 'project' as const,
    recordId,
    before: Not(Like(value)),
    after: Like(value),
  }));
  return reader.existsBy(AuditEntry, changes);
}

/** Differences between the accounts of a project and its lines of the bank, payments, runs and exit. */
async function findAccountFaults(
  reader: EntityManager,
  projectId: number,
  exits: readonly ProjectExit[],
  held: number,
): Promise<string[]> {
  const lines = await reader.findBy(BankStatementLine, { projectId });
  const sumLines = (isCounted: (line: BankStatementLine) => boolean) =>
    sum(lines.filter(isCounted).map(({ amount }) => amount));
  const runs = await reader.findBy(PaymentRun, { projectId, status: 'posted' });
  const sumRuns = (column: 'fee' | 'expenses' | 'reserve') => sum(runs.map((run) => parseSignedCents(run[column])));
  const sumExits = (column: 'net' | 'released' | 'reserve') => sum(exits.map((exit) => parseCents(exit[column])));
  const { received, paid } = await readProjectRent(reader, projectId);
  const expected: Record<string, number> = {
    capital: held - sumExits('released'),
    rent: received - paid - sumRuns('fee') - sumRuns('expenses') - sumRuns('reserve'),
    expenses: sumLines(({ paidFrom }) => paidFrom === 'rent') + sumRuns('expenses'),
    reserve: sumLines(({ paidFrom }) => paidFrom === 'reserve') + sumRuns('reserve') - sumExits('reserve'),
    // What was handed over lies in the house or, after a sale, in its money.
    'property proceeds':
      sumLines(({ purpose }) => purpose === 'sale' || purpose === 'capital') +
      sumExits('released') +
      sumExits('reserve') -
      sumExits('net') -
      sum(exits.map(sumExitFees)),
  };
  const faults: string[] = [];
  for (const [names, cents] of Object.entries(expected)) {
    const codes = names.split(' ').map((name) => `project:${projectId}:${name}`);
    const balance = sum(await Promise.all(codes.map((code) => sumPostings(reader, code))));
    if (balance !== cents) faults.push(`${codes.join(' + ')} is ${balance}, and the records say ${cents}`);
  }
  return faults;
}

async function findProjectFaults(reader: EntityManager, projectId: number): Promise<string[]> {
  const project = await reader.findOneByOrFail(Project, { id: projectId });
  const orders = await reader.findBy(Order, { projectId });
  const investments = await reader.find(Investment);
  const exits = (await listExits(reader)).filter((exit) => exit.projectId === projectId);
  const raised = sum(orders.filter(({ status }) => raisedOrderStatuses.includes(status)).map(({ amount }) => amount));
  const reserved = sum(orders.filter(({ status }) => status === 'reserved').map(({ amount }) => amount));
  const held = sum(investments.filter((one) => one.projectId === projectId).map(({ amount }) => amount * 100));
  const expectedStatus = exits.length > 0 ? 'exited' : raised >= project.target ? 'funded' : 'available';
  const ids = new Set(investments.map(({ id }) => id));
  return [
    ...(project.funded === raised ? [] : [`project ${projectId} raised ${project.funded}, its paid orders ${raised}`]),
    ...(project.reserved === reserved
      ? []
      : [`project ${projectId} has reserved ${project.reserved}, not ${reserved}`]),
    ...(project.funded + project.reserved <= project.target ? [] : [`project ${projectId} is oversold`]),
    ...(project.status === expectedStatus || (await isSetByHand(reader, project))
      ? []
      : [`project ${projectId} is ${project.status}, not ${expectedStatus}`]),
    ...(await findAccountFaults(reader, projectId, exits, held)),
    ...orders.flatMap((order) => getOrderFault(order, ids)),
  ];
}

/**
 * Differences between the ledger and the records of these users and projects, and unknown changes of a status. In addition to the rules of
 * `verifyLedger`.
 */
export async function findMoneyFaults(
  reader: EntityManager,
  { userIds, projectIds, deposited = 0 }: MoneyScope,
): Promise<string[]> {
  const faults = await findStatusFaults(reader);
  for (const userId of userIds) faults.push(...(await findUserFaults(reader, userId, deposited)));
  for (const projectId of projectIds) faults.push(...(await findProjectFaults(reader, projectId)));
  return faults;
}
