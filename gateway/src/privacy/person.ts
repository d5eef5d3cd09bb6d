import { In, Like, type EntityManager } from 'typeorm';
import { ApprovalRequest } from '../approvals/approval-request.entity';
import { nameMark } from '../approvals/record-names';
import { getOrThrow } from '../database/records';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { InvitationUse } from '../invitations/invitation-use.entity';
import { User } from '../users/user.entity';
import { WaitlistRequest } from '../waitlist/waitlist-request.entity';
import type { Person } from './data-policy';
import { DataSubjectRequest } from './data-subject-request.entity';

const toIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** The code with which a person registered. */
async function findUsedCode(manager: EntityManager, userId: number): Promise<InvitationCode | null> {
  const use = await manager.findOneBy(InvitationUse, { userId });
  return use && manager.findOneBy(InvitationCode, { id: use.codeId });
}

/**
 * Requests for an invitation that are proven to be the person's: by the code that answered one, or by an e-mail that they confirmed.
 * An address that nobody confirmed may be somebody else's.
 */
async function findWaitlistRequests(
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

/** Requests for approval that are about the person, or name them. */
async function findApprovals(manager: EntityManager, userId: number): Promise<number[]> {
  const named = { facts: Like(`%${nameMark(userId)}%`) };
  return toIds(await manager.findBy(ApprovalRequest, [{ subject: `user:${userId}` }, named]));
}

/** Ids of the requests for an invitation that are proven to be the person's. @throws NOT_FOUND */
export async function listOwnWaitlistIds(manager: EntityManager, userId: number): Promise<number[]> {
  const user = await getOrThrow(manager, User, userId);
  return toIds(await findWaitlistRequests(manager, user, await findUsedCode(manager, userId)));
}

/** A person with the records that are about them and nobody else. @throws NOT_FOUND */
export async function loadPerson(manager: EntityManager, userId: number): Promise<Person> {
  const user = await getOrThrow(manager, User, userId);
  const code = await findUsedCode(manager, userId);
  const waitlistRequest = toIds(await findWaitlistRequests(manager, user, code));
  const answers = await manager.findBy(InvitationCode, { requestId: In(waitlistRequest) });
  // A code for everybody is not about the person who used it.
  const personal = code !== null && code.email !== null ? [code] : [];
  const { id, username, fullName, email } = user;
  return {
    id,
    username,
    fullName,
    email,
    audited: {
      user: [id],
      waitlistRequest,
      invitation: [...new Set(toIds([...answers, ...personal]))],
      approval: await findApprovals(manager, id),
      dataRequest: toIds(await manager.findBy(DataSubjectRequest, { userId: id })),
    },
  };
}
