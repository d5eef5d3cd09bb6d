import { messages } from '@cimiento/contracts';
import {
  paymentRunSchema,
  paymentRunTermsSchema,
  type PaymentRunInput,
  type PaymentRunTerms,
} from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { updateWithAudit, insertWithAudit, logCreate, logDelete } from '../audit-log/audit-writer';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getForUpdate, rowLock } from '../database/row-lock';
import { parseInput } from '../errors/parse-input';
import { ExpectedError, validationFailed } from '../errors/expected-error';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { Payment } from '../payments/payment.entity';
import { Project } from '../projects/project.entity';
import type { PaymentRunPreview, PaymentRunShare } from './payment-run-preview.type';
import { PaymentRun } from './payment-run.entity';
import { paymentRunListConfig, type PaymentRunListArgs, type PaymentRunSort } from './payment-runs.list';
import { calculateShares } from './calculate-shares';

const conflict = (message: string): ExpectedError => new ExpectedError('CONFLICT', message);

// One statement takes so many rows: a database allows a limited number of values in each.
const rowsPerInsert = 500;

/** The monthly payment of a project: an amount shared out over its investments, posted and undone as one. */
export class PaymentRunsService {
  private readonly lists: ListQueryBuilder<PaymentRun, PaymentRunSort, 'projectId'>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
  ) {
    this.lists = new ListQueryBuilder(database, paymentRunListConfig);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(request: PaymentRunListArgs): PaginatedList<PaymentRun> {
    return this.lists.getPage(request);
  }

  /** @throws VALIDATION_FAILED, CONFLICT when it could not be posted so either. */
  async preview(input: unknown): Promise<PaymentRunPreview> {
    const terms = parseInput(paymentRunTermsSchema, input);
    const { reader } = this.database;
    if (!(await reader.existsBy(Project, { id: terms.projectId }))) throw unknownProject();
    return calculateShares(reader, terms);
  }

  /**
   * Posts the payments that the preview showed, all or none.
   * @throws VALIDATION_FAILED, CONFLICT when somebody has a payment of that month and it is not continued explicitly, when the investments
   * are others than those of the preview, or when the key of the attempt was used for something else.
   */
  async post(input: unknown, attempt: IdempotentRequest): Promise<PaymentRun> {
    const values = parseInput(paymentRunSchema, input);
    try {
      return await this.idempotency.runOnce(attempt, PaymentRun, values, (manager) =>
        this.postInTransaction(manager, values, attempt.userId),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'payment_run', 'projectId') ? conflict(messages.runMeanwhile) : error;
    }
  }

  /** Deletes the payments of a run, as long as all of them are pending. @throws NOT_FOUND, CONFLICT */
  undo(id: number, by: number): Promise<PaymentRun> {
    return this.database.transaction(async (manager) => {
      const run = await getForUpdate(manager, PaymentRun, id);
      if (run.status === 'undone') throw conflict(messages.runUndone);
      // Reading them waits for whoever is changing one of them, and then nobody does.
      const payments = await manager.find(Payment, { where: { runId: id }, ...rowLock(manager) });
      if (payments.some(({ status }) => status !== 'pending')) throw conflict(messages.runSettled);
      await logDelete({ manager, entity: Payment, by }, payments);
      await manager.delete(Payment, { runId: id });
      return updateWithAudit({ manager, entity: PaymentRun, by }, id, { status: 'undone' });
    });
  }

  // The project is locked before anything else is read: runs of one project wait for each other.
  private async postInTransaction(
    manager: EntityManager,
    values: PaymentRunInput,
    createdBy: number,
  ): Promise<PaymentRun> {
    const { projectId, period, amount } = values;
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    if (!project) throw unknownProject();
    const plan = await calculateShares(manager, values, rowLock(manager));
    if (plan.fingerprint !== values.fingerprint) throw conflict(messages.runHoldingsChanged);
    const run = manager.create(PaymentRun, {
      projectId,
      period,
      number: 1 + (await getLastNumber(manager, values)),
      amount,
      payments: plan.shares.length,
      createdBy,
      createdAt: new Date(),
      status: 'posted',
    });
    await insertWithAudit({ manager, entity: PaymentRun, by: createdBy }, run);
    const payments = plan.shares.map((share) => toPayment(share, values, run.id));
    for (let done = 0; done < payments.length; done += rowsPerInsert)
      await manager.insert(Payment, payments.slice(done, done + rowsPerInsert));
    await logCreate({ manager, entity: Payment, by: createdBy }, await manager.findBy(Payment, { runId: run.id }));
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
