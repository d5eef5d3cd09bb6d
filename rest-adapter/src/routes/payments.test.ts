import { addDays, messages, today } from '@cimiento/contracts';
import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import type { RowErrors } from '../http/problem';
import { useEmptyRest } from '../testing/serve-rest';

describe.each(databaseKinds)('payments over REST on %s', (kind) => {
  const served = useEmptyRest(kind);
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
    const other = await admin.request('POST', '/api/admin/returns', { ...body, amount: '70.84' });
    expect([other.status, other.body.warnings]).toEqual([201, undefined]);
  });

  test('a payment above the capital, or paid on a day to come, is recorded with a warning', async () => {
    const answer = await admin.request('POST', '/api/admin/returns', {
      ...body,
      amount: '99999.00',
      paymentDate: addDays(today(), 30),
    });
    expect([answer.status, answer.body.warnings]).toEqual([
      201,
      [
        expect.objectContaining({ code: 'ABOVE_CAPITAL', field: 'amount' }),
        expect.objectContaining({ code: 'PAID_IN_FUTURE', field: 'paymentDate' }),
      ],
    ]);
  });

  test('a PUT takes back what a POST gave, with its warnings', async () => {
    const { body: created } = await admin.request('POST', '/api/admin/returns', body);
    expect(created.warnings).toHaveLength(1);
    const { status, headers } = await admin.request('PUT', `/api/admin/returns/${created.id}`, created);
    expect([status, headers.get('location')]).toEqual([200, null]);
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
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const { status, body: answer } = await send(rows, key);
        expect([status, answer]).toEqual([201, { imported: 2 }]);
      }
      expect(await count()).toBe(String(before + 2));
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

    test('records nothing when a row is wrong, and tells the errors of each row from 1', async () => {
      const before = await count();
      const wrong = await send([body, { ...body, amount: 'mucho', period: '2025-13' }, { ...body, extra: 1 }]);
      expect([wrong.status, wrong.body.errors]).toEqual([400, undefined]);
      expect(wrong.body.rows).toEqual([
        { row: 2, errors: { amount: expect.any(String), period: expect.any(String) } },
        { row: 3, errors: { extra: 'Este campo no existe' } },
      ]);
      const foreign = await send([body, body, { ...body, userId: 1 }]);
      expect([foreign.status, foreign.body.rows]).toEqual([400, [{ row: 3, errors: { userId: expect.any(String) } }]]);
      expect(await count()).toBe(before);
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

  test('duplicates are all payments of an investment and month', async () => {
    const { investmentId } = body;
    const read = (query: string) => admin.request('GET', `/api/admin/returns/duplicates${query}`);
    const { status, body: rows } = await read(`?investmentId=${investmentId}&period=2025-01`);
    expect(status).toBe(200);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every((row: { period: string }) => row.period === '2025-01')).toBe(true);
    expect((await read(`?investmentId=${investmentId}`)).body.errors).toEqual({ period: expect.any(String) });
  });

  describe('a monthly payment', () => {
    const run = { period: '2025-06', amount: '100.01', paymentDate: '2025-06-30', status: 'pending' };
    const send = (action: string, fields: object = {}) =>
      admin.request('POST', `/api/admin/payment-runs${action}`, { ...run, projectId: body['projectId'], ...fields });

    test('a monthly payment is previewed, posted and undone', async () => {
      const preview = await send('/preview');
      expect([preview.status, preview.body]).toEqual([
        200,
        {
          shares: [{ investmentId: body['investmentId'], userId: body['userId'], invested: 10_000, amount: '100.01' }],
          leftOut: [],
          total: '100.01',
          retained: '0.00',
          registered: 10_000,
          funded: expect.any(Number),
          projected: expect.any(String),
          collected: '0.00',
          paid: '0.00',
          warnings: expect.any(Array),
          fingerprint: expect.any(String),
        },
      ]);
      const { fingerprint } = preview.body;
      expect((await send('', { fingerprint: 'x' })).status).toBe(409);
      const posted = await send('', { fingerprint });
      const { id } = posted.body;
      const shared = { amount: '100.01', basis: 'registered', retained: '0.00', payments: 1 };
      const expected = { id, projectId: body['projectId'], period: '2025-06', ...shared };
      expect([posted.status, posted.body]).toEqual([201, { ...expected, status: 'posted' }]);
      expect(posted.headers.get('location')).toBe(`/api/admin/payment-runs/${id}`);
      expect((await admin.request('GET', `/api/admin/payment-runs/${id}`)).body).toEqual(posted.body);
      expect((await send('')).status).toBe(409);
      const undo = () => admin.request('POST', `/api/admin/payment-runs/${id}/undo`);
      expect([(await undo()).body, (await undo()).status]).toEqual([{ ...expected, status: 'undone' }, 409]);
    });

    test.each(['2025-13', '2025-1', 'hoy', '2025-01-01'])(
      '%s is not a month whose rents can be read',
      async (period) => {
        const { status, body: problem } = await admin.request('GET', `/api/admin/payment-months/${period}`);
        expect([status, problem.errors]).toEqual([400, { period: expect.any(String) }]);
        const asQuery = await admin.request('GET', `/api/admin/payment-months/2025-01?period=${period}`);
        expect(asQuery.status).toBe(400);
      },
    );
  });

  test.each([
    ['sort=amount', ['0.01', '70.83', '99999.00']],
    ['sort=-amount', ['99999.00', '70.83', '0.01']],
  ])('a list with %s is read on page by page in that order', async (sort, expected) => {
    await admin.request('POST', '/api/admin/returns', { ...body, amount: '0.01', period: '2025-09' });
    const amounts: string[] = [];
    let next: string | undefined = `/api/admin/returns?${sort}&limit=3`;
    while (next !== undefined) {
      const page: { body: { amount: string }[]; headers: Headers } = await admin.request('GET', next);
      amounts.push(...page.body.map(({ amount }) => amount));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect([...new Set(amounts)].filter((amount) => expected.includes(amount))).toEqual(expected);
    expect(amounts).toHaveLength((await admin.request('GET', '/api/admin/returns')).body.length);
  });

  test.each(['sort=nada', 'sort=-', 'period=2025-13', 'investmentId=x', 'status=otro', 'limit=0'])(
    'a list rejects %s',
    async (query) => {
      expect((await admin.request('GET', `/api/admin/returns?${query}`)).status).toBe(400);
    },
  );

  test('the line of the log has the id that the answer shows', async () => {
    const { headers } = await admin.request('GET', '/api/admin/returns');
    const lines = served.log.lines.map((text) => JSON.parse(text));
    expect(lines.findLast(({ req }) => req !== undefined).req).toEqual({
      id: headers.get('request-id'),
      method: 'GET',
      path: '/api/admin/returns',
    });
  });
});
