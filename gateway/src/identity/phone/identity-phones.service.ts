import { identityMessages, limits } from '@cimiento/contracts';
import type { CookieOptions, Request, Response } from 'express';
import type { AccountTokens } from '../../access/account-tokens/account-tokens';
import { readCookie } from '../../access/auth/cookies';
import type { AccountToken } from '../../access/records';
import {
  getSecurityActor,
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../../access/security-events/security-events.service';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { unauthenticated, validationFailed } from '../../platform/errors';
import type { RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import { type Actor, toActor, type Viewer } from '../../platform/request';
import { assertOpen } from '../cases/allowed-changes';
import { endPhones } from '../cases/end-phones';
import { findLockedCase } from '../cases/identity-file';
import type { IdentitySeal } from '../records/identity-seal';
import type { IdentityPhone, IdentityPhoneDocument, IdentityPhoneLink } from './identity-phone.types';
import { listWanted } from './list-wanted';

type PhonesParts = {
  database: Database;
  seal: IdentitySeal;
  tokens: AccountTokens;
  rateLimit: RateLimitService;
  securityEvents: SecurityEventsService;
  config: Pick<GatewayConfig, 'session'>;
};

const minuteMs = 60_000;
const uploadMs = limits.identityPhone.uploadMinutes * minuteMs;

/**
 * Links with which a phone uploads documents of one identity (docs/product/identity.md). A link opens once, and gives the phone a cookie that is
 * no session: it lists and takes documents. Whatever ends the credentials of an account ends both.
 */
export class IdentityPhonesService {
  constructor(private readonly parts: PhonesParts) {}

  /**
   * Makes a link for the viewer; a former one, and the phone that opened it, end at once.
   * @throws CONFLICT once the identity was submitted; TOO_MANY_REQUESTS
   */
  async createLink({ id: userId }: Pick<Viewer, 'id'>, actor: Actor): Promise<IdentityPhoneLink> {
    const { database, tokens, rateLimit, securityEvents } = this.parts;
    await rateLimit.consumePhoneLink(userId);
    const end = new Date(Date.now() + limits.identityPhone.linkMinutes * minuteMs);
    const event: NewSecurityEvent = { kind: 'identity_link_created', userId, actor };
    const source = await database.transaction(async (manager) => {
      assertOpen((await findLockedCase(manager, userId)) ?? { state: 'draft' });
      await endPhones(manager, tokens, userId);
      await insertSecurityEvent(manager, event);
      return tokens.issue(manager, { userId, purpose: 'identity_phone', email: '', end });
    });
    securityEvents.log(event);
    return { token: tokens.reveal(source, ''), expiresAt: end };
  }

  /**
   * Opens a link, which ends with it, and gives the phone of the request its cookie.
   * @throws VALIDATION_FAILED for a link that is used, expired or unknown; CONFLICT once the identity was submitted; TOO_MANY_REQUESTS
   */
  async open(token: string, request: Request, response: Response): Promise<IdentityPhone> {
    const { database, tokens, rateLimit, securityEvents } = this.parts;
    await rateLimit.consumeAddress(request.ip);
    const end = new Date(Date.now() + uploadMs);
    const { source, event } = await database.transaction(async (manager) => {
      const { userId } = (await tokens.find(manager, ['identity_phone'], token)) ?? { userId: 0 };
      // Locked before the link is used, as a submission does, which ends both.
      const own = await findLockedCase(manager, userId);
      if (!(await tokens.consume(manager, ['identity_phone'], token)))
        throw validationFailed({ token: identityMessages.phoneEnded });
      assertOpen(own ?? { state: 'draft' });
      const opened: NewSecurityEvent = { kind: 'identity_link_opened', userId, actor: getSecurityActor(request) };
      await insertSecurityEvent(manager, opened);
      const issued = await tokens.issue(manager, { userId, purpose: 'identity_upload', email: '', end });
      return { source: issued, event: opened };
    });
    securityEvents.log(event);
    response.cookie(this.cookieName, tokens.reveal(source, ''), { ...this.cookieOptions, maxAge: uploadMs });
    return { documents: await this.listDocuments(event.userId ?? 0), expiresAt: end };
  }

  /** The documents that the phone of a request may upload. @throws UNAUTHENTICATED for one whose link ended; CONFLICT once the identity was submitted */
  async get(request: Request): Promise<IdentityPhone> {
    const { userId, expiresAt } = await this.getAccess(request);
    return { documents: await this.listDocuments(userId), expiresAt: new Date(expiresAt) };
  }

  /** The actor of an upload of the phone of a request. @throws UNAUTHENTICATED for one whose link ended */
  async getActor(request: Request, response: Response): Promise<Actor> {
    const { userId } = await this.getAccess(request);
    // A session that the phone has besides is somebody's who uploads nothing here.
    return { ...toActor(request, { id: userId }, response), sessionHash: null };
  }

  /** Whose documents the phone of a request may upload; null without the cookie of a link that still allows it. */
  async findOwner(request: Request): Promise<number | null> {
    return (await this.findAccess(request))?.userId ?? null;
  }

  private async findAccess(request: Request): Promise<AccountToken | null> {
    const token = readCookie(request, this.cookieName);
    return token === undefined ? null : this.parts.tokens.find(this.parts.database.reader, ['identity_upload'], token);
  }

  private async getAccess(request: Request): Promise<AccountToken> {
    const access = await this.findAccess(request);
    if (!access) throw unauthenticated(identityMessages.phoneEnded);
    return access;
  }

  private async listDocuments(userId: number): Promise<IdentityPhoneDocument[]> {
    const { database, seal } = this.parts;
    return listWanted(database.reader, seal, userId);
  }

  // The prefix lets no other host set it; browsers send it only to pages of this one.
  private get cookieName(): string {
    return this.parts.config.session.secureCookie ? '__Host-cimiento.phone' : 'cimiento.phone';
  }

  private get cookieOptions(): CookieOptions {
    return { httpOnly: true, sameSite: 'strict', secure: this.parts.config.session.secureCookie, path: '/' };
  }
}
