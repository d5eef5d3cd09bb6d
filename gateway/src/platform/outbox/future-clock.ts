import type { Logger } from 'pino';
import { MoreThan } from 'typeorm';
import type { Database } from '../database';
import { OutboxMessage } from './outbox-message.entity';

/** Longest waits of a message for another attempt, in ms: by topic, for the other topics, and during a delivery. */
export type LongestDelays = { byTopic: ReadonlyMap<string, number>; other: number; lease: number };

/** Clocks of machines differ by less, in ms. */
const toleranceMs = 60_000;

/**
 * The moment of the newest row, when it is later than now: the clock was ahead when it was written, or is behind now. Otherwise null. Each
 * change of the staff and each message leaves a row.
 */
export async function findNewestAhead({ reader }: Database, now = Date.now()): Promise<Date | null> {
  const [message] = await reader.find(OutboxMessage, {
    select: { id: true, createdAt: true },
    order: { id: 'DESC' },
    take: 1,
  });
  const [entry] = await reader.query<{ createdAt: Date | string }[]>(
    'SELECT createdAt FROM audit_entry ORDER BY createdAt DESC LIMIT 1',
  );
  const newest = Math.max(message?.createdAt.getTime() ?? 0, entry ? toMs(entry.createdAt) : 0);
  return newest > now + toleranceMs ? new Date(newest) : null;
}

/** SQLite returns text in UTC. */
const toMs = (instant: Date | string): number =>
  instant instanceof Date ? instant.getTime() : Date.parse(`${instant.replace(' ', 'T').replace(/Z?$/, 'Z')}`);

/**
 * Makes messages due now that a clock which was ahead would keep waiting: those of another attempt for longer than the longest delay of
 * their topic, and those that were due at once. What is planned for a later moment, such as the end of a reservation, keeps it.
 * @returns how many they were
 */
export async function bringBack(database: Database, { byTopic, other, lease }: LongestDelays): Promise<number> {
  const now = Date.now();
  const late = await database.reader.find(OutboxMessage, {
    select: { id: true, topic: true, status: true, attempts: true, dueAt: true, createdAt: true },
    where: { dueAt: MoreThan(now + Math.min(other, lease, ...byTopic.values())) },
  });
  const isLost = ({ topic, status, attempts, dueAt, createdAt }: OutboxMessage): boolean => {
    const wait = (dueAt ?? now) - now;
    if (status === 'sending') return wait > lease + toleranceMs;
    return attempts > 0 ? wait > (byTopic.get(topic) ?? other) : (dueAt ?? now) <= createdAt.getTime() + toleranceMs;
  };
  const lost = late.filter(isLost);
  if (lost.length === 0) return 0;
  await database.transaction(async (manager) => {
    for (const { id, dueAt } of lost) await manager.update(OutboxMessage, { id, dueAt: dueAt ?? 0 }, { dueAt: now });
  });
  return lost.length;
}

/** Warns the operator when the newest row is later than now, and brings messages back that would wait for that clock. */
export async function checkClock(database: Database, log: Logger, delays: LongestDelays): Promise<void> {
  const newestAt = await findNewestAhead(database);
  if (newestAt)
    log.warn(
      { newestAt },
      'the newest row is later than now: the clock of this machine is behind, or was ahead before',
    );
  const messages = await bringBack(database, delays);
  if (messages > 0) log.warn({ messages }, 'messages that waited for a clock that was ahead are due now');
}
