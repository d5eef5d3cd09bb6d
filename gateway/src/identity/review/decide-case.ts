import {
  addMonths,
  getLastDay,
  identityMessages,
  riskLevel,
  today,
  type IdentityDocumentKind,
  type RiskLevel,
} from '@cimiento/contracts';
import type { IdentityDecisionInput, IdentityProfile } from '@cimiento/contracts/fields';
import { In, type EntityManager } from 'typeorm';
import { notify } from '../../messages/notifications/notify';
import { conflict, validationFailed } from '../../platform/errors';
import { type Actor, getCauser } from '../../platform/request';
import { noteStep } from '../cases/identity-step';
import { writeCase } from '../cases/identity-file';
import { listCurrentDocuments } from '../records/current-documents';
import { IdentityDocument, IdentityMatch, type IdentityCase } from '../records';
import type { IdentityReason, IdentitySeal } from '../records/identity-seal';
import { catchUpScreening } from '../screening/screening-run';
import { logCase, logDocuments } from './log-case';
import { tellPrograms } from './identity-webhook';

/** A decision about a locked case. */
export type CaseDecision = { found: IdentityCase; values: IdentityDecisionInput; by: Actor };

/** The same day some months later, or the last one of that month. */
function addMonthsTo(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const same = `${month}-${day.slice(8)}`;
  const last = getLastDay(month);
  return same < last ? same : last;
}

/** Last day of an approval: the earliest of the documents' and the one that the risk allows. */
export function getApprovalEnd(
  { idExpiresOn, appointmentEndsOn, kind }: Pick<IdentityProfile, 'idExpiresOn' | 'appointmentEndsOn' | 'kind'>,
  risk: RiskLevel,
  day = today(),
): string {
  const ends = [addMonthsTo(day, riskLevel[risk].months), idExpiresOn, kind === 'company' ? appointmentEndsOn : null];
  return ends.filter((end) => end !== null).reduce((first, end) => (end < first ? end : first));
}

/** Whether approving a case needs a second reviewer. */
export const needsSecond = ({ risk }: IdentityCase, { pep }: Pick<IdentityProfile, 'pep'>): boolean =>
  risk === 'high' || pep === 'self';

/** @throws CONFLICT while a possible match keeps a case from being approved */
async function assertNoMatch(manager: EntityManager, caseId: number): Promise<void> {
  const matches = await manager.find(IdentityMatch, {
    where: { caseId, isCurrent: true },
    select: { id: true, decision: true },
  });
  if (matches.some(({ decision }) => decision === 'same')) throw conflict(identityMessages.sameMatch);
  if (matches.some(({ decision }) => decision === null)) throw conflict(identityMessages.undecidedMatches);
}

/** @throws VALIDATION_FAILED when the parts of a decision do not fit it */
function assertFits({ decision, documents, answers, missingDocuments, reason }: IdentityDecisionInput): void {
  const isRefusing = documents.some(({ accepted }) => !accepted) || answers.length > 0 || missingDocuments.length > 0;
  if (decision === 'approve' && isRefusing) throw validationFailed({ decision: identityMessages.refusedDocuments });
  if (decision === 'reject' && reason === null) throw validationFailed({ reason: identityMessages.reason });
  if (decision === 'needs_more' && !isRefusing && reason === null)
    throw validationFailed({ reason: identityMessages.nothingRefused });
}

/** @throws VALIDATION_FAILED when a current document is not decided, or asked for as missing; CONFLICT for one that is no longer current */
function assertDocumentsDecided(
  current: readonly IdentityDocument[],
  { decision, documents, missingDocuments }: IdentityDecisionInput,
): void {
  const decided = new Set(documents.map(({ id }) => id));
  const known = new Set(current.map(({ id }) => id));
  if (documents.some(({ id }) => !known.has(id))) throw conflict(identityMessages.caseChanged);
  if (missingDocuments.some(({ kind }) => current.some((document) => document.kind === kind)))
    throw validationFailed({ missingDocuments: identityMessages.sentDocument });
  const isLeft = current.some(({ id, state }) => !decided.has(id) && state !== 'accepted');
  if (decision !== 'reject' && isLeft) throw validationFailed({ documents: identityMessages.undecidedDocuments });
}

