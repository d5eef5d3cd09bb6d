import { messages } from '@cimiento/contracts';
import { invitationCheckSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import type { Database } from '../../platform/database';
import { parseInput, validationFailed } from '../../platform/errors';
import { InvitationCode } from './invitation-code.entity';
import { getInvitationStatus } from './invitation-status';
import { InvitationUse } from './invitation-use.entity';

export type CodeCheck = { valid: boolean; message: string };

const isOpen = (code: InvitationCode): boolean => getInvitationStatus(code, new Date()) === 'open';

const invalidCode = (): Error => validationFailed({ invitationCode: messages.invalidCode });

/** Invitation codes of the private beta. */
export class InvitationsService {
  constructor(private readonly database: Database) {}

  /**
   * Whether a code would be accepted now. Does not consume it.
   * @throws VALIDATION_FAILED when the code is too short.
   */
  async check(input: unknown): Promise<CodeCheck> {
    const { code } = parseInput(invitationCheckSchema, input);
    const found = await this.find(code);
    const valid = found !== null && isOpen(found);
    return { valid, message: valid ? messages.validCode : messages.invalidCode };
  }

  /** @throws VALIDATION_FAILED when this e-mail cannot register with the code. */
  async assertUsable(code: string, email: string): Promise<void> {
    const found = await this.find(code);
    if (!found || !isOpen(found)) throw invalidCode();
    if (found.email !== null && found.email !== normalizeText(email)) throw invalidCode();
  }

  /**
   * Consumes one use of a code in the transaction that registers the user, and returns the code's id for `recordUse`. The conditional
   * UPDATE is atomic: of two concurrent registrations, one gets the last use.
   * @throws VALIDATION_FAILED when the code is unknown, used up, expired, revoked, or for another e-mail.
   */
  async consume(manager: EntityManager, code: string, email: string): Promise<number> {
    const codeKey = normalizeText(code);
    const { affected } = await manager
      .createQueryBuilder()
      .update(InvitationCode)
      .set({ uses: () => 'uses + 1' })
      .where('codeKey = :codeKey AND uses < maxUses', { codeKey })
      .andWhere('revokedAt IS NULL')
      .andWhere('(expiresAt IS NULL OR expiresAt > :now)', { now: new Date() })
      .andWhere('(email IS NULL OR email = :email)', { email: normalizeText(email) })
      .execute();
    if (affected !== 1) throw invalidCode();
    return (await manager.findOneByOrFail(InvitationCode, { codeKey })).id;
  }

  /** Records who registered with a code, in the transaction that consumed it. */
  async recordUse(manager: EntityManager, codeId: number, userId: number): Promise<void> {
    await manager.insert(InvitationUse, { codeId, userId, usedAt: new Date() });
  }

  private find(code: string): Promise<InvitationCode | null> {
    return this.database.reader.findOneBy(InvitationCode, { codeKey: normalizeText(code) });
  }
}
