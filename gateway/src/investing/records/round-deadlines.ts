import { getEndOfDate, getStartOfDate, roundConfirmationDays } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { enqueueMessage } from '../../platform/outbox/enqueue';
import { Round } from './round.entity';

export const roundDeadlineTopic = 'round.deadline';
const confirmationMs = roundConfirmationDays * 24 * 3_600_000;

/** The instant at which a round changes by itself; null for one that ended. */
export function getRoundDeadline({ state, opensAt, closesAt, closedAt }: Round): Date | null {
  if (state === 'planned') return getStartOfDate(opensAt);
  if (state === 'open') return getEndOfDate(closesAt);
  return state === 'closing' && closedAt ? new Date(closedAt.getTime() + confirmationMs) : null;
}

/** Writes the message of the next deadline of a round. One of a former deadline then finds nothing to do. */
export async function enqueueRoundDeadline(manager: EntityManager, round: Round): Promise<void> {
  const dueAt = getRoundDeadline(round);
  if (!dueAt) return;
  const payload = { id: round.id, projectId: round.projectId };
  await enqueueMessage(manager, { topic: roundDeadlineTopic, subject: `round:${round.id}`, payload, dueAt });
}

/** Ends the taking of money of an open round, whose project is locked: it waits for its confirmation from now on. */
export async function closeRound(manager: EntityManager, round: Round): Promise<Round> {
  const values = { state: 'closing' as const, closedAt: new Date() };
  await manager.update(Round, { id: round.id, state: 'open' }, values);
  const closed = manager.create(Round, { ...round, ...values });
  await enqueueRoundDeadline(manager, closed);
  return closed;
}
