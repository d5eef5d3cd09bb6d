import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { In, Not } from 'typeorm';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { toCountedAddress } from '../../platform/request/client-address';
import type { AttemptSource } from '../../platform/rate-limit/rate-limit.service';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../security-events/security-events.service';
import { sha256 } from '../../platform/sha256';
import type { Actor } from '../../platform/request';
import { readCookie, setLastCookie } from './cookies';
import { toDeviceName } from './device-name';
import { KnownDevice, StoredSession } from '../records';

const lifetimeMs = 365 * 24 * 60 * 60_000;
const maxDevices = 10;
// Users who share a browser each have a token of theirs in its cookie.
const maxTokens = 4;

/** The device of a sign-in. */
export type SignInDevice = {
  id: number | null;
  /** Its name if the user has never signed in there. */ newName?: string;
};

/** Browsers in which a user has finished a sign-in: strangers cannot lock those out, and a sign-in on another one is reported. */
export class KnownDevicesService {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<GatewayConfig, 'session'>,
    private readonly securityEvents: SecurityEventsService,
  ) {}

  /** The key that counts attempts on an account: a device of its user, or the address of a stranger. */
  async getSource(request: Request, userId: number | null): Promise<AttemptSource> {
    const device = await this.find(request, userId);
    return device === null
      ? { key: `address:${toCountedAddress(request.ip)}`, shared: 'strangers' }
      : { key: `device:${device.id}`, shared: 'devices' };
  }

  /** Remembers the browser of a sign-in that has just been proved; beyond ten devices the one that was used the longest ago is forgotten. */
  async remember(request: Request, response: Response, userId: number): Promise<SignInDevice> {
    const known = await this.find(request, userId);
    if (known) {
      await this.database.transaction((manager) =>
        manager.update(KnownDevice, { id: known.id }, { lastSeenAt: new Date() }),
      );
      return { id: known.id };
    }
    const newName = toDeviceName(request.get('user-agent') ?? null);
    // The browser would drop the cookie.
    if (this.config.session.secureCookie && !request.secure) return { id: null, newName };
    const token = randomBytes(32).toString('base64url');
    const id = await this.insert(userId, newName, token);
    const value = [token, ...this.readTokens(request)].slice(0, maxTokens).join('.');
    setLastCookie(response, this.cookieName, value, this.cookieOptions);
    return { id, newName };
  }

  /** The user's own devices: the current one first, then the latest. */
  async list({ userId, sessionHash }: Actor): Promise<KnownDevice[]> {
    const { reader } = this.database;
    const session = await reader.findOneBy(StoredSession, { idHash: sessionHash ?? '' });
    const devices = await reader.find(KnownDevice, { where: { userId }, order: { lastSeenAt: 'DESC', id: 'DESC' } });
    return devices
      .map((device) => ({ ...device, isCurrent: device.id === session?.deviceId }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  /** Forgets one of the user's own devices and ends its sessions, except that of the request. @throws NOT_FOUND, also for a device of another user. */
  async end(id: number, actor: Actor): Promise<void> {
    const { userId, sessionHash } = actor;
    const event: NewSecurityEvent = { kind: 'session_ended', userId, actor };
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(KnownDevice, { id, userId });
      if (affected !== 1) throw notFound();
      await manager.delete(StoredSession, { userId, deviceId: id, idHash: Not(sessionHash ?? '') });
      await insertSecurityEvent(manager, event);
    });
    this.securityEvents.log(event);
  }

  /** The device of a request, if this user has signed in there. */
  private find(request: Request, userId: number | null): Promise<KnownDevice | null> {
    // A query for an unknown username too, so that the time does not reveal which accounts exist.
    const tokenHash = In(this.readTokens(request).map(sha256));
    return this.database.reader.findOneBy(KnownDevice, { userId: userId ?? 0, tokenHash });
  }

  private insert(userId: number, name: string, token: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      const now = new Date();
      const device = manager.create(KnownDevice, {
        userId,
        name,
        tokenHash: sha256(token),
        createdAt: now,
        lastSeenAt: now,
      });
      await manager.insert(KnownDevice, device);
      const kept = await manager.find(KnownDevice, {
        select: { id: true },
        where: { userId },
        order: { lastSeenAt: 'DESC', id: 'DESC' },
        take: maxDevices,
      });
      await manager.delete(KnownDevice, { userId, id: Not(In(kept.map(({ id }) => id))) });
      return device.id;
    });
  }

  private readTokens(request: Request): string[] {
    return (readCookie(request, this.cookieName) ?? '').split('.').filter(Boolean).slice(0, maxTokens);
  }

  private get cookieName(): string {
    return this.config.session.secureCookie ? '__Host-cimiento.device' : 'cimiento.device';
  }

  private get cookieOptions(): CookieOptions {
    return {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.session.secureCookie,
      maxAge: lifetimeMs,
      path: '/',
    };
  }
}
