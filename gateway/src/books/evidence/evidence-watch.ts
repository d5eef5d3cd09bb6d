import type { EntityManager } from 'typeorm';
import type { ChangedRecords, RowWatch, WatchedTable } from '../../platform/database/database';
import type { SealKey } from './seal-key';
import { markEntries, writeBaseline } from './baseline';
import { writeEvidence } from './evidence';
import { guardedRecords } from './guarded-records';

const watchedTables = new Map(
  Object.entries(guardedRecords).flatMap(([kind, { tables }]) =>
    tables.map(({ table, owner, columns }): [string, WatchedTable] => [
      table,
      { kind, owner, columns: new Set(columns) },
    ]),
  ),
);

/** Writes evidence of each guarded record that a transaction changes, and once after the upgrade of all that are there. */
export const createEvidenceWatch = (key: SealKey): RowWatch => ({
  find: (table) => watchedTables.get(table),
  // In the order of the list, so that two transactions lock records in the same order.
  write: async (manager: EntityManager, changed: ChangedRecords) => {
    for (const [kind, record] of Object.entries(guardedRecords)) {
      const ids = [...(changed.get(kind) ?? [])].toSorted((first, second) => first - second);
      if (ids.length > 0) await writeEvidence(manager, key, kind, record, ids);
    }
  },
  accept: (manager, reason) => markEntries(manager, key, 'accepted', reason),
  start: (database) => writeBaseline(database, key),
});
