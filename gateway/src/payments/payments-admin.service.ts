import { formatExactDollars, formatPaymentDate, messages, paymentStatus } from '@cimiento/contracts';
import { paymentSchema, type PaymentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../approvals/approvals.service';
import type { ApprovalDetail } from '../approvals/approvals.types';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import type { Database } from '../database';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getOrThrow } from '../database/records';
import { getRevision } from '../database/revision';
import { getForUpdate } from '../database/row-lock';
import { parseInput } from '../errors/parse-input';
import { conflict, ExpectedError, validationFailed } from '../errors/expected-error';
import { exportChunk } from '../graphql/list.inputs';
import { toRequestWithoutKey, type IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { Investment } from '../investments/investment.entity';
import { User } from '../users/user.entity';
import { Payment } from './payment.entity';
import { notifyChanged, notifyPaid } from './payment-notices';
import type { PaymentsLedger } from './payments-ledger';
import { validateParties, type Parties } from './payment-parties';
import {
  type PaymentFilter,
  type PaymentListAfterArgs,
  paymentListConfig,
  type PaymentListArgs,
  type PaymentsArgs,
  type PaymentSort,
} from './payments.list';

const haveSameParties = (one: Parties, other: Parties): boolean =>
  one.investmentId === other.investmentId && one.userId === other.userId && one.projectId === other.projectId;

type PaymentFacts = Pick<PaymentInput, 'amount' | 'paymentDate' | 'period' | 'status'>;

/** What an approved change of a paid payment executes, and what the payment was when it was asked for. */
type PaymentChange = {
  id: number;
  revision: string;
  before: PaymentFacts;
  /** Null to delete it. */
  values: PaymentInput | null;
};

const describePayment = ({ amount, paymentDate, period, status }: PaymentFacts): string =>
  `${formatExactDollars(amount)}, período ${period}, ${formatPaymentDate(paymentDate)}, ${paymentStatus[status].label}`;

const describeChange = ({ id, before, values }: PaymentChange): ApprovalDetail[] => [
  { label: 'Pago', value: `#${id}` },
  { label: 'Hoy', value: describePayment(before) },
  { label: 'Después', value: values ? describePayment(values) : 'Eliminado' },
];

/** What administrators do with payments. */
export class PaymentsAdminService {
  private readonly lists: ListQueryBuilder<Payment, PaymentSort, PaymentFilter>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: PaymentsLedger,
    private readonly approvals: ApprovalsService,
  ) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    approvals.register('change_payment', {
      execute: (manager, payload, by) => this.execute(manager, payload as PaymentChange, by),
      describe: (payload) => describeChange(payload as PaymentChange),
    });
    this.lists = new ListQueryBuilder(database, paymentListConfig);
  }

  /** The matching payments after one. @throws VALIDATION_FAILED when the search or the page is out of range. */
  list(request: PaymentsArgs): Promise<Payment[]> {
    return this.lists.listAfter(request);
  }

  /** Number of the matching payments. @throws VALIDATION_FAILED when the search is out of range. */
  count(request: PaymentsArgs): Promise<number> {
    return this.lists.countRecords(request);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(request: PaymentListArgs): PaginatedList<Payment> {
    return this.lists.getPage(request);
  }

  /** The next matching payments by id, for an export. @throws VALIDATION_FAILED */
  listAfter(request: PaymentListAfterArgs): Promise<Payment[]> {
    return this.lists.listAfter({ ...request, limit: exportChunk }, { withReferences: true });
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Payment> {
    return getOrThrow(this.database.reader, Payment, id);
  }

  /** Months that have payments, newest first. */
  async periods(): Promise<string[]> {
    const rows = await this.database.reader
      .createQueryBuilder(Payment, 'payment')
      .select('DISTINCT payment.period', 'period')
      .orderBy('period', 'DESC')
      .getRawMany<{ period: string }>();
    return rows.map(({ period }) => period);
  }

  /** @throws VALIDATION_FAILED, also when user and project are not those of the investment, CONFLICT when the idempotency key was used with another input. */
  create(input: unknown, request: IdempotentRequest): Promise<Payment> {
    const values = parseInput(paymentSchema, input);
    return this.idempotency.runOnce(request, Payment, values, async (manager) => {
      await this.assertPartiesMatch(manager, values);
      const payment = manager.create(Payment, values);
      await insertWithAudit({ manager, entity: Payment, by: request.actor }, payment);
      await this.ledger.followNew(manager, [payment], request.userId);
      await notifyPaid(manager, [payment]);
      return payment;
    });
  }

  /**
   * Replaces the values of a payment, or proposes it where changing a paid one needs a second administrator. If its investment was deleted,
   * user, project and investment must stay the same.
   * @throws NOT_FOUND, VALIDATION_FAILED, also when user and project are not those of the investment, CONFLICT when it no longer has the
   * given revision, APPROVAL_PENDING when it waits for another administrator.
   */
  async update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Payment> {
    const values = parseInput(paymentSchema, input);
    const seen = await this.proposeIfPaid(id, values, by, revision);
    return this.database.transaction((manager) => this.updateInTransaction(manager, id, values, by, seen));
  }

  /**
   * Deletes a payment, or proposes it where that of a paid one needs a second administrator.
   * @throws NOT_FOUND, CONFLICT when it no longer has the given revision, APPROVAL_PENDING when it waits for another administrator.
   */
  async delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    const seen = await this.proposeIfPaid(id, null, by, revision);
    return this.database.transaction((manager) => this.deleteInTransaction(manager, id, by, seen));
  }

  /**
   * Returns the revision that the payment must still have when it is changed: a payment that becomes paid meanwhile is not changed by one.
   * @param values the new values; null to delete it.
   * @throws APPROVAL_PENDING when the change waits for another administrator.
   */
  private async proposeIfPaid(
    id: number,
    values: PaymentInput | null,
    by: Actor,
    revision?: string | null,
  ): Promise<string | null | undefined> {
    if (!this.approvals.isNeeded('change_payment')) return revision;
    const payment = await this.get(id);
    const current = getRevision(payment);
    if (payment.status !== 'paid') return revision ?? current;
    const { reader } = this.database;
    if (revision && revision !== current)
      throw new ExpectedError('CONFLICT', messages.changedMeanwhile, { changed: true });
    if (values && !haveSameParties(payment, values)) await this.assertPartiesMatch(reader, values);
    const holder = await reader.findOneBy(User, { id: payment.userId });
    const action = values ? 'Cambiar' : 'Eliminar';
    const summary = `${action} el pago de ${formatExactDollars(payment.amount)} de ${holder?.fullName ?? messages.missingUser}, período ${payment.period}`;
    const before = {
      amount: payment.amount,
      paymentDate: payment.paymentDate,
      period: payment.period,
      status: payment.status,
    };
    const payload: PaymentChange = { id, revision: current, before, values };
    return this.approvals.propose(
      { kind: 'change_payment', subject: `payment:${id}`, summary, payload },
      toRequestWithoutKey(by),
    );
  }

  private async execute(manager: EntityManager, { id, revision, values }: PaymentChange, by: Actor): Promise<unknown> {
    const payment = await getForUpdate(manager, Payment, id);
    if (getRevision(payment) !== revision) throw conflict(messages.approvalOutdated);
    return values
      ? this.updateInTransaction(manager, id, values, by, revision)
      : this.deleteInTransaction(manager, id, by, revision);
  }

  private async updateInTransaction(
    manager: EntityManager,
    id: number,
    values: PaymentInput,
    by: Actor,
    revision?: string | null,
  ): Promise<Payment> {
    const before = await getForUpdate(manager, Payment, id);
    if (!haveSameParties(before, values)) await this.assertPartiesMatch(manager, values);
    const payment = await updateWithAudit({ manager, entity: Payment, by }, id, values, { revision });
    await this.ledger.followChanged(manager, [payment], by.userId);
    await notifyChanged(manager, [{ before, after: payment }]);
    return payment;
  }

  private async deleteInTransaction(
    manager: EntityManager,
    id: number,
    by: Actor,
    revision?: string | null,
  ): Promise<number> {
    const before = await getForUpdate(manager, Payment, id);
    await deleteWithAudit({ manager, entity: Payment, by }, id, revision);
    await this.ledger.followDeleted(manager, [id], by.userId);
    await notifyChanged(manager, [{ before, after: null }]);
    return id;
  }

  private async assertPartiesMatch(manager: EntityManager, parties: Parties): Promise<void> {
    const errors = validateParties(parties, await manager.findOneBy(Investment, { id: parties.investmentId }));
    if (Object.keys(errors).length > 0) throw validationFailed(errors);
  }
}
