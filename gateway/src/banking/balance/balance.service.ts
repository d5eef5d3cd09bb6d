import { centsToText, getDepositReference, isCalendarDate, ledgerAccounts, today } from '@cimiento/contracts';
import { pageSchema } from '@cimiento/contracts/schemas';
import { In } from 'typeorm';
import type { Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { assertOnePosition, cursorGone, invalidCursor, splitCursor } from '../../platform/database/list/list-position';
import { assertDayRange } from '../../platform/database/list/record-conditions';
import { parseInput } from '../../platform/errors';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { readPaymentsAhead } from '../../books/ledger/payments-ahead';
import { sumReturned } from '../../investing/exits/returned-capital';
import { Payment } from '../../investing/records';
import { readUnconfirmed } from '../statements/unconfirmed';
import type { Balance, Movement, MovementArgs } from './balance.types';

type MovementRow = { id: number; entryId: number; amount: number | string; balance: number | string };

// Every movement of an account with the balance after it, by day and then by entry: corrections lie between movements that were posted before.
const movementsSql = `SELECT posting.id, posting.entryId, posting.amount, entry.kind, entry.occurredOn,
    SUM(posting.amount) OVER (ORDER BY entry.occurredOn, posting.entryId, posting.id ROWS UNBOUNDED PRECEDING) AS balance
  FROM ledger_account AS account
  JOIN ledger_posting AS posting ON posting.accountId = account.id
  JOIN ledger_entry AS entry ON entry.id = posting.entryId
  WHERE account.code = ?`;

/** Of the last movement that was read. */
type Position = { day: string; entryId: number };

/** The position in a text like '2026-01-31.45'. @throws VALIDATION_FAILED */
function parseCursor(cursor: string): Position {
  const [day, entryId] = splitCursor(cursor);
  if (!isCalendarDate(day)) throw invalidCursor();
  return { day, entryId };
}

const toMovement = ({ id, entryId, amount, balance }: MovementRow, entry: LedgerEntry): Movement => ({
  id,
  entryId,
  kind: entry.kind,
  amount: centsToText(Number(amount)),
  balanceAfter: centsToText(Number(balance)),
  occurredOn: entry.occurredOn,
  availableOn: entry.occurredOn > today() ? entry.occurredOn : null,
  createdAt: entry.createdAt,
  reference: entry.reference,
  memo: entry.memo,
});

/** An investor's own money. */
export class BalanceService {
  constructor(private readonly database: Database) {}

  /** The viewer's balance; 0 before the first movement. A payment with a date to come is available from that day on. */
  async getOwn({ id: userId }: Pick<Viewer, 'id'>): Promise<Balance> {
    const [available, held] = [ledgerAccounts.available(userId).code, ledgerAccounts.held(userId).code];
    const accounts = await this.database.reader.findBy(LedgerAccount, { code: In([available, held]) });
    const ahead = await readPaymentsAhead(this.database.reader, [userId]);
    const { cents: unconfirmed, firstDay } = await readUnconfirmed(this.database.reader, userId);
    const getCents = (code: string): number => accounts.find((account) => account.code === code)?.balance ?? 0;
    const cents = getCents(available) - (ahead.get(userId) ?? 0);
    return {
      available: centsToText(cents),
      withdrawable: centsToText(Math.max(0, cents - unconfirmed)),
      unconfirmedSince: firstDay,
      held: centsToText(getCents(held)),
      depositReference: getDepositReference(userId),
    };
  }

  /**
   * The viewer's movements by day and entry, newest first, each with the balance after it in that order; `cursor`, or `after` with the id of a
   * movement, continues back in time.
   * @throws VALIDATION_FAILED when the page is out of range, CURSOR_GONE when the viewer has no movement with the id.
   */
  async listOwn(
    { id: userId }: Pick<Viewer, 'id'>,
    { kind, from, to, cursor, ...page }: MovementArgs,
  ): Promise<Movement[]> {
    assertDayRange({ from, to });
    assertOnePosition({ ...page, cursor });
    const { after, limit } = parseInput(pageSchema, page);
    const { code } = ledgerAccounts.available(userId);
    const position = typeof cursor === 'string' ? parseCursor(cursor) : await this.findPosition(code, after);
    const conditions: readonly [sql: string, values: unknown[]][] = [
      // Of one entry an account of an investor has one movement.
      [
        '(occurredOn < ? OR (occurredOn = ? AND entryId < ?))',
        position ? [position.day, position.day, position.entryId] : [],
      ],
      ['kind = ?', [kind]],
      ['occurredOn >= ?', [from]],
      ['occurredOn <= ?', [to]],
    ];
    const given = conditions.filter(([, [value]]) => value);
    const where = given.length === 0 ? '' : `WHERE ${given.map(([sql]) => sql).join(' AND ')}`;
    const rows = await this.database.reader.query<MovementRow[]>(
      `WITH movement AS (${movementsSql}) SELECT id, entryId, amount, balance FROM movement ${where}
      ORDER BY occurredOn DESC, entryId DESC, id DESC ${limit ? `LIMIT ${limit}` : ''}`,
      [code, ...given.flatMap(([, values]) => values)],
    );
    const entries = await this.database.reader.findBy(LedgerEntry, { id: In(rows.map(({ entryId }) => entryId)) });
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return rows.flatMap((row) => {
      const entry = byId.get(row.entryId);
      return entry ? [toMovement(row, entry)] : [];
    });
  }

  /** The place of a movement of an account, by its id; null for 0. @throws CURSOR_GONE */
  private async findPosition(code: string, id: number): Promise<Position | null> {
    if (id === 0) return null;
    const [row] = await this.database.reader.query<Position[]>(
      `SELECT CAST(entry.occurredOn AS CHAR) AS day, entry.id AS entryId FROM ledger_posting AS posting
      JOIN ledger_account AS account ON account.id = posting.accountId
      JOIN ledger_entry AS entry ON entry.id = posting.entryId WHERE posting.id = ? AND account.code = ?`,
      [id, code],
    );
    if (!row) throw cursorGone();
    return { day: row.day, entryId: row.entryId };
  }

  /** Capital that sales returned to the viewer, as decimal text. */
  async sumReturned({ id }: Pick<Viewer, 'id'>): Promise<string> {
    return centsToText((await sumReturned(this.database.reader, id)) * 100);
  }

  /** Sum of the viewer's payments that are still to come, which `getPaymentSum` calls `coming`, as decimal text. */
  async sumUpcoming({ id: userId }: Viewer): Promise<string> {
    const row = await this.database.reader
      .createQueryBuilder(Payment, 'payment')
      .select('COALESCE(SUM(payment.amount), 0)', 'cents')
      .where({ userId })
      .andWhere(
        "(payment.status = 'pending' OR payment.status = 'paid' AND COALESCE(payment.creditedOn, payment.paymentDate) > :day)",
        {
          day: today(),
        },
      )
      .getRawOne<{ cents: number | string }>();
    return centsToText(Number(row?.cents));
  }
}
