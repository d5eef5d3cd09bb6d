import { identityClaimMinutes, identityMessages, openIdentityStates } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { User } from '../../access/records';
import { conflict, forbidden, notFound } from '../../platform/errors';
import { getForUpdate } from '../../platform/database/row-lock';
import { IdentityCase } from '../records';

const isLive = ({ claimedUntil }: IdentityCase): boolean =>
  claimedUntil !== null && claimedUntil.getTime() > Date.now();

/** End of a claim that starts now. */
export const getClaimEnd = (): Date => new Date(Date.now() + identityClaimMinutes * 60_000);

/** @throws FORBIDDEN for one's own case; NOT_FOUND for one that nobody submitted */
export function assertReviewable({ state, userId }: IdentityCase, reviewerId: number): void {
  if (state === 'draft') throw notFound();
  if (userId === reviewerId) throw forbidden(identityMessages.ownCase);
}

/** A case that a reviewer may work on, locked until the end of the transaction. @throws NOT_FOUND, FORBIDDEN for one's own */
export async function lockReviewable(manager: EntityManager, id: number, reviewerId: number): Promise<IdentityCase> {
  const found = await getForUpdate(manager, IdentityCase, id);
  assertReviewable(found, reviewerId);
  return found;
}

/** @throws FORBIDDEN while another reviewer holds a case */
export async function assertNotClaimed(manager: EntityManager, found: IdentityCase, reviewerId: number): Promise<void> {
  if (found.claimedBy === null || found.claimedBy === reviewerId || !isLive(found)) return;
  const holder = await manager.findOneBy(User, { id: found.claimedBy });
  throw forbidden(identityMessages.otherClaim(holder?.fullName ?? `#${found.claimedBy}`));
}

/** @throws CONFLICT when a case does not wait for a decision */
export function assertWaits({ state }: IdentityCase): void {
  if (!openIdentityStates.includes(state)) throw conflict(identityMessages.notInReview);
}

/** @throws FORBIDDEN while another reviewer holds a case; CONFLICT when it does not wait, or its reviewer has not claimed it */
export async function assertClaimed(manager: EntityManager, found: IdentityCase, reviewerId: number): Promise<void> {
  assertWaits(found);
  await assertNotClaimed(manager, found, reviewerId);
  if (found.claimedBy !== reviewerId || !isLive(found)) throw conflict(identityMessages.claimFirst);
}
