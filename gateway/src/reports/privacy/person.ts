import { In, Like, type EntityManager } from 'typeorm';
import { ApprovalRequest, nameMark, User } from '../../access/records';
import { getOrThrow } from '../../platform/database/records';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { findUsedCode, findWaitlistRequests } from './own-requests';
import { DataSubjectRequest } from './data-subject-request.entity';

const toIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Requests for approval that are about the person, or name them. */
async function findApprovals(manager: EntityManager, userId: number): Promise<number[]> {
  const named = { facts: Like(`%${nameMark(userId)}%`) };
  return toIds(await manager.findBy(ApprovalRequest, [{ subject: `user:${userId}` }, named]));
}

/** A person with the ids of the audited records that are about them and nobody else. @throws NOT_FOUND */
export async function loadPerson(manager: EntityManager, userId: number) {
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

/** The person whose data is exported or erased. */
export type Person = Awaited<ReturnType<typeof loadPerson>>;
