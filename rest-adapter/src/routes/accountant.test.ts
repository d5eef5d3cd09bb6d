import { addMonths, ledgerAccounts, toPeriod, today } from '@cimiento/contracts';
import { createEntry, databaseKinds, postEntries, type TestClient } from '@cimiento/gateway/testing';
import { createHash } from 'node:crypto';
import { useRest } from '../testing/serve-rest';

const batches = '/api/admin/ledger/journal-batches';
const codes = '/api/admin/account-codes';
const period = '2012-03';

describe.each(databaseKinds)('the numbers of the accountant over REST on %s', (kind) => {
  const served = useRest(kind, { config: { approvals: 'off' } });
  let admin: TestClient;

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
    const { suspense } = ledgerAccounts;
    const entries = [1, 2, 3].map((cents) =>
      createEntry(ledgerAccounts.bank(1), suspense, cents, { occurredOn: `${period}-20` }),
    );
    await postEntries(served.gateway.database, entries);
  });

  test('the chart of accounts is replaced as a whole, and a wrong row is named', async () => {
    const rows = [
      { account: 'bank:*', code: '1.1.01', name: 'Bancos' },
      { account: 'project:*:capital', code: '2.1.05', name: 'Capital de proyectos' },
    ];
    expect(await admin.request('PUT', codes, rows)).toMatchObject({ status: 200, body: rows });
    expect((await admin.request('GET', codes)).body).toEqual(rows);
    const wrong = await admin.request('PUT', codes, [...rows, { account: 'Bancos', code: '1', name: 'B' }]);
    expect(wrong).toMatchObject({ status: 400, body: { rows: [{ row: 3, errors: { account: expect.any(String) } }] } });
    const maria = await served.signedIn('maria', 'maria123');
    expect((await maria.request('GET', codes)).status).toBe(403);
    expect((await maria.request('PUT', codes, rows)).status).toBe(403);
  });

  test('the trial balance has each balance on its side', async () => {
    const { body } = await admin.request('GET', '/api/admin/ledger/trial-balance');
    for (const { balance, debit, credit } of body.accounts)
      expect(balance.startsWith('-') ? [`-${debit}`, credit] : [credit, debit]).toEqual([balance, '0.00']);
    const bank = body.accounts.find(({ code }: { code: string }) => code === 'bank:1');
    expect(bank).toMatchObject({ credit: '0.00', accountCode: '1.1.01', accountName: 'Bancos' });
  });

  test('a batch of an open month is refused, and of a closed one its file is always the same', async () => {
    expect((await admin.request('POST', batches, { period })).status).toBe(409);
    expect((await admin.request('POST', `/api/admin/periods/${period}/close`)).status).toBe(200);
    const headers = { 'idempotency-key': 'un-lote-1' };
    const { status, body } = await admin.request('POST', batches, { period }, headers);
    expect([status, body]).toEqual([
      201,
      { number: 1, period, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), rows: 6, createdAt: expect.any(String) },
    ]);
    expect((await admin.request('POST', batches, { period }, headers)).body).toEqual(body);
    expect((await admin.request('POST', batches, { period })).status).toBe(409);
    expect((await admin.request('GET', batches)).body).toEqual([body]);
    const content = await admin.request('GET', `${batches}/1/content`);
    expect(content.headers.get('cache-control')).toBe('private, no-store');
    expect(content.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(content.headers.get('content-disposition')).toContain(`${period}-lote-1.csv`);
    // The client decodes the text without its byte order mark.
    const hash = createHash('sha256').update(`\uFEFF${String(content.body)}`);
    expect(hash.digest('hex')).toBe(body.sha256);
    expect((await admin.request('GET', `${batches}/2/content`)).status).toBe(404);
    expect((await admin.request('POST', batches, { period: '2012-13' })).status).toBe(400);
  });

  test('holders and staff read the report of a project, others find nothing', async () => {
    const maria = await served.signedIn('maria', 'maria123');
    const { body: own } = await maria.request<{ projectId: number }[]>('GET', '/api/user/investments');
    const { body: all } = await maria.request<{ id: number }[]>('GET', '/api/projects');
    const held = new Set(own.map(({ projectId }) => projectId));
    const [mine = 0] = held;
    const other = all.find(({ id }) => !held.has(id))?.id ?? 0;
    const path = (id: number, query = '') => `/api/projects/${id}/finances${query}`;
    const { status, body } = await maria.request('GET', path(mine));
    expect([status, body.length, body.at(-1).period]).toEqual([200, 12, toPeriod(today())]);
    expect(body.some(({ rent, fee }: Record<string, string>) => rent !== '0.00' && fee !== '0.00')).toBe(true);
    expect((await maria.request('GET', path(other))).status).toBe(404);
    expect((await admin.request('GET', path(other))).status).toBe(200);
    expect((await served.client().request('GET', path(mine))).status).toBe(401);
    const months = `?from=${addMonths(toPeriod(today()), -2)}&to=${toPeriod(today())}`;
    expect((await maria.request('GET', path(mine, months))).body).toEqual(body.slice(-3));
    expect((await maria.request('GET', path(mine, '?from=2026-05&to=2026-01'))).status).toBe(400);
  });
});
