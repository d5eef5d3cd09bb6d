import { type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { goodBodies } from './good-bodies';

const batches = '/api/admin/withdrawal-batches';

/** The id of an approved withdrawal of a new investor. */
async function approve(served: TestGateway, admin: TestClient, name: string): Promise<number> {
  const user = await served.fixtures.user(name);
  await served.fixtures.deposit(user, 1000);
  const client = await served.signedIn(name);
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
  const held = await approve(served, admin, 'en-duda');
  const { body: read } = await admin.request('POST', batches, { withdrawalIds: [held] });
  await admin.request('POST', `${batches}/${read.id}/read`, { format: 'csv' });
  // As cancelling the file leaves it where two administrators are needed.
  await served.gateway.database.transaction(async (manager) => {
    const leave = 'UPDATE withdrawal SET status = ?, batchId = NULL, decidedBy = NULL, readBatchId = ? WHERE id = ?';
    await manager.query(leave, ['requested', read.id, held]);
    await manager.query("UPDATE withdrawal_batch SET state = 'cancelled', total = 0, withdrawals = 0 WHERE id = ?", [
      read.id,
    ]);
  });
  prepared.push(['/api/admin/withdrawals/{id}/not-paid', held], [`${batches}/{id}/read`, read.id]);
  await approve(served, admin, 'por-pagar');
  return [...prepared, ['/api/admin/withdrawals/{id}/unapprove', await approve(served, admin, 'por-solicitar')]];
}
