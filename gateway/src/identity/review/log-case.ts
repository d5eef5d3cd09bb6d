import type { EntityManager } from 'typeorm';
import { logUpdate, logUpdates } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import { IdentityCase, IdentityDocument, IdentityMatch } from '../records';

/** The audited part of a case: ids, states and times, and nothing of its file. */
const toLogged = ({ sealed: _sealed, idNumberHash: _hash, ...facts }: IdentityCase) => facts;

const toLoggedDocument = ({ id, caseId, kind, state }: IdentityDocument) => ({ id, caseId, kind, state });

const toLoggedMatch = ({ id, caseId, decision, decidedBy, decidedAt }: IdentityMatch) => ({
  id,
  caseId,
  decision,
  decidedBy,
  decidedAt,
});

export const logCase = (
  manager: EntityManager,
  by: Actor | null,
  before: IdentityCase,
  after: IdentityCase,
): Promise<void> => logUpdate({ manager, entity: IdentityCase, by }, toLogged(before), toLogged(after));

export const logDocuments = (
  manager: EntityManager,
  by: Actor,
  before: readonly IdentityDocument[],
  after: readonly IdentityDocument[],
): Promise<void> =>
  logUpdates({ manager, entity: IdentityDocument, by }, before.map(toLoggedDocument), after.map(toLoggedDocument));

type Identified = { id: number };
type Viewed = Identified & { viewed: boolean };

const toSeen = (before: Viewed): Viewed => ({ ...before, viewed: true });

/** Notes that a reviewer saw a document. */
export function logView(manager: EntityManager, by: Actor, document: IdentityDocument): Promise<void> {
  const before: Viewed = { ...toLoggedDocument(document), viewed: false };
  return logUpdate<Identified>({ manager, entity: IdentityDocument, by }, before, toSeen(before));
}

export const logMatch = (
  manager: EntityManager,
  by: Actor,
  before: IdentityMatch,
  after: IdentityMatch,
): Promise<void> => logUpdate({ manager, entity: IdentityMatch, by }, toLoggedMatch(before), toLoggedMatch(after));
