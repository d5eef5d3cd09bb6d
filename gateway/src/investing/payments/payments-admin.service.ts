import { approvalMessages, formatExactDollars, getLoss, getPaymentDay } from '@cimiento/contracts';
import { paymentReasonSchema, paymentSchema, type PaymentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { MoneyIn } from '../../books/money-in/money-in';
import { Investment, Payment, RecordNames } from '../records';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../../access/audit-log/audit-writer';
import { type Actor, everything, getCauser } from '../../platform/request';
import { listOverdrawn } from '../../books/ledger/waiting-withdrawals';
import { assertOpen } from '../../books/ledger/closed-periods';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { assertRevision, getRevision } from '../../platform/database/revision';
import { getForUpdate, sharedRowLock, type SharedRowLock } from '../../platform/database/row-lock';
import { conflict, parseInput, validationFailed } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { sha256 } from '../../platform/sha256';
import { decideCreditedOn } from './credited-on';
import { countPaid, describeBeyond } from './count-paid';
import { describeChange, describePayment, toInput, type PaymentChange } from './describe-payment';
import { notifyChanged, notifyPaid } from './payment-notices';
import type { PaymentsLedger } from './payments-ledger';
import { validateParties, type Parties } from './payment-parties';
import { type PaymentFilter, paymentListConfig, type PaymentSort } from './payments.list';

const haveSameParties = (one: Parties, other: Parties): boolean =>
  one.investmentId === other.investmentId && one.userId === other.userId && one.projectId === other.projectId;

/** The revision that a correction is of, and why it is made. */
type Correction = { revision?: string | null | undefined; reason?: string | null | undefined };

/** @throws VALIDATION_FAILED without a reason for the correction of a paid payment */
function parseReason(reason: string | null | undefined): string {
  const { reason: given } = parseInput(paymentReasonSchema, { reason: reason ?? '' });
  return given;
}

/** A payment that was deleted, and the withdrawals that wait and that the balance no longer covers. */
type DeletedPayment = { id: number; overdrawn: number[] };

type PaymentsAdminParts = {
  database: Database;
  idempotency: IdempotencyService;
  ledger: PaymentsLedger;
  approvals: ApprovalsService;
  moneyIn: MoneyIn;
};

/** Columns of a payment that no run divided, as a read gives them: so the answer to its creation has the revision of the record. */
const undivided = { fee: '0.00', expenses: '0.00', reserve: '0.00', rounding: 0 };

/** Administration of payments. */
export class PaymentsAdminService {
  readonly lists: ListQueryBuilder<Payment, PaymentSort, PaymentFilter>;

  constructor(private readonly parts: PaymentsAdminParts) {
    parts.moneyIn.register('payment', {
      execute: (manager, content, by) => this.insert(manager, content as PaymentInput, by),
      describe: async (reader, content) => [
        ...(await describePayment(content as PaymentInput, new RecordNames(reader, everything))),
        ...(await describeBeyond(reader, [content as PaymentInput])),
      ],
    });
    for (const action of ['paymentUpdate', 'paymentDelete'] as const)
      parts.moneyIn.register(action, {
        execute: (manager, content, by) => this.execute(manager, content as PaymentChange, by),
        describe: (reader, content) => describeChange(reader, content as PaymentChange),
      });
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    parts.approvals.register('change_payment', {
      execute: (manager, payload, by) => this.execute(manager, payload as PaymentChange, by),
      describe: (reader, payload) => describeChange(reader, payload as PaymentChange),
    });
    this.lists = new ListQueryBuilder(parts.database, paymentListConfig);
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Payment> {
    return getOrThrow(this.parts.database.reader, Payment, id);
  }

  /** Months that have payments, newest first. */
  async periods(): Promise<string[]> {
    const rows = await this.parts.database.reader
      .createQueryBuilder(Payment, 'payment')
      .select('DISTINCT payment.period', 'period')
      .orderBy('period', 'DESC')
      .getRawMany<{ period: string }>();
    return rows.map(({ period }) => period);
  }

  /**
   * Creates a payment, or proposes a paid one that credits more than one person may alone.
   * @throws VALIDATION_FAILED, also when user and project are not those of the investment, IDEMPOTENCY_MISMATCH,
   * APPROVAL_PENDING
   */
  create(input: unknown, by: Actor): Promise<Payment> {
    const { reason: _reason, ...values } = parseInput(paymentSchema, input);
    const proposal = {
      action: 'payment',
      subject: `payment:${sha256(JSON.stringify(values)).slice(0, 40)}`,
      input: values,
      getPayload: () => values,
      getSummary: () => this.summarize('Registrar', values),
    } as const;
    return this.parts.moneyIn.runOrPropose(proposal, by, () =>
      this.parts.idempotency.runOnce(by, Payment, values, async (manager) => {
        await countPaid(this.parts.moneyIn, manager, by, [values]);
        return this.insert(manager, values, by);
      }),
    );
  }

  private async insert(manager: EntityManager, values: PaymentInput, by: Actor): Promise<Payment> {
    await this.assertPartiesMatch(manager, values, sharedRowLock(manager));
    const day = await this.decideDay(manager, values, null);
    const payment = manager.create(Payment, { ...undivided, ...values, ...day });
    await insertWithAudit({ manager, entity: Payment, by }, payment);
    await this.parts.ledger.followNew(manager, [payment], getCauser(by));
    await notifyPaid(manager, [payment]);
    return payment;
  }

  private async summarize(action: string, { amount, userId, period }: PaymentInput): Promise<string> {
    const holder = await new RecordNames(this.parts.database.reader, everything).user(userId);
    return `${action} el pago de ${formatExactDollars(amount)} de ${holder}, período ${period}`;
  }

  /**
   * Replaces the values of a payment, or proposes it where changing a paid one needs a second administrator. If its investment was deleted,
   * user, project and investment must stay the same.
   * @throws NOT_FOUND, VALIDATION_FAILED, also when user and project are not those of the investment, CONFLICT when it no longer has the
   * given revision, APPROVAL_PENDING when it waits for another administrator.
   */
  async update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Payment> {
    const { reason = null, ...values } = parseInput(paymentSchema, input);
    const seen = await this.proposeIfPaid(id, values, by, { revision, reason });
    const proposal = {
      action: 'paymentUpdate',
      subject: `payment:${id}`,
      input: { id, values },
      getPayload: () => this.toChange(id, values),
      getSummary: () => this.summarize('Marcar como pagado', values),
    } as const;
    return this.parts.moneyIn.runOrPropose(proposal, withoutKey(by), () =>
      this.parts.database.transaction(async (manager) => {
        await this.countChange(manager, id, values, by);
        return this.updateInTransaction(manager, id, values, by, { revision: seen, reason });
      }),
    );
  }

  /**
   * Counts what changing a payment pays: nothing where it was paid before, which is a correction. Another amount or investor of an unpaid
   * payment of a run always takes two people: its money is shared out by the run.
   */
  private async countChange(manager: EntityManager, id: number, values: PaymentInput, by: Actor): Promise<void> {
    const payment = await getForUpdate(manager, Payment, id);
    const { status, runId } = payment;
    const isSame =
      JSON.stringify({ ...toInput(payment), status: null }) === JSON.stringify({ ...values, status: null });
    if (status === 'paid') return;
    // Also of one that was marked as missed since.
    if (runId !== null && !isSame) this.parts.moneyIn.ask(by, 'money_in');
    await countPaid(this.parts.moneyIn, manager, by, [{ ...values, id, runId }]);
  }

  /**
   * Deletes a payment, or proposes it where that of a paid one, or of an unpaid one of a run, needs a second administrator. Returns the
   * withdrawals that wait and that the balance no longer covers.
   * @throws NOT_FOUND, CONFLICT when it no longer has the given revision, APPROVAL_PENDING when it waits for another administrator.
   */
  async delete(id: number, by: Actor, { revision, reason }: Correction = {}): Promise<DeletedPayment> {
    const seen = await this.proposeIfPaid(id, null, by, { revision, reason });
    const proposal = {
      action: 'paymentDelete',
      subject: `payment:${id}`,
      input: { delete: id },
      getPayload: () => this.toChange(id, null),
      getSummary: async () => this.summarize('Eliminar', toInput(await this.get(id))),
    } as const;
    return this.parts.moneyIn.runOrPropose(proposal, withoutKey(by), () =>
      this.parts.database.transaction(async (manager) => {
        const { runId, status } = await getForUpdate(manager, Payment, id);
        if (runId !== null && status !== 'paid') this.parts.moneyIn.ask(by, 'money_in');
        return this.deleteInTransaction(manager, id, by, { revision: seen, reason });
      }),
    );
  }

  private async toChange(id: number, values: PaymentInput | null): Promise<PaymentChange> {
    const before = await this.get(id);
    return { id, revision: getRevision(before), before: toInput(before), values };
  }

  /**
   * Returns the revision that the payment must still have when it is changed: a payment that becomes paid before that is not changed by one.
   * @param values the new values; null to delete it.
   * @throws APPROVAL_PENDING when the change waits for another administrator.
   */
  private async proposeIfPaid(
    id: number,
    values: PaymentInput | null,
    by: Actor,
    { revision, reason }: Correction,
  ): Promise<string | null | undefined> {
    if (!this.parts.approvals.isNeeded('change_payment')) return revision;
    const payment = await this.get(id);
    const current = getRevision(payment);
    if (payment.status !== 'paid') return revision ?? current;
    const why = parseReason(reason);
    const { reader } = this.parts.database;
    assertRevision(current, revision);
    if (values && !haveSameParties(payment, values)) await this.assertPartiesMatch(reader, values);
    const summary = await this.summarize(values ? 'Cambiar' : 'Eliminar', toInput(payment));
    const payload: PaymentChange = { id, revision: current, before: toInput(payment), values, reason: why };
    return this.parts.approvals.propose(
      { kind: 'change_payment', subject: `payment:${id}`, summary, payload },
      withoutKey(by),
    );
  }

  private async execute(
    manager: EntityManager,
    { id, revision, values, reason = null }: PaymentChange,
    by: Actor,
  ): Promise<unknown> {
    const payment = await getForUpdate(manager, Payment, id);
    if (getRevision(payment) !== revision) throw conflict(approvalMessages.approvalOutdated);
    return values
      ? this.updateInTransaction(manager, id, values, by, { revision, reason })
      : this.deleteInTransaction(manager, id, by, { revision, reason });
  }

  private async updateInTransaction(
    manager: EntityManager,
    id: number,
    values: PaymentInput,
    by: Actor,
    { revision, reason }: Correction,
  ): Promise<Payment> {
    const before = await getForUpdate(manager, Payment, id);
    if (!haveSameParties(before, values)) await this.assertPartiesMatch(manager, values, sharedRowLock(manager));
    const day = await this.decideDay(manager, values, before);
    const isMoved = getPaymentDay(before) !== getPaymentDay({ ...values, ...day });
    if (isMoved) await assertOpen(manager, [getPaymentDay({ ...values, ...day })]);
    const columns = { ...values, ...day };
    const payment = await updateWithAudit({ manager, entity: Payment, by }, id, columns, { revision });
    await this.parts.ledger.followChanged(manager, [payment], getCauser(by));
    await notifyChanged(manager, [{ before, after: payment }], reason);
    const losers = getLoss(before, payment) > 0 ? [before.userId] : [];
    return Object.assign(payment, { overdrawn: await listOverdrawn(manager, losers) });
  }

  private async deleteInTransaction(
    manager: EntityManager,
    id: number,
    by: Actor,
    { revision, reason }: Correction,
  ): Promise<DeletedPayment> {
    const before = await getForUpdate(manager, Payment, id);
    await deleteWithAudit({ manager, entity: Payment, by }, id, revision);
    await this.parts.ledger.followDeleted(manager, [id], getCauser(by));
    await notifyChanged(manager, [{ before, after: null }], reason);
    const losers = getLoss(before, null) > 0 ? [before.userId] : [];
    return { id, overdrawn: await listOverdrawn(manager, losers) };
  }

  private decideDay(manager: EntityManager, values: PaymentInput, before: Payment | null) {
    return decideCreditedOn(manager, values, before, { isLimited: this.parts.moneyIn.isLimited() });
  }

  /** @param lock keeps the investment until the transaction ends: cancelling its order deletes all of its payments. */
  private async assertPartiesMatch(manager: EntityManager, parties: Parties, lock: SharedRowLock = {}): Promise<void> {
    const investment = await manager.findOne(Investment, { where: { id: parties.investmentId }, ...lock });
    const errors = validateParties(parties, investment);
    if (Object.keys(errors).length > 0) throw validationFailed(errors);
  }
}
