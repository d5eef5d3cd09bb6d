import { identityMessages, type IdentityDecision, type IdentityDocumentKind } from '@cimiento/contracts';
import { useState } from 'react';
import type { IdentityDecisionInput, WholeIdentityCaseFragment } from './cases.generated';

/** The verdict of a reviewer on a document. */
export type DocumentVerdict = { accepted: boolean; reason: string };

export type MissingDocument = { kind: IdentityDocumentKind; reason: string };

export type Review = {
  documents: Readonly<Record<number, DocumentVerdict>>;
  /** The reasons of the answers that are refused, by their names. */
  answers: Readonly<Record<string, string>>;
  /** The documents that were never sent and are asked for, each with its reason. */
  missing: readonly MissingDocument[];
  judge: (documentId: number, verdict: DocumentVerdict) => void;
  /** Refuses an answer with a reason; null takes it back. */
  refuse: (answer: string, reason: string | null) => void;
  /** Asks for a document with a reason; null takes it back. */
  ask: (kind: IdentityDocumentKind, reason: string | null) => void;
};

type Case = WholeIdentityCaseFragment;

/** The verdicts of a reviewer until they are sent. Documents that were accepted before are still accepted. */
export function useReview({ documents: current }: Case): Review {
  const [judged, setJudged] = useState<Review['documents']>({});
  const [answers, setAnswers] = useState<Review['answers']>({});
  const [missing, setMissing] = useState<Review['missing']>([]);
  const known = Object.fromEntries(
    current.flatMap(({ id, state }) => {
      const verdict = judged[id] ?? (state === 'accepted' ? { accepted: true, reason: '' } : undefined);
      return verdict ? [[id, verdict]] : [];
    }),
  );
  return {
    documents: known,
    answers,
    missing,
    judge: (id, verdict) => setJudged((before) => ({ ...before, [id]: verdict })),
    refuse: (answer, reason) =>
      setAnswers(({ [answer]: _former, ...others }) => (reason === null ? others : { ...others, [answer]: reason })),
    ask: (kind, reason) =>
      setMissing((before) => [
        ...before.filter((row) => row.kind !== kind),
        ...(reason === null ? [] : [{ kind, reason }]),
      ]),
  };
}

/** The verdicts as they are sent. */
export const toDecisionInput = (
  decision: IdentityDecision,
  { documents, answers, missing }: Pick<Review, 'documents' | 'answers' | 'missing'>,
  reason: string,
): IdentityDecisionInput => ({
  decision,
  documents: Object.entries(documents).map(([id, verdict]) => ({
    id: Number(id),
    accepted: verdict.accepted,
    reason: verdict.accepted ? null : verdict.reason,
  })),
  answers: Object.entries(answers).map(([field, why]) => ({ field, reason: why })),
  missingDocuments: decision === 'needs_more' ? [...missing] : [],
  reason: reason.trim() === '' ? null : reason.trim(),
});

function findApprovalFault({ matches }: Case, isRefusing: boolean): string | null {
  if (isRefusing) return identityMessages.refusedDocuments;
  if (matches.some(({ decision }) => decision === 'same')) return identityMessages.sameMatch;
  return matches.some(({ decision }) => decision === null) ? identityMessages.undecidedMatches : null;
}

/** Reason why a decision cannot be sent now, in Spanish; null when it can. The gateway judges it again. */
export function findDecisionFault(
  decision: IdentityDecision,
  found: Case,
  { documents, answers, missing }: Pick<Review, 'documents' | 'answers' | 'missing'>,
  reason: string,
): string | null {
  const verdicts = Object.values(documents);
  const isRefusing =
    verdicts.some(({ accepted }) => !accepted) || Object.keys(answers).length > 0 || missing.length > 0;
  const isEmpty = reason.trim() === '';
  if (decision === 'reject') return isEmpty ? identityMessages.reason : null;
  if (found.documents.some(({ id }) => documents[id] === undefined)) return identityMessages.undecidedDocuments;
  if (decision === 'approve') return findApprovalFault(found, isRefusing);
  return !isRefusing && isEmpty ? identityMessages.nothingRefused : null;
}
