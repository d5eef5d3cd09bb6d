import { identityMessages, identityRetentionYears, toCalendarDate, today } from '@cimiento/contracts';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { IdentityCase, IdentityDecisionEntry, IdentityDocument } from '../../identity/records';
import { conflict } from '../../platform/errors';

/** @throws CONFLICT with the year until which the law keeps the identity file of a person who was approved */
export async function assertIdentityErasable(manager: EntityManager, userId: number): Promise<void> {
  const own = await manager.findOneBy(IdentityCase, { userId });
  const approved = own && (await manager.findOneBy(IdentityDecisionEntry, { caseId: own.id, kind: 'approved' }));
  if (!own || !approved) return;
  const [last] = await manager.find(IdentityDecisionEntry, {
    where: { caseId: own.id, authorId: Not(IsNull()) },
    order: { id: 'DESC' },
    take: 1,
  });
  const decided = toCalendarDate(own.decidedAt ?? last?.createdAt ?? approved.createdAt);
  const year = Number(decided.slice(0, 4)) + identityRetentionYears;
  if (`${year}${decided.slice(4)}` > today()) throw conflict(identityMessages.erasure(year));
}

/** Hashes of the contents of a person's documents, which go with their rows. */
export async function listIdentityContents(manager: EntityManager, userId: number): Promise<string[]> {
  const own = await manager.findOneBy(IdentityCase, { userId });
  if (!own) return [];
  const documents = await manager.findBy(IdentityDocument, { caseId: own.id });
  return documents.map(({ sha256 }) => sha256);
}
