import { centsToText, formatExactDollars, messages, today } from '@cimiento/contracts';
import {
  paymentRunPreviewSchema,
  paymentRunSchema,
  type PaymentRunInput,
  type PaymentRunTerms,
} from '@cimiento/contracts/schemas';
import { MoreThan, type EntityManager } from 'typeorm';
import type { MoneyIn } from '../../books/money-in/money-in';
import { Investment, Payment, PaymentRun, Project, readRightsSince, RecordNames } from '../records';
import { insertWithAudit, logCreate } from '../../access/audit-log/audit-writer';
import { type Actor, everything, getCauser } from '../../platform/request';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { insertRows } from '../../platform/database/insert-rows';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { rowLock } from '../../platform/database/row-lock';
import { conflict, ExpectedError, parseInput, validationFailed } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { decideCreditedOn } from '../payments/credited-on';
import { notifyPaid } from '../payments/payment-notices';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { countPaid } from '../payments/count-paid';
import type { PaymentsLedger } from '../payments/payments-ledger';
import type { PaymentMonthsService } from '../payment-months/payment-months.service';
import type { OrderTermsService } from '../orders/order-terms.service';
import type { PaymentRunPreview } from './payment-run-preview.types';
import type { PaymentsAhead } from './payments-ahead.types';
import { type PaymentRunFilter, paymentRunListConfig, type PaymentRunSort } from './payment-runs.list';
import type { RecordFollower } from '../../books/ledger/record-follower';
import { calculateShares, type PaymentRunPlan, type RunShare } from './calculate-shares';
import { createRunEntry } from './run-money';
import { describeRun } from './describe-run';
import { describeMonth } from './describe-month';
import { toPaymentRunData } from './payment-run-webhook';
import { type DatedRun, turnMissed, writeTurned } from './turn-missed';

type PaymentRunsParts = {
  database: Database;
  idempotency: IdempotencyService;
  ledger: PaymentsLedger;
  follower: RecordFollower;
  orderTerms: OrderTermsService;
  moneyIn: MoneyIn;
  months: PaymentMonthsService;
};

