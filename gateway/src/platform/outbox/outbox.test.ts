import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import pino from 'pino';
import { type Database } from '../database';
import { openDatabase } from '../../open-database';
import { Setting } from '../../access/records';
import { countQueries, createGate, databaseKinds } from '../../testing';
import { enqueueMessage, type NewMessage } from './enqueue';
import { OutboxMessage } from './outbox-message.entity';
import { retentionRules } from '@cimiento/contracts/retention';
import { removeExpired } from '../database/remove-expired';
import { type OutboxHandler, OutboxWorker, PermanentFailure } from './outbox-worker';
import { maxAttempts } from './retry-delay';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';

const silent = pino({ level: 'silent' });

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let place: OpenTestDatabase;
  let database: Database;
  const workers: OutboxWorker[] = [];

  beforeAll(async () => {
    place = await openTestDatabase(kind);
    ({ database } = place);
  });

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await database.transaction((manager) => manager.deleteAll(OutboxMessage));
  });

  afterAll(() => place.drop());

  const createWorker = (handler: OutboxHandler, config: { pollMs?: number; leaseMs?: number } = {}): OutboxWorker => {
    const worker = new OutboxWorker(database, { test: handler }, silent, { pollMs: 20, leaseMs: 60_000, ...config });
    workers.push(worker);
    return worker;
  };

  /** A handler that remembers the payloads it delivered. */
  const createRecorder = (): { seen: unknown[]; handler: OutboxHandler } => {
    const seen: unknown[] = [];
    return { seen, handler: { deliver: async ({ payload }) => void seen.push(JSON.parse(payload)) } };
  };

  const write = (payload: object, more: Partial<NewMessage> = {}): Promise<void> =>
    database.transaction((manager) => enqueueMessage(manager, { topic: 'test', payload, ...more }));

  const read = (): Promise<OutboxMessage[]> => database.reader.find(OutboxMessage, { order: { id: 'ASC' } });

  const makeDue = (): Promise<unknown> =>
    database.transaction((manager) => manager.update(OutboxMessage, { status: 'pending' }, { dueAt: 1 }));

  test('delivers nothing before the commit, and nothing after a rollback', async () => {
    const { seen, handler } = createRecorder();
    const worker = createWorker(handler);
    const [written, goOn] = [createGate(), createGate()];
    const committed = database.transaction(async (manager) => {
      await enqueueMessage(manager, { topic: 'test', payload: { committed: true } });
      written.open();
      await goOn.opened;
    });
    await written.opened;
    // The claim of this pass would find the message if it could be seen.
    expect(await database.reader.count(OutboxMessage)).toBe(0);
    expect(seen).toEqual([]);
    goOn.open();
    await committed;
    const rolledBack = database.transaction(async (manager) => {
      await enqueueMessage(manager, { topic: 'test', payload: { committed: false } });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await worker.deliverDue();
    expect(seen).toEqual([{ committed: true }]);
  });

  test('wakes after a commit in its process, long before the next poll', async () => {
    const delivered = createGate();
    createWorker({ deliver: async () => delivered.open() }, { pollMs: 60_000 }).start();
    await wait(50);
    await write({});
    await delivered.opened;
  });

  test('finds by polling what another process wrote', async () => {
    const delivered = createGate();
    const other = await openDatabase(place.config);
    try {
      createWorker({ deliver: async () => delivered.open() }).start();
      await other.transaction((manager) => enqueueMessage(manager, { topic: 'test', payload: {} }));
      await delivered.opened;
    } finally {
      await other.close();
    }
  });

  test('an idle poll is one read of an index, and no write', async () => {
    const worker = createWorker(createRecorder().handler);
    const queries = await countQueries(database, () => worker.deliverDue());
    expect(queries).toEqual([expect.stringMatching(/^SELECT id, endpointId FROM outbox_message WHERE dueAt <= \?/)]);
    const plan = JSON.stringify(
      await database.reader.query(
        `EXPLAIN ${kind === 'sqlite' ? 'QUERY PLAN' : ''} SELECT id, endpointId FROM outbox_message WHERE dueAt <= 1 ORDER BY dueAt, endpointId, id LIMIT 40`,
      ),
    );
    expect(plan).toContain('IDX_outbox_message_dueAt');
  });

  test('three workers deliver each of many messages once', async () => {
    const { seen, handler } = createRecorder();
    for (let serial = 0; serial < 60; serial += 1) await write({ serial });
    await Promise.all([1, 2, 3].map(() => createWorker(handler).deliverDue()));
    expect(seen.map((payload) => (payload as { serial: number }).serial).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_none, serial) => serial),
    );
    expect(new Set((await read()).map(({ status }) => status))).toEqual(new Set(['done']));
  });

  test('renews the lease of a slow delivery, so that no second worker starts it', async () => {
    const [started, goOn] = [createGate(), createGate()];
    let deliveries = 0;
    const handler: OutboxHandler = {
      deliver: async () => {
        deliveries += 1;
        started.open();
        await goOn.opened;
      },
    };
    await write({});
    // Long enough for a renewal to come in time on a busy machine.
    const first = createWorker(handler, { leaseMs: 2000 }).deliverDue();
    await started.opened;
    const leaseEnd = (await read())[0]?.dueAt ?? 0;
    while (Date.now() <= leaseEnd) {
      await createWorker(handler).deliverDue();
      await wait(50);
    }
    await createWorker(handler).deliverDue();
    expect((await read())[0]?.dueAt).toBeGreaterThan(leaseEnd);
    goOn.open();
    await first;
    expect(deliveries).toBe(1);
  });

  test('after a lease has ended another worker delivers, and the first can no longer finish', async () => {
    const goOn = createGate();
    await write({});
    const late = createWorker({ deliver: () => goOn.opened }).deliverDue();
    while ((await read())[0]?.status !== 'sending') await wait(5);
    await database.transaction((manager) => manager.update(OutboxMessage, { status: 'sending' }, { dueAt: 1 }));
    const { seen, handler } = createRecorder();
    await createWorker({ deliver: () => Promise.reject(new Error('no')) }).deliverDue();
    expect(await read()).toMatchObject([{ status: 'pending', attempts: 2, error: 'no' }]);
    goOn.open();
    await late;
    expect(await read()).toMatchObject([{ status: 'pending', attempts: 2 }]);
    await makeDue();
    await createWorker(handler).deliverDue();
    expect(seen).toHaveLength(1);
    expect(await read()).toMatchObject([{ status: 'done', attempts: 3, error: null, token: null, dueAt: null }]);
  });

  test('delivers what is longest due first, a retry included', async () => {
    const order: string[] = [];
    let isDown = true;
    const worker = createWorker({
      deliver: async ({ payload }) => {
        const { name } = JSON.parse(payload) as { name: string };
        if (isDown) throw new Error('down');
        order.push(name);
      },
    });
    await write({ name: 'first' });
    await worker.deliverDue();
    isDown = false;
    await write({ name: 'second' });
    await write({ name: 'third' });
    const [first, second, third] = await read();
    const due = [first, third, second].map((message) => message?.id ?? 0);
    for (const [index, id] of due.entries())
      await database.transaction((manager) => manager.update(OutboxMessage, { id }, { dueAt: index + 1 }));
    await worker.deliverDue();
    expect(order).toEqual(['first', 'third', 'second']);
  });

  test('waits longer after each failure, and gives up after the last attempt with the reason', async () => {
    const worker = createWorker({ deliver: () => Promise.reject(new Error('El servidor no responde')) });
    await write({});
    let lastDelay = 0;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      const before = Date.now();
      await worker.deliverDue();
      const [message] = await read();
      expect(message).toMatchObject({ status: 'pending', attempts: attempt, error: 'El servidor no responde' });
      const delay = (message?.dueAt ?? 0) - before;
      expect(delay).toBeGreaterThan(lastDelay);
      lastDelay = delay;
      await makeDue();
    }
    await worker.deliverDue();
    expect(await read()).toMatchObject([
      { status: 'dead', attempts: maxAttempts, dueAt: null, error: 'El servidor no responde' },
    ]);
  });

  test('gives up at once on a permanent failure, and on a topic without a handler', async () => {
    await write({});
    await write({}, { topic: 'unknown' });
    await createWorker({ deliver: () => Promise.reject(new PermanentFailure('No existe')) }).deliverDue();
    expect(await read()).toMatchObject([
      { status: 'dead', attempts: 1, error: 'No existe' },
      { status: 'dead', attempts: 1 },
    ]);
  });

  test('what a handler writes is committed together with the end of the message, or not at all', async () => {
    let isFailing = true;
    const apply = async (manager: EntityManager): Promise<void> => {
      await manager.insert(Setting, { name: 'applied', value: 'yes' });
      if (isFailing) throw new Error('half way');
    };
    const worker = createWorker({ apply });
    await write({});
    await worker.deliverDue();
    expect(await database.reader.countBy(Setting, { name: 'applied' })).toBe(0);
    expect(await read()).toMatchObject([{ status: 'pending', error: 'half way' }]);
    isFailing = false;
    await makeDue();
    await worker.deliverDue();
    expect(await database.reader.countBy(Setting, { name: 'applied' })).toBe(1);
    expect(await read()).toMatchObject([{ status: 'done' }]);
  });

  test('stops only after the delivery in progress, and starts no other', async () => {
    const [started, goOn] = [createGate(), createGate()];
    const worker = createWorker({
      deliver: () => {
        started.open();
        return goOn.opened;
      },
    });
    worker.start();
    await write({});
    await started.opened;
    const stopped = worker.stop();
    await write({});
    goOn.open();
    await stopped;
    expect((await read()).map(({ status }) => status)).toEqual(['done', 'pending']);
  });

  test('keeps a held message, refuses a dedupe key twice, and prunes what ended 90 days ago', async () => {
    const { seen, handler } = createRecorder();
    await write({}, { status: 'held', dedupeKey: 'once' });
    await expect(write({}, { dedupeKey: 'once' })).rejects.toThrow();
    await write({ recent: true });
    await createWorker(handler).deliverDue();
    expect(seen).toEqual([{ recent: true }]);
    const old = new Date(Date.now() - 91 * 24 * 60 * 60_000);
    await database.transaction((manager) => manager.update(OutboxMessage, { status: 'held' }, { finishedAt: old }));
    await removeExpired(database, retentionRules);
    expect(await read()).toMatchObject([{ status: 'done' }]);
  });
});
