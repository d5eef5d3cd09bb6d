import { randomUUID } from 'node:crypto';
import type { LedgerAccountName } from '@cimiento/contracts';
import { LedgerService } from '../books/ledger/ledger.service';
import type { NewEntry } from '../books/ledger/new-entry';
import type { Database } from '../platform/database';

/** Posts entries that no record of the product explains, and accepts them as an operator would. */
export const postEntries = (database: Database, entries: readonly NewEntry[]): Promise<void> =>
  database.transaction(async (manager) => {
    await new LedgerService().post(manager, entries);
    await database.watch.accept(manager, 'a test posted it');
  });

/** An entry that moves cents from one account to another. Its source is the user or project of the second one, unless stated. */
export const createEntry = (
  from: LedgerAccountName,
  to: LedgerAccountName,
  cents: number,
  changed: Partial<NewEntry> = {},
): NewEntry => ({
  ...{ key: `test:${randomUUID()}`, kind: 'deposit', occurredOn: '2026-01-05', memo: 'Prueba' },
  source: to.projectId === null ? { kind: 'user', id: to.userId ?? 1 } : { kind: 'project', id: to.projectId },
  ...{ actorId: null, mayOverdraw: false },
  postings: [
    { account: from, amount: -cents },
    { account: to, amount: cents },
  ],
  ...changed,
});
