import pino from 'pino';
import { type Database } from '../database';

import { createGate, databaseKinds } from '../../testing';
import { enqueueMessages } from './enqueue';
import { OutboxMessage } from './outbox-message.entity';
import { OutboxWorker } from './outbox-worker';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';

const dayMs = 24 * 3_600_000;
const clockAheadMs = 3 * dayMs;

describe.each(databaseKinds)('an outbox on %s whose clock was three days ahead', (kind) => {
  let place: OpenTestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await openTestDatabase(kind);
    ({ database } = place);
  });

  afterEach(() => place.drop());

  const add = async (topic: string, values: Partial<OutboxMessage>): Promise<void> => {
    await database.transaction(async (manager) => {
      await enqueueMessages(manager, [{ topic, payload: {} }]);
      await manager.update(OutboxMessage, { topic }, values);
    });
  };

  const run = async (): Promise<{ lines: { msg: string; messages?: number }[]; seen: string[] }> => {
    const lines: { msg: string; messages?: number }[] = [];
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) });
    const seen: string[] = [];
    const { opened: isDelivered, open } = createGate();
    const deliver = async ({ topic }: OutboxMessage): Promise<void> => {
      seen.push(topic);
      if (topic === 'soon') open();
    };
    const topics = ['retried', 'new', 'claimed', 'planned', 'soon'];
    const handlers = Object.fromEntries(topics.map((topic) => [topic, { deliver }]));
    const worker = new OutboxWorker(database, handlers, log, { pollMs: 5, leaseMs: 60_000 });
    worker.start();
    await isDelivered;
    await worker.stop();
    return { lines, seen: seen.toSorted() };
  };

  test('delivers what waited for that clock, leaves what is planned, and warns of it', async () => {
    const ahead = Date.now() + clockAheadMs;
    const createdAt = new Date(ahead);
    await add('retried', { attempts: 2, dueAt: ahead, createdAt });
    await add('new', { dueAt: ahead, createdAt });
    await add('claimed', { status: 'sending', attempts: 1, dueAt: ahead, token: 'x', createdAt });
    await add('planned', { dueAt: Date.now() + 5 * dayMs });
    await add('soon', { attempts: 0 });
    await add('ahead', { status: 'done', dueAt: null, createdAt });
    const { lines, seen } = await run();
    expect(seen).toEqual(['claimed', 'new', 'retried', 'soon']);
    expect(lines.map(({ msg, messages }) => [msg, messages])).toEqual([
      ['the newest row is later than now: the clock of this machine is behind, or was ahead before', undefined],
      ['messages that waited for a clock that was ahead are due now', 3],
    ]);
  });

  test('leaves everything with a clock that is right', async () => {
    await add('retried', { attempts: 2, dueAt: Date.now() + dayMs / 2 });
    await add('planned', { dueAt: Date.now() + 5 * dayMs });
    await add('soon', { attempts: 0 });
    expect(await run()).toEqual({ lines: [], seen: ['soon'] });
  });
});
