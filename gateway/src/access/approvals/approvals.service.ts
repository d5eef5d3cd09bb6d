import {
  type ApprovalKind,
  approvalMessages,
  describeMissingPermission,
  getDecidingPermissions,
  mayDecide,
} from '@cimiento/contracts';
import { approvalReasonFields, confirmationFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { IsNull, LessThanOrEqual, MoreThan, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { notify } from '../../messages/notifications/notify';
import { insertWithAudit, logUpdate } from '../audit-log/audit-writer';
import type { Actor, Reader, Viewer } from '../../platform/request';
import { assertAccountMayDecide } from '../guards/assert-may-decide';
import type { ApprovalPolicy } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import type { PaginatedList } from '../../platform/database/list/list-config';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, ExpectedError, forbidden, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { sha256 } from '../../platform/sha256';
import { ApprovalRequest, User } from '../records';
import {
  getExpiry,
  hasExpired,
  isGenuine,
  toCanonicalJson,
  toPendingKey,
  type ActionWithin,
  type ApprovalHandler,
  type ProposedAction,
} from './approval-handler';
import { mayPropose, mayReadApprovals, needsApproval } from './approval-rule';
import type { ApprovalPageArgs } from './approvals.inputs';
import type { ApprovalDetail } from './approvals.types';
import type { AccountMakers } from './account-makers';
import { markChanges } from './mark-changes';
import { assertTwoPeople } from './same-person';
import { approvalListConfig, type ApprovalListArgs, type ApprovalSort } from './approvals.list';

/** The detail of a request that an API key made: somebody else than its proposer may hold the key. */
const byProgram: ApprovalDetail = { label: 'La pidió', value: 'Un programa, con una clave de API de quien la propone' };

/** The requests that a user may read: those that they proposed, or all. */
const toReadable = ({ id, staffRole }: Viewer): { requestedBy?: number } =>
  mayReadApprovals(staffRole) ? {} : { requestedBy: id };

const maxSummary = 300;

/** Actions that need a second administrator. Approving one executes exactly the payload that was proposed. */
export class ApprovalsService {
  private readonly lists: ListQueryBuilder<ApprovalRequest, ApprovalSort, 'status' | 'requestedBy'>;
  private readonly handlers = new Map<ApprovalKind, ApprovalHandler>();

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly policy: ApprovalPolicy,
    private readonly accountMakers: AccountMakers,
  ) {
    this.lists = new ListQueryBuilder(database, approvalListConfig);
  }

  /** States what approving a kind of action executes, and how people read it. */
  register(kind: ApprovalKind, handler: ApprovalHandler): void {
    this.handlers.set(kind, handler);
  }

  /** Whether an action needs a second administrator. */
  isNeeded(kind: ApprovalKind): boolean {
    return needsApproval(this.policy, kind);
  }

  /**
   * Stores an action for a second administrator.
   * @throws APPROVAL_PENDING with the id of the request, always: the action is not done. CONFLICT when another one about the same waits.
   */
  async propose({ payload, input = payload, note, ...words }: ProposedAction, by: Actor): Promise<never> {
    const json = toCanonicalJson(payload);
    const { kind } = words;
    const facts = await this.getHandler(kind).describe(this.database.reader, JSON.parse(json));
    try {
      const proposal = { kind, json: toCanonicalJson(input) };
      const { id } = await this.idempotency.runOnce(by, ApprovalRequest, proposal, async (manager) => {
        await note?.(manager);
        return this.insert(manager, { ...words, json, facts }, by);
      });
      throw new ExpectedError('APPROVAL_PENDING', approvalMessages.approvalPending, { approvalId: id });
    } catch (error) {
      const isRepeated = isUniqueViolation(error, 'approval_request', 'pendingKey');
      throw isRepeated ? conflict(approvalMessages.approvalRepeated) : error;
    }
  }

  /**
   * Stores a request for a second administrator in the transaction of what it is about.
   * @throws CONFLICT when another one about the same waits
   */
  async proposeWithin(manager: EntityManager, action: ActionWithin, by: Actor): Promise<number> {
    const { payload, ...words } = action;
    const json = toCanonicalJson(payload);
    const facts = await this.getHandler(action.kind).describe(manager, JSON.parse(json));
    return (await this.insert(manager, { ...words, json, facts }, by)).id;
  }

  /** Ends a request that waits, because what it is about was taken back in this transaction. */
  async withdraw(manager: EntityManager, id: number, reason: string, by: Actor): Promise<void> {
    const before = await getForUpdate(manager, ApprovalRequest, id);
    if (before.status !== 'pending') return;
    const decidedBy = before.requestedBy === by.userId ? null : by.userId;
    const values = { status: 'rejected' as const, reason, pendingKey: null, decidedBy, decidedAt: new Date() };
    await manager.update(ApprovalRequest, { id, status: 'pending' }, values);
    const after = await getOrThrow(manager, ApprovalRequest, id);
    await logUpdate({ manager, entity: ApprovalRequest, by }, before, after);
  }

  /** Requests by id, as far as a user may read them. @throws VALIDATION_FAILED when the page is out of range. */
  async list(readBy: Reader, page: ApprovalPageArgs, viewer: Viewer): Promise<ApprovalRequest[]> {
    await this.expire();
    return this.lists.listAfter(readBy, { ...page, ...toReadable(viewer) });
  }

  /** Number of the matching requests. */
  async count(readBy: Reader, { status }: ApprovalPageArgs, viewer: Viewer): Promise<number> {
    await this.expire();
    return this.lists.countRecords(readBy, { status, ...toReadable(viewer) });
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  async search(readBy: Reader, request: ApprovalListArgs, viewer: Viewer): Promise<PaginatedList<ApprovalRequest>> {
    await this.expire();
    return this.lists.getPage(readBy, { ...request, ...toReadable(viewer) });
  }

  /** The request that waits for a decision about a subject, if there is one. */
  findPending(kind: ApprovalKind, subject: string): Promise<ApprovalRequest | null> {
    const open = { status: 'pending' as const, pendingKey: toPendingKey(kind, subject) };
    return this.database.reader.findOneBy(ApprovalRequest, [
      { ...open, expiresAt: MoreThan(new Date()) },
      { ...open, expiresAt: IsNull() },
    ]);
  }

  /** The approved requests of a kind about one subject. */
  listApproved(kind: ApprovalKind, subject: string): Promise<ApprovalRequest[]> {
    return this.database.reader.findBy(ApprovalRequest, { kind, subject, status: 'approved' });
  }

  /**
   * The details of a request, as they are shown. While it waits, what changed since it was proposed is marked; a decided one says
   * what it said when it was decided.
   */
  async describe(request: ApprovalRequest): Promise<ApprovalDetail[]> {
    const proposed = request.facts === null ? null : (JSON.parse(request.facts) as ApprovalDetail[]);
    if (proposed && (request.status !== 'pending' || !isGenuine(request))) return proposed;
    const current = await this.describeNow(this.database.reader, request);
    return proposed ? markChanges(proposed, current) : current;
  }

  /**
   * Approves a request and executes its payload, in one transaction.
   * @throws NOT_FOUND; FORBIDDEN for one's own, for the account that it changes, for an account that may be the proposer's, or without the
   * permission for its kind; CONFLICT when it was decided, has expired, its proposer may no longer propose it, or its action is no longer
   * possible; SAME_PERSON without a confirmation.
   */
  approve(id: number, by: Actor, input: unknown = {}): Promise<ApprovalRequest> {
    const { confirm } = parseInput(toSchema(confirmationFields), input);
    const sent = { approve: id, ...(confirm && { confirm }) };
    return this.idempotency.runOnce(by, ApprovalRequest, sent, async (manager) => {
      const approval = await this.decide(manager, id, { status: 'approved' }, by);
      const otherId = approval.requestedBy;
      await this.accountMakers.assertIndependent(manager, by.userId, [otherId]);
      await assertTwoPeople(manager, { by, otherId, operation: `approveRequest ${id}`, confirm });
      if (!isGenuine(approval)) throw conflict(approvalMessages.approvalChanged);
      const { execute, findSubject, outlivesProposer } = this.getHandler(approval.kind);
      const payload: unknown = JSON.parse(approval.payload);
      if (findSubject?.(payload) === by.userId) throw forbidden(approvalMessages.approvalSubject);
      const proposer = await manager.findOneBy(User, { id: approval.requestedBy });
      const mayStill = proposer?.disabledAt === null && mayPropose(proposer.staffRole, approval.kind);
      if (!mayStill && !outlivesProposer) throw conflict(approvalMessages.approvalOutdated);
      await execute(manager, payload, { ...by, proposedBy: approval.requestedBy });
      return approval;
    });
  }

  /**
   * Rejects a request with a reason, and takes back what it is about where that was done already.
   * @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it was decided or has expired.
   */
  reject(id: number, input: unknown, by: Actor): Promise<ApprovalRequest> {
    const { reason } = parseInput(toSchema(approvalReasonFields), input);
    return this.idempotency.runOnce(by, ApprovalRequest, { reject: id, reason }, async (manager) => {
      const approval = await this.decide(manager, id, { status: 'rejected', reason }, by);
      const { reject } = this.getHandler(approval.kind);
      if (reject && !isGenuine(approval)) throw conflict(approvalMessages.approvalChanged);
      await reject?.(manager, JSON.parse(approval.payload), by, reason);
      return approval;
    });
  }

  /**
   * @throws APPROVAL_PENDING when the key of a request stands for this proposal already: an action that waited answers its key in the same
   * way, whatever happened since.
   */
  async assertNotProposed(kind: ApprovalKind, input: object, by: Actor): Promise<void> {
    const proposal = { kind, json: toCanonicalJson(input) };
    const approval = await this.idempotency.find(by, ApprovalRequest, proposal);
    if (approval)
      throw new ExpectedError('APPROVAL_PENDING', approvalMessages.approvalPending, { approvalId: approval.id });
  }

  /** Expires what nobody decided in time. */
  async expire(): Promise<void> {
    const due = { status: 'pending' as const, expiresAt: LessThanOrEqual(new Date()) };
    if (await this.database.reader.existsBy(ApprovalRequest, due))
      await this.database.transaction((manager) => this.expireDue(manager));
  }

  private async describeNow(
    reader: EntityManager,
    { kind, payload, facts }: ApprovalRequest,
  ): Promise<ApprovalDetail[]> {
    const details = await this.getHandler(kind).describe(reader, JSON.parse(payload));
    return facts?.includes(JSON.stringify(byProgram)) ? [byProgram, ...details] : details;
  }

  private getHandler(kind: ApprovalKind): ApprovalHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`nothing executes an approved ${kind}`);
    return handler;
  }

  private async insert(
    manager: EntityManager,
    {
      kind,
      subject,
      summary,
      json,
      facts,
    }: Omit<ProposedAction, 'payload'> & { json: string; facts: ApprovalDetail[] },
    by: Actor,
  ): Promise<ApprovalRequest> {
    await this.expireDue(manager);
    const createdAt = new Date();
    const approval = manager.create(ApprovalRequest, {
      kind,
      subject,
      summary: summary.slice(0, maxSummary),
      payload: json,
      payloadHash: sha256(json),
      facts: JSON.stringify(by.byKey ? [byProgram, ...facts] : facts),
      status: 'pending',
      pendingKey: toPendingKey(kind, subject),
      requestedBy: by.userId,
      createdAt,
      expiresAt: getExpiry(kind, createdAt),
      decidedBy: null,
      decidedAt: null,
      reason: null,
    });
    const stored = await insertWithAudit({ manager, entity: ApprovalRequest, by }, approval);
    if (by.byKey) {
      const facts = { approvalId: stored.id, summary: stored.summary };
      await notify(manager, { userId: by.userId, kind: 'request_by_key', facts });
    }
    return stored;
  }

  private async expireDue(manager: EntityManager): Promise<void> {
    const due = { status: 'pending' as const, expiresAt: LessThanOrEqual(new Date()) };
    await manager.update(ApprovalRequest, due, { status: 'expired', pendingKey: null });
  }

  private async decide(
    manager: EntityManager,
    id: number,
    decision: QueryDeepPartialEntity<ApprovalRequest>,
    by: Actor,
  ): Promise<ApprovalRequest> {
    const before = await getForUpdate(manager, ApprovalRequest, id);
    if (before.requestedBy === by.userId) throw forbidden(approvalMessages.approvalOwn);
    await assertAccountMayDecide(manager, by.userId);
    const decider = await getOrThrow(manager, User, by.userId);
    if (!mayDecide(decider.staffRole, before.kind))
      throw forbidden(describeMissingPermission(getDecidingPermissions(before.kind)));
    if (before.status !== 'pending' || hasExpired(before)) throw conflict(approvalMessages.approvalDecided);
    const facts = isGenuine(before) ? JSON.stringify(await this.describeNow(manager, before)) : before.facts;
    const values = { ...decision, facts, pendingKey: null, decidedBy: by.userId, decidedAt: new Date() };
    // The condition repeats the status because on a cluster the lock holds on one server only.
    const { affected } = await manager.update(ApprovalRequest, { id, status: 'pending' }, values);
    if (affected !== 1) throw conflict(approvalMessages.approvalDecided);
    const after = await getOrThrow(manager, ApprovalRequest, id);
    await logUpdate({ manager, entity: ApprovalRequest, by }, before, after);
    return after;
  }
}
