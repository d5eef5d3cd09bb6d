import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestGateway, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '@cimiento/rest-adapter';
import { transformSync } from '@swc/core';
import * as sdk from '.';
import { parseRents, postRent } from '../examples/monthly-run';

const { ApiError, createClient, unwrap } = sdk;
const folder = path.resolve(__dirname, '..');

describe('an integrator on a fresh installation, with a key and no session', () => {
  let served: TestGateway;
  let key: string;
  let client: sdk.Client;

  beforeAll(async () => {
    served = await createTestGateway('sqlite', {
      demoData: false,
      mount: (gateway) => createRestAdapter({ gateway }),
    });
    const admin = await served.signedInAdmin();
    const project = await served.fixtures.project({ name: 'Casa del Lago' });
    for (const name of ['maria', 'ana', 'luis'])
      await served.fixtures.investment(await served.fixtures.user(name), project, { amount: 1000 });
    const scopes = ['projects:read', 'investments:read', 'payments:read', 'payments:write'];
    const { body } = await admin.request('POST', '/api/admin/api-keys', { name: 'Socio', scopes });
    ({ key } = body as { key: string });
    client = createClient({ baseUrl: served.url, key, retries: 0 });
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterAll(async () => {
    jest.restoreAllMocks();
    await served.close();
  });

  const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
    const all: Item[] = [];
    for await (const item of items) all.push(item);
    return all;
  };

  test('reads the projects and, page by page, the investments', async () => {
    const projects = await unwrap(client.GET('/api/projects'));
    expect(projects).toMatchObject([{ id: 1, name: 'Casa del Lago' }]);
    const investments = await collect(client.list('/api/admin/investments', { projectId: 1, limit: 2 }));
    expect(investments.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('imports a month, once', async () => {
    const investments = await collect(client.list('/api/admin/investments'));
    const rows = investments.map(({ id: investmentId, userId, projectId }) => ({
      investmentId,
      userId,
      projectId,
      amount: '7.10',
      paymentDate: '2025-12-31',
      period: '2025-12',
    }));
    const send = () =>
      unwrap(
        client.POST('/api/admin/returns/import', {
          body: rows,
          params: { header: { 'Idempotency-Key': 'diciembre-2025' } },
        }),
      );
    const first = await send();
    expect(first).toMatchObject({ imported: 3, rows: [{ row: 1, warnings: [] }, { row: 2 }, { row: 3 }] });
    expect(await send()).toEqual(first);
    const payments = await collect(client.list('/api/admin/returns', { period: '2025-12' }));
    expect(payments.map(({ amount }) => amount)).toEqual(['7.10', '7.10', '7.10']);
  });

  test('posts the rents of a file as previewed, and undoes them', async () => {
    const [rent] = parseRents(readFileSync(path.join(folder, 'examples/rents.csv'), 'utf8'));
    if (!rent) throw new Error('The file has no rents');
    const id = Number(await postRent(client, rent));
    expect(await postRent(client, rent).catch((error: unknown) => error)).toMatchObject({ code: 'PAYMENTS_EXIST' });
    const posted = await collect(client.list('/api/admin/returns', { runId: id }));
    expect(posted.map(({ amount }) => Number(amount)).reduce((sum, amount) => sum + amount, 0)).toBe(1250);
    const undone = await unwrap(client.POST('/api/admin/payment-runs/{id}/undo', { params: { path: { id } } }));
    expect(undone).toMatchObject({ id, status: 'undone' });
    expect(await collect(client.list('/api/admin/returns', { runId: id }))).toEqual([]);
  });

  test('learns what is wrong from an error', async () => {
    const error = await unwrap(client.GET('/api/admin/users')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'FORBIDDEN', status: 403, requestId: expect.any(String) });
    await expect(collect(client.list('/api/admin/returns', { period: 'enero' }))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      problem: { errors: { period: expect.any(String) } },
    });
  });

  test('the code of the README runs', async () => {
    process.env['CIMIENTO_URL'] = served.url;
    process.env['CIMIENTO_KEY'] = key;
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(blocks.length).toBeGreaterThan(3);
    const program = blocks.join('\n').replaceAll(/^import .* from '@cimiento\/sdk';$/gm, '');
    const source = `export const run = async (${Object.keys(sdk).join(', ')}) => {${program}\nreturn run; }`;
    const { code } = transformSync(source, { module: { type: 'commonjs' }, jsc: { parser: { syntax: 'typescript' } } });
    const module = { exports: {} as { run?: (...values: unknown[]) => Promise<unknown> } };
    // The program of the README is ours.
    new Function('exports', code)(module.exports);
    expect(await module.exports.run?.(...Object.values(sdk))).toMatchObject({ period: '2026-02', status: 'posted' });
  });
});
