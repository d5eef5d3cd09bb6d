import type { EntityManager } from 'typeorm';
import type { IdentityCase } from '../records';
import type { IdentitySeal } from '../records/identity-seal';

/** Compares a case with the lists in use. */
export function screenCase(
  _deps: { seal: IdentitySeal },
  _manager: EntityManager,
  _identityCase: IdentityCase,
): Promise<void> {
  return Promise.resolve();
}
