import { limits, periodMessages } from '@cimiento/contracts';
import type { Reader } from '../../platform/request';
import type { Database } from '../../platform/database';
import { assertDayRange } from '../../platform/database/list/record-conditions';
import { ExpectedError } from '../../platform/errors';
import { readJournal } from './journal-rows';
import type { JournalArgs, JournalRow } from './ledger.types';

const { max } = limits.journalRows;

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
    const condition = {
      sql: ['1 = 1', ...days.map(([sql]) => sql)].join(' AND '),
      parameters: days.map(([, day]) => String(day)),
    };
    const rows = await readJournal(this.database.reader, readBy, condition, max + 1);
    if (rows.length > max) {
      const message = periodMessages.journalRows;
      throw new ExpectedError('RESPONSE_TOO_LARGE', message, { errors: { to: message } });
    }
    return rows;
  }
}
