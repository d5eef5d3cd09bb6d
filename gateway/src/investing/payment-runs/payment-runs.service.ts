import { formatExactDollars, messages, today, type PaymentStatus, type WebhookData } from '@cimiento/contracts';
import {
  paymentRunSchema,
  paymentRunTermsSchema,
  type PaymentRunInput,
  type PaymentRunTerms,
} from '@cimiento/contracts/schemas';
import { MoreThan, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { MoneyIn } from '../../books/money-in/money-in';
import { RecordNames } from '../investments/record-names';
import { updateWithAudit, insertWithAudit, logCreate, logDelete } from '../../access/audit-log/audit-writer';
import { getCauser, type Actor } from '../../platform/request/actor';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { insertRows } from '../../platform/database/insert-rows';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { parseInput } from '../../platform/errors/parse-input';
import { conflict, ExpectedError, validationFailed } from '../../platform/errors/expected-error';
import { toIdempotentRequest, type IdempotentRequest } from '../../platform/idempotency/idempotent-request';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { Investment } from '../investments/investment.entity';
import { Payment } from '../payments/payment.entity';
import { notifyChanged, notifyPaid } from '../payments/payment-notices';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { listCredits } from '../payments/payments-admin.service';
import type { PaymentsLedger } from '../payments/payments-ledger';
import type { OrderTermsService } from '../orders/order-terms.service';
import { Project } from '../projects/project.entity';
import type { PaymentRunPreview, PaymentRunShare } from './payment-run-preview.types';
import { PaymentRun } from './payment-run.entity';
import type { PaymentsAhead } from './payments-ahead.types';
import { type PaymentRunFilter, paymentRunListConfig, type PaymentRunSort } from './payment-runs.list';
import { calculateShares, type PaymentRunPlan } from './calculate-shares';
import { describeRun, describeUndo, hashPayments, type UndoPayload } from './describe-run';

const toPaymentRunData = (run: PaymentRun): WebhookData<'payment_run.posted'> => ({
  paymentRunId: run.id,
  projectId: run.projectId,
  period: run.period,
  amount: run.amount,
  payments: run.payments,
});

const undoable: readonly PaymentStatus[] = ['pending', 'paid'];

/** @throws CONFLICT when a payment has another status. */
function assertUndoable(payments: readonly Payment[], statuses: readonly PaymentStatus[]): void {
  if (payments.some(({ status }) => !statuses.includes(status))) throw conflict(messages.runSettled);
}

type PaymentRunsParts = {
  database: Database;
  idempotency: IdempotencyService;
  ledger: PaymentsLedger;
  approvals: ApprovalsService;
  orderTerms: OrderTermsService;
  moneyIn: MoneyIn;
};

/** Monthly payments of projects: an amount allocated to the investments, posted and undone as a whole. */
export class PaymentRunsService {
  readonly lists: ListQueryBuilder<PaymentRun, PaymentRunSort, PaymentRunFilter>;

  constructor(private readonly parts: PaymentRunsParts) {
    parts.moneyIn.register('paymentRun', {
      execute: (manager, content, by) => this.postInTransaction(manager, content as PaymentRunInput, by),
      describe: async (reader, content) => {
        const values = content as PaymentRunInput;
        return describeRun(reader, values, await this.tryPlan(reader, values));
      },
    });
    // The payload is ours, and its hash is checked before it is executed.
    parts.approvals.register('undo_run', {
      execute: (manager, payload, by) => this.executeUndo(manager, payload as UndoPayload, by),
      describe: (reader, payload) => describeUndo(reader, payload as UndoPayload),
    });
    this.lists = new ListQueryBuilder(parts.database, paymentRunListConfig);
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<PaymentRun> {
    return getOrThrow(this.parts.database.reader, PaymentRun, id);
  }

  /** Calculates the shares without posting them. @throws VALIDATION_FAILED, CONFLICT as `post`. */
  async preview(input: unknown): Promise<PaymentRunPreview> {
    const terms = parseInput(paymentRunTermsSchema, input);
    const { reader } = this.parts.database;
    const project = await this.findProject(reader, terms);
    const plan = await this.plan(reader, terms);
    const registered = (await reader.sum(Investment, 'amount', { projectId: project.id })) ?? 0;
    return { ...plan, registered, funded: project.funded };
  }

  private async findProject(reader: EntityManager, { projectId }: PaymentRunTerms): Promise<Project> {
    const project = await reader.findOneBy(Project, { id: projectId });
    if (!project) throw unknownProject();
    return project;
  }

  private async plan(reader: EntityManager, terms: PaymentRunTerms): Promise<PaymentRunPlan> {
    const project = await this.findProject(reader, terms);
    return calculateShares(reader, terms, project, await this.getCancellableSince(project));
  }

  /** The shares, or why there are none. */
  private async tryPlan(reader: EntityManager, terms: PaymentRunTerms): Promise<PaymentRunPlan | string> {
    try {
      return await this.plan(reader, terms);
    } catch (error) {
      if (error instanceof ExpectedError) return error.message;
      throw error;
    }
  }

  /**
   * Posts the payments of a preview, all or none.
   * @throws VALIDATION_FAILED, CONFLICT when an investment has a payment for the month and `continueForMissing` is false, when the
   * investments changed since the preview, or when the idempotency key was used with another input; APPROVAL_PENDING when it credits more than
   * one administrator may alone.
   */
  async post(input: unknown, request: IdempotentRequest): Promise<PaymentRun> {
    const values = parseInput(paymentRunSchema, input);
    const { projectId, period, amount } = values;
    const { reader } = this.parts.database;
    const proposal = {
      action: 'paymentRun',
      subject: `run:${projectId}:${period}`,
      input: values,
      getPayload: async () => ({ ...values, fingerprint: (await this.plan(reader, values)).fingerprint }),
      getSummary: async () =>
        `Registrar el pago mensual de ${await new RecordNames(reader).project(projectId)}: ${formatExactDollars(amount)}, período ${period}`,
    } as const;
    try {
      return await this.parts.moneyIn.runOrPropose(proposal, request, () =>
        this.parts.idempotency.runOnce(request, PaymentRun, values, (manager) =>
          this.postInTransaction(manager, values, request.actor),
        ),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'payment_run', 'projectId') ? conflict(messages.runMeanwhile) : error;
    }
  }

  /**
   * Deletes the payments of a run. One with paid payments waits for a second administrator where the policy names that.
   * @throws NOT_FOUND, CONFLICT when one of them is neither pending nor paid, APPROVAL_PENDING when it waits for another administrator.
   */
  async undo(id: number, by: Actor): Promise<PaymentRun> {
    const request = toIdempotentRequest(by);
    const sent = { undo: id };
    await this.parts.approvals.assertNotProposed('undo_run', sent, request);
    const run = await getOrThrow(this.parts.database.reader, PaymentRun, id);
    const payments = await this.parts.database.reader.findBy(Payment, { runId: id });
    const isPaid = run.status === 'posted' && payments.some(({ status }) => status === 'paid');
    if (isPaid && this.parts.approvals.isNeeded('undo_run')) {
      assertUndoable(payments, undoable);
      const payload: UndoPayload = { runId: id, paymentsHash: hashPayments(payments) };
      const summary = `Deshacer el pago mensual #${id}: ${formatExactDollars(run.amount)}, período ${run.period}, ${payments.length} pagos`;
      return this.parts.approvals.propose(
        { kind: 'undo_run', subject: `run:${id}`, summary, payload, input: sent },
        request,
      );
    }
    const statuses: readonly PaymentStatus[] = this.parts.approvals.isNeeded('undo_run') ? ['pending'] : undoable;
    return this.parts.idempotency.runOnce(request, PaymentRun, sent, (manager) =>
      this.undoInTransaction(manager, id, by, statuses),
    );
  }

  /** The pending payments of a run that have a date to come; null when it has none. */
  async findAhead(runId: number): Promise<PaymentsAhead | null> {
    const where = { runId, status: 'pending', paymentDate: MoreThan(today()) } as const;
    const [last, payments] = await Promise.all([
      this.parts.database.reader.findOne(Payment, { where, order: { paymentDate: 'DESC' } }),
      this.parts.database.reader.countBy(Payment, where),
    ]);
    return last && { payments, lastDate: last.paymentDate };
  }

  /** The instant after which a paid order of a project can still be cancelled; null when none can. */
  private async getCancellableSince({ status }: Project): Promise<Date | null> {
    if (status !== 'available') return null;
    const { coolingOffHours } = await this.parts.orderTerms.get();
    return new Date(Date.now() - coolingOffHours * 3_600_000);
  }

  private async executeUndo(manager: EntityManager, { runId, paymentsHash }: UndoPayload, by: Actor) {
    await getForUpdate(manager, PaymentRun, runId);
    const payments = await manager.find(Payment, { where: { runId }, ...rowLock(manager) });
    if (hashPayments(payments) !== paymentsHash) throw conflict(messages.approvalOutdated);
    return this.undoInTransaction(manager, runId, by, undoable);
  }

  /** @param statuses those of payments that may be deleted: one that was paid since needs what a paid one needs. */
  private async undoInTransaction(
    manager: EntityManager,
    id: number,
    by: Actor,
    statuses: readonly PaymentStatus[],
  ): Promise<PaymentRun> {
    const run = await getForUpdate(manager, PaymentRun, id);
    if (run.status === 'undone') throw conflict(messages.runUndone);
    // The lock waits for concurrent changes of the payments and prevents new ones.
    const payments = await manager.find(Payment, { where: { runId: id }, ...rowLock(manager) });
    assertUndoable(payments, statuses);
    await logDelete({ manager, entity: Payment, by, runId: id }, payments);
    await manager.delete(Payment, { runId: id });
    await this.parts.ledger.followDeleted(
      manager,
      payments.map((payment) => payment.id),
      getCauser(by),
    );
    await notifyChanged(
      manager,
      payments.map((payment) => ({ before: payment, after: null })),
    );
    const undone = await updateWithAudit({ manager, entity: PaymentRun, by }, id, { status: 'undone' });
    await enqueueWebhooks(manager, 'payment_run.undone', [toPaymentRunData(undone)]);
    return undone;
  }

  /** Posts a run as `post` does, in the transaction of the caller. The project is locked first, so runs of one project are posted one after another. */
  async postInTransaction(manager: EntityManager, values: PaymentRunInput, by: Actor): Promise<PaymentRun> {
    const { projectId, period, amount, basis } = values;
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    if (!project) throw unknownProject();
    const since = await this.getCancellableSince(project);
    const preview = await calculateShares(manager, values, project, since, rowLock(manager));
    // A program may post without a preview; what it sends is then all that it agreed to.
    if (values.fingerprint !== undefined && preview.fingerprint !== values.fingerprint)
      throw conflict(messages.runHoldingsChanged);
    const credits = preview.shares.map((share) => ({ ...share, projectId, status: values.status }));
    await this.parts.moneyIn.count(manager, by, listCredits(credits));
    const run = manager.create(PaymentRun, {
      projectId,
      period,
      number: 1 + (await getLastNumber(manager, values)),
      amount,
      basis,
      retained: preview.retained,
      payments: preview.shares.length,
      createdBy: getCauser(by),
      createdAt: new Date(),
      status: 'posted',
    });
    await insertWithAudit({ manager, entity: PaymentRun, by }, run);
    const payments = preview.shares.map((share) => toPayment(share, values, run.id));
    await insertRows(manager, Payment, payments);
    const posted = await manager.findBy(Payment, { runId: run.id });
    await logCreate({ manager, entity: Payment, by, runId: run.id }, posted);
    await this.parts.ledger.followNew(manager, posted, getCauser(by));
    await notifyPaid(manager, posted);
    await enqueueWebhooks(manager, 'payment_run.posted', [toPaymentRunData(run)]);
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
