import { ledgerAccounts } from '@cimiento/contracts';
import { createEntry, databaseKinds, postEntries } from '../../testing';
import { RunDesk } from '../../testing/run-desk';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import type { Investment } from '../records';

const money = 'gross fee expenses reserve net distributable projectedGross projected total warnings { code }';
const rule = {
  kind: 'management',
  base: 'rent',
  percent: 8,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: 15,
  validFrom: '2026-01-01',
};

describe.each(databaseKinds)('the money of a monthly payment on %s', (kind) => {
  const desk = RunDesk.serve(kind);
  const { served } = desk;
  let holdings: Investment[];

  const setFees = (rows: object[]) =>
    served.admin.send('setProjectFees', { projectId: desk.project.id, rows }, 'kind percent vatPercent');
  const preview = (changed: object = {}) =>
    served.admin.send('paymentRunPreview', desk.toTerms({ amount: '900.00', ...changed }), money);
  const post = async (changed: object = {}) => {
    const { fingerprint } = await desk.preview({ amount: '900.00', ...changed });
    const input = { ...desk.toTerms({ amount: '900.00', ...changed }), paymentDate: '2026-02-05', status: 'paid' };
    return desk.post({ ...input, creditedOn: '2026-02-05', dateReason: 'Prueba', fingerprint });
  };
  /** Balances of the accounts of the project and of fees, without those that are 0. */
  const readBalances = async () => {
    const { accounts } = await served.admin.send('trialBalance', {}, 'accounts { code balance }');
    const isOwn = ({ code }: { code: string }): boolean => code.startsWith(`project:${desk.project.id}:`);
    return Object.fromEntries(
      accounts
        .filter((account: { code: string; balance: string }) => isOwn(account) && account.balance !== '0.00')
        .map(({ code, balance }: { code: string; balance: string }) => [code.split(':')[2], balance]),
    );
  };
  const readFees = async (): Promise<number[]> => {
    const { accounts } = await served.admin.send('trialBalance', {}, 'accounts { code balance }');
    return ['fee:management', 'fee:vat'].map((code) =>
      Number(accounts.find((account: { code: string }) => account.code === code)?.balance ?? 0),
    );
  };

  beforeEach(async () => {
    // 10,800 a year: 900.00 a month.
    const terms = { annualReturn: 9, investedOn: '2025-12-10' };
    holdings = [await desk.invest({ ...terms, amount: 70_000 }), await desk.invest({ ...terms, amount: 50_000 })];
    await setFees([rule]);
    const [bank, { id }] = [ledgerAccounts.bank(1), desk.project];
    await postEntries(served.gateway.database, [
      createEntry(bank, ledgerAccounts.rent(id), 90_000, { kind: 'rent', reference: '2026-01' }),
      createEntry(ledgerAccounts.expenses(id), bank, 5000, { kind: 'expense', source: { kind: 'project', id } }),
    ]);
  });

  test('fee, expenses and reserve leave the rent, and the holders share the rest', async () => {
    const capital = { capital: '120000.00' };
    const before = await readFees();
    expect(await preview({ reserve: '20.00' })).toMatchObject({
      gross: '900.00',
      fee: '82.80',
      expenses: '50.00',
      reserve: '20.00',
      net: '747.20',
      total: '747.20',
      distributable: '747.20',
      projectedGross: '900.00',
      projected: '817.20',
      warnings: [],
    });
    const run = await post({ reserve: '20.00' });
    expect(run).toMatchObject({ amount: '900.00', payments: 2 });
    expect(await readBalances()).toEqual({ ...capital, reserve: '20.00' });
    const [management = 0, vat = 0] = await readFees();
    expect([management - (before[0] ?? 0), vat - (before[1] ?? 0)].map((dollars) => dollars.toFixed(2))).toEqual([
      '72.00',
      '10.80',
    ]);
    expect(await verifyLedger(served.reader)).toEqual([]);
    await desk.undo(run.id);
    expect(await readBalances()).toEqual({ ...capital, rent: '900.00', expenses: '-50.00' });
    expect((await readFees()).map((dollars) => dollars.toFixed(2))).toEqual(
      before.map((dollars) => dollars.toFixed(2)),
    );
    expect(await verifyLedger(served.reader)).toEqual([]);
  });

  test('a month with expenses and a reserve is paid in full, for its project and each holder', async () => {
    await post({ reserve: '20.00' });
    const [month] = (
      await served.admin.send('paymentMonth', { period: '2026-01' }, 'projectId state missing expenses reserve')
    ).filter(({ projectId }: { projectId: number }) => projectId === desk.project.id);
    expect(month).toMatchObject({ state: 'paid', missing: '0.00', expenses: '50.00', reserve: '20.00' });
    const maria = await served.signedIn('maria');
    const [own] = (
      await maria.send(
        'rentCalendar',
        { from: '2026-01', to: '2026-01' },
        'projectId expectedGross expected received expenses reserve state daysLate',
      )
    ).filter(({ projectId }: { projectId: number }) => projectId === desk.project.id);
    expect(own).toMatchObject({
      expectedGross: '900.00',
      expected: '817.20',
      received: '747.20',
      state: 'received',
      daysLate: 0,
      expenses: '50.00',
      reserve: '20.00',
    });
    const sums = await served.reader.query<{ fee: number | string; expenses: number | string }[]>(
      'SELECT SUM(fee) AS fee, SUM(expenses) AS expenses FROM payment WHERE projectId = ?',
      [desk.project.id],
    );
    expect(sums.map(({ fee, expenses }) => [Number(fee), Number(expenses)])).toEqual([[8280, 5000]]);
  });

  test('stated expenses go before those of the bank, which then wait for the next month', async () => {
    expect(await preview({ expenses: '0.00' })).toMatchObject({ expenses: '0.00', net: '817.20' });
    const above = await preview({ expenses: '60.00' });
    expect(above).toMatchObject({ net: '757.20', warnings: [{ code: 'EXPENSES_UNPAID' }] });
    await post({ expenses: '0.00' });
    expect(await readBalances()).toMatchObject({ expenses: '-50.00' });
    expect(await preview({ period: '2026-02' })).toMatchObject({ expenses: '50.00' });
  });

  test('a reserve gives only what it has, and nothing is shared below zero', async () => {
    expect(await preview({ reserve: '-0.01' })).toMatchObject({ code: 'CONFLICT' });
    await post({ reserve: '20.00' });
    expect(await preview({ period: '2026-02', reserve: '-20.00' })).toMatchObject({ reserve: '-20.00', net: '837.20' });
    expect(await preview({ period: '2026-02', reserve: '-20.01' })).toMatchObject({ code: 'CONFLICT' });
    expect(await preview({ period: '2026-02', expenses: '817.21' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('another fee is another preview', async () => {
    const { fingerprint } = await desk.preview({ amount: '900.00' });
    await setFees([{ ...rule, percent: 9 }]);
    const input = { ...desk.toTerms({ amount: '900.00' }), paymentDate: '2026-02-05', status: 'pending', fingerprint };
    expect(await desk.post(input)).toMatchObject({ code: 'CONFLICT' });
    expect(holdings).toHaveLength(2);
  });
});
