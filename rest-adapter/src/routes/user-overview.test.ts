import type { ApiKeyScope } from '@cimiento/contracts';
import { type TestClient } from '@cimiento/gateway/testing';
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
});
