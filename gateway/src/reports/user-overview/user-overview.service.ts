import { centsToText } from '@cimiento/contracts';
import { pageSchema } from '@cimiento/contracts/schemas';
import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { User } from '../../access/records';
import type { BalanceService } from '../../banking/balance/balance.service';
import type { Movement } from '../../banking/balance/balance.types';
import { emailTopic } from '../../messages/email/enqueue-email';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import type { UserFigures } from './user-overview.types';

const listed = 10;

const sumsSql = `SELECT
  (SELECT COALESCE(SUM(amount), 0) FROM investment WHERE userId = ?) AS invested,
  (SELECT COALESCE(SUM(amount), 0) FROM payment WHERE userId = ? AND status = 'pending') AS pending`;

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
      this.database.reader.query<{ invested: number | string; pending: number | string }[]>(sumsSql, [
        user.id,
        user.id,
      ]),
    ]);
    return {
      available: can.ledger ? balance.available : null,
      held: can.ledger ? balance.held : null,
      invested: can.investments ? centsToText(Number(sums?.invested) * 100) : null,
      pending: can.payments ? centsToText(Number(sums?.pending)) : null,
    };
  }
}
