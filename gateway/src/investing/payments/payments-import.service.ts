import {
  formatExactDollars,
  formatPaymentDate,
  getPaymentDay,
  messages,
  paymentMessages,
  paymentStatus,
  sumMoney,
  toCalendarDate,
  today,
  type FieldErrors,
} from '@cimiento/contracts';
import { paymentImportFields } from '@cimiento/contracts/fields';
import { paymentImportSchema, toSchema, type PaymentInput } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import type { MoneyIn } from '../../books/money-in/money-in';
import { Investment, Order, Payment, RecordNames } from '../records';
import { logCreate } from '../../access/audit-log/audit-writer';
import { type Actor, everything, getCauser } from '../../platform/request';
import type { Database } from '../../platform/database';
import { sharedRowLock, type SharedRowLock } from '../../platform/database/row-lock';
import { parseInput, validationFailed } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { assertOpen } from '../../books/ledger/closed-periods';
import { sha256 } from '../../platform/sha256';
import { decideCreditedOn } from './credited-on';
import { describeStatedDay } from './describe-payment';
import { validateParties } from './payment-parties';
import { notifyPaid } from './payment-notices';
import { countPaid, describeBeyond } from './count-paid';
import type { PaymentsLedger } from './payments-ledger';
import type { PaymentDuplicate, PaymentFault } from './payments-import.types';

type Month = Pick<PaymentInput, 'investmentId' | 'period'>;

const toKey = ({ investmentId, period }: Month): string => `${investmentId} ${period}`;

/** Counts the stored payments for the investment and month of each row, in one query. */
async function countRecorded(reader: EntityManager, rows: readonly Month[]): Promise<Map<string, number>> {
  const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
  const counts = await reader
    .createQueryBuilder(Payment, 'payment')
    .select('payment.investmentId', 'investmentId')
    .addSelect('payment.period', 'period')
    .addSelect('COUNT(*)', 'count')
    .where({
      investmentId: In(distinct(rows.map(({ investmentId }) => investmentId))),
      period: In(distinct(rows.map(({ period }) => period))),
    })
    .groupBy('payment.investmentId')
    .addGroupBy('payment.period')
    .getRawMany<Month & { count: number | string }>();
  return new Map(counts.map(({ count, ...month }) => [toKey(month), Number(count)]));
}

/** Finds the rows whose investment already has a payment for the month, stored or in an earlier row. They may be intended, so they are only reported. */
async function findDuplicates(reader: EntityManager, rows: readonly Month[]): Promise<PaymentDuplicate[]> {
  const counts = await countRecorded(reader, rows);
  const first = new Map<string, number>();
  return rows.flatMap((month, row) => {
    const key = toKey(month);
    const [recorded, repeats] = [counts.get(key) ?? 0, first.get(key) ?? null];
    if (repeats === null) first.set(key, row);
    return recorded > 0 || repeats !== null ? [{ row, recorded, repeats }] : [];
  });
}

/**
 * Finds the rows whose investment does not exist, or is not of their user and project.
 * @param lock keeps the investments until the transaction ends: cancelling the order of one deletes all of its payments.
 */
async function findFaults(
  manager: EntityManager,
  rows: readonly PaymentInput[],
  lock: SharedRowLock = {},
): Promise<PaymentFault[]> {
  const ids = [...new Set(rows.map(({ investmentId }) => investmentId))];
  const investments = new Map(
    (await manager.find(Investment, { where: { id: In(ids) }, order: { id: 'ASC' }, ...lock })).map((investment) => [
      investment.id,
      investment,
    ]),
  );
  return rows.flatMap((values, row) =>
    Object.entries(validateParties(values, investments.get(values.investmentId) ?? null)).map(([field, message]) => ({
      row,
      field,
      message,
    })),
  );
}

/** Finds the rows whose day is not before the first order of their project here, or is still to come. */
async function findLateRows(reader: EntityManager, rows: readonly PaymentInput[]): Promise<PaymentFault[]> {
  const firstDays = new Map<number, string | null>();
  const faults: PaymentFault[] = [];
  for (const [row, values] of rows.entries()) {
    const { projectId, paymentDate } = values;
    let first = firstDays.get(projectId);
    if (first === undefined) {
      const order = await reader.findOne(Order, { where: { projectId }, order: { id: 'ASC' } });
      first = order && toCalendarDate(order.createdAt);
      firstDays.set(projectId, first);
    }
    const day = getPaymentDay(values);
    const field = day === paymentDate ? 'paymentDate' : 'creditedOn';
    if (day > today()) faults.push({ row, field, message: paymentMessages.historyAhead });
    else if (first !== null && day >= first)
      faults.push({ row, field, message: paymentMessages.historyTooLate(formatPaymentDate(first)) });
  }
  return faults;
}

/** Errors of rows, by index from 0: 'rows.3.userId'. */
const toErrors = (faults: readonly PaymentFault[]): FieldErrors =>
  Object.fromEntries(faults.map(({ row, field, message }) => [`rows.${row}.${field}`, message]));

/** The ids of the payments of an import; missing in an answer to a key that was stored before imports returned them. */
type Imported = { ids?: number[] };

/** Payments to insert; with `history` each is credited on its own day. */
type Rows = { rows: PaymentInput[]; history?: true };

