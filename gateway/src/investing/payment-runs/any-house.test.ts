import fc from 'fast-check';
import {
  addMonths,
  centsToText,
  ledgerAccounts,
  parseCents,
  parseSignedCents,
  sumMoney,
  today,
  toPeriod,
} from '@cimiento/contracts';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { createEntry, databaseKinds, postEntries, serveGateway } from '../../testing';
import { Investment, Payment, PaymentRun, type Project, ProjectExit } from '../records';
import { sumExitFees } from '../exits/exit-money';

// `HOUSE_SEQUENCES=500 npx jest any-house` takes more.
const numRuns = Number(process.env['HOUSE_SEQUENCES'] ?? 3);

const kinds = ['rent', 'expense', 'run', 'run', 'pendingRun', 'undo', 'pay', 'correct', 'exit'] as const;
type Step = { kind: (typeof kinds)[number]; cents: number; spent: number; kept: number; month: number };

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  cents: fc.integer({ min: 1, max: 200_000 }),
  spent: fc.integer({ min: -1, max: 20_000 }),
  kept: fc.integer({ min: -10_000, max: 10_000 }),
  month: fc.nat({ max: 5 }),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const firstMonth = addMonths(toPeriod(today()), -6);

describe.each(databaseKinds)('the money of any house on %s', (kind) => {
  // Approvals have their own tests; here every step is done at once.
  const served = serveGateway(kind, { config: { approvals: 'off' } });
  let received: number;
  let spent: number;

  const createHouse = async (): Promise<Project> => {
    const project = await served.fixtures.project({ publishedAt: new Date() });
    for (const [amount, investedOn] of [
      [7000, `${addMonths(firstMonth, -1)}-10`],
      [3000, `${addMonths(firstMonth, -1)}-20`],
      [1000, `${addMonths(firstMonth, 2)}-05`],
    ] as const)
      await served.fixtures.investment(await served.fixtures.user(), project, { amount, annualReturn: 10, investedOn });
    const common = { hurdlePercent: null, catchUp: false, vatPercent: null, validFrom: '2020-01-01' };
    const rows = [
      { ...common, kind: 'management', base: 'rent', percent: 8 },
      { ...common, kind: 'sale', base: 'price', percent: 2 },
      { ...common, kind: 'performance', base: 'net_profit', percent: 20, hurdlePercent: 6 },
    ];
    await served.admin.send('setProjectFees', { projectId: project.id, rows }, 'kind');
    return project;
  };

  const post = (from: 'bank' | 'expenses', { id }: Project, cents: number): Promise<void> => {
    const bank = ledgerAccounts.bank(1);
    const source = { kind: 'project', id } as const;
    const entry =
      from === 'bank'
        ? createEntry(bank, ledgerAccounts.rent(id), cents, { kind: 'rent', source })
        : createEntry(ledgerAccounts.expenses(id), bank, cents, { kind: 'expense', source });
    return postEntries(served.gateway.database, [entry]);
  };

  /** Takes a step; the server may refuse it. */
  async function take(project: Project, { kind: action, cents, spent: expenses, kept, month }: Step): Promise<void> {
    const projectId = project.id;
    const runs = await served.reader.find(PaymentRun, { where: { projectId, status: 'posted' }, order: { id: 'ASC' } });
    if (action === 'rent') {
      received += cents;
      await post('bank', project, cents);
    } else if (action === 'expense') {
      spent += cents;
      await post('expenses', project, cents);
    } else if (action === 'run' || action === 'pendingRun') {
      const input = {
        projectId,
        period: addMonths(firstMonth, month),
        amount: centsToText(cents),
        paymentDate: today(),
        ...(expenses >= 0 && { expenses: centsToText(expenses) }),
        reserve: centsToText(kept),
        status: action === 'run' ? 'paid' : 'pending',
        continueForMissing: true,
      };
      await served.admin.send('postPaymentRun', { input }, 'id');
    } else if (action === 'undo' && runs.length > 0) {
      await served.admin.send('undoPaymentRun', { id: runs[month % runs.length]?.id }, 'id');
    } else if (action === 'pay' && runs.length > 0) {
      const runId = runs[month % runs.length]?.id;
      await served.admin.send('changePaymentStatuses', { runId, from: 'pending', to: 'paid' }, 'ids');
    } else if (action === 'correct') {
      const [payment] = await served.reader.find(Payment, {
        where: { projectId, status: 'paid' },
        order: { id: 'ASC' },
      });
      if (!payment) return;
      const { id, investmentId, userId, period, paymentDate } = payment;
      const input = {
        investmentId,
        userId,
        projectId,
        period,
        paymentDate,
        amount: centsToText(cents),
        status: 'paid',
      };
      await served.admin.send('updatePayment', { id, input }, 'id');
    } else if (action === 'exit') {
      const input = {
        price: centsToText(cents * 10),
        costs: [{ label: 'Notaría', amount: '1.00' }],
        exitDate: today(),
      };
      const { exit } = await served.admin.send('exitState', { projectId }, 'exit { id }');
      await served.admin.send('exitProject', { projectId, input, corrects: exit?.id ?? null }, 'id');
    }
  }

  /** The accounts of a house, each with what its records say. */
  async function listDifferences({ id: projectId }: Project) {
    const [runs, payments, investments, exits] = [
      await served.reader.findBy(PaymentRun, { projectId, status: 'posted' }),
      await served.reader.findBy(Payment, { projectId, status: 'paid' }),
      await served.reader.findBy(Investment, { projectId }),
      await served.reader.find(ProjectExit, { where: { projectId }, order: { version: 'DESC' } }),
    ];
    const exit = exits[0];
    const { accounts } = await served.admin.send('trialBalance', {}, 'accounts { code balance }');
    const read = (part: string): number => {
      const code = `project:${projectId}:${part}`;
      return parseSignedCents(accounts.find((one: { code: string }) => one.code === code)?.balance ?? '0.00');
    };
    const add = (column: 'fee' | 'expenses' | 'reserve'): number =>
      sum(runs.map((run) => parseSignedCents(run[column])));
    const paid = parseCents(sumMoney(payments.map(({ amount }) => amount)));
    const [net, fees, reserve] = exit ? [parseCents(exit.net), sumExitFees(exit), parseCents(exit.reserve)] : [0, 0, 0];
    const released = exit ? parseCents(exit.released) : 0;
    return {
      rent: read('rent') - (received - add('fee') - add('expenses') - add('reserve') - paid),
      expenses: read('expenses') - (add('expenses') - spent),
      reserve: read('reserve') - (add('reserve') - reserve),
      capital: read('capital') - (sum(investments.map(({ amount }) => amount * 100)) - released),
      // Nothing of this capital was handed over, so it lies with the money of the sale.
      proceeds: read('proceeds') - (reserve - net - fees + released),
      shared: runs.filter(
        (run) =>
          parseCents(run.amount) - parseCents(run.fee) - parseCents(run.expenses) - parseSignedCents(run.reserve) <= 0,
      ),
      ledger: await verifyLedger(served.reader),
    };
  }

  test(
    'the books of a house are what its rents, expenses, runs and sale say, after any steps',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }), async (steps) => {
          [received, spent] = [0, 0];
          const project = await createHouse();
          for (const each of steps) {
            await take(project, each);
            const right = { rent: 0, expenses: 0, reserve: 0, capital: 0, proceeds: 0, shared: [], ledger: [] };
            expect(await listDifferences(project)).toEqual(right);
          }
          for (let month = 0; month < 6; month++) {
            const period = addMonths(firstMonth, month);
            const months = await served.admin.send('paymentMonth', { period }, 'projectId projected projectedGross');
            const whole = months.find(({ projectId }: { projectId: number }) => projectId === project.id);
            const holders = await served.reader.findBy(Investment, { projectId: project.id });
            const own = await Promise.all(
              holders.map(({ userId }) =>
                served.gateway.services.rentCalendar.listOwn({ id: userId } as never, { from: period, to: period }),
              ),
            );
            const rows = own.flat().filter(({ projectId }) => projectId === project.id);
            expect([
              sumMoney(rows.map(({ expected }) => expected)),
              sumMoney(rows.map((row) => row.expectedGross)),
            ]).toEqual([whole?.projected ?? '0.00', whole?.projectedGross ?? '0.00']);
          }
        }),
        { numRuns, endOnFailure: true },
      );
    },
    60_000 + numRuns * 5000,
  );
});
