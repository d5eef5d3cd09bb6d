import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookBody } from '@cimiento/contracts';
import { createGate, databaseKinds, webhookOperations, WebhookSite } from '../../testing';
import { openDatabase } from '../../open-database';
import { createOutboxHandlers } from '../../outbox-handlers';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { OutboxWorker } from '../../platform/outbox/outbox-worker';
import { enqueueWebhooks } from './enqueue-webhooks';
import { skipNumbers } from './number-events';

describe.each(databaseKinds)('the numbers of events on %s', (kind) => {
  let site: WebhookSite;

  beforeAll(async () => {
    site = await WebhookSite.start(kind);
  });

  beforeEach(() => site.reset());

  afterAll(() => site.stop());

  /** The bodies that arrived at an address, by its path. */
  const readBodies = (path = '/webhooks') =>
    site.receiver.received
      .filter((webhook) => webhook.path === path)
      .map(({ body }) => JSON.parse(body) as WebhookBody<'payment_run.posted'>);
  const readNumbers = (path?: string) =>
    readBodies(path)
      .map(({ sequence }) => sequence)
      .sort((a, b) => a - b);
  const write = (paymentRunId: number) =>
    site.transaction((manager) =>
      enqueueWebhooks(manager, 'payment_run.posted', [
        { paymentRunId, projectId: 1, period: '2026-01', amount: '1.00', payments: 1 },
      ]),
    );
  const writeUser = () =>
    site.transaction((manager) =>
      enqueueWebhooks(manager, 'user.registered', [{ userId: 1, role: 'user', createdAt: new Date().toISOString() }]),
    );

  test('an event has one number for all endpoints, and an endpoint with some events sees gaps', async () => {
    await site.createEndpoint();
    await site.createEndpoint({ url: `${site.receiver.url}/algunos`, events: ['user.registered'] });
    await site.write(2);
    await writeUser();
    await site.write(1);
    await writeUser();
    await site.deliver();
    const [first = 0] = readNumbers();
    expect(readNumbers()).toEqual([first, first + 1, first + 2, first + 3, first + 4]);
    expect(readNumbers('/webhooks/algunos')).toEqual([first + 2, first + 4]);
    expect(Object.keys(readBodies()[0] ?? {})).toEqual(['type', 'timestamp', 'sequence', 'data']);
  });

  test('a restore leaves out the numbers that events got since the backup', async () => {
    await site.createEndpoint();
    await write(1);
    await site.deliver();
    const [before = 0] = readNumbers();
    await site.transaction(skipNumbers);
    await write(2);
    await site.deliver();
    expect(readNumbers()).toEqual([before, before + 1_000_000_001]);
  });

  test('a number is the same in every attempt and replay, and is never given again', async () => {
    await site.createEndpoint();
    await site.write();
    site.receiver.answer = (_webhook, response) => void response.writeHead(500).end();
    await site.deliver();
    await site.makeDue();
    await site.deliver();
    site.receiver.answer = (_webhook, response) => void response.end();
    await site.makeDue();
    await site.deliver();
    const [{ id, payload }] = await site.list();
    await site.run(webhookOperations.replay, { id });
    await site.deliver();
    expect(site.receiver.attempts).toHaveLength(4);
    expect(new Set(site.receiver.attempts.map(({ body }) => body))).toEqual(new Set([payload]));
    const [number = 0] = readNumbers();
    await site.reset();
    await site.createEndpoint();
    await site.write();
    await site.deliver();
    expect(readNumbers()).toEqual([number + 1]);
  });

  test('what waited at a disabled endpoint keeps its place among the events of the others', async () => {
    const { id } = await site.createEndpoint({ url: `${site.receiver.url}/otro` });
    await site.createEndpoint();
    const input = { url: `${site.receiver.url}/otro`, events: ['payment_run.posted'], description: null };
    await write(1);
    await site.run(webhookOperations.update, { id, input: { ...input, enabled: false } });
    await site.deliver();
    await write(2);
    await site.deliver();
    await site.run(webhookOperations.update, { id, input: { ...input, enabled: true } });
    await site.deliver();
    const [first = 0] = readNumbers();
    expect(readNumbers()).toEqual([first, first + 1]);
    expect(readNumbers('/webhooks/otro')).toEqual([first]);
  });

  test('a backlog is numbered in the order in which it was written', async () => {
    await site.createEndpoint();
    await site.createEndpoint({ url: `${site.receiver.url}/otro` });
    await site.createEndpoint({ url: `${site.receiver.url}/tercero` });
    // More messages than one transaction numbers, and its last one is not the last of its event.
    await site.write(200);
    await site.deliver();
    const [first = 0] = readNumbers();
    for (const path of ['/webhooks', '/webhooks/otro', '/webhooks/tercero']) {
      const bodies = readBodies(path).sort((a, b) => a.sequence - b.sequence);
      expect(bodies.map(({ sequence, data }) => [sequence, data.paymentRunId])).toEqual(
        Array.from({ length: 200 }, (_none, index) => [first + index, index + 1]),
      );
    }
  });

  // SQLite runs one transaction after the other.
  if (kind === 'mariadb')
    test('a number is given after the commit, so that none comes before one that was read', async () => {
      await site.createEndpoint();
      const [written, goOn] = [createGate(), createGate()];
      const late = site.transaction(async (manager) => {
        await enqueueWebhooks(manager, 'user.registered', [
          { userId: 1, role: 'user', createdAt: new Date().toISOString() },
        ]);
        written.open();
        await goOn.opened;
      });
      await written.opened;
      await site.write();
      await site.deliver();
      goOn.open();
      await late;
      await site.deliver();
      const bodies = readBodies();
      expect(bodies.map(({ type }) => type)).toEqual(['payment_run.posted', 'user.registered']);
      expect(bodies[1]?.sequence).toBe((bodies[0]?.sequence ?? 0) + 1);
    });

  test('two workers give each event one number, in the order in which one record changed', async () => {
    await site.createEndpoint();
    await site.createEndpoint({ url: `${site.receiver.url}/otro` });
    const { gateway, config } = site.served;
    const other = await openDatabase(config.database);
    const workers = [gateway.database, other].map((database) => {
      const handlers = createOutboxHandlers(config, gateway.services, { handlers: {} }, database);
      return new OutboxWorker(database, handlers, gateway.log, { pollMs: 5, leaseMs: 60_000 });
    });
    try {
      for (const worker of workers) worker.start();
      // Two records, each changed by one transaction after the other.
      await Promise.all(
        [1, 2].map(async (record) => {
          for (let change = 0; change < 60; change += 1) await write(record * 1000 + change);
        }),
      );
      while ((await site.served.reader.countBy(OutboxMessage, { status: 'done' })) < 240) await wait(10);
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
      await other.close();
    }
    const [first = 0] = readNumbers();
    const [all, copy] = ['/webhooks', '/webhooks/otro'].map((path) =>
      readBodies(path)
        .sort((a, b) => a.sequence - b.sequence)
        .map(({ sequence, data }) => ({ sequence, run: data.paymentRunId })),
    );
    expect(copy).toEqual(all);
    expect(all?.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 120 }, (_none, index) => first + index));
    for (const record of [1, 2]) {
      const runs = all?.map(({ run }) => run).filter((run) => Math.floor(run / 1000) === record);
      expect(runs).toEqual(Array.from({ length: 60 }, (_none, change) => record * 1000 + change));
    }
  }, 60_000);
});
