import { addDays, messages, today } from '@cimiento/contracts';
import type { TestClient } from '@cimiento/gateway/testing';
import type { RowErrors } from '../http/problem';
import { useEmptyRest } from '../testing/serve-rest';

describe('payments over REST', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;
  let body: Record<string, unknown>;

  beforeAll(async () => {
    const { fixtures } = served;
    admin = await served.signedInAdmin();
    const [owner, project] = [await fixtures.user('duena'), await fixtures.project()];
    const { id: investmentId } = await fixtures.investment(owner, project);
    body = { investmentId, userId: owner.id, projectId: project.id, amount: '70.83', period: '2025-01' };
    Object.assign(body, { paymentDate: '2025-01-31', status: 'paid' });
  });

  test('a payment that equals an earlier one is recorded with a warning', async () => {
    const first = await admin.request('POST', '/api/admin/returns', body);
    expect([first.status, first.body.warnings]).toEqual([201, undefined]);
    expect(first.headers.get('location')).toBe(`/api/admin/returns/${first.body.id}`);
    const key = { 'idempotency-key': 'intento-segundo' };
    const second = await admin.request('POST', '/api/admin/returns', { ...body, amount: 70.83 }, key);
    expect([second.status, second.body.warnings]).toEqual([
      201,
      [
        {
          code: 'DUPLICATE',
          field: 'period',
          message: expect.stringContaining(`n.º ${first.body.id}`),
          paymentIds: [first.body.id],
          withdrawals: [],
        },
      ],
    ]);
    expect((await admin.request('POST', '/api/admin/returns', { ...body, amount: 70.83 }, key)).body).toEqual(
      second.body,
    );
    // A PUT takes back what the POST gave, with its warnings.
    const put = await admin.request('PUT', `/api/admin/returns/${second.body.id}`, second.body);
    expect([put.status, put.headers.get('location')]).toEqual([200, null]);
  });

  describe('an import', () => {
    const send = (rows: unknown, headers?: Record<string, string>) =>
      admin.request('POST', '/api/admin/returns/import', rows, headers);
    const count = async () => (await admin.request('GET', '/api/admin/returns?limit=1')).headers.get('total-count');

    test('records all rows once', async () => {
      const key = { 'idempotency-key': 'archivo-de-marzo' };
      const rows = [
        { ...body, period: '2025-03' },
        { ...body, period: '2025-04' },
      ];
      const before = Number(await count());
      const [first, replayed] = [await send(rows, key), await send(rows, key)];
      const imported = [1, 2].map((row) => ({ row, id: expect.any(Number), warnings: [] }));
      expect([first.status, first.body]).toEqual([201, { imported: 2, rows: imported }]);
      expect([replayed.status, replayed.body]).toEqual([201, first.body]);
      expect([first, replayed].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
      expect(await count()).toBe(String(before + 2));
      const again = await send(rows, { 'idempotency-key': 'archivo-de-abril' });
      expect(again.body.rows.map(({ warnings }: { warnings: { code: string }[] }) => warnings)).toEqual(
        first.body.rows.map(({ id }: { id: number }) => [
          expect.objectContaining({ code: 'DUPLICATE', paymentIds: [id] }),
        ]),
      );
    });

    test('records payments from before the platform on their own days, with a reason', async () => {
      const rows = [{ ...body, period: '2025-05', paymentDate: '2025-05-31' }];
      const query = '?history=true&reason=De%20antes%20de%20la%20plataforma';
      const send = (terms: string, sent: unknown = rows) =>
        admin.request('POST', `/api/admin/returns/import${terms}`, sent);
      expect(await send(query)).toMatchObject({ status: 201, body: { imported: 1 } });
      const { body: payments } = await admin.request('GET', '/api/admin/returns?period=2025-05');
      expect(payments).toMatchObject([{ creditedOn: '2025-05-31', dateReason: 'De antes de la plataforma' }]);
      const ahead = await send(query, [{ ...body, paymentDate: addDays(today(), 1) }]);
      expect([ahead.status, ahead.body.rows]).toEqual([
        400,
        [{ row: 1, errors: { paymentDate: expect.stringContaining('hasta hoy') } }],
      ]);
      expect((await send('?history=quizás')).body.errors).toEqual({ history: expect.any(String) });
      expect((await send('?historial=true')).body.errors).toEqual({ historial: expect.any(String) });
    });

    test('names all of 60 wrong rows at once, whatever is wrong with each', async () => {
      const faults = [{ amount: 'mucho' }, { investmentId: 999_999 }, { userId: 1 }, { period: '2025-13', extra: 1 }];
      const rows = Array.from({ length: 60 }, (_, index) => ({ ...body, ...faults[index % faults.length] }));
      const { status, body: problem } = await send([body, ...rows]);
      expect([status, problem.message]).toEqual([400, messages.importFaults]);
      const fields = [['amount'], ['investmentId'], ['userId'], ['extra', 'period']];
      expect(problem.rows.map(({ row, errors }: RowErrors) => [row, Object.keys(errors).sort()])).toEqual(
        rows.map((_, index) => [index + 2, fields[index % fields.length]]),
      );
    });

    test.each(['{"rows": []}', '[]', '7', '{'])('rejects the body %s', async (text) => {
      const { status, body: problem } = await send(text, { 'content-type': 'application/json' });
      expect([status, problem.rows]).toEqual([400, undefined]);
    });
  });

  test.each(['2025-13', '2025-1', 'hoy', '2025-01-01'])('%s is not a month whose rents can be read', async (period) => {
    const { status, body: problem } = await admin.request('GET', `/api/admin/payment-months/${period}`);
    expect([status, problem.errors]).toEqual([400, { period: expect.any(String) }]);
    const asQuery = await admin.request('GET', `/api/admin/payment-months/2025-01?period=${period}`);
    expect(asQuery.status).toBe(400);
  });
});
