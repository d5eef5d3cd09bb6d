import { accessMessages, limits, messages, type StepUpRule } from '@cimiento/contracts';
import { stepUpSchema } from '@cimiento/contracts/schemas';
import type { Request } from 'express';
import type { Database } from '../../platform/database';
import { ExpectedError, forbidden, parseInput, unauthenticated } from '../../platform/errors';
import type { PasskeysService } from '../second-factor/passkeys.service';
import type { SecondFactorCheck, SecondFactorService } from '../second-factor/second-factor.service';
import { insertSecurityEvent, type SecurityEventsService } from '../security-events/security-events.service';
import type { Actor, Viewer } from '../../platform/request';
import type { PasswordVerifier } from './password-verifier';
import { getRequestSession } from '../../platform/request/request-session';
import { StoredSession } from '../records';

const lifetimeMs = limits.stepUpMinutes.max * 60_000;

type StepUpParts = {
  database: Database;
  passwords: PasswordVerifier;
  secondFactor: SecondFactorService;
  passkeys: PasskeysService;
  securityEvents: SecurityEventsService;
  isDemonstration: boolean;
};

/** Proofs of identity during a session: what an operation with @RequiresStepUp requires. */
export class StepUpService {
  constructor(private readonly parts: StepUpParts) {}

  /** @throws STEP_UP_REQUIRED unless the rule does not ask, or the user of the request has proved who they are in the last minutes. */
  assertRecent(request: Request, rule: StepUpRule): void {
    if (rule !== 'always' && this.parts.isDemonstration) return;
    const provedAt = getRequestSession(request)?.provedAt ?? 0;
    if (Date.now() - provedAt > lifetimeMs) throw new ExpectedError('STEP_UP_REQUIRED', messages.stepUpRequired);
  }

  /** @throws FORBIDDEN in production, where a program proves nothing and nobody else is asked */
  assertKeysActAlone(): void {
    if (!this.parts.isDemonstration) throw forbidden(accessMessages.sessionNeeded);
  }

  /**
   * Stores a proof with the session of the request; returns until when it counts.
   * @throws VALIDATION_FAILED, UNAUTHENTICATED when the password or code is wrong, or for the password of an account with a second factor,
   * TOO_MANY_REQUESTS after too many wrong ones.
   */
  async prove(viewer: Viewer, input: unknown, actor: Actor): Promise<Date> {
    const { password, code } = parseInput(stepUpSchema, input);
    // Somebody who knows the password alone could otherwise do what the second factor protects.
    if (password !== undefined && viewer.secondFactorAt !== null) throw unauthenticated(messages.stepUpFactor);
    const isRight = await this.isRight(viewer, password, code, actor);
    return this.finish(viewer, actor, isRight, password === undefined ? messages.wrongCode : messages.wrongPassword);
  }

  /**
   * Stores the proof of a passkey with the session of the request; returns until when it counts.
   * @throws UNAUTHENTICATED when what it signed is not right, TOO_MANY_REQUESTS after too many that were not.
   */
  async provePasskey(viewer: Viewer, credential: string, request: Request, actor: Actor): Promise<Date> {
    const signer = { userId: viewer.id, purpose: 'step_up' } as const;
    const isRight = await this.isRightFactor(viewer, actor, (manager) =>
      this.parts.passkeys.use(manager, signer, credential, request),
    );
    return this.finish(viewer, actor, isRight, messages.passkeyRejected);
  }

  private async finish(viewer: Viewer, actor: Actor, isRight: boolean, refusal: string): Promise<Date> {
    if (!isRight) {
      await this.parts.securityEvents.record({ kind: 'sign_in_failed', userId: viewer.id, actor, detail: 'stepUp' });
      throw unauthenticated(refusal);
    }
    const provedAt = new Date();
    await this.parts.database.transaction(async (manager) => {
      const session = { idHash: actor.sessionHash ?? '', userId: viewer.id };
      const { affected } = await manager.update(StoredSession, session, { provedAt });
      if (affected !== 1) throw unauthenticated();
      await insertSecurityEvent(manager, { kind: 'identity_proved', userId: viewer.id, actor });
    });
    return new Date(provedAt.getTime() + lifetimeMs);
  }

  private async isRight(viewer: Viewer, password = '', code = '', actor: Actor): Promise<boolean> {
    if (password !== '') return (await this.parts.passwords.verify(viewer, password, actor)) !== null;
    return this.isRightFactor(viewer, actor, (manager) => this.parts.secondFactor.useCode(manager, viewer.id, code));
  }

  private async isRightFactor({ username }: Viewer, actor: Actor, check: SecondFactorCheck<unknown>): Promise<boolean> {
    const source = { key: `session:${actor.sessionHash}` };
    return (await this.parts.secondFactor.attempt(username, source, check)) !== null;
  }
}
