import type { SecurityEventKind } from '@cimiento/contracts';
import { securityEventListSchema } from '@cimiento/contracts/schemas';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import type { Logger } from 'pino';
import { type Actor, type Reader, toActor } from '../../platform/request';
import { getRequestKey } from '../../platform/request/request-key';
import { getRequestSession } from '../../platform/request/request-session';
import type { Database } from '../../platform/database';
import type { ListAfterRequest, ListConfig, PaginatedList } from '../../platform/database/list/list-config';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { parseInput } from '../../platform/errors';
import { notify } from '../../messages/notifications/notify';
import { SecurityEvent, User } from '../records';

/** The event, its account and its origin. */
export type NewSecurityEvent = {
  kind: SecurityEventKind;
  /** The account that it is about. */
  userId: number | null;
  actor: SecurityActor;
  detail?: string;
  /** The e-mail before the event: a notice of its change goes there. */
  formerEmail?: string;
  /** The device of a sign-in, if the user has never signed in there. */
  newDevice?: string;
};

/** An actor who may not be signed in. */
export type SecurityActor = Omit<Actor, 'userId'> & { userId: number | null };

/** A command of the operator. */
export const operator: SecurityActor = { userId: null, address: null, sessionHash: null };

/** Origin of a request, signed in or not. */
export function getSecurityActor(request: Request): SecurityActor {
  const viewer = getRequestKey(request)?.viewer ?? getRequestSession(request)?.viewer;
  return viewer ? toActor(request, viewer) : { userId: null, address: request.ip ?? null, sessionHash: null };
}

const listConfig: ListConfig<SecurityEvent, 'id', 'kind' | 'userId'> = {
  entity: SecurityEvent,
  sorts: { id: 'item.id' },
  filters: ['kind', 'userId'],
  references: { user: { entity: User, column: 'userId' }, actor: { entity: User, column: 'actorId' } },
};

const toRow = ({ kind, userId, actor, detail }: NewSecurityEvent): Omit<SecurityEvent, 'id'> => ({
  kind,
  userId,
  actorId: actor.userId,
  address: actor.address,
  sessionHash: actor.sessionHash,
  detail: detail ?? null,
  createdAt: new Date(),
});

type SecurityNoticeKind =
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'second_factor_changed'
  | 'account_disabled'
  | 'account_enabled';

/** The events that their user is notified of; the e-mail of a requested change has a link, which its caller sends. */
const notices: Partial<Record<SecurityEventKind, SecurityNoticeKind>> = {
  password_changed: 'password_changed',
  password_reset: 'password_changed',
  email_change_requested: 'email_change_requested',
  email_changed: 'email_changed',
  second_factor_changed: 'second_factor_changed',
  account_disabled: 'account_disabled',
  account_enabled: 'account_enabled',
};

/**
 * Stores an event in the transaction of its cause, and notifies the user whose account it is about. `SecurityEventsService.log` tells the
 * operators after the commit.
 */
export async function insertSecurityEvent(manager: EntityManager, event: NewSecurityEvent): Promise<void> {
  const { userId, formerEmail } = event;
  if (event.kind === 'sign_in') await notifyNewDevice(manager, event);
  await manager.insert(SecurityEvent, toRow(event));
  const kind = notices[event.kind];
  if (kind === undefined || userId === null) return;
  const email = kind === 'email_changed' ? formerEmail : kind === 'email_change_requested' ? null : undefined;
  await notify(manager, { userId, kind, facts: {}, ...(email !== undefined && { email }) });
}

/** Reports a sign-in on a device that is not known to its user; the first sign-in of an account has none to compare with. */
async function notifyNewDevice(manager: EntityManager, { userId, newDevice: device }: NewSecurityEvent): Promise<void> {
  if (userId === null || device === undefined) return;
  if (!(await manager.existsBy(SecurityEvent, { userId, kind: 'sign_in' }))) return;
  await notify(manager, { userId, kind: 'new_device', facts: { device } });
}

const repeatMs = 60_000;

/** Records and lists what happens to the access of accounts. */
export class SecurityEventsService {
  private readonly lists: ListQueryBuilder<SecurityEvent, 'id', 'kind' | 'userId'>;
  private recent = new Set<string>();
  private recentEndsAt = 0;

  constructor(
    private readonly database: Database,
    private readonly logger: Pick<Logger, 'info'>,
  ) {
    this.lists = new ListQueryBuilder(database, listConfig);
  }

  /** Writes the line of an event to the log: ids and the address, never a name. */
  log(event: NewSecurityEvent): void {
    const { kind, userId, actorId, address, sessionHash, detail } = toRow(event);
    this.logger.info(
      { event: kind, user: userId, actor: actorId, address, session: sessionHash, detail },
      'security event',
    );
  }

  /** Stores an event in its own transaction, and logs it. */
  async record(event: NewSecurityEvent): Promise<void> {
    await this.database.transaction((manager) => insertSecurityEvent(manager, event));
    this.log(event);
  }

  /** Records that a request was refused. Repetitions within a minute are one event, so that nobody fills the table. */
  async recordDenied(request: Request, detail: string): Promise<void> {
    const actor = getSecurityActor(request);
    if (this.isRepeated(`${actor.userId ?? actor.address}:${detail}`)) return;
    await this.record({ kind: 'access_denied', userId: actor.userId, actor, detail });
  }

  /** Records that a user read a list as a whole. Its parts within a minute are one event. */
  async recordExport(request: Request, detail: string): Promise<void> {
    const actor = getSecurityActor(request);
    if (this.isRepeated(`export:${actor.sessionHash}:${detail}`)) return;
    await this.record({ kind: 'data_exported', userId: actor.userId, actor, detail });
  }

  /** A page of the events, newest first. @throws VALIDATION_FAILED for a page that makes no sense. */
  search(readBy: Reader, input: unknown): PaginatedList<SecurityEvent> {
    return this.lists.getPage(readBy, { ...parseInput(securityEventListSchema, input), sort: 'id', descending: true });
  }

  /** The matching events after one. @throws VALIDATION_FAILED when the page is out of range. */
  list(readBy: Reader, request: ListAfterRequest<SecurityEvent, 'id', 'kind' | 'userId'>): Promise<SecurityEvent[]> {
    return this.lists.listAfter(readBy, request);
  }

  private isRepeated(key: string): boolean {
    if (Date.now() >= this.recentEndsAt) {
      this.recent = new Set();
      this.recentEndsAt = Date.now() + repeatMs;
    }
    if (this.recent.has(key)) return true;
    this.recent.add(key);
    return false;
  }
}
