import { messages } from '@cimiento/contracts';
import {
  paymentRunSchema,
  paymentRunTermsSchema,
  type PaymentRunInput,
  type PaymentRunTerms,
} from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { updateWithAudit, insertWithAudit, logCreate, logDelete } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getOrThrow } from '../database/records';
import { getForUpdate, rowLock } from '../database/row-lock';
import { parseInput } from '../errors/parse-input';
import { conflict, type ExpectedError, validationFailed } from '../errors/expected-error';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { Payment } from '../payments/payment.entity';
import { notifyPaid } from '../payments/payment-notices';
import type { PaymentsLedger } from '../payments/payments-ledger';
import { Project } from '../projects/project.entity';
import type { PaymentRunPreview, PaymentRunShare } from './payment-run-preview.type';
import { PaymentRun } from './payment-run.entity';
import {
  type PaymentRunFilter,
  paymentRunListConfig,
  type PaymentRunListArgs,
  type PaymentRunsArgs,
  type PaymentRunSort,
} from './payment-runs.list';
import { calculateShares } from './calculate-shares';

// Databases limit the number of values in one statement.
const rowsPerInsert = 500;

/** Monthly payments of projects: an amount allocated to the investments, posted and undone as a whole. */
export class PaymentRunsService {
  private readonly lists: ListQueryBuilder<PaymentRun, PaymentRunSort, PaymentRunFilter>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: PaymentsLedger,
  ) {
    this.lists = new ListQueryBuilder(database, paymentRunListConfig);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(request: PaymentRunListArgs): PaginatedList<PaymentRun> {
    return this.lists.getPage(request);
  }

  /** The matching monthly payments after one. @throws VALIDATION_FAILED when the search or the page is out of range. */
  list(request: PaymentRunsArgs): Promise<PaymentRun[]> {
    return this.lists.listAfter(request);
  }

  /** Number of the matching monthly payments. @throws VALIDATION_FAILED when the search is out of range. */
  count(request: PaymentRunsArgs): Promise<number> {
    return this.lists.countRecords(request);
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<PaymentRun> {
    return getOrThrow(this.database.reader, PaymentRun, id);
  }

  /** Calculates the shares without posting them. @throws VALIDATION_FAILED, CONFLICT as `post`. */
  async preview(input: unknown): Promise<PaymentRunPreview> {
    const terms = parseInput(paymentRunTermsSchema, input);
    const { reader } = this.database;
    if (!(await reader.existsBy(Project, { id: terms.projectId }))) throw unknownProject();
    return calculateShares(reader, terms);
  }

  /**
   * Posts the payments of a preview, all or none.
   * @throws VALIDATION_FAILED, CONFLICT when an investment has a payment for the month and `continueForMissing` is false, when the
   * investments changed since the preview, or when the idempotency key was used with another input.
   */
  async post(input: unknown, request: IdempotentRequest): Promise<PaymentRun> {
    const values = parseInput(paymentRunSchema, input);
    try {
      return await this.idempotency.runOnce(request, PaymentRun, values, (manager) =>
        this.postInTransaction(manager, values, request.actor),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'payment_run', 'projectId') ? conflict(messages.runMeanwhile) : error;
    }
  }

  /** Deletes the payments of a run. @throws NOT_FOUND, CONFLICT when one of them is no longer pending. */
  undo(id: number, by: Actor): Promise<PaymentRun> {
    return this.database.transaction(async (manager) => {
      const run = await getForUpdate(manager, PaymentRun, id);
      if (run.status === 'undone') throw conflict(messages.runUndone);
      // The lock waits for concurrent changes of the payments and prevents new ones.
      const payments = await manager.find(Payment, { where: { runId: id }, ...rowLock(manager) });
      if (payments.some(({ status }) => status !== 'pending')) throw conflict(messages.runSettled);
      await logDelete({ manager, entity: Payment, by }, payments);
      await manager.delete(Payment, { runId: id });
      await this.ledger.followDeleted(
        manager,
        payments.map((payment) => payment.id),
        by.userId,
      );
      return updateWithAudit({ manager, entity: PaymentRun, by }, id, { status: 'undone' });
    });
  }

  // The project is locked first, so runs of one project are posted one after another.
  private async postInTransaction(manager: EntityManager, values: PaymentRunInput, by: Actor): Promise<PaymentRun> {
    const { projectId, period, amount } = values;
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    if (!project) throw unknownProject();
    const preview = await calculateShares(manager, values, rowLock(manager));
    // A program may post without a preview; what it sends is then all that it agreed to.
    if (values.fingerprint !== undefined && preview.fingerprint !== values.fingerprint)
      throw conflict(messages.runHoldingsChanged);
    const run = manager.create(PaymentRun, {
      projectId,
      period,
      number: 1 + (await getLastNumber(manager, values)),
      amount,
      payments: preview.shares.length,
      createdBy: by.userId,
      createdAt: new Date(),
      status: 'posted',
    });
    await insertWithAudit({ manager, entity: PaymentRun, by }, run);
    const payments = preview.shares.map((share) => toPayment(share, values, run.id));
    for (let start = 0; start < payments.length; start += rowsPerInsert)
      await manager.insert(Payment, payments.slice(start, start + rowsPerInsert));
    const posted = await manager.findBy(Payment, { runId: run.id });
    await logCreate({ manager, entity: Payment, by }, posted);
    await this.ledger.followNew(manager, posted, by.userId);
    await notifyPaid(manager, posted);
    return run;
  }
}

const unknownProject = (): ExpectedError => validationFailed({ projectId: messages.investmentProject });

const getLastNumber = async (manager: EntityManager, { projectId, period }: PaymentRunTerms): Promise<number> =>
  (await manager.maximum(PaymentRun, 'number', { projectId, period })) ?? 0;

const toPayment = ({ investmentId, userId, amount }: PaymentRunShare, values: PaymentRunInput, runId: number) => {
  const { projectId, paymentDate, period, status } = values;
  return { investmentId, userId, projectId, amount, paymentDate, period, status, runId };
};
