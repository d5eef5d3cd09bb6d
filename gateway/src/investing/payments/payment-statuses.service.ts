import {
  approvalMessages,
  formatExactDollars,
  limits,
  messages,
  paymentStatus,
  type PaymentStatus,
  sumMoney,
} from '@cimiento/contracts';
import { paymentStatusChangeSchema } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { listOverdrawn, listOverdrawnBy } from '../../books/ledger/waiting-withdrawals';
import type { MoneyIn } from '../../books/money-in/money-in';
import { Payment, RecordNames } from '../records';
import { type Actor, everything } from '../../platform/request';
import type { Database } from '../../platform/database';
import { getRevision } from '../../platform/database/revision';
import { rowLock } from '../../platform/database/row-lock';
import { conflict, ExpectedError, parseInput } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import { sha256 } from '../../platform/sha256';
import { changeStatuses } from './change-statuses';
import { describeStatedDay } from './describe-payment';
import { countPaid, describeBeyond } from './count-paid';
import { assertMayPay } from './key-payments';
import type { PaymentsLedger } from './payments-ledger';
import { sumLosses } from './sum-losses';

/** The payload of an approved change: these payments, as they were when it was proposed. */
type StatusChange = {
  payments: { id: number; revision: string }[];
  from: PaymentStatus;
  to: PaymentStatus;
  creditedOn: string | null;
  dateReason: string | null;
};

async function describeChange(
  reader: EntityManager,
  { payments, from, to, creditedOn = null, dateReason = null }: StatusChange,
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const current = await reader.findBy(Payment, { id: In(payments.map(({ id }) => id)) });
  const byId = new Map(current.map((payment) => [payment.id, payment]));
  const lines = payments.map(async ({ id, revision }) => {
    const payment = byId.get(id);
    if (!payment || getRevision(payment) !== revision)
      return { label: `Pago #${id}`, value: 'Cambió desde la propuesta: ya no se puede aprobar' };
    const { userId, projectId, amount, period } = payment;
    const value = `${await names.user(userId)}, ${await names.project(projectId)}, ${period}: ${formatExactDollars(amount)}`;
    return { label: `Pago #${id}`, value };
  });
  return [
    { label: 'Estado', value: `${paymentStatus[from].label} → ${paymentStatus[to].label}` },
    { label: 'Total', value: formatExactDollars(sumMoney(current.map(({ amount }) => amount))) },
    ...describeStatedDay({ creditedOn, dateReason }),
    ...(await describeBeyond(
      reader,
      current.map((payment) => ({ ...payment, status: to })),
    )),
    ...(await Promise.all(lines)),
  ];
}

/** Payments that changed, and the withdrawals that wait and that no longer have cover. */
type ChangedStatuses = { ids: number[]; overdrawn: number[] };

/** Changes the status of many payments at once. */
export class PaymentStatusesService {
  constructor(
    private readonly database: Database,
    private readonly ledger: PaymentsLedger,
    private readonly approvals: ApprovalsService,
    private readonly moneyIn: MoneyIn,
  ) {
    moneyIn.register('paymentStatuses', {
      execute: (manager, content, by) => this.execute(manager, content as StatusChange, by),
      describe: (reader, content) => describeChange(reader, content as StatusChange),
    });
  }

  /**
   * Changes the status of the named payments, all in one transaction with the ledger and the log, and returns those that changed. Payments that no longer have the status `from` stay as they are.
   * @throws VALIDATION_FAILED when neither ids nor a monthly payment are given, or both, CONFLICT when paid payments
   * need a second administrator, who is asked for each payment, APPROVAL_PENDING when they credit more than one person may alone.
   */
  async change(input: unknown, by: Actor): Promise<ChangedStatuses> {
    const {
      ids: wanted,
      runId,
      from,
      to,
      creditedOn = null,
      dateReason = null,
    } = parseInput(paymentStatusChangeSchema, input);
    const stated = { creditedOn, dateReason };
    if (to === 'paid') assertMayPay(this.moneyIn, by);
    if (from === 'paid' && this.approvals.isNeeded('change_payment'))
      throw new ExpectedError('CONFLICT', messages.paidOneByOne);
    const where = { status: from, ...(wanted ? { id: In(wanted) } : { runId }) };
    const read = () => this.database.reader.find(Payment, { where, order: { id: 'ASC' } });
    const proposal = {
      action: 'paymentStatuses',
      subject: `payments:${sha256(JSON.stringify([wanted, runId])).slice(0, 40)}`,
      input: { wanted, runId, from, to, ...stated },
      getPayload: async (): Promise<StatusChange> => ({
        payments: (await read()).map((payment) => ({ id: payment.id, revision: getRevision(payment) })),
        from,
        to,
        ...stated,
      }),
      getSummary: async () => {
        const payments = await read();
        const total = formatExactDollars(sumMoney(payments.map(({ amount }) => amount)));
        return `Marcar ${payments.length} pagos como ${paymentStatus[to].label.toLowerCase()}: ${total}`;
      },
    } as const;
    return this.moneyIn.runOrPropose(proposal, withoutKey(by), () =>
      this.database.transaction(async (manager) => {
        // The lock makes two administrators who change the same payments run one after the other.
        const before = await manager.find(Payment, { where, order: { id: 'ASC' }, ...rowLock(manager) });
        if (from === to) return { ids: [], overdrawn: [] };
        const changed = before.map((payment) => ({ ...payment, status: to }));
        await countPaid(this.moneyIn, manager, by, changed);
        return this.changeInTransaction(manager, before, to, by, stated);
      }),
    );
  }

  /** Ids of the withdrawals that wait and that lose their cover when these payments are no longer paid. */
  async listOverdrawn(ids: readonly number[]): Promise<number[]> {
    const { reader } = this.database;
    const payments = await reader.findBy(Payment, { id: In(ids.slice(0, limits.changedPayments.max)) });
    return listOverdrawnBy(reader, sumLosses(payments));
  }

  private async execute(
    manager: EntityManager,
    { payments, to, creditedOn = null, dateReason = null }: StatusChange,
    by: Actor,
  ): Promise<ChangedStatuses> {
    const where = { id: In(payments.map(({ id }) => id)) };
    const before = await manager.find(Payment, { where, order: { id: 'ASC' }, ...rowLock(manager) });
    const revisions = new Map(payments.map(({ id, revision }) => [id, revision]));
    const isFresh = before.every((payment) => revisions.get(payment.id) === getRevision(payment));
    if (!isFresh || before.length !== payments.length) throw conflict(approvalMessages.approvalOutdated);
    return this.changeInTransaction(manager, before, to, by, { creditedOn, dateReason });
  }

  private async changeInTransaction(
    manager: EntityManager,
    before: readonly Payment[],
    to: PaymentStatus,
    by: Actor,
    stated: { creditedOn: string | null; dateReason: string | null },
  ): Promise<ChangedStatuses> {
    await changeStatuses(manager, this.ledger, before, to, by, { ...stated, isLimited: this.moneyIn.isLimited() });
    const losers = to === 'paid' ? [] : [...sumLosses(before)].flatMap(([userId, cents]) => (cents > 0 ? userId : []));
    return { ids: before.map(({ id }) => id), overdrawn: await listOverdrawn(manager, losers) };
  }
}
