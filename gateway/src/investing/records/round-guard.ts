import { findRoundFault, isInRound, roundMessages, today } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors';
import { Round } from './round.entity';

/** The round of a project, whose row the caller has locked if the result decides about money; null for a project without one. */
export const findRound = (manager: EntityManager, projectId: number): Promise<Round | null> =>
  manager.findOneBy(Round, { projectId });

/** Whether a round takes the money of orders today. */
export const takesOrders = (round: Round): boolean => findRoundFault(round, today()) === null;

/** Refuses what needs the capital of a project while its money can still go back. @throws CONFLICT */
export async function assertNotInRound(manager: EntityManager, projectId: number): Promise<void> {
  const round = await findRound(manager, projectId);
  if (isInRound(round?.state)) throw conflict(roundMessages.inRound);
}
