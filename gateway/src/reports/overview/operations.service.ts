import {
  centsToText,
  listedQueues,
  operationQueues,
  parseSignedCents,
  sumMoney,
  toCalendarDate,
  today,
  type ListedQueue,
  type OperationQueue,
} from '@cimiento/contracts';
import { listSchema } from '@cimiento/contracts/schemas';
import type { Database } from '../../platform/database';
import type { PaginatedList } from '../../platform/database/list/list-config';
import { emailTopic } from '../../messages/email/enqueue-email';
import { parseInput } from '../../platform/errors';
import { findNewestAhead } from '../../platform/outbox/future-clock';
import { operationSettings } from '../../platform/metrics/operation-settings';
import type { BankLinesService } from '../../banking/reconciliation/bank-lines.service';
import type { RentCalendarService } from '../../investing/rent-calendar/rent-calendar.service';
import { Setting } from '../../access/records';
import { waitingCases, waitingSince } from '../../identity/review/waiting-cases';
import { webhookTopic } from '../../messages/webhooks/enqueue-webhooks';
import { readListedQueue } from './listed-queues';
import type { OperationHealth, OperationQueueState, OperationsConsole, QueueItem } from './operations.types';

type State = Omit<OperationQueueState, 'queue'>;

/** Queues that are the rows of a table with one status: table, condition, the column that says since when they wait, and their cents. */
const counted = {
  withdrawals_to_approve: ['withdrawal', "status = 'requested'", 'createdAt', 'amount'],
  withdrawals_to_pay: ['withdrawal', "status = 'approved'", 'decidedAt', 'amount'],
  approvals: ['approval_request', "status = 'pending' AND (expiresAt IS NULL OR expiresAt > :now)", 'createdAt'],
  unmatched_money: ['bank_statement_line', "status = 'suspense'", 'bookedOn', 'ABS(amount)'],
  expiring_reservations: ['investment_order', "status = 'reserved'", 'createdAt', '100 * amount'],
  overdue_payments: ['payment', "status = 'pending' AND paymentDate < :day", 'paymentDate', 'amount'],
  identities_to_review: ['identity_case', `${waitingCases.sql} AND item.userId <> :viewerId`, waitingSince],
  data_requests: ['data_subject_request', "status = 'pending'", 'createdAt'],
  failed_emails: ['outbox_message', `status = 'dead' AND topic = '${emailTopic}'`, 'finishedAt'],
  failed_webhooks: ['outbox_message', `status = 'dead' AND topic = '${webhookTopic}'`, 'finishedAt'],
  waitlist: ['waitlist_request', "status = 'pending'", 'createdAt'],
} as const satisfies Partial<Record<OperationQueue, readonly [string, string, string, string?]>>;
type CountedQueue = keyof typeof counted;
const countedQueues = Object.keys(counted).filter((name): name is CountedQueue => name in counted);

type Oldest = Date | string | null;

/** The day of an instant as a database gives it: a Date, or text in UTC. A calendar date stays as it is. */
const toDay = (oldest: Oldest): string | null => {
  if (oldest === null) return null;
  if (typeof oldest === 'string' && oldest.length <= 10) return oldest;
  return toCalendarDate(
    typeof oldest === 'string' ? new Date(`${oldest.replace(' ', 'T').replace(/Z?$/, 'Z')}`) : oldest,
  );
};

const outboxLagSql =
  "SELECT MIN(dueAt) AS dueAt FROM outbox_message WHERE dueAt IS NOT NULL AND status IN ('pending', 'sending')";

const unsealedSql = `SELECT COUNT(*) AS entries FROM ledger_entry
  WHERE id > (SELECT COALESCE(MAX(recordId), 0) FROM ledger_seal WHERE subject = 'ledger')`;

/** The work that waits for an administrator, and the state of the books. */
export class OperationsService {
  private checked: Pick<OperationHealth, 'checkedAt' | 'ledgerSum'> = { checkedAt: null, ledgerSum: null };

  constructor(
    private readonly database: Database,
    private readonly bankLines: BankLinesService,
    private readonly rents: RentCalendarService,
  ) {}

