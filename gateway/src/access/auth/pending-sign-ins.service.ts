import { randomBytes } from 'node:crypto';
import { messages } from '@cimiento/contracts';
import type { CookieOptions, Request, Response } from 'express';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { unauthenticated } from '../../platform/errors';
import { sha256 } from '../../platform/sha256';
import { PendingSignIn, User } from '../records';
import { readCookie } from './cookies';

const lifetimeMs = 10 * 60_000;

/** Sign-ins that wait for the second factor, each in the browser that sent the password. */
export class PendingSignInsService {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<GatewayConfig, 'session'>,
  ) {}

  /** Remembers in the browser that the password of a user was right. */
  async start(response: Response, userId: number): Promise<void> {
    const id = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + lifetimeMs);
    await this.database.transaction((manager) =>
      manager.insert(PendingSignIn, { idHash: sha256(id), userId, expiresAt }),
    );
    response.cookie(this.cookieName, id, { ...this.cookieOptions, maxAge: lifetimeMs });
  }

  /** The user whose password was right. @throws UNAUTHENTICATED when there is none, or it is too long ago. */
  async getUser(request: Request): Promise<User> {
    const pending = await this.database.reader.findOneBy(PendingSignIn, {
      idHash: this.readHash(request),
      expiresAt: MoreThan(new Date()),
    });
    const user = pending && (await this.database.reader.findOneBy(User, { id: pending.userId, disabledAt: IsNull() }));
    if (!user) throw unauthenticated(messages.signInAgain);
    return user;
  }

  /** Ends it, in the transaction that uses the second factor up; false if it ended before. */
  async end(manager: EntityManager, request: Request): Promise<boolean> {
    const { affected } = await manager.delete(PendingSignIn, { idHash: this.readHash(request) });
    return affected === 1;
  }

  /** Removes the cookie. */
  clear(response: Response): void {
    response.clearCookie(this.cookieName, this.cookieOptions);
  }

  private get cookieName(): string {
    return this.config.session.secureCookie ? '__Host-cimiento.pending' : 'cimiento.pending';
  }

  private get cookieOptions(): CookieOptions {
    return { httpOnly: true, sameSite: 'lax', secure: this.config.session.secureCookie, path: '/' };
  }

  private readHash(request: Request): string {
    return sha256(readCookie(request, this.cookieName) ?? '');
  }
}
