import {
  identityDocumentKinds,
  isIdentityOpenToPerson,
  type IdentityDocumentKind,
  identityMessages,
} from '@cimiento/contracts';
import type { IdentityAnswer, IdentityProfile } from '@cimiento/contracts/fields';
import { conflict } from '../../platform/errors';
import type { IdentityCase, IdentityDocument } from '../records';
import type { IdentityReason, SealedFile } from '../records/identity-seal';

/** Answers that follow from another one, so that who corrects that one may change them too. */
const companions: Partial<Record<IdentityAnswer, readonly IdentityAnswer[]>> = {
  idKind: ['idNumber', 'idExpiresOn'],
  idNumber: ['idKind', 'idExpiresOn'],
  pep: ['pepDetail'],
  representative: ['representativeIdNumber', 'appointmentEndsOn'],
};

/** Whether a reason is about a document; one of an earlier version does not state it. */
export const isAboutDocument = ({ field, isDocument }: IdentityReason): boolean =>
  isDocument ?? (identityDocumentKinds as readonly (string | null)[]).includes(field);

/** The kinds of documents that were refused, or asked for. */
const listDocuments = (reasons: readonly IdentityReason[]): IdentityDocumentKind[] =>
  reasons.filter(isAboutDocument).map(({ field }) => field as IdentityDocumentKind);

/** The answers that were refused. */
export const listRefusedAnswers = (reasons: readonly IdentityReason[]): IdentityAnswer[] =>
  reasons.flatMap((row) => (row.field === null || isAboutDocument(row) ? [] : [row.field as IdentityAnswer]));

/** The kinds of documents that were refused or asked for; null where nothing in particular was, so that every one may change. */
export const findAskedDocuments = (reasons: readonly IdentityReason[]): IdentityDocumentKind[] | null =>
  isWhole(reasons) ? null : listDocuments(reasons);

/** Whether nothing in particular was refused, so that everything may be changed. */
const isWhole = (reasons: readonly IdentityReason[]): boolean => reasons.every(({ field }) => field === null);

/** @throws CONFLICT when its person may not change a case in this state */
export function assertOpen({ state }: Pick<IdentityCase, 'state'>): void {
  if (!isIdentityOpenToPerson(state)) throw conflict(identityMessages.notOpen);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The answers in which two profiles differ. */
export const listChanged = (before: IdentityProfile, after: IdentityProfile): IdentityAnswer[] =>
  (Object.keys(after) as IdentityAnswer[]).filter((answer) => !isSame(before[answer], after[answer]));

/** @throws CONFLICT when other answers than the refused ones of a case that was sent back would change */
export function assertAnswersAllowed(
  { state }: Pick<IdentityCase, 'state'>,
  { profile, reasons, submitted = profile }: SealedFile,
  next: IdentityProfile,
): void {
  if (state !== 'needs_more' || isWhole(reasons)) return;
  const refused = listRefusedAnswers(reasons);
  // Another kind asks for other answers.
  if (refused.includes('kind')) return;
  const allowed = new Set(refused.flatMap((answer) => [answer, ...(companions[answer] ?? [])]));
  if (listChanged(submitted, next).some((answer) => !allowed.has(answer))) throw conflict(identityMessages.onlyRefused);
}

/** @throws CONFLICT when a document of a case that was sent back is one that nobody refused; a kind that is not there may always be added */
export function assertDocumentAllowed(
  { state }: Pick<IdentityCase, 'state'>,
  reasons: readonly IdentityReason[],
  current: Pick<IdentityDocument, 'state' | 'createdAt'> | null,
  decidedAt: Date | null,
): void {
  if (state !== 'needs_more' || !current || isWhole(reasons)) return;
  // What was uploaded since may be uploaded again.
  const isNew = decidedAt !== null && current.createdAt > decidedAt;
  if (current.state !== 'refused' && !isNew) throw conflict(identityMessages.onlyRefused);
}

/** @throws CONFLICT while something that was refused is as it was */
export function assertCorrected(
  { reasons, profile, submitted = profile }: SealedFile,
  current: readonly Pick<IdentityDocument, 'kind' | 'state'>[],
): void {
  const changed = listChanged(submitted, profile);
  const hasLeft =
    listRefusedAnswers(reasons).some((answer) => !changed.includes(answer)) ||
    listDocuments(reasons).some((kind) => !current.some((document) => document.kind === kind)) ||
    current.some(({ state }) => state === 'refused');
  if (hasLeft) throw conflict(identityMessages.nothingChanged);
}
