import { limits, messages } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { getOrThrow } from '../../platform/database/records';
import { forbidden } from '../../platform/errors';
import { User } from '../records';

const pauseMs = limits.recoveryPauseHours.max * 3_600_000;

/**
 * Refuses decisions of an account whose access others reset in the last 72 hours: one administrator could otherwise recover the account of
 * another and approve their own proposal with it.
 * @throws FORBIDDEN
 */
export async function assertAccountMayDecide(manager: EntityManager, userId: number): Promise<void> {
  const { recoveredAt } = await getOrThrow(manager, User, userId);
  if (recoveredAt !== null && Date.now() - recoveredAt.getTime() < pauseMs) throw forbidden(messages.recoveredAccount);
}
