import { screeningListKinds } from '@cimiento/contracts';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { IdentityDecisionEntry, ScreeningList, type IdentityDecisionKind } from '../records';
import type { IdentitySeal } from '../records/identity-seal';

type Step = { caseId: number; kind: IdentityDecisionKind; authorId: number | null; reason?: string | null };

/** Versions of the lists in use: 'ofac 12, un 4'; empty without any. */
async function describeLists(manager: EntityManager): Promise<string> {
  const current = await manager.findBy(ScreeningList, { currentKind: Not(IsNull()) });
  return screeningListKinds
    .flatMap((kind) => current.filter((list) => list.kind === kind))
    .map(({ kind, version }) => `${kind} ${version}`)
    .join(', ');
}

/** Notes a step of a case with its author, its reason encrypted. */
export async function noteStep(
  manager: EntityManager,
  seal: IdentitySeal,
  { caseId, kind, authorId, reason = null }: Step,
): Promise<void> {
  await manager.insert(IdentityDecisionEntry, {
    caseId,
    kind,
    authorId,
    lists: await describeLists(manager),
    sealedReason: reason === null ? null : seal.sealReason(caseId, reason),
    createdAt: new Date(),
  });
}
