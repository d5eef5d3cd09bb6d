import { formatUnreadableFactor, messages, type SecondFactorMethod } from '@cimiento/contracts';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { updateWithAudit } from '../audit-log/audit-writer';
import type { Actor, Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { type Encryption, UnreadableSecretError } from '../../platform/encryption';
import { ExpectedError, notFound, validationFailed } from '../../platform/errors';
import { getMachineTime } from '../../platform/machine-time';
import type { AttemptSource, RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import { Passkey, RecoveryCode, TotpFactor, User } from '../records';
import { replaceRecoveryCodes, type SecondFactorChanges } from './change-second-factor';
import { hashRecoveryCode } from './recovery-codes';
import type { SecondFactorStatus, TotpEnrolment } from './second-factor.types';
import { findTotpPeriod, generateTotpSecret, toTotpUri } from './totp';
import { create } from 'qrcode';

/** The QR code of a text as an SVG path of its dark modules, one unit each. The page draws it, so no markup is inserted. */
function toQrPath(text: string): { qrSize: number; qrPath: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_module, x) => (data[y * size + x] ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { qrSize: size, qrPath: rows.join('') };
}

/** The kind of code that was given. */
export type CodeKind = 'totp' | 'recovery_code';

/** The context in which the secret of an authenticator app is encrypted. */
export const getTotpContext = (userId: number): string => `totp:${userId}`;

const toCodeSource = ({ key, shared }: AttemptSource): AttemptSource =>
  shared === 'strangers'
    ? { key: 'second-factor:strangers' }
    : { key: `second-factor:${key}`, ...(shared && { shared: 'deviceCodes' }) };

/** Checks a second factor in the transaction of what it allows; null if it is wrong. */
export type SecondFactorCheck<T> = (manager: EntityManager) => Promise<T | null>;

async function removeFactors(manager: EntityManager, userId: number, actor: Actor): Promise<void> {
  const now = new Date();
  const recovery = userId === actor.userId ? {} : { recoveredAt: now, accessChangedAt: now };
  await updateWithAudit({ manager, entity: User, by: actor }, userId, { secondFactorAt: null, ...recovery });
  await manager.delete(TotpFactor, { userId });
  await manager.delete(Passkey, { userId });
}

/** The second factor of accounts: authenticator apps and recovery codes. Passkeys are in `PasskeysService`. */
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly changes: SecondFactorChanges,
    private readonly encryption: Encryption,
    private readonly rateLimit: RateLimitService,
  ) {}

  /** Whether an administrator has yet to set up the second factor without which they may do nothing else. */
  isEnrolmentMissing({ role, secondFactorAt }: Viewer): boolean {
    return this.changes.isRequiredForAdmins && role === 'admin' && secondFactorAt === null;
  }

  async getStatus({ id, role }: Viewer): Promise<Omit<SecondFactorStatus, 'canAddPasskeys'>> {
    const { reader } = this.database;
    const totp = await reader.findOneBy(TotpFactor, { userId: id });
    return {
      totpSince: totp?.confirmedAt ?? null,
      passkeys: await reader.find(Passkey, { where: { userId: id }, order: { id: 'ASC' } }),
      recoveryCodesLeft: await reader.countBy(RecoveryCode, { userId: id, usedAt: IsNull() }),
      isRequired: this.changes.isRequiredForAdmins && role === 'admin',
    };
  }

  /** The factors with which a user can prove who they are. */
  async listMethods(userId: number): Promise<SecondFactorMethod[]> {
    const { reader } = this.database;
    const codes = await reader.countBy(RecoveryCode, { userId, usedAt: IsNull() });
    const totp = await reader.findOneBy(TotpFactor, { userId });
    const hasPasskey = await reader.existsBy(Passkey, { userId });
    return [
      ...(totp?.confirmedAt ? (['totp'] as const) : []),
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...(codes > 0 ? (['recovery_code'] as const) : []),
    ];
  }

  /** Begins to set up an authenticator app, beside the one in force, which stays until the first code of the new one. */
  async startTotp({ id, username }: Viewer): Promise<TotpEnrolment> {
    const secret = generateTotpSecret();
    await this.database.transaction(async (manager) => {
      const factor = await manager.findOneBy(TotpFactor, { userId: id });
      const encryptedSecret = this.encryption.encrypt(secret, getTotpContext(id));
      if (factor && factor.confirmedAt !== null) {
        await manager.update(TotpFactor, { userId: id }, { nextSecret: encryptedSecret });
        return;
      }
      await manager.delete(TotpFactor, { userId: id, confirmedAt: IsNull() });
      await manager.insert(TotpFactor, {
        userId: id,
        encryptedSecret,
        nextSecret: null,
        lastPeriod: 0,
        createdAt: new Date(),
        confirmedAt: null,
      });
    });
    const uri = toTotpUri(secret, username);
    return { secret, uri, ...toQrPath(uri) };
  }

  /**
   * Finishes it with a first code, which counts as used. Returns new recovery codes.
   * @throws VALIDATION_FAILED when the code is wrong, TOO_MANY_REQUESTS after too many wrong ones.
   */
  async confirmTotp(viewer: Viewer, code: string, actor: Actor): Promise<string[]> {
    const source = { key: `session:${actor.sessionHash}` };
    await this.rateLimit.consumeAccount(viewer.username, source);
    const codes = await this.changes.run(viewer.id, actor, 'confirmTotp', async (manager) => {
      const factor = await this.findTotp(manager, viewer.id);
      const encryptedSecret = factor && (factor.confirmedAt === null ? factor.encryptedSecret : factor.nextSecret);
      const period = factor && encryptedSecret && this.findPeriod({ userId: viewer.id, encryptedSecret }, code);
      if (!period || !encryptedSecret) throw validationFailed({ code: messages.wrongCode });
      // Of two that confirm at once, one finds the row as it read it.
      const { affected } = await manager.update(
        TotpFactor,
        { userId: viewer.id, confirmedAt: factor.confirmedAt ?? IsNull(), encryptedSecret: factor.encryptedSecret },
        { encryptedSecret, nextSecret: null, lastPeriod: period, confirmedAt: new Date() },
      );
      if (affected !== 1) throw validationFailed({ code: messages.wrongCode });
      return replaceRecoveryCodes(manager, viewer.id);
    });
    await this.rateLimit.reset(viewer.username, source);
    return codes;
  }

  /** Turns the authenticator app off. @throws NOT_FOUND, CONFLICT when the account must have a second factor and this is the last. */
  async removeTotp({ id }: Viewer, actor: Actor): Promise<void> {
    await this.changes.run(id, actor, 'removeTotp', async (manager) => {
      const { affected } = await manager.delete(TotpFactor, { userId: id });
      if (affected !== 1) throw notFound();
    });
  }

  /** Replaces the recovery codes, so that the old ones are worth nothing. @throws CONFLICT without a second factor. */
  renewRecoveryCodes({ id }: Viewer, actor: Actor): Promise<string[]> {
    return this.changes.run(id, actor, 'renewRecoveryCodes', (manager, { secondFactorAt }) => {
      if (secondFactorAt === null) throw new ExpectedError('CONFLICT', messages.noSecondFactor);
      return replaceRecoveryCodes(manager, id);
    });
  }

  /** Removes every second factor of a user who has lost them all, who then decides nothing for some days. @throws NOT_FOUND */
  reset(userId: number, actor: Actor): Promise<void> {
    return this.changes.run(userId, actor, 'resetSecondFactor', (manager) => removeFactors(manager, userId, actor));
  }

  /** The same in the transaction of the caller. @throws NOT_FOUND */
  resetInTransaction(manager: EntityManager, userId: number, actor: Actor): Promise<void> {
    const event = { kind: 'second_factor_changed', userId, actor, detail: 'resetSecondFactor' } as const;
    return this.changes.runInTransaction(manager, event, actor, () => removeFactors(manager, userId, actor));
  }

  /**
   * Runs a check of a second factor in a transaction, counted by where it comes from: a known device and all of them together, or all strangers
   * together, since only somebody who knows the password gets here.
   * @throws TOO_MANY_REQUESTS after too many wrong ones.
   */
  async attempt<T>(username: string, source: AttemptSource, check: SecondFactorCheck<T>): Promise<T | null> {
    const counted = toCodeSource(source);
    await this.rateLimit.consumeAccount(username, counted);
    const result = await this.database.transaction(check);
    if (result !== null) await this.rateLimit.reset(username, counted);
    return result;
  }

  /** Uses up a code of the authenticator app or a recovery code; null if it is wrong, too old, or was used before. */
  async useCode(manager: EntityManager, userId: number, code: string): Promise<CodeKind | null> {
    const digits = code.replace(/[\s-]/g, '');
    const isTotp = /^\d{6}$/.test(digits);
    if (isTotp) return (await this.useTotp(manager, userId, digits)) ? 'totp' : null;
    return (await this.useRecoveryCode(manager, userId, code)) ? 'recovery_code' : null;
  }

  // The conditional updates decide: of two who send the same code at once, one changes the row.
  private async useTotp(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const factor = await this.findTotp(manager, userId);
    if (!factor || factor.confirmedAt === null) return false;
    const period = this.findPeriod(factor, code);
    if (period === null) return false;
    const { affected } = await manager.update(
      TotpFactor,
      { userId, lastPeriod: LessThan(period) },
      { lastPeriod: period },
    );
    return affected === 1;
  }

  private async useRecoveryCode(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const { affected } = await manager.update(
      RecoveryCode,
      { userId, codeHash: hashRecoveryCode(userId, code), usedAt: IsNull() },
      { usedAt: new Date() },
    );
    return affected === 1;
  }

  private findTotp(manager: EntityManager, userId: number): Promise<TotpFactor | null> {
    return manager
      .createQueryBuilder(TotpFactor, 'factor')
      .addSelect(['factor.encryptedSecret', 'factor.nextSecret'])
      .where({ userId })
      .getOne();
  }

  /** @throws CONFLICT when it cannot be decrypted, which is not the fault of the code. */
  private readSecret(userId: number, encryptedSecret: string): string {
    try {
      return this.encryption.decrypt(encryptedSecret, getTotpContext(userId));
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      throw new ExpectedError('CONFLICT', formatUnreadableFactor(error.reference));
    }
  }

  private findPeriod(
    { userId, encryptedSecret }: Pick<TotpFactor, 'userId' | 'encryptedSecret'>,
    code: string,
  ): number | null {
    return findTotpPeriod(this.readSecret(userId, encryptedSecret), code.replace(/[\s-]/g, ''), getMachineTime());
  }
}