/** Monthly payments of projects: an amount allocated to the investments, posted as a whole. */
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
    this.lists = new ListQueryBuilder(parts.database, paymentRunListConfig);
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<PaymentRun> {
    return getOrThrow(this.parts.database.reader, PaymentRun, id);
  }

  /** Calculates the shares without posting them. @throws VALIDATION_FAILED, PAYMENTS_EXIST, CONFLICT as `post`. */
  async preview(input: unknown): Promise<PaymentRunPreview> {
    const { paymentDate = null, ...terms } = parseInput(paymentRunPreviewSchema, input);
    const { reader } = this.parts.database;
    const project = await this.findProject(reader, terms);
    const plan = await this.plan(reader, terms);
    const registered = (await reader.sum(Investment, 'amount', { projectId: project.id })) ?? 0;
    const month = await this.parts.months.getFigures(reader, project.id, terms.period);
    const described = describeMonth(month, plan, project, { ...terms, paymentDate });
    return { ...plan, ...described, registered, funded: project.funded };
  }

  private async findProject(reader: EntityManager, { projectId }: PaymentRunTerms): Promise<Project> {
    const project = await reader.findOneBy(Project, { id: projectId });
    if (!project) throw unknownProject();
    return project;
  }

  private async plan(reader: EntityManager, terms: PaymentRunTerms): Promise<PaymentRunPlan> {
    const project = await this.findProject(reader, terms);
    return calculateShares(reader, terms, project, await this.getCancellableSince(reader, project));
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
   * @throws VALIDATION_FAILED, PAYMENTS_EXIST when an investment has a payment for the month and `continueForMissing` is false, CONFLICT when
   * the investments changed since the preview, IDEMPOTENCY_MISMATCH, APPROVAL_PENDING when it credits more than one administrator may alone.
   */
  async post(input: unknown, by: Actor): Promise<PaymentRun> {
    const values = parseInput(paymentRunSchema, input);
    const { projectId, period, amount } = values;
    const { reader } = this.parts.database;
    const proposal = {
      action: 'paymentRun',
      subject: `run:${projectId}:${period}`,
      input: values,
      getPayload: async () => ({ ...values, fingerprint: (await this.plan(reader, values)).fingerprint }),
      getSummary: async () =>
        `Registrar el pago mensual de ${await new RecordNames(reader, everything).project(projectId)}: ${formatExactDollars(amount)}, período ${period}`,
    } as const;
    try {
      return await this.parts.moneyIn.runOrPropose(proposal, by, () =>
        this.parts.idempotency.runOnce(by, PaymentRun, values, (manager) =>
          this.postInTransaction(manager, values, by),
        ),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'payment_run', 'projectId') ? conflict(messages.runMeanwhile) : error;
    }
  }

  /** Refuses a key that posted another run. @throws VALIDATION_FAILED, IDEMPOTENCY_MISMATCH */
  assertNotReused(input: unknown, by: Actor): Promise<void> {
    return this.parts.idempotency.assertNotReused(by, PaymentRun, parseInput(paymentRunSchema, input));
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
  private async getCancellableSince(reader: EntityManager, { id, status }: Project): Promise<Date | null> {
    if (status !== 'available') return null;
    const { coolingOffHours } = await this.parts.orderTerms.get();
    return new Date((await readRightsSince(reader, id)).getTime() - coolingOffHours * 3_600_000);
  }

  /** Posts a run as `post` does, in the transaction of the caller. The project is locked first, so runs of one project are posted one after another. */
  async postInTransaction(manager: EntityManager, values: PaymentRunInput, by: Actor): Promise<PaymentRun> {
    const { projectId, period, amount, basis } = values;
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    if (!project) throw unknownProject();
    const since = await this.getCancellableSince(manager, project);
    const preview = await calculateShares(manager, values, project, since, rowLock(manager));
    // A program may post without a preview; what it sends is then all that it agreed to.
    if (values.fingerprint !== undefined && preview.fingerprint !== values.fingerprint)
      throw conflict(messages.runHoldingsChanged);
    const { money } = preview;
    const payments = preview.shares.map((share) => ({
      ...share,
      projectId,
      period,
      status: values.status,
      runNet: centsToText(money.netCents),
    }));
    await countPaid(this.parts.moneyIn, manager, by, payments);
    const run = manager.create(PaymentRun, {
      projectId,
      period,
      number: 1 + (await getLastNumber(manager, values)),
      amount,
      fee: centsToText(money.feeCents + money.vatCents),
      vat: centsToText(money.vatCents),
      expenses: centsToText(money.expensesCents),
      reserve: centsToText(money.reserveCents),
      occupied: values.occupied ?? null,
      basis,
      retained: preview.retained,
      payments: preview.shares.length,
      createdBy: getCauser(by),
      createdAt: new Date(),
      turned: writeTurned(preview.missed),
      status: 'posted',
    });
    await insertWithAudit({ manager, entity: PaymentRun, by }, run);
    const turned = new Set(preview.missed.map(({ investmentId }) => investmentId));
    const isNew = ({ investmentId }: RunShare): boolean => !turned.has(investmentId);
    const credited = await decideCreditedOn(manager, values, null, { isLimited: this.parts.moneyIn.isLimited() });
    const dated = { ...values, ...credited };
    const entry = createRunEntry(run, project.name, credited.creditedOn ?? today());
    await this.parts.follower.followNew(manager, 'paymentRun', [{ id: run.id, content: entry }], getCauser(by));
    await this.insertPayments(manager, preview.shares.filter(isNew), dated, run, by);
    const writing = { manager, ledger: this.parts.ledger, by, runId: run.id };
    await turnMissed(writing, preview.missed, preview.shares, dated);
    await enqueueWebhooks(manager, 'payment_run.posted', [toPaymentRunData(run)]);
    return run;
  }

  private async insertPayments(
    manager: EntityManager,
    shares: readonly RunShare[],
    values: DatedRun,
    { id: runId }: PaymentRun,
    by: Actor,
  ): Promise<void> {
    if (shares.length === 0) return;
    const payments = shares.map((share) => toPayment(share, values, runId));
    await insertRows(manager, Payment, payments);
    const posted = await manager.findBy(Payment, { runId });
    await logCreate({ manager, entity: Payment, by, runId }, posted);
    await this.parts.ledger.followNew(manager, posted, getCauser(by));
    await notifyPaid(manager, posted);
  }
}

const unknownProject = (): ExpectedError => validationFailed({ projectId: messages.investmentProject });

const getLastNumber = async (manager: EntityManager, { projectId, period }: PaymentRunTerms): Promise<number> =>
  (await manager.maximum(PaymentRun, 'number', { projectId, period })) ?? 0;

const toPayment = ({ invested: _, ...share }: RunShare, values: DatedRun, runId: number) => {
  const { projectId, paymentDate, period, status, creditedOn, dateReason } = values;
  return { ...share, projectId, paymentDate, period, status, creditedOn, dateReason, runId };
};
