import { LedgerService } from '../books/ledger/ledger.service';
import type { NewEntry } from '../books/ledger/new-entry';
import type { Database } from '../platform/database';

/** Posts entries that no record of the product explains, and accepts them as an operator would. */
export const postEntries = (database: Database, entries: readonly NewEntry[]): Promise<void> =>
  database.transaction(async (manager) => {
    await new LedgerService().post(manager, entries);
    await database.watch.accept(manager, 'a test posted it');
  });