/** The rows with the day and the reason that the import states for them. */
function stateDays(rows: readonly PaymentInput[], reason: string | null, history: boolean): PaymentInput[] {
  return rows.map((row) => {
    const creditedOn = history ? getPaymentDay(row) : row.creditedOn;
    if (row.status !== 'paid' || !creditedOn) return row;
    return { ...row, creditedOn, dateReason: row.dateReason ?? reason ?? (history ? paymentMessages.history : null) };
  });
}

async function describeRows(reader: EntityManager, { rows, history }: Rows): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const lines = rows.map(async (row, index) => {
    const { investmentId, userId, projectId, amount, period, paymentDate, status } = row;
    const parties = `inversión #${investmentId}, ${await names.user(userId)}, ${await names.project(projectId)}`;
    const day = describeStatedDay(row).map(({ label, value }) => `${label}: ${value}`);
    const facts = [period, formatPaymentDate(paymentDate), paymentStatus[status].label, ...day].join(', ');
    return { label: `Pago ${index + 1}`, value: `${formatExactDollars(amount)}: ${parties}, ${facts}` };
  });
  return [
    ...(history ? [{ label: 'Historial', value: paymentMessages.historyApproval }] : []),
    { label: 'Pagos', value: `${rows.length}` },
    { label: 'Total', value: formatExactDollars(sumMoney(rows.map(({ amount }) => amount))) },
    ...(await describeBeyond(reader, rows)),
    ...(await Promise.all(lines)),
  ];
}

/** Imports the payments of a file, all or none. */
export class PaymentsImportService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: PaymentsLedger,
    private readonly moneyIn: MoneyIn,
  ) {
    moneyIn.register('paymentImport', {
      execute: (manager, content, by) => this.insert(manager, content as Rows, by),
      describe: (reader, content) => describeRows(reader, content as Rows),
    });
  }

  /** Finds the rows that look like payments that exist already. @throws VALIDATION_FAILED as the import. */
  async findDuplicates(rows: unknown): Promise<PaymentDuplicate[]> {
    return findDuplicates(this.database.reader, parseInput(paymentImportSchema, { rows }).rows);
  }

  /** Finds what an import would refuse in valid rows. @throws VALIDATION_FAILED as the import. */
  async findFaults(rows: unknown): Promise<PaymentFault[]> {
    return findFaults(this.database.reader, parseInput(paymentImportSchema, { rows }).rows);
  }

  /**
   * Inserts the payments in one transaction and returns their ids in the order of the rows, or proposes them where they credit more than one person may alone, and
   * always where they are history.
   * @param terms `reason` and `history` of `paymentImportFields`
   * @throws VALIDATION_FAILED with the errors of every row, 'rows.3.userId', IDEMPOTENCY_MISMATCH, APPROVAL_PENDING
   */
  async importAll(input: unknown, by: Actor, terms: object = {}): Promise<number[]> {
    const { reason, history } = parseInput(toSchema(paymentImportFields), terms);
    const { rows } = parseInput(paymentImportSchema, { rows: input });
    const values: Rows = { rows: stateDays(rows, reason, history === true), ...(history && { history }) };
    const proposal = {
      action: 'paymentImport',
      subject: `payments:${sha256(JSON.stringify(values)).slice(0, 40)}`,
      input: values,
      getPayload: () => values,
      getSummary: () =>
        `Importar ${rows.length} pagos${history ? ' del historial' : ''}: ${formatExactDollars(sumMoney(rows.map(({ amount }) => amount)))}`,
    } as const;
    const { ids = [] } = await this.moneyIn.runOrPropose(proposal, by, () =>
      this.idempotency.runAnswerOnce<Imported>(by, 'payment', values, async (manager) => {
        await this.assertRows(manager, values);
        if (history) {
          await assertOpen(manager, values.rows.map(getPaymentDay));
          this.moneyIn.ask(by, 'money_in');
        }
        await countPaid(this.moneyIn, manager, by, values.rows);
        return { ids: (await this.insert(manager, values, by)).map(({ id }) => id) };
      }),
    );
    return ids;
  }

  private async assertRows(manager: EntityManager, { rows, history }: Rows): Promise<void> {
    const faults = await findFaults(manager, rows, sharedRowLock(manager));
    if (history) faults.push(...(await findLateRows(manager, rows)));
    if (faults.length > 0) throw validationFailed(toErrors(faults), messages.importFaults);
  }

  private async insert(manager: EntityManager, content: Rows, by: Actor): Promise<Payment[]> {
    await this.assertRows(manager, content);
    const { rows, history } = content;
    // Payments from before the platform keep their days; another administrator approved them.
    const rule = { isLimited: !history && this.moneyIn.isLimited() };
    const payments: Payment[] = [];
    for (const { reason: _reason, ...row } of rows)
      payments.push(manager.create(Payment, { ...row, ...(await decideCreditedOn(manager, row, null, rule)) }));
    // One by one, because the audit log needs each id and a cluster does not give the rows of one statement consecutive ids.
    for (const payment of payments) await manager.insert(Payment, payment);
    await logCreate({ manager, entity: Payment, by }, payments);
    await this.ledger.followNew(manager, payments, getCauser(by));
    await notifyPaid(manager, payments);
    return payments;
  }
}
