import { ledgerAccounts, type PaymentStatus } from '@cimiento/contracts';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import type { NewEntry } from '../../books/ledger/new-entry';
import { countQueries, createEntry, databaseKinds, postEntries, serveGateway } from '../../testing';
import type { User } from '../../access/records';
import { type Investment, Payment, Project } from '../records';

const month = 'projectId name projected collected pending paid missing proposed state runId';

describe.each(databaseKinds)('the rents of a month on %s', (kind) => {
  const served = serveGateway(kind);
  let owner: User;
  let project: Project;
  let investment: Investment;

  beforeAll(async () => {
    owner = await served.fixtures.user('maria');
  });

  beforeEach(async () => {
    project = await served.fixtures.project();
    // 7 % of $10,000: 58.34 in the first months.
    const terms = { amount: 10_000, annualReturn: 7, investedOn: '2025-12-10' };
    investment = await served.fixtures.investment(owner, project, terms);
  });

  const list = (period: string, by = served.admin) => by.send('paymentMonth', { period }, month);
  const read = async (period = '2026-01') =>
    (await list(period)).find(({ projectId }: { projectId: number }) => projectId === project.id);
  const warn = async (changed: object) => {
    const terms = { projectId: project.id, period: '2026-01', amount: '58.34', continueForMissing: true, ...changed };
    const previewed = 'projected collected paid warnings { code field }';
    const { warnings, ...figures } = await served.admin.send('paymentRunPreview', terms, previewed);
    return { figures, codes: warnings.map(({ code }: { code: string }) => code) };
  };
  /** Posts rent of the project in the bank's entry, with the reference of the bank. */
  const collect = (cents: number, occurredOn: string, reference: string | null, changed: Partial<NewEntry> = {}) => {
    const accounts = [ledgerAccounts.bank(1), ledgerAccounts.rent(project.id)] as const;
    const facts = { kind: 'rent', occurredOn, reference, memo: 'Renta cobrada', ...changed } as const;
    return postEntries(served.gateway.database, [createEntry(...accounts, cents, facts)]);
  };

  test('a project without payments is projected by its holders and lacks all of it', async () => {
    expect(await read()).toEqual({
      projectId: project.id,
      name: project.name,
      projected: '58.34',
      collected: '0.00',
      pending: '0.00',
      paid: '0.00',
      missing: '58.34',
      proposed: '58.34',
      state: 'none',
      runId: null,
    });
    // An investment earns its first rent in the month after it is made.
    expect(await read('2025-12')).toMatchObject({ projected: '0.00', missing: '0.00' });
  });

  test('the projection of a project is the sum of the rent calendars of its holders', async () => {
    const other = await served.fixtures.user();
    await served.fixtures.investment(other, project, { amount: 3000, annualReturn: 8.5, investedOn: '2025-11-30' });
    await served.fixtures.investment(other, project, { amount: 9000, annualReturn: 7, investedOn: '2026-01-05' });
    const client = await served.signedIn(other.username);
    const months = { from: '2026-01', to: '2026-01' };
    const calendar = await client.send('rentCalendar', months, 'projectId expectedGross expected');
    // What comes is divided by what each invested, whatever each was promised.
    expect(calendar).toEqual([{ projectId: project.id, expectedGross: '21.25', expected: '18.37' }]);
    expect(await read()).toMatchObject({ projected: '79.59' });
  });

  test('a project is in the state of its payments', async () => {
    const payment = await served.fixtures.payment(investment, { amount: '58.34', period: '2026-01', status: 'missed' });
    const setStatus = (status: PaymentStatus, amount = '58.34') =>
      served.fixtures.update(Payment, { id: payment.id }, { status, amount });
    expect(await read()).toMatchObject({ state: 'missed', missing: '58.34' });
    await setStatus('pending');
    expect(await read()).toMatchObject({ state: 'pending', pending: '58.34', missing: '58.34' });
    await setStatus('paid');
    expect(await read()).toMatchObject({ state: 'paid', paid: '58.34', missing: '0.00' });
    await setStatus('paid', '50.00');
    expect(await read()).toMatchObject({ state: 'partial', paid: '50.00', missing: '8.34' });
    await setStatus('paid', '90.00');
    expect(await read()).toMatchObject({ state: 'paid', missing: '0.00' });
  });

  test('collected is the rent of the month by its reference or its day, less what was reversed', async () => {
    await collect(1000, '2026-01-10', 'TRF-1');
    await collect(200, '2026-02-03', '2026-01');
    await collect(30, '2026-01-20', '2025-12');
    await collect(4, '2026-01-31', null);
    await collect(5, '2026-02-01', null);
    expect([(await read()).collected, (await read('2025-12')).collected]).toEqual(['12.04', '0.30']);
    const where = { reference: 'TRF-1', kind: 'rent' } as const;
    const { id: reversalOf } = await served.reader.findOneByOrFail(LedgerEntry, where);
    await collect(-1000, '2026-03-01', 'TRF-1', { kind: 'reversal', reversalOf });
    expect((await read()).collected).toBe('2.04');
  });

  test('a month takes as many queries for many projects as for one', async () => {
    const count = async () =>
      (await countQueries(served.gateway.database, () => read())).filter((sql) =>
        /FROM \W*(investment|payment|ledger|project|\()/.test(sql),
      ).length;
    const few = await count();
    for (let made = 0; made < 5; made += 1) {
      const more = await served.fixtures.project();
      await served.fixtures.investment(owner, more, { investedOn: '2025-12-10' });
    }
    expect([few > 3, await count()]).toEqual([true, few]);
  });

  test('the last posted run of the month is named, an undone one is not', async () => {
    const input = { projectId: project.id, period: '2026-01', amount: '58.34', paymentDate: '2026-02-05' };
    const { id } = await served.admin.send('postPaymentRun', { input });
    expect(await read()).toMatchObject({ runId: id, state: 'pending' });
    await served.admin.send('undoPaymentRun', { id });
    expect(await read()).toMatchObject({ runId: null, state: 'none' });
  });

  test('a preview says what its month is, and warns before an amount that does not fit', async () => {
    expect(await warn({})).toEqual({
      figures: { projected: '58.34', collected: '0.00', paid: '0.00' },
      codes: ['ABOVE_COLLECTED'],
    });
    await collect(10_000, '2026-01-10', null);
    expect((await warn({})).codes).toEqual([]);
    expect((await warn({ amount: '72.93' })).codes).toEqual(['OFF_PROJECTION']);
    expect((await warn({ amount: '72.92' })).codes).toEqual([]);
    expect((await warn({ period: '2031-01', amount: '58.33' })).codes).toEqual(['MONTH_AHEAD']);
  });

  test('a preview warns of a month and of a payment after the sale', async () => {
    await collect(10_000, '2026-01-10', null);
    await served.fixtures.update(Project, { id: project.id }, { status: 'exited', exitDate: '2026-01-20' });
    expect((await warn({ paymentDate: '2026-01-20' })).codes).toEqual([]);
    expect((await warn({ paymentDate: '2026-01-21' })).codes).toEqual(['AFTER_SALE']);
    expect((await warn({ period: '2026-02' })).codes).toContain('AFTER_SALE');
  });

  test('a month that does not exist is refused, and investors do not read it', async () => {
    for (const period of ['2026-13', '2026-1', 'hoy', ''])
      expect(await list(period)).toMatchObject({ status: 400, errors: { period: expect.any(String) } });
    expect(await list('2026-01', await served.signedIn('maria'))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
