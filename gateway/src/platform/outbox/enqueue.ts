import type { OutboxStatus } from '@cimiento/contracts';
import type { EntityManager, QueryRunner } from 'typeorm';
import { insertRows } from '../database/insert-rows';
import { OutboxMessage, unnumbered } from './outbox-message.entity';

export type NewMessage = {
  topic: string;
  payload: object;
  dedupeKey?: string;
  recipient?: string;
  /** The user whom it is about. */
  userId?: number;
  subject?: string;
  /** Endpoint of a webhook. */
  endpointId?: number;
  /** The same for the messages of one event, which get one sequence number together. */
  eventKey?: string;
  /** `held` messages wait until someone replays them; `pending` unless stated. */
  status?: Extract<OutboxStatus, 'pending' | 'held'>;
  /** When it is delivered; now unless stated. */
  dueAt?: Date;
};

/** Name of the note that a transaction wrote messages, so that the worker of this process wakes after the commit. */
const noteName = 'wroteOutboxMessages';

/**
 * Writes messages in the transaction of their cause: they are delivered once it is committed, and never if it is rolled back.
 * @throws a unique violation when a dedupe key is taken.
 */
export async function enqueueMessages(manager: EntityManager, messages: readonly NewMessage[]): Promise<void> {
  const now = new Date();
  const rows = messages.map(({ payload, status = 'pending', dueAt = now, ...message }) => ({
    ...message,
    status,
    sequence: message.eventKey === undefined ? null : unnumbered,
    payload: JSON.stringify(payload),
    attempts: 0,
    dueAt: status === 'pending' ? dueAt.getTime() : null,
    finishedAt: status === 'pending' ? null : now,
    createdAt: now,
  }));
  await insertRows(manager, OutboxMessage, rows);
  markAsWritten(manager);
}

/** Notes that the transaction has messages to deliver, so that the worker of this process wakes after the commit. */
export function markAsWritten({ queryRunner }: EntityManager): void {
  if (queryRunner) queryRunner.data[noteName] = true;
}

export const enqueueMessage = (manager: EntityManager, message: NewMessage): Promise<void> =>
  enqueueMessages(manager, [message]);

/** Whether the transaction that was just committed wrote messages. Forgets it, so that it is reported once. */
export function takeNote(runner: QueryRunner): boolean {
  const wrote = runner.data[noteName] === true;
  if (wrote) delete runner.data[noteName];
  return wrote;
}
