import { liveRoundStates } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { rowLock } from '../../platform/database/row-lock';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import {
  enqueueRoundDeadline,
  findRound,
  getRoundDeadline,
  Project,
  Round,
  roundDeadlineTopic,
  writeRound,
} from '../records';
import type { RoundServices } from './allocate-interests';
import { closeAtDeadline, failRound, type LockedRound } from './end-round';
import { tellPrograms } from './round-webhook';

/** Takes a round on as far as its time has come. */
async function advance(manager: EntityManager, services: RoundServices, projectId: number): Promise<void> {
  const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
  const round = await findRound(manager, projectId);
  const deadline = round && getRoundDeadline(round);
  if (!project || !deadline || deadline.getTime() > Date.now()) return;
  await takeStep(manager, services, { project, round });
  await advance(manager, services, projectId);
}

/** Does what the deadline of a live round's state asks for. */
async function takeStep(manager: EntityManager, services: RoundServices, locked: LockedRound): Promise<void> {
  const { round } = locked;
  if (round.state === 'planned')
    await tellPrograms(manager, await writeRound(manager, round, { state: 'open' }, null), 0);
  else if (round.state === 'open') await closeAtDeadline(manager, services, locked);
  else await failRound(manager, services.ledger, locked, { by: null, reason: null });
}

/** The handler of the deadlines of rounds. */
export const createRoundHandlers = (services: RoundServices): OutboxHandlers => ({
  [roundDeadlineTopic]: {
    apply: (manager, { payload }) =>
      advance(manager, services, (JSON.parse(payload) as { projectId: number }).projectId),
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
