import { exitMessages } from '@cimiento/contracts';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { ApprovalRequest } from '../../access/records';
import { ExpectedError } from '../../platform/errors';

const hourMs = 3_600_000;
// A right to cancel that ended while an exit waited lasts so much longer.
const extensionMs = 24 * hourMs;
// Longer than a proposal can wait and its extension last.
const consideredMs = 10 * extensionMs;

/** The subject of an approval request for an exit: one of them waits at most. */
export const toExitSubject = (projectId: number): string => `project:${projectId}`;

/** Those of these projects whose exit waits for a decision. */
export async function findProposedExits(manager: EntityManager, projectIds: readonly number[]): Promise<Set<number>> {
  const pending = projectIds.map((id) => `exit:${toExitSubject(id)}`);
  const where = { pendingKey: In(pending), expiresAt: MoreThan(new Date()) };
  const found = await manager.findBy(ApprovalRequest, where);
  const subjects = new Set(found.map(({ subject }) => subject));
  return new Set(projectIds.filter((id) => subjects.has(toExitSubject(id))));
}

/** Keeps a project as its proposed exit was shown. @throws EXIT_PROPOSED */
export async function assertNoExitProposed(manager: EntityManager, projectId: number): Promise<void> {
  if ((await findProposedExits(manager, [projectId])).size > 0)
    throw new ExpectedError('EXIT_PROPOSED', exitMessages.exitProposed);
}

/** Proposals of exits of projects that can have come to nothing lately, by project. */
export async function readEndedExits(
  manager: EntityManager,
  projectIds: readonly number[],
): Promise<Map<number, ApprovalRequest[]>> {
  const found = await manager.findBy(ApprovalRequest, {
    kind: 'exit',
    subject: In(projectIds.map(toExitSubject)),
    status: In(['rejected', 'expired', 'pending']),
    createdAt: MoreThan(new Date(Date.now() - consideredMs)),
  });
  return new Map(projectIds.map((id) => [id, found.filter(({ subject }) => subject === toExitSubject(id))]));
}

/**
 * The moment until which a paid order can be cancelled: its right, where an exit was proposed while it lasted and came to nothing since, lasts a day more
 * from then.
 * @param until when the right ends by the order terms
 */
export function lengthenRight(until: Date, ended: readonly ApprovalRequest[]): Date {
  const ends = ended
    .filter(({ createdAt }) => createdAt < until)
    .flatMap((proposal) => getEnd(proposal) ?? [])
    .filter((end) => end.getTime() <= Date.now())
    .map((end) => end.getTime() + extensionMs);
  return new Date(Math.max(until.getTime(), ...ends));
}

const getEnd = ({ status, decidedAt, expiresAt }: ApprovalRequest): Date | null =>
  status === 'rejected' ? decidedAt : expiresAt;

/** Whether an exit still waits for its decision. */
export const isWaiting = ({ status, expiresAt }: ApprovalRequest): boolean =>
  status === 'pending' && expiresAt !== null && expiresAt > new Date();

/**
 * The instant at which a right to cancel must have lasted to last now, or to last again once a proposed exit comes to nothing: now, or when an
 * exit was proposed that waits or ended less than a day ago.
 */
export async function readRightsSince(manager: EntityManager, projectId: number): Promise<Date> {
  const proposals = (await readEndedExits(manager, [projectId])).get(projectId) ?? [];
  const since = proposals
    .filter((proposal) => (getEnd(proposal)?.getTime() ?? 0) + extensionMs > Date.now())
    .map(({ createdAt }) => createdAt.getTime());
  return new Date(Math.min(Date.now(), ...since));
}

/** Whether a paid order can be cancelled: it was paid after an instant, or an exit that was proposed since then came to nothing a day ago at most. */
export async function mayStillCancel(
  manager: EntityManager,
  projectId: number,
  paidAt: Date,
  paidAfter: Date,
): Promise<boolean> {
  if (paidAt > paidAfter) return true;
  const until = new Date(paidAt.getTime() + Date.now() - paidAfter.getTime());
  const ended = (await readEndedExits(manager, [projectId])).get(projectId) ?? [];
  return lengthenRight(until, ended).getTime() > Date.now();
}
