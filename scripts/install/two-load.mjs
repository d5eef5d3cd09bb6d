import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { assertEqual } from './steps.mjs';

const READ_EVERY_MS = 100;
// A user may reserve 20 times a day.
const ORDER_EVERY_MS = 4000;

/**
 * Opens pages, reads and orders as an investor until it is stopped. An order without a success is sent again with its key; it is cancelled later, so
 * that the next one finds room.
 */
export function startLoad(client) {
  const counts = {};
  const orders = [];
  let isStopped = false;
  let turns = 0;

  const send = async (kind, method, path, body) => {
    const response = await client.send(method, path, body).catch(({ code }) => ({ status: code }));
    const key = `${kind} ${response.status}`;
    counts[key] = (counts[key] ?? 0) + 1;
    return response;
  };
  const sendUntilDone = async (...request) => {
    for (;;) {
      const { status, body } = await send(...request);
      if (status === 200 || status === 201) return body;
      if (status < 500) throw new Error(JSON.stringify(body));
      await wait(READ_EVERY_MS);
    }
  };
  const read = async () => {
    for (; !isStopped; turns += 1) {
      await Promise.all([
        send('page', 'GET', '/'),
        send('read', 'GET', '/api/projects'),
        send('session', 'GET', '/api/auth/user'),
      ]);
      await wait(READ_EVERY_MS);
    }
  };
  const write = async () => {
    while (!isStopped) {
      const order = { projectId: 1, amount: 1000, acceptedRisks: true, idempotencyKey: randomUUID() };
      const { id } = await sendUntilDone('order', 'POST', '/api/user/orders', order);
      orders.push(id);
      await wait(ORDER_EVERY_MS);
      await sendUntilDone('cancel', 'POST', `/api/user/orders/${id}/cancel`, {});
    }
  };
  const running = Promise.all([read(), write()]);
  return {
    /** Waits for a number of further reads. */
    hasRun: async (number) => {
      for (const until = turns + number; turns < until;) await Promise.race([running, wait(READ_EVERY_MS)]);
    },
    /**
     * Ends it, and compares the acknowledged orders with the stored ones.
     * @returns the numbers of responses by kind and status
     */
    stop: async () => {
      isStopped = true;
      await running;
      const { body } = await client.send('GET', '/api/user/orders?limit=100');
      const stored = (body.data ?? body).map(({ id }) => id).filter((id) => id >= orders[0]);
      assertEqual(stored.toSorted().join(), orders.toSorted().join(), 'the stored orders');
      return counts;
    },
  };
}
