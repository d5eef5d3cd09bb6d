import { Store, type SessionData } from 'express-session';
import { LessThanOrEqual } from 'typeorm';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { UnawaitedWrites } from '../../platform/database/unawaited-writes';
import { sha256 } from '../../platform/sha256';
import '../../platform/request/request-session';
import { getSessionOwner } from './session';
import { StoredSession } from '../records';
import type { Viewer } from '../../platform/request';

type Config = Pick<GatewayConfig['session'], 'idleMs' | 'absoluteMs' | 'secureCookie'>;
type Done = (error?: unknown) => void;

// A session is extended at most this often, so that most reads do not write.
const minExtensionMs = 60_000;

type Instant = Date | string;
type SessionRow = Omit<Viewer, 'createdAt' | 'secondFactorAt'> & {
  createdAt: Instant;
  secondFactorAt: Instant | null;
  sessionCreatedAt: Instant;
  sessionExpiresAt: Instant;
  lastSeenAt: Instant | null;
  provedAt: Instant | null;
  deviceId: number | null;
};

// Runs in every signed-in request: as plain SQL it costs a third of what the query builder does.
const sessionSql = `SELECT person.id, person.username, person.email, person.fullName, person.role, person.staffRole,
  person.createdAt,
  person.secondFactorAt,
  session.createdAt AS sessionCreatedAt, session.expiresAt AS sessionExpiresAt,
  session.lastSeenAt, session.provedAt, session.deviceId
  FROM session JOIN users AS person ON person.id = session.userId
  WHERE session.idHash = ? AND person.disabledAt IS NULL`;

/** A session and its user, as they are stored. Times are in milliseconds since 1970. */
type Reading = {
  viewer: Viewer;
  createdAt: number;
  expiresAt: number;
  lastSeenAt: number;
  /** When the user last proved who they are: by signing in, or by a step-up. */
  provedAt: number;
  deviceId: number | null;
};

/** Calls a callback with the result of a promise. */
const settle = (work: Promise<unknown>, done: Done = () => undefined): void => {
  work.then(() => done(), done);
};

/**
 * The store of express-session in the product's own database. A session holds the user's id and its expiry. Reading it
 * joins the user, so a changed role takes effect at once.
 */
export class DatabaseSessionStore extends Store {
  private readonly extensions = new UnawaitedWrites<string>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    this.find(sha256(sid), getSessionOwner(sid)).then((session) => callback(null, session), callback);
  }

  override set(_sid: string, session: SessionData, callback?: Done): void {
    settle(this.write(session), callback);
  }

  override destroy(sid: string, callback?: Done): void {
    settle(
      this.database.transaction((manager) => manager.delete(StoredSession, { idHash: sha256(sid) })),
      callback,
    );
  }

  /** The session with this hash, which it extends; null if there is none of its owner, if it has expired, or if its user is disabled. */
  private async find(idHash: string, owner: number | null): Promise<SessionData | null> {
    const stored = await this.read(idHash);
    if (!stored || (owner !== null && stored.viewer.id !== owner)) return null;
    this.extend(idHash, stored);
    const { viewer, createdAt, provedAt, deviceId } = stored;
    const maxAge = createdAt + this.config.absoluteMs - Date.now();
    const signedIn = { idHash, viewer, signedInAt: createdAt, provedAt, deviceId };
    // express-session hashes a session several times in each request, to see whether it was changed: nothing changes what was read.
    Object.defineProperty(signedIn, 'toJSON', { value: () => idHash });
    return { cookie: { secure: this.config.secureCookie, originalMaxAge: maxAge, maxAge }, signedIn };
  }

  private async read(idHash: string): Promise<Reading | null> {
    const [row] = await this.database.reader.query<SessionRow[]>(sessionSql, [idHash]);
    if (!row) return null;
    const {
      sessionCreatedAt,
      sessionExpiresAt,
      lastSeenAt,
      provedAt,
      deviceId,
      createdAt: memberSince,
      secondFactorAt,
      ...person
    } = row;
    const [createdAt, expiresAt] = [toMilliseconds(sessionCreatedAt), toMilliseconds(sessionExpiresAt)];
    if (expiresAt <= Date.now()) return null;
    const viewer = {
      ...person,
      createdAt: new Date(toMilliseconds(memberSince)),
      secondFactorAt: secondFactorAt === null ? null : new Date(toMilliseconds(secondFactorAt)),
    };
    const seenAt = lastSeenAt === null ? createdAt : toMilliseconds(lastSeenAt);
    return {
      viewer,
      createdAt,
      expiresAt,
      lastSeenAt: seenAt,
      provedAt: provedAt === null ? createdAt : toMilliseconds(provedAt),
      deviceId,
    };
  }

  private async write(session: SessionData): Promise<void> {
    const { signedIn, origin } = session;
    // Only signing in stores a session, and only once: a session that was ended must not come back.
    if (!signedIn || !origin) return;
    const { idHash, viewer, signedInAt, provedAt, deviceId } = signedIn;
    const now = Date.now();
    await this.database.transaction((manager) =>
      manager.insert(StoredSession, {
        idHash,
        userId: viewer.id,
        createdAt: new Date(signedInAt),
        expiresAt: new Date(this.expiry(signedInAt, now)),
        ...origin,
        deviceId,
        provedAt: new Date(provedAt),
        lastSeenAt: new Date(now),
      }),
    );
    delete session.origin;
  }

  private extend(idHash: string, { createdAt, expiresAt, lastSeenAt }: Reading): void {
    const now = Date.now();
    const later = this.expiry(createdAt, now);
    if (later - expiresAt < minExtensionMs && now - lastSeenAt < minExtensionMs) return;
    this.extensions.start(idHash, () =>
      this.database.transaction((manager) =>
        manager.update(
          StoredSession,
          { idHash, expiresAt: LessThanOrEqual(new Date(later)) },
          { expiresAt: new Date(later), lastSeenAt: new Date(now) },
        ),
      ),
    );
  }

  private expiry(createdAt: number, now: number): number {
    return Math.min(now + this.config.idleMs, createdAt + this.config.absoluteMs);
  }
}

// Raw rows have the driver's values: SQLite stores instants as UTC text without a time zone.
const toMilliseconds = (value: Instant): number =>
  value instanceof Date ? value.getTime() : Date.parse(`${value.replace(' ', 'T')}Z`);
