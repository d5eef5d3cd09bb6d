import {
  centsToText,
  describeHeldMoney,
  formatExactDollars,
  getDataRequestDueDate,
  liveWithdrawalStatuses,
  type DataRequestStatus,
} from '@cimiento/contracts';
import { dataRequestDecisionFields, dataRequestMessages } from '@cimiento/contracts/fields';
import { dataRequestSchema, toSchema } from '@cimiento/contracts/schemas';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor, Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import type { SendEmail } from '../../messages/email/send-email';
import { conflict, forbidden, notFound, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { notify } from '../../messages/notifications/notify';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../../access/security-events/security-events.service';
import { User } from '../../access/records';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { Order, RoundInterest } from '../../investing/records';
import { DataSubjectRequest } from './data-subject-request.entity';
import { dataRequestListConfig, type DataRequestSort } from './data-requests.list';
import type { IdentitySeal } from '../../identity/records/identity-seal';
import { assertIdentityErasable } from './identity-retention';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';

// An investment lives until the sale of its project was shared.
const liveSql = `SELECT COUNT(*) AS total FROM investment WHERE userId = ? AND amount > 0
  AND NOT EXISTS (SELECT 1 FROM exit_share WHERE exit_share.investmentId = investment.id)`;

/**
 * Locks the balances of a person, and refuses to delete an account with money or with a role.
 * @throws CONFLICT with the sentence that says what is held
 */
async function assertErasable(manager: EntityManager, { id: userId, role }: User): Promise<void> {
  if (role === 'admin') throw conflict(dataRequestMessages.administrator);
  const accounts = await manager.find(LedgerAccount, { where: { userId }, order: { id: 'ASC' }, ...rowLock(manager) });
  const cents = accounts.reduce((sum, { balance }) => sum + Math.abs(balance ?? 0), 0);
  const [live] = await manager.query<{ total: number | string }[]>(liveSql, [userId]);
  const held = describeHeldMoney({
    balance: cents === 0 ? null : formatExactDollars(centsToText(cents)),
    investments: Number(live?.total),
    orders: await manager.countBy(Order, { userId, status: 'reserved' }),
    // A missing reference is 0 in the database.
    inRound: await manager.countBy(Order, { userId, status: 'paid', investmentId: 0, roundId: Not(IsNull()) }),
    interests: await manager.countBy(RoundInterest, { userId, state: 'open' }),
    withdrawals: await manager.countBy(Withdrawal, { userId, status: In(liveWithdrawalStatuses) }),
  });
  if (held !== null) throw conflict(held);
  await assertIdentityErasable(manager, userId);
}

type Decision = { status: Exclude<DataRequestStatus, 'pending'>; reason: string | null; by: number | null };

/** Requests of users about their personal data, and the decisions of administrators. */
export class DataRequestsService {
  readonly lists: ListQueryBuilder<DataSubjectRequest, DataRequestSort, 'status' | 'kind'>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly securityEvents: SecurityEventsService,
    /** Sends an e-mail at once and stores nothing of it. */
    private readonly sendEmail: SendEmail,
    private readonly seal: IdentitySeal,
  ) {
    this.lists = new ListQueryBuilder(database, dataRequestListConfig);
  }

  /** The viewer's own requests, newest first. */
  listOwn({ id: userId }: Viewer): Promise<DataSubjectRequest[]> {
    return this.database.reader.find(DataSubjectRequest, { where: { userId }, order: { id: 'DESC' }, take: 100 });
  }

  /**
   * Asks something about one's own data. A deletion is refused at once while the account holds money.
   * @throws VALIDATION_FAILED; CONFLICT when one of the kind is pending, or when the account cannot be deleted yet
   */
  async create({ id: userId }: Viewer, input: unknown, by: Actor): Promise<DataSubjectRequest> {
    const values = parseInput(dataRequestSchema, input);
    const { kind, details } = values;
    const createdAt = new Date();
    const dueDate = getDataRequestDueDate(createdAt);
    try {
      return await this.idempotency.runOnce(by, DataSubjectRequest, values, async (manager) => {
        const user = await getForUpdate(manager, User, userId);
        if (kind === 'deletion') await assertErasable(manager, user);
        const request = manager.create(DataSubjectRequest, {
          userId,
          kind,
          status: 'pending',
          details,
          dueDate,
          createdAt,
          decidedAt: null,
          decidedBy: null,
          reason: null,
          pendingKey: `${userId}:${kind}`,
        });
        await manager.insert(DataSubjectRequest, request);
        await notify(manager, {
          userId,
          kind: 'data_request_received',
          facts: { request: kind, dueDate },
          subject: `data-request:${request.id}`,
        });
        return request;
      });
    } catch (error) {
      throw isUniqueViolation(error, 'data_subject_request', 'pendingKey')
        ? conflict(dataRequestMessages.repeated)
        : error;
    }
  }

  /** Cancels one's own pending request; one that is cancelled already is given again. @throws NOT_FOUND, CONFLICT when it was decided. */
  cancel({ id: userId }: Viewer, id: number, by: Actor): Promise<DataSubjectRequest> {
    return this.idempotency.runOnce(by, DataSubjectRequest, { cancel: id }, async (manager) => {
      const request = await getForUpdate(manager, DataSubjectRequest, id);
      if (request.userId !== userId) throw notFound();
      if (request.status === 'cancelled') return request;
      return this.decide(manager, request, { status: 'cancelled', reason: null, by: null });
    });
  }

  /**
   * Answers a request. For a deletion this erases the person, in the same transaction; doing it again gives the same answer.
   * @throws VALIDATION_FAILED; NOT_FOUND; FORBIDDEN for one's own; CONFLICT when it was decided otherwise, or when the account holds money
   */
  async complete(id: number, input: unknown, by: Actor): Promise<DataSubjectRequest> {
    const { reason } = parseInput(toSchema(dataRequestDecisionFields), input);
    const sent = { complete: id, reason };
    let erased = null as User | null;
    const request = await this.idempotency.runOnce(by, DataSubjectRequest, sent, async (manager) => {
      erased = null;
      const before = await this.getDecidable(manager, id, by);
      if (before.status === 'completed') return before;
      const user = await getForUpdate(manager, User, before.userId);
      if (before.kind === 'deletion') await assertErasable(manager, user);
      const decided = await this.decide(manager, before, { status: 'completed', reason, by: by.userId });
      await logUpdate({ manager, entity: DataSubjectRequest, by }, before, decided);
      if (before.kind === 'deletion') {
        await this.erase(manager, user.id, id);
        erased = user;
        return getOrThrow(manager, DataSubjectRequest, id);
      }
      await this.tell(manager, decided, 'data_request_completed');
      return decided;
    });
    // In the outbox it would keep the name and the address of a person who was erased.
    if (erased) await this.sendEmail(erased.email, { template: 'account_erased', fullName: erased.fullName });
    return request;
  }

  /** Refuses a request with its reason. @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it was decided. */
  async reject(id: number, input: unknown, by: Actor): Promise<DataSubjectRequest> {
    const { reason } = parseInput(toSchema(dataRequestDecisionFields), input);
    const sent = { reject: id, reason };
    return this.idempotency.runOnce(by, DataSubjectRequest, sent, async (manager) => {
      const before = await this.getDecidable(manager, id, by);
      const decided = await this.decide(manager, before, { status: 'rejected', reason, by: by.userId });
      await logUpdate({ manager, entity: DataSubjectRequest, by }, before, decided);
      await this.tell(manager, decided, 'data_request_rejected');
      return decided;
    });
  }

  /** Everything that is held of the viewer, as a ZIP. Leaves a security event. */
  exportOwn({ id: userId }: Viewer, actor: Actor): Promise<Buffer> {
    return this.exportPerson(userId, actor, 'exportMyData');
  }

  /**
   * Everything that is held of the person of a request, as a ZIP for the administrator who answers it. Leaves a security event of that person.
   * @throws NOT_FOUND; FORBIDDEN for one's own; CONFLICT when it was decided
   */
  async exportFor(id: number, actor: Actor): Promise<Buffer> {
    const { userId, status } = await getOrThrow(this.database.reader, DataSubjectRequest, id);
    if (userId === actor.userId) throw forbidden(dataRequestMessages.own);
    if (status !== 'pending') throw conflict(dataRequestMessages.decided);
    return this.exportPerson(userId, actor, 'exportDataSubjectRequest');
  }

  private async exportPerson(userId: number, actor: Actor, detail: string): Promise<Buffer> {
    const event: NewSecurityEvent = { kind: 'data_exported', userId, actor, detail };
    const content = await exportPerson(this.database.reader, this.seal, userId, new Date());
    await this.database.transaction((manager) => insertSecurityEvent(manager, event));
    this.securityEvents.log(event);
    return content;
  }

  private async getDecidable(manager: EntityManager, id: number, by: Actor): Promise<DataSubjectRequest> {
    const request = await getForUpdate(manager, DataSubjectRequest, id);
    if (request.userId === by.userId) throw forbidden(dataRequestMessages.own);
    return request;
  }

  // The condition repeats the status because on a cluster the lock holds on one server only.
  private async decide(
    manager: EntityManager,
    { id, status: before }: DataSubjectRequest,
    { status, reason, by }: Decision,
  ): Promise<DataSubjectRequest> {
    const values = { status, reason, decidedAt: new Date(), decidedBy: by, pendingKey: null };
    const isPending = before === 'pending';
    const { affected } = isPending
      ? await manager.update(DataSubjectRequest, { id, status: 'pending' }, values)
      : { affected: 0 };
    if (affected !== 1) throw conflict(dataRequestMessages.decided);
    return getOrThrow(manager, DataSubjectRequest, id);
  }

  private async erase(manager: EntityManager, userId: number, requestId: number): Promise<void> {
    await erasePerson(manager, userId, requestId);
    // Nobody is left to whom the others could be answered.
    await manager.update(
      DataSubjectRequest,
      { userId, status: 'pending' },
      { status: 'cancelled', decidedAt: new Date(), pendingKey: null },
    );
  }

  private async tell(
    manager: EntityManager,
    { id, userId, kind: request, reason }: DataSubjectRequest,
    kind: 'data_request_completed' | 'data_request_rejected',
  ): Promise<void> {
    await notify(manager, { userId, kind, facts: { request, reason: reason ?? '' }, subject: `data-request:${id}` });
  }
}
