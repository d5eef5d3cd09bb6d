import type { EntityManager } from 'typeorm';
import { getOrThrow } from '../../platform/database/records';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { InvitationUse } from '../../joining/invitations/invitation-use.entity';
import { User } from '../../access/records';
import { WaitlistRequest } from '../../joining/waitlist/waitlist-request.entity';

/** The code with which a user registered. */
export async function findUsedCode(manager: EntityManager, userId: number): Promise<InvitationCode | null> {
  const use = await manager.findOneBy(InvitationUse, { userId });
  return use && manager.findOneBy(InvitationCode, { id: use.codeId });
}

/**
 * Requests for an invitation that are proven to be the user's: by the code that answered one, or by an e-mail that they confirmed.
 * An address that nobody confirmed may be somebody else's.
 */
export async function findWaitlistRequests(
  manager: EntityManager,
  { emailKey, emailVerifiedAt }: User,
  code: InvitationCode | null,
): Promise<WaitlistRequest[]> {
  const isAnswer = code?.requestId !== null && code?.requestId !== undefined && code.email !== null;
  return manager.findBy(WaitlistRequest, [
    ...(isAnswer ? [{ id: Number(code.requestId) }] : []),
    ...(emailVerifiedAt === null ? [] : [{ emailKey }]),
    { id: 0 },
  ]);
}

/** Ids of the requests for an invitation that are proven to be the user's. @throws NOT_FOUND */
export async function listOwnWaitlistIds(manager: EntityManager, userId: number): Promise<number[]> {
  const user = await getOrThrow(manager, User, userId);
  const requests = await findWaitlistRequests(manager, user, await findUsedCode(manager, userId));
  return requests.map(({ id }) => id);
}
