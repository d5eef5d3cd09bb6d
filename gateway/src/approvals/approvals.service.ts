import { approvalDays, messages, type ApprovalKind } from '@cimiento/contracts';
import { approvalReasonSchema } from '@cimiento/contracts/schemas';
import { LessThanOrEqual, MoreThan, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { insertWithAudit, logUpdate } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import { assertAccountMayDecide } from '../auth/assert-may-decide';
import type { ApprovalPolicy } from '../config/config';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getOrThrow } from '../database/records';
import { getForUpdate } from '../database/row-lock';
import { conflict, ExpectedError, forbidden } from '../errors/expected-error';
import { parseInput } from '../errors/parse-input';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { sha256 } from '../sha256';
import { ApprovalRequest } from './approval-request.entity';
import { needsApproval } from './approval-rule';
import type { ApprovalPageArgs } from './approvals.inputs';
import type { ApprovalDetail } from './approvals.types';
import { approvalListConfig, type ApprovalListArgs, type ApprovalSort } from './approvals.list';

/** An action to propose. */
export type ProposedAction = {
  kind: ApprovalKind;
  /** What it is about: there is one pending request for it at most. */
  subject: string;
  /** What people read about it, in Spanish. */
  summary: string;
  /** What approving it executes. */
  payload: object;
};

/** What a kind of action does with its payload, which was validated before it was stored. */
export type ApprovalHandler = {
  /** Executes it in the transaction of the decision. @throws CONFLICT when it is no longer possible. */
  execute: (manager: EntityManager, payload: unknown, by: Actor) => Promise<unknown>;
  /** What people read before they decide, from the payload alone: they approve what is executed. */
  describe: (payload: unknown) => ApprovalDetail[];
};

/** JSON whose fields are in the order of their names, so that one payload has one hash. */
const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const toPendingKey = (kind: ApprovalKind, subject: string): string => `${kind}:${subject}`;

const lifetimeMs = approvalDays * 24 * 3_600_000;

/** Actions that need a second administrator. Approving one executes exactly the payload that was proposed. */
export class ApprovalsService {
  private readonly lists: ListQueryBuilder<ApprovalRequest, ApprovalSort, 'status'>;
  private readonly handlers = new Map<ApprovalKind, ApprovalHandler>();

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly policy: ApprovalPolicy,
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
  async propose({ kind, subject, summary, payload }: ProposedAction, request: IdempotentRequest): Promise<never> {
    const json = toCanonicalJson(payload);
    const createdAt = new Date();
    try {
      const { id } = await this.idempotency.runOnce(request, ApprovalRequest, { kind, json }, async (manager) => {
        await this.expireDue(manager);
        const approval = manager.create(ApprovalRequest, {
          kind,
          subject,
          summary,
          payload: json,
          payloadHash: sha256(json),
          status: 'pending',
          pendingKey: toPendingKey(kind, subject),
          requestedBy: request.userId,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + lifetimeMs),
          decidedBy: null,
          decidedAt: null,
          reason: null,
        });
        return insertWithAudit({ manager, entity: ApprovalRequest, by: request.actor }, approval);
      });
      throw new ExpectedError('APPROVAL_PENDING', messages.approvalPending, { approvalId: id });
    } catch (error) {
      throw isUniqueViolation(error, 'approval_request', 'pendingKey') ? conflict(messages.approvalRepeated) : error;
    }
  }

  /** Requests by id. @throws VALIDATION_FAILED when the page is out of range. */
  async list(page: ApprovalPageArgs): Promise<ApprovalRequest[]> {
    await this.expire();
    return this.lists.listAfter(page);
  }

  /** Number of the matching requests. */
  async count({ status }: ApprovalPageArgs): Promise<number> {
    await this.expire();
    return this.lists.countRecords({ status });
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  async search(request: ApprovalListArgs): Promise<PaginatedList<ApprovalRequest>> {
    await this.expire();
    return this.lists.getPage(request);
  }

  /** The request that waits for a decision about a subject, if there is one. */
  findPending(kind: ApprovalKind, subject: string): Promise<ApprovalRequest | null> {
    const isOpen = { status: 'pending' as const, expiresAt: MoreThan(new Date()) };
    return this.database.reader.findOneBy(ApprovalRequest, { pendingKey: toPendingKey(kind, subject), ...isOpen });
  }

  /** What a request asks for, in the words that people read. */
  describe({ kind, payload }: ApprovalRequest): ApprovalDetail[] {
    return this.getHandler(kind).describe(JSON.parse(payload));
  }

  /**
   * Approves a request and executes its payload, in one transaction.
   * @throws NOT_FOUND; FORBIDDEN for one's own; CONFLICT when it was decided, has expired, or its action is no longer possible.
   */
  approve(id: number, by: Actor): Promise<ApprovalRequest> {
    return this.database.transaction(async (manager) => {
      const approval = await this.decide(manager, id, { status: 'approved' }, by);
      if (sha256(approval.payload) !== approval.payloadHash) throw conflict(messages.approvalChanged);
      await this.getHandler(approval.kind).execute(manager, JSON.parse(approval.payload), by);
      return approval;
    });
  }

  /** Rejects a request with a reason. @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it was decided or has expired. */
  reject(id: number, input: unknown, by: Actor): Promise<ApprovalRequest> {
    const { reason } = parseInput(approvalReasonSchema, input);
    return this.database.transaction((manager) => this.decide(manager, id, { status: 'rejected', reason }, by));
  }

  /** Expires what nobody decided in time. */
  async expire(): Promise<void> {
    const due = { status: 'pending' as const, expiresAt: LessThanOrEqual(new Date()) };
    if (await this.database.reader.existsBy(ApprovalRequest, due))
      await this.database.transaction((manager) => this.expireDue(manager));
  }

  private getHandler(kind: ApprovalKind): ApprovalHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`nothing executes an approved ${kind}`);
    return handler;
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
    if (before.requestedBy === by.userId) throw forbidden(messages.approvalOwn);
    await assertAccountMayDecide(manager, by.userId);
    const isOpen = before.status === 'pending' && before.expiresAt.getTime() > Date.now();
    if (!isOpen) throw conflict(messages.approvalDecided);
    const values = { ...decision, pendingKey: null, decidedBy: by.userId, decidedAt: new Date() };
    // The condition repeats the status because on a cluster the lock holds on one server only.
    const { affected } = await manager.update(ApprovalRequest, { id, status: 'pending' }, values);
    if (affected !== 1) throw conflict(messages.approvalDecided);
    const after = await getOrThrow(manager, ApprovalRequest, id);
    await logUpdate({ manager, entity: ApprovalRequest, by }, before, after);
    return after;
  }
}
