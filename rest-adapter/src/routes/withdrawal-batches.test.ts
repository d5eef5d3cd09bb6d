import { type TestClient } from '@cimiento/gateway/testing';
import { goodBodies } from '../testing/good-bodies';
import { useEmptyRest } from '../testing/serve-rest';

const batches = '/api/admin/withdrawal-batches';

describe('the file of a withdrawal batch over REST', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;
  let id: number;
  let reference: string;

  beforeAll(async () => {
    admin = await served.signedInAdmin();
    const investor = await served.fixtures.user('rosa');
    await served.fixtures.deposit(investor, 1000);
    const client = await served.signedIn('rosa');
    await client.request('PUT', '/api/user/bank-account', goodBodies['/api/user/bank-account']);
    const { body } = await client.request('POST', '/api/user/withdrawals', { amount: '125.50' });
    reference = body.reference;
    await admin.request('POST', `/api/admin/withdrawals/${body.id}/approve`);
    id = (await admin.request('POST', batches, { withdrawalIds: [body.id] })).body.id;
  });

  const read = async (format: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${served.url}${batches}/${id}/read`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `cimiento.sid=${admin.cookie('cimiento.sid')}`,
        ...headers,
      },
      body: JSON.stringify({ format }),
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('the file is an attachment of the same bytes each time, and the list says who read it', async () => {
    const [listed] = (await admin.request('GET', batches)).body;
    expect(listed).toMatchObject({ id, readAt: null, readBy: null });
    expect(listed).not.toHaveProperty('content');
    const first = await read('csv');
    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'private, no-store'],
    ]);
    expect(first.headers.get('content-disposition')).toBe(`attachment; filename=retiros-cimiento-lote-${id}.csv`);
    expect(first.bytes.toString()).toContain(reference);
    expect((await read('csv')).bytes).toEqual(first.bytes);
    expect((await read('xlsx')).bytes.subarray(0, 2).toString()).toBe('PK');
    expect((await read('pdf')).status).toBe(400);
    expect((await admin.request('GET', batches)).body[0]).toMatchObject({
      readAt: expect.any(String),
      readBy: expect.any(Number),
    });
  });

  test('the file is never read by a key', async () => {
    const input = { name: 'Pagos', scopes: ['withdrawals:read', 'withdrawals:write'], expiresAt: null };
    const made = await admin.graphql('mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key } }', {
      input,
    });
    const answer = await read('csv', { cookie: '', authorization: `Bearer ${made.data?.createApiKey.key}` });
    expect(answer.status).toBe(403);
  });
});
