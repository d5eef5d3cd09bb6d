import { addDays, parseSignedCents, toPeriod, today } from '@cimiento/contracts';
import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import fc from 'fast-check';
import Papa from 'papaparse';
import { useRest } from '../testing/serve-rest';

const path = '/api/admin/ledger/journal';

type Row = Record<'date' | 'account' | 'debit' | 'credit', string> & { entryId: number };

/** Cents of the text of an amount with a decimal comma or point. */
const toCents = (text: string): number => parseSignedCents(text.replace(',', '.'));

describe.each(databaseKinds)('the journal on %s', (kind) => {
  const served = useRest(kind, {
    config: { approvals: 'off' },
  });
  let admin: TestClient;

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
    // A random history on top of the demonstration's: adjustments on random days, and some of their reversals.
    const day = fc.integer({ min: 1, max: 400 }).map((days) => addDays(today(), -days));
    const steps = fc.sample(fc.tuple(day, fc.integer({ min: 1, max: 99_999 }), fc.boolean()), { numRuns: 25, seed: 7 });
    for (const [occurredOn, cents, isReversed] of steps) {
      const amount = (cents / 100).toFixed(2);
      const accounts = { debitAccount: 'project:1:rent', creditAccount: 'investor:2:available' };
      const body = { ...accounts, amount, occurredOn, memo: 'Prueba; con "comillas" y = signos' };
      const { body: entry } = await admin.request('POST', '/api/admin/ledger/adjustments', body);
      if (isReversed) await admin.request('POST', `/api/admin/ledger/adjustments/${entry.id}/reverse`);
    }
  });

  const read = async (query: string): Promise<Row[]> => (await admin.request('GET', `${path}${query}`)).body as Row[];

  /** Cents by account: what the rows credit less what they debit. */
  function sum(rows: readonly Pick<Row, 'account' | 'debit' | 'credit'>[]): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { account, debit, credit } of rows)
      sums.set(account, (sums.get(account) ?? 0) + toCents(credit) - toCents(debit));
    return sums;
  }

  test.each([0, 45, 200, 380])('up to %i days ago it adds up to the trial balance of that day', async (days) => {
    const to = addDays(today(), -days);
    const sums = sum(await read(`?to=${to}`));
    const { body } = await admin.request('GET', `/api/admin/ledger/trial-balance?date=${to}`);
    expect(body.total).toBe('0.00');
    const balances = body.accounts.map(({ code, balance }: Record<string, string>) => [code, toCents(balance ?? '')]);
    expect(balances.filter(([, cents]: [string, number]) => cents !== 0).toSorted()).toEqual(
      [...sums].filter(([, cents]) => cents !== 0).toSorted(),
    );
  });

  test('two months in turn are the whole, and rows are by day and entry', async () => {
    const [from, middle] = [addDays(today(), -60), addDays(today(), -30)];
    const whole = await read(`?from=${from}&to=${today()}`);
    const parts = [
      ...(await read(`?from=${from}&to=${middle}`)),
      ...(await read(`?from=${addDays(middle, 1)}&to=${today()}`)),
    ];
    expect(parts).toEqual(whole);
    expect(whole.length).toBeGreaterThan(0);
    const order = whole.map(({ date, entryId }) => `${date} ${String(entryId).padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted());
  });

  test('money that comes into the bank is its debit', async () => {
    const rows = (await read('')).filter(({ account }) => account.startsWith('bank:'));
    const deposits = rows.filter(({ debit }) => debit !== '0.00');
    expect(deposits.length).toBeGreaterThan(0);
    expect(deposits[0]).toMatchObject({ credit: '0.00', accountName: expect.stringMatching(/^Banco |^Sin banco/) });
  });

  test.each(['comma', 'point'])(
    'its CSV with a decimal %s has understood days and numbers, and equal sums',
    async (decimal) => {
      const query = `?from=${toPeriod(addDays(today(), -60))}-01&format=csv&decimal=${decimal}`;
      const { body, headers } = await admin.request('GET', `${path}${query}`);
      expect(headers.get('content-disposition')).toContain('libro-diario.csv');
      const { data, errors, meta } = Papa.parse<Record<string, string>>(String(body).replace('\uFEFF', '').trim(), {
        header: true,
      });
      expect([errors, meta.delimiter]).toEqual([[], ';']);
      expect(meta.fields).toEqual([
        ...['Fecha', 'Asiento', 'Cuenta', 'Nombre de la cuenta', 'Debe', 'Haber'],
        ...['ID persona', 'ID proyecto', 'Referencia', 'Descripción', 'Código contable'],
      ]);
      const amount = decimal === 'comma' ? /^\d+,\d{2}$/ : /^\d+\.\d{2}$/;
      for (const row of data) {
        expect(row['Fecha']).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
        expect(row['Debe']).toMatch(amount);
        expect(row['Haber']).toMatch(amount);
      }
      const add = (name: string) => data.reduce((total, row) => total + toCents(row[name] ?? ''), 0);
      expect(add('Debe')).toBe(add('Haber'));
      expect(add('Debe')).toBeGreaterThan(0);
    },
  );

  test('investors and unknown parameters are refused', async () => {
    const maria = await served.signedIn('maria', 'maria123');
    expect((await maria.request('GET', path)).status).toBe(403);
    expect((await admin.request('GET', `${path}?since=2026-01-01`)).status).toBe(400);
    expect((await admin.request('GET', `${path}?from=2026-02-30`)).status).toBe(400);
  });
});
