import { identityDocumentKinds, type IdentityDocumentKind } from '@cimiento/contracts';
import { identityFields } from '@cimiento/contracts/fields';
import type { MyIdentityQuery } from './identity.generated';

export type Corrections = {
  /** Reasons about the whole. */
  general: string[];
  answers: { name: string; reason: string }[];
  documents: { kind: IdentityDocumentKind; reason: string }[];
};

const isAnswer = (name: string): boolean => name in identityFields || name === 'owners';

const isDocument = (name: string): name is IdentityDocumentKind =>
  (identityDocumentKinds as readonly string[]).includes(name);

/** The corrections that a reviewer asked for: answers, documents that were refused, and documents that were never sent. */
export function listCorrections({ myIdentity: { reasons }, myIdentityDocuments }: MyIdentityQuery): Corrections {
  const refused = myIdentityDocuments
    .filter(({ state }) => state === 'refused')
    .map(({ kind, reason }) => ({ kind, reason: reason ?? '' }));
  const corrections: Corrections = { general: [], answers: [], documents: [...refused] };
  for (const { field, reason } of reasons) {
    if (field === null) corrections.general.push(reason);
    // The address is an answer and a document: as a document it was refused above.
    else if (refused.some((document) => document.kind === field && document.reason === reason)) continue;
    else if (isAnswer(field)) corrections.answers.push({ name: field, reason });
    else if (isDocument(field)) corrections.documents.push({ kind: field, reason });
  }
  return corrections;
}