/**
 * @throws VALIDATION_FAILED, CONFLICT when a decision is not possible now
 * @returns the current documents
 */
export async function assertMayDecide(
  manager: EntityManager,
  seal: IdentitySeal,
  { found, values }: Pick<CaseDecision, 'found' | 'values'>,
): Promise<IdentityDocument[]> {
  assertFits(values);
  const current = await listCurrentDocuments(manager, found.id);
  assertDocumentsDecided(current, values);
  if (values.decision !== 'approve') return current;
  await assertNoMatch(manager, found.id);
  const { profile } = seal.openFile(found);
  if (getApprovalEnd(profile, found.risk ?? 'high') < today()) throw conflict(identityMessages.documentExpired);
  return current;
}

async function writeDocuments(
  manager: EntityManager,
  seal: IdentitySeal,
  current: readonly IdentityDocument[],
  { found, values: { documents }, by }: CaseDecision,
): Promise<void> {
  for (const { id, accepted, reason } of documents) {
    const sealedReason = accepted || reason === null ? null : seal.sealReason(found.id, reason);
    await manager.update(IdentityDocument, { id }, { state: accepted ? 'accepted' : 'refused', sealedReason });
  }
  if (documents.length === 0) return;
  const ids = documents.map(({ id }) => id);
  const order = { id: 'ASC' } as const;
  const after = await manager.find(IdentityDocument, { where: { id: In(ids) }, order });
  await logDocuments(
    manager,
    by,
    current.filter(({ id }) => ids.includes(id)),
    after,
  );
}

const toReason = (field: IdentityDocumentKind, reason: string): IdentityReason => ({ field, reason, isDocument: true });

/** Reasons that the person reads. */
const listReasons = (
  current: readonly IdentityDocument[],
  { answers, documents, missingDocuments, reason }: IdentityDecisionInput,
): IdentityReason[] => [
  ...answers.map((answer) => ({ field: answer.field, reason: answer.reason, isDocument: false })),
  ...documents.flatMap((row) => {
    const kind = current.find(({ id }) => id === row.id)?.kind;
    return row.accepted || row.reason === null || kind === undefined ? [] : [toReason(kind, row.reason)];
  }),
  ...missingDocuments.map((row) => toReason(row.kind, row.reason)),
  ...(reason === null ? [] : [{ field: null, reason }]),
];

const outcomes = {
  approve: { state: 'approved', notice: 'identity_approved' },
  needs_more: { state: 'needs_more', notice: 'identity_needs_more' },
  reject: { state: 'rejected', notice: 'identity_rejected' },
} as const;

/** Decides about a locked case that was checked: its documents, its state, and what its person reads. */
export async function decideCase(
  manager: EntityManager,
  seal: IdentitySeal,
  decision: CaseDecision,
): Promise<IdentityCase> {
  const { found, values, by } = decision;
  if (values.decision === 'approve') await catchUpScreening(seal, manager, found);
  const current = await assertMayDecide(manager, seal, decision);
  await writeDocuments(manager, seal, current, decision);
  const file = seal.openFile(found);
  const reasons = values.decision === 'approve' ? [] : listReasons(current, values);
  const { state, notice } = outcomes[values.decision];
  const authorId = getCauser(by);
  const after = await writeCase(manager, seal, found, {
    file: { ...file, reasons },
    state,
    claimedBy: null,
    claimedUntil: null,
    decidedBy: authorId,
    decidedAt: new Date(),
    expiresOn: state === 'approved' ? getApprovalEnd(file.profile, found.risk ?? 'high') : null,
    suspendedAt: state === 'approved' ? null : found.suspendedAt,
  });
  const reason = [...(values.decision === 'approve' ? [values.reason] : reasons.map((row) => row.reason))];
  const text = reason.filter((line) => line !== null).join('\n');
  await noteStep(manager, seal, { caseId: found.id, kind: state, authorId, reason: text === '' ? null : text });
  await logCase(manager, by, found, after);
  await notify(manager, { userId: found.userId, kind: notice, facts: {} });
  await tellPrograms(manager, after);
  return after;
}
