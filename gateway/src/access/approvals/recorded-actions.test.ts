import { guardedActions, type GuardedAction, type GuardedActionName } from '@cimiento/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EntityTarget, MoreThan, type ObjectLiteral } from 'typeorm';
import { AuditEntry, SecurityEvent } from '../records';
import { Notification } from '../../messages/notifications/notification.entity';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { actionExamples } from '../../testing/action-examples';
import { ActionWorld } from '../../testing/action-world';

const table: Readonly<Record<string, GuardedAction>> = guardedActions;

/** A device's signature cannot be sent from here: the tests that prove these. */
const provedElsewhere: Readonly<Record<string, string>> = {
  addPasskey: 'access/second-factor/passkeys.test.ts',
  completePasskeySignIn: 'access/second-factor/passkeys.test.ts',
  completePasskeyStepUp: 'access/second-factor/passkeys.test.ts',
};

const isRecorded = ({ record }: GuardedAction): boolean => record === 'audit entry' || record === 'security event';
const tellsOthers = ({ notice }: GuardedAction): boolean => notice === 'investors' || notice === 'account';

const checked = Object.entries(table)
  .filter(([name, action]) => (isRecorded(action) || tellsOthers(action)) && !(name in provedElsewhere))
  .map(([name]) => name as GuardedActionName);

let world: ActionWorld;

beforeAll(async () => {
  world = await ActionWorld.create();
});

afterAll(() => world.served.close());

type Row = ObjectLiteral & { id: number };

async function findLastId(entity: EntityTarget<Row>): Promise<number> {
  return (await world.served.reader.maximum(entity, 'id')) ?? 0;
}

const findAfter = <T extends Row>(entity: EntityTarget<T>, id: number): Promise<T[]> =>
  world.served.reader.find(entity, { where: { id: MoreThan(id) } as never });

test('what cannot run here is proved by a test that runs it', () => {
  for (const [name, file] of Object.entries(provedElsewhere)) {
    const text = readFileSync(path.join(__dirname, '../..', file), 'utf8');
    expect([name, name in table, text.includes(name)]).toEqual([name, true, true]);
  }
});

test.each(checked)('%s is recorded, and those whom it is about are notified, as its table says', async (name) => {
  const example = actionExamples[name];
  if (!example) throw new Error(`${name} has no example in gateway/src/testing/action-examples.ts`);
  const { variables, by = world.admin, run } = await example(world);
  const lastIds = await Promise.all([AuditEntry, SecurityEvent, Notification, OutboxMessage].map(findLastId));
  const [lastEntry = 0, lastEvent = 0, lastNotice = 0, lastMessage = 0] = lastIds;
  await (run ? run() : world.run(name, variables, by.client));
  const { record } = guardedActions[name];
  if (record === 'audit entry') {
    const actors = (await findAfter(AuditEntry, lastEntry)).map(({ userId }) => userId);
    expect(actors).toContain(by.user.id);
  }
  if (record === 'security event') {
    const events = await findAfter(SecurityEvent, lastEvent);
    const newest = (await world.served.reader.maximum('users', 'id')) as number;
    // Who registers has no account before.
    const person = name === 'register' ? newest : by.user.id;
    expect(events.flatMap(({ userId, actorId }) => [userId, actorId])).toContain(person);
  }
  if (!tellsOthers(guardedActions[name])) return;
  // A statement is made, and then its user notified, by the worker of the outbox.
  await world.served.gateway.outbox.deliverDue();
  const notices = await findAfter(Notification, lastNotice);
  const emails = (await findAfter(OutboxMessage, lastMessage)).filter(({ topic }) => topic === 'email');
  const others = [...notices, ...emails].filter(({ userId }) => userId !== null && userId !== by.user.id);
  expect(others).not.toEqual([]);
});
