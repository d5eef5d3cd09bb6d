import { identityMessages, listIdentityWarnings } from '@cimiento/contracts';
import { complianceKindLabel } from '@cimiento/contracts/fields';
import { In, Not, type EntityManager } from 'typeorm';
import { User } from '../../access/records';
import { IdentityCase, IdentityDecisionEntry } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import type { IdentityStep, RiskFactorView } from './review.types';

const labels: Readonly<Record<string, string>> = complianceKindLabel;

/** The factors of the risk of a case. */
export const listFactors = (seal: IdentitySeal, found: IdentityCase): RiskFactorView[] =>
  seal.openFile(found).factors.map(({ factor, points }) => ({ factor, points, label: labels[factor] ?? factor }));

/** Notes on a case, for reviewers alone. */
export async function listCaseWarnings(
  reader: EntityManager,
  seal: IdentitySeal,
  found: IdentityCase,
): Promise<string[]> {
  const { id, idNumberHash } = found;
  const isTaken = idNumberHash !== null && (await reader.existsBy(IdentityCase, { idNumberHash, id: Not(id) }));
  return [...listIdentityWarnings(seal.openFile(found).profile), ...(isTaken ? [identityMessages.sameNumber] : [])];
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
