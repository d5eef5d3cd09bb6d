import { getSides, type LedgerAccountKind } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { Reader } from '../../platform/request';
import { accountOwnerJoinsSql, accountOwnerSql, createAccountNames, readAccountCodes } from './account-names';
import type { JournalRow } from './ledger.types';

type Row = {
  date: string | Date;
  entryId: number;
  code: string;
  kind: LedgerAccountKind;
  userId: number | null;
  projectId: number | null;
  owner: string | null;
  cents: number | string;
  reference: string | null;
  memo: string;
};

const journalSql = (
  condition: string,
  limit: number,
): string => `SELECT CAST(entry.occurredOn AS CHAR) AS date, entry.id AS entryId, entry.reference,
    entry.memo, account.code, account.kind, account.userId, account.projectId, posting.amount AS cents,
    ${accountOwnerSql} AS owner
  FROM ledger_entry AS entry JOIN ledger_posting AS posting ON posting.entryId = entry.id
  JOIN ledger_account AS account ON account.id = posting.accountId ${accountOwnerJoinsSql}
  WHERE ${condition} ORDER BY entry.occurredOn, entry.id, posting.id LIMIT ${limit}`;

/** Postings of the entries that a condition selects, by day and entry, with the accountant's codes. */
export async function readJournal(
  manager: EntityManager,
  readBy: Reader,
  { sql, parameters }: { sql: string; parameters: readonly string[] },
  limit: number,
): Promise<JournalRow[]> {
  const rows = await manager.query<Row[]>(journalSql(sql, limit), [...parameters]);
  const describe = createAccountNames(await readAccountCodes(manager), readBy);
  return rows.map(({ date, entryId, code, kind, userId, projectId, owner, cents, reference, memo }) => ({
    date: String(date).slice(0, 10),
    entryId,
    account: code,
    ...describe({ code, kind, userId, owner }),
    ...getSides(Number(cents)),
    personId: userId,
    projectId,
    reference,
    memo,
  }));
}
