import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookBody } from '@cimiento/contracts';
import { openDatabase } from '../../open-database';
import type { Database } from '../../platform/database';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import {
  createTestDatabase,
  type GatewayProcess,
  startGatewayProcess,
  stopGatewayProcess,
  type TestDatabase,
  WebhookReceiver,
} from '../../testing';
import { webhookOperations } from '../../testing/webhook-site';
import { enqueueWebhooks } from './enqueue-webhooks';

const settings = { WEBHOOK_ALLOW_PRIVATE: '1', OUTBOX_POLL_MS: '20', OUTBOX_LEASE_SECONDS: '1' };
const events = 400;

describe('the numbers that gateway processes give while one after the other is killed', () => {
  let receiver: WebhookReceiver;
  let place: TestDatabase;
  let database: Database;
  const gateways: GatewayProcess[] = [];

  const start = async (): Promise<GatewayProcess> => {
    const gateway = await startGatewayProcess(place, settings);
    gateways.push(gateway);
    return gateway;
  };
  const countLeft = async (): Promise<number> =>
    2 * events - (await database.reader.countBy(OutboxMessage, { topic: 'webhook', status: 'done' }));

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    place = await createTestDatabase('mariadb');
  });

  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => stopGatewayProcess(gateway)));
    await database.close();
    await place.drop();
    await receiver.stop();
  });

  test('each event has one number, and the numbers are in the order of its writing', async () => {
    const first = await start();
    database = await openDatabase(place.config);
    await first.client.signIn('admin', 'admin123');
    for (const path of ['', '/otro'])
      await first.client.graphql(webhookOperations.create, {
        input: { url: `${receiver.url}${path}`, events: ['payment_run.posted'] },
      });
    let isWritten = false;
    const write = async () => {
      for (let paymentRunId = 1; paymentRunId <= events; paymentRunId += 1)
        await database.transaction((manager) =>
          enqueueWebhooks(manager, 'payment_run.posted', [
            { paymentRunId, projectId: 1, period: '2026-01', amount: '1.00', payments: 1 },
          ]),
        );
      isWritten = true;
    };
    const written = write();
    let [killed, other] = [first, await start()];
    while (!isWritten || (await countLeft()) > 0) {
      const before = receiver.received.length;
      while (receiver.received.length < before + 40 && (!isWritten || (await countLeft()) > 0)) await wait(5);
      await stopGatewayProcess(killed, 'SIGKILL');
      [killed, other] = [other, await start()];
    }
    await written;
    const bodies = receiver.received.map(
      ({ path, body }) => [path, JSON.parse(body) as WebhookBody<'payment_run.posted'>] as const,
    );
    for (const path of ['/webhooks', '/webhooks/otro']) {
      // A delivery whose process was killed comes again.
      const numbers = new Map<number, Set<number>>();
      for (const [at, { sequence, data }] of bodies)
        if (at === path) numbers.set(data.paymentRunId, (numbers.get(data.paymentRunId) ?? new Set()).add(sequence));
      const sorted = [...numbers].sort(([a], [b]) => a - b).map(([, given]) => [...given]);
      expect(sorted).toEqual(Array.from({ length: events }, (_none, index) => [index + 1]));
    }
    expect(gateways.length).toBeGreaterThan(3);
  }, 300_000);
});
