import type { IdentityDocumentKind } from '@cimiento/contracts';
import type { MyIdentityQuery } from './identity.generated';

export type Corrections = {
  /** Reasons about the whole. */
  general: string[];
  answers: { name: string; reason: string }[];
  documents: { kind: IdentityDocumentKind; reason: string }[];
};

/** The corrections that a reviewer asked for: answers, documents that were refused, and documents that were never sent. */
export function listCorrections({ myIdentity: { reasons }, myIdentityDocuments }: MyIdentityQuery): Corrections {
  const refused = myIdentityDocuments
    .filter(({ state }) => state === 'refused')
    .map(({ kind, reason }) => ({ kind, reason: reason ?? '' }));
  const corrections: Corrections = { general: [], answers: [], documents: [...refused] };
  for (const { field, isDocument, reason } of reasons) {
    if (field === null) corrections.general.push(reason);
    else if (!isDocument) corrections.answers.push({ name: field, reason });
    else if (!refused.some(({ kind }) => kind === field))
      corrections.documents.push({ kind: field as IdentityDocumentKind, reason });
  }
  return corrections;
}
