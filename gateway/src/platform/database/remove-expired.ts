import type { Kept, RetentionRule } from '@cimiento/contracts/retention';
import { In, LessThanOrEqual, type EntityMetadata, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { getMachineTime } from '../machine-time';
import type { Database } from './database';
import { nextTurn } from './next-turn';

// One transaction deletes at most this many rows, so that no writer waits long.
const rowsPerBatch = 500;

const dayMs = 24 * 60 * 60_000;

/** Keys of rows, among those whose time is over, that stay all the same. */
export type FindKept = (rows: readonly ObjectLiteral[]) => Promise<ReadonlySet<unknown>>;

type Expired = { metadata: EntityMetadata; key: string; where: FindOptionsWhere<ObjectLiteral>; column: string };

/** The rows of a table whose time is over; null for a table from which nothing is removed for its age. */
function findExpired(metadata: EntityMetadata, kept: Kept): Expired | null {
  if (kept.kind !== 'days' && kept.kind !== 'until') return null;
  const column = kept.kind === 'days' ? kept.since : kept.column;
  const found = metadata.findColumnWithPropertyName(column);
  const [primary] = metadata.primaryColumns;
  if (!found || !primary) throw new Error(`${metadata.tableName} has no column ${column}`);
  // Idempotency keys count by the clock of the machine, which that of a sandbox is not; sessions and the rest by the product's.
  const now = metadata.tableName === 'idempotency_key' ? getMachineTime() : Date.now();
  const limit = kept.kind === 'days' ? now - kept.days * dayMs : now;
  const value = found.type === 'bigint' ? limit : new Date(limit);
  return { metadata, key: primary.propertyName, where: { [column]: LessThanOrEqual(value) }, column };
}

/** Deletes a table's rows whose time is over, in the order of that time. @returns how many */
async function removeFrom(
  database: Database,
  { metadata, key, where, column }: Expired,
  isOver: () => boolean,
  findKept: FindKept | undefined,
): Promise<number> {
  let [removed, skip] = [0, 0];
  while (!isOver()) {
    const rows = await database.reader.find(metadata.target, {
      where,
      order: { [column]: 'ASC' },
      take: rowsPerBatch,
      skip,
    });
    if (rows.length === 0) break;
    const kept = (await findKept?.(rows)) ?? new Set();
    const keys = rows.map((row) => row[key] as unknown).filter((value) => !kept.has(value));
    // Again with the condition: a session may have been used since.
    if (keys.length > 0)
      await database.transaction((manager) => manager.delete(metadata.target, { ...where, [key]: In(keys) }));
    removed += keys.length;
    skip += rows.length - keys.length;
    await nextTurn();
  }
  return removed;
}

/**
 * Removes what the rules no longer keep, table by table and in batches, until `isOver`.
 * @param exceptions by table, what stays although its time is over.
 * @returns how many rows
 */
export async function removeExpired(
  database: Database,
  rules: readonly RetentionRule[],
  isOver: () => boolean = () => false,
  exceptions: Readonly<Record<string, FindKept>> = {},
): Promise<number> {
  const metadatas = new Map(database.dataSource.entityMetadatas.map((metadata) => [metadata.tableName, metadata]));
  let removed = 0;
  for (const { tables, kept } of rules)
    for (const table of tables) {
      const metadata = metadatas.get(table);
      const expired = metadata ? findExpired(metadata, kept) : null;
      if (expired) removed += await removeFrom(database, expired, isOver, exceptions[table]);
    }
  return removed;
}
