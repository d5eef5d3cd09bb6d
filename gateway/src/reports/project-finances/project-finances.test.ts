import {
  addMonths,
  ledgerAccounts,
  listPeriods,
  parseSignedCents,
  today,
  toPeriod,
  type LedgerAccountName,
  type LedgerEntryKind,
} from '@cimiento/contracts';
import fc from 'fast-check';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { createReversal, readPostings } from '../../books/ledger/record-follower';
import type { NewEntry, NewPosting } from '../../books/ledger/new-entry';
import { PaymentRun, type Investment, type Project } from '../../investing/records';
import { everything } from '../../platform/request';
import { createEntry, databaseKinds, postEntries, serveGateway } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { readFinances } from './read-finances';

const bank = ledgerAccounts.bank(1);
const fields = 'period rent expenses { category amount } fee reserve distributed occupied';
const range = { from: '2025-01', to: '2026-06' };

describe.each(databaseKinds)('the report of a project on %s', (kind) => {
  const served = serveGateway(kind);
  let project: Project;
  let investment: Investment;

  beforeEach(async () => {
    project = await served.fixtures.project();
    investment = await served.fixtures.investment(await served.fixtures.user(`duena${project.id}`), project);
  });

  const post = (entries: readonly NewEntry[]) => postEntries(served.gateway.database, entries);
  const move = (
    entryKind: LedgerEntryKind,
    [from, to]: readonly [LedgerAccountName, LedgerAccountName],
    cents: number,
    changed: Partial<NewEntry> = {},
  ) => createEntry(from, to, cents, { kind: entryKind, mayOverdraw: true, ...changed });
  const rent = () => ledgerAccounts.rent(project.id);
  const expenses = () => ledgerAccounts.expenses(project.id);
  const reserve = () => ledgerAccounts.reserve(project.id);
  const divide = (fee: number, spent: number, kept: number, changed: Partial<NewEntry>): NewEntry => {
    const parts: NewPosting[] = [
      { account: rent(), amount: -(fee + spent + kept) },
      { account: ledgerAccounts.fee('management'), amount: fee },
      { account: expenses(), amount: spent },
      { account: reserve(), amount: kept },
    ];
    return move('fee', [rent(), reserve()], 1, { postings: parts.filter(({ amount }) => amount !== 0), ...changed });
  };
  const reverse = async (key: string, occurredOn: string) => {
    const entry = await served.reader.findOneByOrFail(LedgerEntry, { key });
    const postings = (await readPostings(served.reader, [entry.id])).get(entry.id) ?? [];
    await post([createReversal({ ...entry, postings }, null, occurredOn)]);
  };
  /** A debit of the bank that is an expense of the project. */
  const insertLine = async (category: BankStatementLine['category'], bookedOn: string): Promise<number> => {
    const desk = await BankDesk.open(served, served.admin);
    const { lines } = await desk.send([{ amount: '-50.00', description: 'PREDIAL', bookedOn }]);
    const id = Number(lines[0]?.id);
    const target = { purpose: 'expense', projectId: project.id, category, paidFrom: 'rent' } as const;
    await served.fixtures.update(BankStatementLine, { id }, { ...target, status: 'matched' });
    return id;
  };

  test('a rent, its fee, reserve and payments are of its month, an expense of the day of the bank', async () => {
    const lineId = await insertLine('tax', '2026-03-20');
    await post([
      move('rent', [bank, rent()], 90_000, { reference: '2026-01', occurredOn: '2026-02-03' }),
      move('expense', [expenses(), bank], 5000, {
        source: { kind: 'bankLine', id: lineId },
        occurredOn: '2026-04-02',
      }),
      divide(8280, 5000, 2000, { reference: '2026-01', occurredOn: '2026-02-11' }),
      move('payment', [rent(), ledgerAccounts.available(investment.userId)], 74_720, {
        reference: '2026-01',
        occurredOn: '2026-02-15',
      }),
    ]);
    const months = await readFinances(served.reader, project.id, { from: '2026-01', to: '2026-03' });
    const none = { rent: '0.00', expenses: [], fee: '0.00', reserve: '0.00', distributed: '0.00', occupied: null };
    expect(months).toEqual([
      {
        period: '2026-01',
        rent: '900.00',
        expenses: [],
        fee: '82.80',
        reserve: '20.00',
        distributed: '747.20',
        occupied: null,
      },
      { period: '2026-02', ...none },
      { period: '2026-03', ...none, expenses: [{ category: 'tax', amount: '50.00' }] },
    ]);
  });

  test('a rent without a month is of the one in which it came, and a reversed one does not count', async () => {
    const wrong = move('rent', [bank, rent()], 30_000, { occurredOn: '2026-02-20' });
    await post([move('rent', [bank, rent()], 10_000, { reference: 'TRF-77', occurredOn: '2026-02-03' }), wrong]);
    await reverse(wrong.key, '2026-02-25');
    const [month] = await readFinances(served.reader, project.id, { from: '2026-02', to: '2026-02' });
    expect(month).toMatchObject({ rent: '100.00', distributed: '0.00' });
  });

  test('the occupancy is that of the last monthly payment in force', async () => {
    const run = { projectId: project.id, period: '2026-01', amount: '1.00', basis: 'registered' } as const;
    const money = { retained: '0.00', fee: '0.00', vat: '0.00', expenses: '0.00', reserve: '0.00' };
    const facts = { payments: 0, turned: null, createdBy: 1, createdAt: new Date() };
    await served.gateway.database.transaction(async (manager) => {
      await manager.insert(PaymentRun, { ...run, ...money, ...facts, number: 1, status: 'posted', occupied: 80 });
      await manager.insert(PaymentRun, { ...run, ...money, ...facts, number: 2, status: 'undone', occupied: 10 });
    });
    const [month] = await readFinances(served.reader, project.id, { from: '2026-01', to: '2026-01' });
    expect(month?.occupied).toBe(80);
  });

  test('the sums of random months are those of the trial balance', async () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    const step = fc.record({
      type: fc.constantFrom('rent', 'expense', 'reserveExpense', 'run', 'payment'),
      period: fc.constantFrom(...listPeriods(range.from, range.to)),
      cents,
      spent: cents,
      isReversed: fc.boolean(),
    });
    const steps = fc.sample(step, { numRuns: 60, seed: 11 });
    for (const { type, period, cents: amount, spent, isReversed } of steps) {
      const changed = { reference: period, occurredOn: `${period}-12` };
      const entry = {
        rent: () => move('rent', [bank, rent()], amount, changed),
        expense: () => move('expense', [expenses(), bank], amount, changed),
        reserveExpense: () => move('expense', [reserve(), bank], amount, changed),
        run: () => divide(amount, spent, 100, changed),
        payment: () => move('payment', [rent(), ledgerAccounts.available(investment.userId)], amount, changed),
      }[type]();
      await post([entry]);
      if (isReversed) await reverse(entry.key, `${addMonths(period, 1)}-03`);
    }
    const months = await readFinances(served.reader, project.id, { from: '2025-01', to: '2026-07' });
    const { accounts } = await served.gateway.services.ledgerBooks.getTrialBalance(everything);
    const balance = ({ code }: LedgerAccountName): number =>
      parseSignedCents(accounts.find((account) => account.code === code)?.balance ?? '0.00');
    const sum = (pick: (month: (typeof months)[number]) => readonly string[]): number =>
      months.flatMap(pick).reduce((total, text) => total + parseSignedCents(text), 0);
    const spent = sum((month) => month.expenses.map(({ amount }) => amount));
    const [received, fee, distributed] = [sum((m) => [m.rent]), sum((m) => [m.fee]), sum((m) => [m.distributed])];
    expect(received).toBeGreaterThan(0);
    expect(spent).toBeGreaterThan(0);
    expect(received - fee - distributed - spent).toBe(balance(rent()) + balance(expenses()) + balance(reserve()));
    const runs = steps.filter(({ type, isReversed }) => type === 'run' && !isReversed);
    expect(sum((month) => [month.reserve])).toBe(100 * runs.length);
    expect(fee).toBe(runs.reduce((total, run) => total + run.cents, 0));
  });

  describe('its readers', () => {
    const read = (client: Awaited<ReturnType<typeof served.signedIn>>, variables: object = {}) =>
      client.send('projectFinances', { projectId: project.id, ...variables }, fields);

    test('holders and staff read the last twelve months', async () => {
      const months = await read(await served.signedIn(`duena${project.id}`));
      expect(months.map(({ period }: { period: string }) => period)).toEqual(
        listPeriods(addMonths(toPeriod(today()), -11), toPeriod(today())),
      );
      expect(await read(served.admin)).toHaveLength(12);
      expect(await read(served.admin, { from: '2019-01', to: '2026-01' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    test('other users and staff without projects find nothing, and visitors sign in', async () => {
      await served.fixtures.user('otra');
      await served.fixtures.user('caja', { role: 'admin', staffRole: 'treasury' });
      expect(await read(await served.signedIn('caja'))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await read(await served.signedIn('otra'))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await read(served.admin, { projectId: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await read(served.client())).toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });
});
