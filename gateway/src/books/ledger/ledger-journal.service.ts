import { centsToText, getLedgerAccountName, limits, type LedgerAccountKind, periodMessages } from '@cimiento/contracts';
import { maskName, type Reader } from '../../platform/request';
import type { Database } from '../../platform/database';
import { assertDayRange } from '../../platform/database/list/record-conditions';
import { ExpectedError } from '../../platform/errors';
import type { JournalArgs, JournalRow } from './ledger.types';

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
  days: string,
): string => `SELECT CAST(entry.occurredOn AS CHAR) AS date, entry.id AS entryId, entry.reference,
    entry.memo, account.code, account.kind, account.userId, account.projectId, posting.amount AS cents,
    COALESCE(user.fullName, project.name, collecting.bank) AS owner
  FROM ledger_entry AS entry JOIN ledger_posting AS posting ON posting.entryId = entry.id
  JOIN ledger_account AS account ON account.id = posting.accountId
  LEFT JOIN users AS user ON user.id = account.userId LEFT JOIN project ON project.id = account.projectId
  LEFT JOIN collecting_account AS collecting ON account.code = CONCAT('bank:', collecting.id)
  WHERE ${days} ORDER BY entry.occurredOn, entry.id, posting.id LIMIT ${limits.journalRows.max + 1}`;

/** The books as an accountant reads them. */
export class LedgerJournalService {
  constructor(private readonly database: Database) {}

  /** Every posting of the entries of these days, by day and entry. @throws VALIDATION_FAILED for days that do not follow, and for more than one file holds */
  async list(readBy: Reader, { from, to }: JournalArgs): Promise<JournalRow[]> {
    assertDayRange({ from, to });
    const days = [
      ...(from ? [['entry.occurredOn >= ?', from]] : []),
      ...(to ? [['entry.occurredOn <= ?', to]] : []),
    ] as const;
    const condition = ['1 = 1', ...days.map(([sql]) => sql)].join(' AND ');
    const rows = await this.database.reader.query<Row[]>(
      journalSql(condition),
      days.map(([, day]) => day),
    );
    if (rows.length > limits.journalRows.max) {
      const message = periodMessages.journalRows;
      throw new ExpectedError('RESPONSE_TOO_LARGE', message, { errors: { to: message } });
    }
    return rows.map(({ date, entryId, code, kind, userId, projectId, owner, cents, reference, memo }) => ({
      date: String(date).slice(0, 10),
      entryId,
      account: code,
      accountName: getLedgerAccountName(kind, owner && userId !== null ? maskName(readBy, userId, owner) : owner, code),
      // Money in a bank is negative in the ledger.
      debit: centsToText(Math.max(0, -Number(cents))),
      credit: centsToText(Math.max(0, Number(cents))),
      personId: userId,
      projectId,
      reference,
      memo,
    }));
  }
}
