import { centsToText } from '@cimiento/contracts';
import { pageSchema } from '@cimiento/contracts/schemas';
import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { User } from '../../access/records';
import type { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { findBankAccount } from '../../banking/bank-accounts/bank-accounts.service';
import type { BalanceService } from '../../banking/balance/balance.service';
import type { Movement } from '../../banking/balance/balance.types';
import { IdentityCase } from '../../identity/records';
import { isReturnedSql } from '../../investing/exits/returned-capital';
import { emailTopic } from '../../messages/email/enqueue-email';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import type { UserFigures, UserOpenItems } from './user-overview.types';

const listed = 10;

const sumsSql = `SELECT
  (SELECT COALESCE(SUM(amount), 0) FROM investment WHERE userId = ? AND NOT ${isReturnedSql}) AS invested,
  (SELECT COALESCE(SUM(amount), 0) FROM investment WHERE userId = ? AND ${isReturnedSql}) AS returned,
  (SELECT COALESCE(SUM(amount), 0) FROM payment WHERE userId = ? AND status = 'pending') AS pending`;

type SumsRow = Record<'invested' | 'returned' | 'pending', number | string>;

const openSql = `SELECT
  (SELECT COUNT(*) FROM investment_order WHERE userId = ? AND status = 'reserved') AS orders,
  (SELECT COALESCE(SUM(amount), 0) FROM investment_order WHERE userId = ? AND status = 'reserved') AS ordersTotal,
  (SELECT COUNT(*) FROM withdrawal WHERE userId = ? AND status IN ('requested', 'approved')) AS withdrawals,
  (SELECT COALESCE(SUM(amount), 0) FROM withdrawal WHERE userId = ? AND status IN ('requested', 'approved')) AS withdrawalsTotal,
  (SELECT COUNT(*) FROM data_subject_request WHERE userId = ? AND status = 'pending') AS requests`;

type OpenRow = Record<'orders' | 'ordersTotal' | 'withdrawals' | 'withdrawalsTotal' | 'requests', number | string>;

/** The open records of an account that the reader may see. */
export type ReadableItems = { orders: boolean; withdrawals: boolean; requests: boolean };

/** The figures of an account that the reader may see. */
export type ReadableFigures = { ledger: boolean; investments: boolean; payments: boolean };

/** Reads what the overview of an account shows, each part in a fixed number of queries. */
export class UserOverviewService {
  constructor(
    private readonly database: Database,
    private readonly balance: BalanceService,
  ) {}

  /** The newest records of a kind, newest first. @throws VALIDATION_FAILED when the limit is out of range. */
  async listNewest<T extends ObjectLiteral & { id: number }>(
    entity: new () => T,
    where: FindOptionsWhere<T>,
    newest = listed,
  ): Promise<T[]> {
    const { limit } = parseInput(pageSchema, { limit: newest });
    return this.database.reader
      .createQueryBuilder(entity, 'item')
      .where(where)
      .orderBy('item.id', 'DESC')
      .take(limit)
      .getMany();
  }

  /** The newest e-mails to the current address of an account, of the last 90 days. */
  listEmails({ email }: User): Promise<OutboxMessage[]> {
    return this.listNewest(OutboxMessage, { topic: emailTopic, recipient: email });
  }

  /** The newest movements of the available balance, with the balance after each. */
  listMovements(user: User): Promise<Movement[]> {
    return this.balance.listOwn(user, { limit: listed });
  }

  /** The money of an account; null for what its reader may not read. */
  async getFigures(user: User, can: ReadableFigures): Promise<UserFigures> {
    const [balance, [sums]] = await Promise.all([
      this.balance.getOwn(user),
      this.database.reader.query<SumsRow[]>(sumsSql, [user.id, user.id, user.id]),
    ]);
    return {
      available: can.ledger ? balance.available : null,
      held: can.ledger ? balance.held : null,
      invested: can.investments ? centsToText(Number(sums?.invested) * 100) : null,
      returned: can.investments ? centsToText(Number(sums?.returned) * 100) : null,
      pending: can.payments ? centsToText(Number(sums?.pending)) : null,
    };
  }

  /** The case that decides who a user is; null before one. */
  findIdentity({ id }: User): Promise<IdentityCase | null> {
    return this.database.reader.findOneBy(IdentityCase, { userId: id });
  }

  /** The current bank account of an account; null before the first, and after it was cleared. */
  findBankAccount({ id }: User): Promise<BankAccount | null> {
    return findBankAccount(this.database.reader, id);
  }

  /** The open records of an account; null for what its reader may not read. */
  async getOpenItems({ id }: User, can: ReadableItems): Promise<UserOpenItems> {
    const [row] = await this.database.reader.query<OpenRow[]>(openSql, [id, id, id, id, id]);
    const read = (name: keyof OpenRow): number => Number(row?.[name] ?? 0);
    return {
      orders: can.orders ? read('orders') : null,
      ordersTotal: can.orders ? centsToText(read('ordersTotal') * 100) : null,
      withdrawals: can.withdrawals ? read('withdrawals') : null,
      withdrawalsTotal: can.withdrawals ? centsToText(read('withdrawalsTotal')) : null,
      requests: can.requests ? read('requests') : null,
    };
  }
}
