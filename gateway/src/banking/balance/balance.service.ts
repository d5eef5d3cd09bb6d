import { centsToText, getDepositReference, ledgerAccounts, today } from '@cimiento/contracts';
import { pageSchema } from '@cimiento/contracts/schemas';
import { In } from 'typeorm';
import type { Viewer } from '../../platform/request/viewer';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors/parse-input';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { listPostingsAhead, readPaymentsAhead, type PostingAhead } from '../../books/ledger/payments-ahead';
import { Payment } from '../../investing/payments/payment.entity';
import { readUnconfirmed } from '../reconciliation/unconfirmed';
import type { Balance, Movement, MovementArgs } from './balance.types';

type PostingWithEntry = LedgerPosting & { entry: LedgerEntry };

/** @param ahead postings of the account that its available balance does not include yet. */
const toMovement = (
  { id, amount, balanceAfter, sequence, entry }: PostingWithEntry,
  ahead: readonly PostingAhead[],
): Movement => ({
  id,
  kind: entry.kind,
  amount: centsToText(amount),
  balanceAfter: centsToText((balanceAfter ?? 0) - sumUpTo(sequence ?? 0, ahead)),
  occurredOn: entry.occurredOn,
  availableOn: ahead.find((posting) => posting.sequence === sequence)?.availableOn ?? null,
  createdAt: entry.createdAt,
  reference: entry.reference,
  memo: entry.memo,
});

const sumUpTo = (last: number, postings: readonly PostingAhead[]): number =>
  postings.reduce((sum, { sequence, cents }) => (sequence <= last ? sum + cents : sum), 0);

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
   * The viewer's movements, newest first; `after` continues after the movement with that id, back in time.
   * @throws VALIDATION_FAILED when the page is out of range.
   */
  async listOwn({ id: userId }: Pick<Viewer, 'id'>, { kind, from, to, ...page }: MovementArgs): Promise<Movement[]> {
    const { after, limit } = parseInput(pageSchema, page);
    const { code } = ledgerAccounts.available(userId);
    const query = this.database.reader
      .createQueryBuilder(LedgerPosting, 'posting')
      .innerJoinAndMapOne('posting.entry', LedgerEntry, 'entry', 'entry.id = posting.entryId')
      .where('posting.accountId = (SELECT account.id FROM ledger_account account WHERE account.code = :code)', {
        code,
      })
      .orderBy('posting.sequence', 'DESC')
      .limit(limit);
    if (after)
      query.andWhere(
        'posting.sequence < (SELECT last.sequence FROM ledger_posting last WHERE last.id = :after AND last.accountId = posting.accountId)',
        { after },
      );
    if (kind) query.andWhere('entry.kind = :kind', { kind });
    if (from) query.andWhere('entry.occurredOn >= :from', { from });
    if (to) query.andWhere('entry.occurredOn <= :to', { to });
    // The joined entry is a property that TypeORM's type does not know.
    const rows = (await query.getMany()) as PostingWithEntry[];
    const ahead = await listPostingsAhead(this.database.reader, code);
    return rows.map((row) => toMovement(row, ahead));
  }

  /** Sum of the viewer's payments that are still to come, which `getPaymentSum` calls `coming`, as decimal text. */
  async sumUpcoming({ id: userId }: Viewer): Promise<string> {
    const row = await this.database.reader
      .createQueryBuilder(Payment, 'payment')
      .select('COALESCE(SUM(payment.amount), 0)', 'cents')
      .where({ userId })
      .andWhere("(payment.status = 'pending' OR payment.status = 'paid' AND payment.paymentDate > :day)", {
        day: today(),
      })
      .getRawOne<{ cents: number | string }>();
    return centsToText(Number(row?.cents));
  }
}
