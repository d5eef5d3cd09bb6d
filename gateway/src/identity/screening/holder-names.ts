import { isNameMatch, scoreNames } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { User } from '../../access/records';
import { UnreadableSecretError } from '../../platform/encryption';
import { IdentityCase } from '../records';
import type { IdentitySeal } from '../records/identity-seal';

/** Whether who paid is none of the names of a holder. */
export const isThirdParty = (payerName: string, names: readonly string[]): boolean =>
  !names.some((name) => isNameMatch(scoreNames(payerName, name)));

/** The names under which users pay: that of their account, and the legal one of their identity. */
export class HolderNames {
  constructor(private readonly seal: IdentitySeal) {}

  /** Names by user. */
  async read(manager: EntityManager, userIds: readonly number[]): Promise<Map<number, string[]>> {
    if (userIds.length === 0) return new Map();
    const users = await manager.find(User, { select: { id: true, fullName: true }, where: { id: In([...userIds]) } });
    const names = new Map(users.map(({ id, fullName }) => [id, [fullName]]));
    for (const own of await manager.findBy(IdentityCase, { userId: In([...userIds]) })) {
      const legalName = this.findLegalName(own);
      if (legalName !== null) names.get(own.userId)?.push(legalName);
    }
    return names;
  }

  /** Null where none is stated, or no secret opens it: the money then waits for somebody to look. */
  private findLegalName(own: IdentityCase): string | null {
    try {
      return this.seal.openFile(own).profile.legalName;
    } catch (error) {
      if (error instanceof UnreadableSecretError) return null;
      throw error;
    }
  }
}
