import { type EntityManager, IsNull, Not } from 'typeorm';
import { IdentityDocument } from './identity-document.entity';

/** The current documents of a case, by id. */
export const listCurrentDocuments = (manager: EntityManager, caseId: number): Promise<IdentityDocument[]> =>
  manager.find(IdentityDocument, { where: { caseId, currentKey: Not(IsNull()) }, order: { id: 'ASC' } });

/** Key of the current document of a kind. */
export const toCurrentKey = (caseId: number, kind: string): string => `${caseId}:${kind}`;
