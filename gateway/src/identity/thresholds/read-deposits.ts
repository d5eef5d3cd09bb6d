import type { DatedCents } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';

/** Days, 'YYYY-MM-DD', both included; and whose deposits: everybody's unless stated. */
type Wanted = { from: string; to: string; userIds?: readonly number[] };

type Row = { userId: number; day: string; cents: string | number };

/** Deposits from the bank to the balances of users, by user and day, without those that were undone. */
export async function readDeposits(
  manager: EntityManager,
  { from, to, userIds }: Wanted,
): Promise<Map<number, DatedCents[]>> {
  const query = manager
    .createQueryBuilder(LedgerEntry, 'entry')
    .innerJoin(LedgerPosting, 'posting', 'posting.entryId = entry.id')
    .innerJoin(LedgerAccount, 'account', 'account.id = posting.accountId')
    .leftJoin(LedgerEntry, 'undone', 'undone.reversalOf = entry.id')
    .select('account.userId', 'userId')
    .addSelect('entry.occurredOn', 'day')
    .addSelect('posting.amount', 'cents')
    .where("entry.kind = 'deposit' AND entry.occurredOn BETWEEN :from AND :to", { from, to })
    .andWhere("account.kind = 'available' AND posting.amount > 0 AND undone.id IS NULL")
    .orderBy('entry.occurredOn')
    .addOrderBy('entry.id');
  if (userIds) query.andWhere('account.userId IN (:...userIds)', { userIds });
  const deposits = new Map<number, DatedCents[]>();
  for (const { userId, day, cents } of await query.getRawMany<Row>()) {
    const deposit = { day, cents: Number(cents) };
    const known = deposits.get(userId);
    if (known) known.push(deposit);
    else deposits.set(userId, [deposit]);
  }
  return deposits;
}
