import { groupBy } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';

/** Days, 'YYYY-MM-DD', both included, open unless stated; and whose deposits: everybody's unless stated. */
type Wanted = { from: string; to?: string; userIds?: readonly number[] };

/** Money that a user brought on a day. `id` is that of the ledger entry. */
export type Deposit = { id: number; userId: number; day: string; cents: number };

/** Deposits from the bank to the balances of users, by user, in the order of their days, without those that were undone or that the bank took back. */
export async function readDeposits(
  manager: EntityManager,
  { from, to, userIds }: Wanted,
): Promise<ReadonlyMap<number, readonly Deposit[]>> {
  const query = manager
    .createQueryBuilder(LedgerEntry, 'entry')
    .innerJoin(LedgerPosting, 'posting', 'posting.entryId = entry.id')
    .innerJoin(LedgerAccount, 'account', 'account.id = posting.accountId')
    .leftJoin(LedgerEntry, 'undone', 'undone.reversalOf = entry.id')
    .leftJoin('bank_statement_line', 'back', "entry.sourceKind = 'bankLine' AND back.reversedLineId = entry.sourceId")
    .select('entry.id', 'id')
    .addSelect('account.userId', 'userId')
    .addSelect('entry.occurredOn', 'day')
    .addSelect('posting.amount', 'cents')
    .where("entry.kind = 'deposit' AND entry.occurredOn >= :from", { from })
    .andWhere("account.kind = 'available' AND posting.amount > 0 AND undone.id IS NULL AND back.id IS NULL")
    .orderBy('entry.occurredOn')
    .addOrderBy('entry.id');
  if (to) query.andWhere('entry.occurredOn <= :to', { to });
  if (userIds) query.andWhere('account.userId IN (:...userIds)', { userIds });
  const rows = await query.getRawMany<Omit<Deposit, 'cents'> & { cents: number | string }>();
  return groupBy(
    rows.map((row) => ({ ...row, cents: Number(row.cents) })),
    ({ userId }) => userId,
  );
}
