import { createHash } from 'node:crypto';
import { Store, type SessionData } from 'express-session';
import { type EntityManager, LessThan, Not } from 'typeorm';
import type { GatewayConfig } from '../config/config';
import type { Database } from '../database';
import { StoredSession } from './session.entity';
import type { Viewer } from './viewer';

declare module 'express-session' {
  interface SessionData {
    /** Absent while nobody is signed in. */
    viewer?: Viewer;
    /** When the session began and ends, in milliseconds; absent before it is stored. */
    createdAt?: number;
    expiresAt?: number;
  }
}

type Lifetime = Pick<GatewayConfig['session'], 'idleMs' | 'absoluteMs'>;
type Done = (error?: unknown) => void;

// A busy person's session is prolonged at most this often, so that reading does not mean writing.
const touchEveryMs = 60_000;

const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('hex');

/** Ends every session of a person but one, as part of the change that calls for it. */
export async function endSessionsOf(manager: EntityManager, userId: number, keptSessionId: string): Promise<void> {
  await manager.delete(StoredSession, { userId, idHash: Not(hashOf(keptSessionId)) });
}

type Instant = Date | string;
type SessionRow = Omit<Viewer, 'createdAt'> & {
  createdAt: Instant;
  sessionCreatedAt: Instant;
  sessionExpiresAt: Instant;
};

// Every request of a signed-in person asks this: written out, it costs a third of what a built query does.
const sessionSql = `SELECT person.id, person.username, person.email, person.fullName, person.role, person.createdAt,
  session.createdAt AS sessionCreatedAt, session.expiresAt AS sessionExpiresAt
  FROM session JOIN users AS person ON person.id = session.userId WHERE session.idHash = ?`;

/** Calls a callback with the outcome of a promise. */
const settle = (work: Promise<unknown>, done: Done = () => undefined): void => {
  work.then(() => done(), done);
};

/**
 * Sessions in the product's own database. A stored session holds who signed in and until when, and nothing else; reading it brings
 * the person along in the same query, so that a changed role holds at once.
 */
export class DatabaseSessionStore extends Store {
  constructor(
    private readonly database: Database,
    private readonly lifetime: Lifetime,
  ) {
    super();
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    this.read(hashOf(sid)).then(
      (session) => callback(null, session),
      (error: unknown) => callback(error),
    );
  }

  override set(sid: string, session: SessionData, callback?: Done): void {
    settle(this.write(hashOf(sid), session), callback);
  }

  override destroy(sid: string, callback?: Done): void {
    settle(
      this.database.transaction((manager) => manager.delete(StoredSession, { idHash: hashOf(sid) })),
      callback,
    );
  }

  override touch(sid: string, session: SessionData, callback?: () => void): void {
    // A session that could not be prolonged now is prolonged by the next request.
    settle(this.prolong(hashOf(sid), session), () => callback?.());
  }

  /** Removes what has expired. */
  async prune(): Promise<void> {
    await this.database.transaction((manager) => manager.delete(StoredSession, { expiresAt: LessThan(new Date()) }));
  }

  private async read(idHash: string): Promise<SessionData | null> {
    const [row] = await this.database.reader.query<SessionRow[]>(sessionSql, [idHash]);
    if (!row) return null;
    const { sessionCreatedAt, sessionExpiresAt, createdAt: memberSince, ...person } = row;
    const [createdAt, expiresAt] = [instantOf(sessionCreatedAt), instantOf(sessionExpiresAt)];
    if (expiresAt <= Date.now()) return null;
    const viewer = { ...person, createdAt: new Date(instantOf(memberSince)) };
    return { cookie: this.cookie(createdAt), viewer, createdAt, expiresAt };
  }

  private async write(idHash: string, session: SessionData): Promise<void> {
    const { viewer, createdAt } = session;
    // Only signing in stores a session, and only once: one that was ended meanwhile must not come back.
    if (!viewer || createdAt !== undefined) return;
    const now = Date.now();
    const expiresAt = this.expiry(now, now);
    await this.database.transaction((manager) =>
      manager.insert(StoredSession, {
        idHash,
        userId: viewer.id,
        createdAt: new Date(now),
        expiresAt: new Date(expiresAt),
      }),
    );
    session.createdAt = now;
    session.expiresAt = expiresAt;
  }

  private async prolong(idHash: string, { createdAt, expiresAt }: SessionData): Promise<void> {
    if (createdAt === undefined || expiresAt === undefined) return;
    const later = this.expiry(createdAt, Date.now());
    if (later - expiresAt < touchEveryMs) return;
    await this.database.transaction((manager) =>
      manager.update(StoredSession, { idHash, expiresAt: LessThan(new Date(later)) }, { expiresAt: new Date(later) }),
    );
  }

  private expiry(createdAt: number, now: number): number {
    return Math.min(now + this.lifetime.idleMs, createdAt + this.lifetime.absoluteMs);
  }

  private cookie(createdAt: number): SessionData['cookie'] {
    const remaining = createdAt + this.lifetime.absoluteMs - Date.now();
    return { originalMaxAge: remaining, maxAge: remaining };
  }
}

// A raw row has the column as the driver gives it: SQLite stores instants as UTC text without a zone.
const instantOf = (value: Instant): number =>
  value instanceof Date ? value.getTime() : Date.parse(`${value.replace(' ', 'T')}Z`);
