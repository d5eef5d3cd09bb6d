import { getShownIdentityState } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { IdentityCase } from '../../identity/records';
import type { IdentitySeal } from '../../identity/records/identity-seal';

/** The answers of a person, as they read them; null without any. Nothing of matches, risk or a suspension. */
export async function readOwnAnswers(
  manager: EntityManager,
  seal: IdentitySeal,
  userId: number,
): Promise<Record<string, string | boolean | null> | null> {
  const own = await manager.findOneBy(IdentityCase, { userId });
  if (!own) return null;
  const { owners, ...answers } = seal.openFile(own).profile;
  return {
    ...answers,
    owners: owners.length === 0 ? null : JSON.stringify(owners),
    state: getShownIdentityState(own.state),
    submittedAt: own.submittedAt?.toISOString() ?? null,
  };
}
