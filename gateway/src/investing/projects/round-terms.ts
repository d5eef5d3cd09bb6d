import { isInRound, roundMessages } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors';
import { findRound, Order, type Project, RoundInterest } from '../records';

/**
 * Refuses a change of a project that its round decides: it is funded by success only, and sold only after its end; its target is fixed for those who
 * take part.
 * @throws CONFLICT
 */
export async function assertRoundAllows(
  manager: EntityManager,
  { id: projectId, status, target }: Project,
  values: Pick<Project, 'status' | 'target'>,
): Promise<void> {
  if (values.status === status && values.target === target) return;
  const round = await findRound(manager, projectId);
  if (!round) return;
  const isStatusNew = values.status !== status;
  if (isStatusNew && values.status === 'funded' && round.state !== 'succeeded')
    throw conflict({ status: roundMessages.fundedByRound });
  if (isStatusNew && isInRound(round.state)) throw conflict({ status: roundMessages.inRound });
  if (values.target !== target && (await hasTakers(manager, projectId)))
    throw conflict({ target: roundMessages.frozen });
}

/** Whether somebody takes part in the round of a project, or took part in it: its terms are fixed then. */
export const hasTakers = async (manager: EntityManager, projectId: number): Promise<boolean> =>
  (await manager.existsBy(Order, { projectId })) || (await manager.existsBy(RoundInterest, { projectId }));
