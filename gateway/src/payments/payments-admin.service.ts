import { paymentSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import type { Database } from '../database';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getOrThrow } from '../database/records';
import { parseInput } from '../errors/parse-input';
import { validationFailed } from '../errors/expected-error';
import { exportChunk } from '../graphql/list.inputs';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { Investment } from '../investments/investment.entity';
import { Payment } from './payment.entity';
import { notifyPaid } from './payment-notices';
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

/** What administrators do with payments. */
export class PaymentsAdminService {
  private readonly lists: ListQueryBuilder<Payment, PaymentSort, PaymentFilter>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: PaymentsLedger,
  ) {
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
   * Replaces the values of a payment. If its investment was deleted, user, project and investment must stay the same.
   * @throws NOT_FOUND, VALIDATION_FAILED, also when user and project are not those of the investment, CONFLICT when it no longer has the given revision.
   */
  update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Payment> {
    const values = parseInput(paymentSchema, input);
    return this.database.transaction(async (manager) => {
      const before = await getOrThrow(manager, Payment, id);
      if (!haveSameParties(before, values)) await this.assertPartiesMatch(manager, values);
      const payment = await updateWithAudit({ manager, entity: Payment, by }, id, values, { revision });
      await this.ledger.followChanged(manager, [payment], by.userId);
      if (before.status !== 'paid') await notifyPaid(manager, [payment]);
      return payment;
    });
  }

  /** @throws NOT_FOUND, CONFLICT when it no longer has the given revision. */
  delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    return this.database.transaction(async (manager) => {
      await deleteWithAudit({ manager, entity: Payment, by }, id, revision);
      await this.ledger.followDeleted(manager, [id], by.userId);
      return id;
    });
  }

  private async assertPartiesMatch(manager: EntityManager, parties: Parties): Promise<void> {
    const errors = validateParties(parties, await manager.findOneBy(Investment, { id: parties.investmentId }));
    if (Object.keys(errors).length > 0) throw validationFailed(errors);
  }
}
