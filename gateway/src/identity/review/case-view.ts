import { identityMessages, listIdentityWarnings, riskFactorLabel } from '@cimiento/contracts';
import { In, Not, type EntityManager } from 'typeorm';
import { User } from '../../access/records';
import { IdentityCase, IdentityDecisionEntry, IdentityMatch, ScreeningEntry, ScreeningList } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import type { IdentityMatchView, IdentityStep, RiskFactorView } from './review.types';

const labels: Readonly<Record<string, string>> = riskFactorLabel;

/** The factors of the risk of a case. */
export const listFactors = (seal: IdentitySeal, found: IdentityCase): RiskFactorView[] =>
  seal.openFile(found).factors.map(({ factor, points }) => ({ factor, points, label: labels[factor] ?? factor }));

/** Notes on a case, for reviewers alone. */
export async function listCaseWarnings(
  reader: EntityManager,
  seal: IdentitySeal,
  found: IdentityCase,
): Promise<string[]> {
  const { id, idNumberHash, suspendedAt } = found;
  const isTaken = idNumberHash !== null && (await reader.existsBy(IdentityCase, { idNumberHash, id: Not(id) }));
  return [
    ...listIdentityWarnings(seal.openFile(found).profile),
    ...(isTaken ? [identityMessages.sameNumber] : []),
    ...(suspendedAt === null ? [] : [identityMessages.suspendedMoney]),
  ];
}

/** The possible matches of a case, the likest first, with what the list says of each. */
export async function listMatches(
  reader: EntityManager,
  seal: IdentitySeal,
  caseId: number,
): Promise<IdentityMatchView[]> {
  const matches = await reader.find(IdentityMatch, {
    where: { caseId, isCurrent: true },
    order: { score: 'DESC', id: 'ASC' },
  });
  if (matches.length === 0) return [];
  const lists = await reader.findBy(ScreeningList, { currentKind: In(matches.map(({ listKind }) => listKind)) });
  const entries = await reader.findBy(ScreeningEntry, {
    listId: In(lists.map(({ id }) => id)),
    uid: In(matches.map(({ uid }) => uid)),
  });
  return matches.map(({ id, name, listKind, uid, score, decision, sealedReason }) => {
    const listId = lists.find(({ currentKind }) => currentKind === listKind)?.id;
    const entry = entries.find((row) => row.listId === listId && row.uid === uid);
    return {
      id,
      name,
      list: listKind,
      score: score / 1000,
      decision,
      reason: sealedReason === null ? null : seal.openReason(caseId, sealedReason),
      entryBirthDate: entry?.birthDate ?? null,
      entryCountry: entry?.country ?? null,
    };
  });
}

/** The steps of a case, the first one first. */
export async function listSteps(reader: EntityManager, seal: IdentitySeal, caseId: number): Promise<IdentityStep[]> {
  const steps = await reader.find(IdentityDecisionEntry, { where: { caseId }, order: { id: 'ASC' } });
  const ids = [...new Set(steps.flatMap(({ authorId }) => (authorId === null ? [] : [authorId])))];
  const authors = new Map((await reader.findBy(User, { id: In(ids) })).map(({ id, fullName }) => [id, fullName]));
  return steps.map(({ kind, authorId, createdAt, lists, sealedReason }) => ({
    kind,
    authorName: authorId === null ? null : (authors.get(authorId) ?? `#${authorId}`),
    createdAt,
    lists,
    reason: sealedReason === null ? null : seal.openReason(caseId, sealedReason),
  }));
}
