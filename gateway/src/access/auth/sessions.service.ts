import { MoreThan } from 'typeorm';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { toAddressPrefix } from '../../platform/request/client-address';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../security-events/security-events.service';
import type { Actor } from '../../platform/request';
import { toDeviceName } from './device-name';
import type { DeviceSession } from './device-session.types';
import { endCredentials, StoredSession } from '../records';

const toDeviceSession = (session: StoredSession, currentHash: string | null): DeviceSession => ({
  id: session.idHash,
  device: toDeviceName(session.userAgent),
  addressPrefix: session.address === null ? null : toAddressPrefix(session.address),
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt ?? session.createdAt,
  isCurrent: session.idHash === currentHash,
});

// Somebody who never signs out leaves a session at every sign-in.
const maxListed = 20;

/** The sessions of a user: what is signed in, and ending it. */
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly securityEvents: SecurityEventsService,
  ) {}

  /** A user's own sessions: the current one first, then the latest, at most 20. */
  async list({ userId, sessionHash }: Actor): Promise<DeviceSession[]> {
    const sessions = await this.database.reader.find(StoredSession, {
      where: { userId, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC', idHash: 'ASC' },
      take: maxListed,
    });
    return sessions
      .map((session) => toDeviceSession(session, sessionHash))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  /** Ends one of a user's own sessions. @throws NOT_FOUND, also for a session of another user. */
  async end(id: string, actor: Actor): Promise<void> {
    const event: NewSecurityEvent = { kind: 'session_ended', userId: actor.userId, actor };
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(StoredSession, { idHash: id, userId: actor.userId });
      if (affected !== 1) throw notFound();
      await insertSecurityEvent(manager, event);
    });
    this.securityEvents.log(event);
  }

  /** Ends a user's sessions, known devices and unused links; one's own except the current session, or all of another user's. */
  async endAll(userId: number, actor: Actor): Promise<void> {
    const event: NewSecurityEvent = { kind: 'sessions_ended', userId, actor };
    await this.database.transaction(async (manager) => {
      await endCredentials(manager, userId, userId === actor.userId ? actor.sessionHash : null);
      await insertSecurityEvent(manager, event);
    });
    this.securityEvents.log(event);
  }
}