  /** Reads every queue and the health of the books. @param viewerId who reviews every identity but their own */
  async getConsole(viewerId: number): Promise<OperationsConsole> {
    const [counts, listed, unpaid, health] = await Promise.all([
      this.countRows(viewerId),
      Promise.all(listedQueues.map(async (queue) => [queue, await this.summarize(queue)] as const)),
      this.rents.countUnpaid(),
      this.readHealth(),
    ]);
    const states = new Map<OperationQueue, State>([
      ...counts,
      ...listed,
      ['months_without_payment', { count: unpaid.total, oldest: unpaid.oldestDueDate, amount: null }],
    ]);
    return {
      queues: operationQueues.map((queue) => ({
        queue,
        ...(states.get(queue) ?? { count: 0, oldest: null, amount: null }),
      })),
      health,
    };
  }

  /** A page of a queue that no other list shows. @throws VALIDATION_FAILED when the offset or limit is out of range. */
  listItems({ queue, ...page }: { queue: ListedQueue; offset: number; limit: number }): PaginatedList<QueueItem> {
    const { offset, limit } = parseInput(listSchema, page);
    const rows = readListedQueue(this.database.reader, queue, today());
    return {
      items: async () => (await rows).slice(offset, offset + limit),
      total: async () => (await rows).length,
      totalIsCapped: async () => false,
    };
  }

  /** Adds up the ledger, which takes too long for a page. Each process does it for itself. `verify-ledger` checks every rule. */
  async check(): Promise<void> {
    const [row] = await this.database.reader.query<{ cents: number | string | null }[]>(
      'SELECT SUM(amount) AS cents FROM ledger_posting',
    );
    this.checked = { checkedAt: new Date(), ledgerSum: centsToText(Number(row?.cents ?? 0)) };
  }

  private async countRows(viewerId: number): Promise<(readonly [CountedQueue, State])[]> {
    return Promise.all(
      countedQueues.map(async (queue) => {
        const [table, condition, since, cents] = counted[queue] as readonly [string, string, string, string?];
        const row = await this.database.reader
          .createQueryBuilder()
          .select('COUNT(*)', 'count')
          .addSelect(`MIN(${since})`, 'oldest')
          .addSelect(cents ? `COALESCE(SUM(${cents}), 0)` : 'NULL', 'cents')
          .from(table, 'item')
          .where(condition, { now: new Date(), day: today(), viewerId })
          .getRawOne<{ count: number | string; oldest: Oldest; cents: number | string | null }>();
        const sum = row?.cents ?? null;
        const amount = sum === null ? null : centsToText(Number(sum));
        return [queue, { count: Number(row?.count), oldest: toDay(row?.oldest ?? null), amount }] as const;
      }),
    );
  }

  private async summarize(queue: ListedQueue): Promise<State> {
    const rows = await readListedQueue(this.database.reader, queue, today());
    const amounts = rows.flatMap(({ amount }) => amount ?? []);
    return {
      count: rows.length,
      oldest: rows[0]?.since ?? null,
      amount: amounts.length > 0 ? sumMoney(amounts) : null,
    };
  }

  private async readHealth(): Promise<OperationHealth> {
    if (this.checked.checkedAt === null) await this.check();
    const [accounts, [unsealed], [outbox], backup, faults, newestAheadAt] = await Promise.all([
      this.bankLines.compareWithLedger(),
      this.database.reader.query<{ entries: number | string }[]>(unsealedSql),
      this.database.reader.query<{ dueAt: number | string | null }[]>(outboxLagSql),
      this.database.reader.findOneBy(Setting, { name: operationSettings.lastBackup }),
      this.database.reader.findOneBy(Setting, { name: operationSettings.ledgerFaults }),
      findNewestAhead(this.database),
    ]);
    const differences = accounts.flatMap(({ difference }) =>
      difference === null ? [] : [parseSignedCents(difference)],
    );
    const dueAt = outbox?.dueAt ?? null;
    return {
      ...this.checked,
      ledgerFaults: Number(faults?.value ?? 0),
      unsealedEntries: Number(unsealed?.entries),
      bankDifference: differences.length === 0 ? null : centsToText(differences.reduce((sum, cents) => sum + cents, 0)),
      bankDay: accounts.flatMap(({ statementDay }) => statementDay ?? []).toSorted()[0] ?? null,
      lastBackupAt: backup ? new Date(backup.value) : null,
      outboxLagSeconds: dueAt === null ? 0 : Math.max(0, Math.round((Date.now() - Number(dueAt)) / 1000)),
      newestAheadAt,
    };
  }
}
