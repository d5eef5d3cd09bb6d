import type { ApiKeyScope } from '@cimiento/contracts';
import { fixturePassword, type TestClient } from '@cimiento/gateway/testing';
import { useEmptyRest } from '../testing/serve-rest';

describe('the overview of a user over REST', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;
  let path: string;

  beforeAll(async () => {
    admin = await served.signedInAdmin();
    const maria = await served.fixtures.user('maria');
    path = `/api/admin/users/${maria.id}/overview`;
    const investment = await served.fixtures.investment(maria, await served.fixtures.project(), { amount: 3000 });
    await served.fixtures.payment(investment, { amount: '25.50', status: 'pending' });
    await served.fixtures.deposit(maria, 100);
  });

  const readWithKey = async (scopes: readonly ApiKeyScope[]) => {
    const { body } = await admin.request('POST', '/api/admin/api-keys', { name: 'Contabilidad', scopes });
    return served.client().request('GET', path, undefined, { authorization: `Bearer ${body.key}` });
  };

  test('an administrator reads every part', async () => {
    const { status, body } = await admin.request('GET', path);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      ['user', 'balance', 'orders', 'investments', 'payments', 'withdrawals', 'movements', 'notices', 'emails']
        .concat('statements', 'requests', 'changes')
        .sort(),
    );
    expect(body.balance).toEqual({ available: '100.00', held: '0.00', invested: '3000.00', pending: '25.50' });
    expect(Object.values(body)).not.toContain(null);
  });

  test('a key reads the parts of its scopes, and null instead of the others', async () => {
    const { status, body } = await readWithKey(['users:read', 'payments:read']);
    expect(status).toBe(200);
    expect(body.balance).toEqual({ available: null, held: null, invested: null, pending: '25.50' });
    expect(body).toMatchObject({ user: { username: 'maria' }, payments: [{ amount: '25.50' }], notices: [] });
    const hidden = ['orders', 'investments', 'movements', 'withdrawals', 'statements', 'requests', 'changes'];
    expect(hidden.map((name) => body[name])).toEqual(hidden.map(() => null));
    const all = await readWithKey(['users:read', 'orders:read', 'investments:read', 'payments:read', 'ledger:read']);
    expect(all.body).toMatchObject({ orders: [], investments: [{ amount: 3000 }], movements: [{ amount: '100.00' }] });
    expect(all.body).toMatchObject({ withdrawals: null, requests: null, changes: null });
  });

  test('an unknown user is 404, an investor and a key without users:read are 403', async () => {
    expect((await admin.request('GET', '/api/admin/users/999999/overview')).status).toBe(404);
    const maria = await served.signedIn('maria', fixturePassword);
    expect((await maria.request('GET', path)).status).toBe(403);
    expect((await readWithKey(['payments:read'])).status).toBe(403);
  });
});
