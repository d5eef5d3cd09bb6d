import { liveRoundStates, roundConfirmationDays, today } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { Database } from '../../platform/database';
import { rowLock } from '../../platform/database/row-lock';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import { enqueueRoundDeadline, findRound, Project, Round, roundDeadlineTopic } from '../records';
import { closeAtDeadline, failRound, writeRound, type LockedRound } from './end-round';
import { tellPrograms } from './round-webhook';

const confirmationMs = roundConfirmationDays * 24 * 3_600_000;

/** Takes a round one step on if its time has come; null where it has not. */
async function takeStep(manager: EntityManager, ledger: LedgerService, locked: LockedRound): Promise<Round | null> {
  const { round } = locked;
  const { state, opensAt, closesAt, closedAt } = round;
  if (state === 'planned' && opensAt <= today()) {
    const opened = await writeRound(manager, round, { state: 'open' }, null);
    await tellPrograms(manager, opened, 0);
    return opened;
  }
  if (state === 'open' && closesAt < today()) return closeAtDeadline(manager, ledger, locked);
  if (state === 'closing' && closedAt && closedAt.getTime() + confirmationMs <= Date.now())
    return failRound(manager, ledger, locked, { by: null, reason: null });
  return null;
}

/** Takes a round on as far as its time has come, and writes the message of its next deadline. */
async function advance(manager: EntityManager, ledger: LedgerService, projectId: number): Promise<void> {
  const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
  const round = await findRound(manager, projectId);
  if (!project || !round) return;
  const next = await takeStep(manager, ledger, { project, round });
  if (!next) return;
  await enqueueRoundDeadline(manager, next);
  await advance(manager, ledger, projectId);
}

/** The handler of the deadlines of rounds. */
export const createRoundHandlers = (ledger: LedgerService): OutboxHandlers => ({
  [roundDeadlineTopic]: {
    apply: (manager, { payload }) => advance(manager, ledger, (JSON.parse(payload) as { projectId: number }).projectId),
  },
});

/**
 * Writes the messages that live rounds lack, so that none stays in a state for ever: those of demonstration data, and those that were given up.
 * Processes that do this at once write a message twice; the second changes nothing.
 */
export async function restoreRoundDeadlines(database: Database): Promise<void> {
  const lost = await database.reader
    .createQueryBuilder(Round, 'round')
    .leftJoin(
      OutboxMessage,
      'message',
      `message.topic = :topic AND message.subject = CONCAT('round:', round.id) AND message.status IN ('pending', 'sending')`,
      { topic: roundDeadlineTopic },
    )
    .where({ state: In(liveRoundStates) })
    .andWhere('message.id IS NULL')
    .getMany();
  if (lost.length === 0) return;
  await database.transaction(async (manager) => {
    for (const round of lost) await enqueueRoundDeadline(manager, round);
  });
}
