import { getEndOfDate, getLastConfirmation, getStartOfDate } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import { enqueueMessage } from '../../platform/outbox/enqueue';
import type { Actor } from '../../platform/request';
import { Round } from './round.entity';

export const roundDeadlineTopic = 'round.deadline';

/** The instant at which a round changes by itself; null for one that ended. */
export function getRoundDeadline({ state, opensAt, closesAt, closedAt }: Round): Date | null {
  if (state === 'planned') return getStartOfDate(opensAt);
  if (state === 'open') return getEndOfDate(closesAt);
  return state === 'closing' && closedAt ? getEndOfDate(getLastConfirmation(closedAt)) : null;
}

/** Writes the message of the next deadline of a round. One of a former deadline then finds nothing to do. */
export async function enqueueRoundDeadline(manager: EntityManager, round: Round): Promise<void> {
  const dueAt = getRoundDeadline(round);
  if (!dueAt) return;
  const payload = { projectId: round.projectId };
  await enqueueMessage(manager, { topic: roundDeadlineTopic, subject: `round:${round.id}`, payload, dueAt });
}

/**
 * Stores and logs a change of a round, whose project is locked, and writes the message of its next deadline.
 * @param by the administrator; null for an order that fills it, and for its deadline
 */
export async function writeRound(
  manager: EntityManager,
  round: Round,
  values: Partial<Round>,
  by: Actor | null,
): Promise<Round> {
  await manager.update(Round, { id: round.id }, values);
  const after = manager.create(Round, { ...round, ...values });
  await logUpdate({ manager, entity: Round, by }, round, after);
  await enqueueRoundDeadline(manager, after);
  return after;
}

/** Ends the taking of money of an open round: it waits for its confirmation from now on. */
export const closeRound = (manager: EntityManager, round: Round): Promise<Round> =>
  writeRound(manager, round, { state: 'closing', closedAt: new Date() }, null);
