import { fixturePassword, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { goodBodies } from './good-bodies';

const batches = '/api/admin/withdrawal-batches';

/** The id of an approved withdrawal of a new investor. */
async function approve(served: TestGateway, admin: TestClient, name: string): Promise<number> {
  const user = await served.fixtures.user(name);
  await served.fixtures.deposit(user, 1000);
  const client = await served.signedIn(name, fixturePassword);
  await client.request('PUT', '/api/user/bank-account', goodBodies['/api/user/bank-account']);
  const { body } = await client.request('POST', '/api/user/withdrawals', { amount: '1.00' });
  await admin.request('POST', `/api/admin/withdrawals/${body.id}/approve`);
  return body.id;
}

/** A file of withdrawals for each path that takes one, a cancelled one, an approval to take back, and one more for a new file. */
export async function prepareBatches(served: TestGateway, admin: TestClient): Promise<[path: string, id: number][]> {
  const prepared: [string, number][] = [];
  for (const action of ['remove', 'cancel', 'pay', 'settled']) {
    const id = await approve(served, admin, `lote-${action}`);
    const { body: batch } = await admin.request('POST', batches, { withdrawalIds: [id] });
    prepared.push([`${batches}/{id}/${action}`, batch.id]);
    if (action === 'remove') prepared.push(['batched withdrawal', id]);
    if (action === 'settled') await admin.request('POST', `${batches}/${batch.id}/cancel`);
  }
  await approve(served, admin, 'por-pagar');
  return [...prepared, ['/api/admin/withdrawals/{id}/unapprove', await approve(served, admin, 'por-solicitar')]];
}
