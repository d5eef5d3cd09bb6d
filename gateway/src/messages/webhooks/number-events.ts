import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { rowLock } from '../../platform/database/row-lock';
import { OutboxMessage, unnumbered } from '../../platform/outbox/outbox-message.entity';

/** The setting that has the last number that was given. */
const counter = 'webhookSequence';
/** Messages that one transaction reads to number their events. */
const messagesPerBatch = 500;

/** The last number, locked until the end of the transaction: of two processes one numbers, and the other continues from there. */
async function lockCounter(manager: EntityManager): Promise<number> {
  const lock = rowLock(manager).lock ? ' FOR UPDATE' : '';
  const read = () => manager.query<{ value: string }[]>(`SELECT value FROM setting WHERE name = ?${lock}`, [counter]);
  const [stored] = await read();
  if (stored) return Number(stored.value);
  // Of two processes that number the first event, one creates it.
  await manager
    .createQueryBuilder()
    .insert()
    .into('setting')
    .values({ name: counter, value: '0' })
    .orIgnore()
    .execute();
  const [created] = await read();
  return Number(created?.value);
}

// In plain SQL: the number is not a decision, which would leave evidence.
const saveCounter = (manager: EntityManager, last: number): Promise<unknown> =>
  manager.query('UPDATE setting SET value = ? WHERE name = ?', [String(last), counter]);

/** More events than any installation writes between two backups. */
const numbersAfterRestore = 1_000_000_000;

/** Continues with numbers that no event got since the backup that was restored: programs apply events by their numbers. */
export async function skipNumbers(manager: EntityManager): Promise<void> {
  const last = await lockCounter(manager);
  await saveCounter(manager, last + numbersAfterRestore);
}

/**
 * Numbers the oldest events that have no number. Events of one record are written one transaction after the other, so that the order of the
 * ids is that of their commits.
 */
async function numberBatch(manager: EntityManager): Promise<void> {
  const last = await lockCounter(manager);
  const messages = await manager.find(OutboxMessage, {
    select: { id: true, eventKey: true },
    where: { sequence: unnumbered },
    order: { id: 'ASC' },
    take: messagesPerBatch,
  });
  const keys = [...new Set(messages.map(({ eventKey }) => eventKey))];
  if (keys.length === 0) return;
  const cases = keys.map((_key, index) => `WHEN ? THEN ${last + 1 + index}`).join(' ');
  await manager.query(
    `UPDATE outbox_message SET sequence = CASE eventKey ${cases} END WHERE eventKey IN (${keys.map(() => '?').join(', ')})`,
    [...keys, ...keys],
  );
  await saveCounter(manager, last + keys.length);
}

async function readSequence(reader: EntityManager, id: number): Promise<number | null> {
  const message = await reader.findOne(OutboxMessage, { select: { id: true, sequence: true }, where: { id } });
  return message?.sequence ?? null;
}

/** The number of a message's event, which gets one now if it has none; null for a message of an earlier release. */
export async function getSequence({ reader, transaction }: Database, { id }: OutboxMessage): Promise<number | null> {
  let sequence = await readSequence(reader, id);
  while (sequence === unnumbered)
    sequence = await transaction(async (manager) => {
      await numberBatch(manager);
      return readSequence(manager, id);
    });
  return sequence;
}

/** The body of a message, exactly as it is signed and sent. Before the event has a number it is without one. */
export function toBody({ payload, sequence }: Pick<OutboxMessage, 'payload' | 'sequence'>): string {
  if (sequence === null || sequence === unnumbered) return payload;
  const { data, ...head } = JSON.parse(payload) as { data: object };
  return JSON.stringify({ ...head, sequence, data });
}
