import type { Database } from '../platform/database';
import { nextTurn } from '../platform/database/next-turn';
import type { FileStore } from '../platform/files/file-store';
import { CommandError } from './command-error';

// An upload stores a content before the transaction that refers to it, and a person may take long with the form in between.
const minAgeMs = 24 * 60 * 60_000;

const contentColumn = 'sha256';

/** The hashes that rows refer to, in every table that has such a column, and the others that are named. */
async function readReferred({ reader, dataSource }: Database, ...others: string[]): Promise<Set<string>> {
  const referred = new Set<string>();
  for (const metadata of dataSource.entityMetadatas) {
    if (![contentColumn, ...others].every((name) => metadata.findColumnWithPropertyName(name))) continue;
    const rows = await reader
      .createQueryBuilder(metadata.target, 'item')
      .select(`DISTINCT item.${contentColumn}`, 'hash')
      .where(`item.${contentColumn} IS NOT NULL`)
      .getRawMany<{ hash: string }>();
    for (const { hash } of rows) referred.add(hash);
  }
  return referred;
}

/** Hashes that rows refer to and whose contents are not stored. A row without a size has only the hash of what it names. */
export async function listMissing(database: Database, files: FileStore): Promise<string[]> {
  const stored = new Set(await files.list());
  return [...(await readReferred(database, 'size'))].filter((sha256) => !stored.has(sha256));
}

const isOld = async (files: FileStore, sha256: string): Promise<boolean> => {
  const time = await files.findTime(sha256);
  return time !== null && time < Date.now() - minAgeMs;
};

/**
 * Removes contents that no row refers to and that were stored more than a day ago: those of deleted documents, and of uploads that were not
 * finished. `isDryRun` only counts them. Servers may run.
 * @throws CommandError when none of many contents has a row, as with the database of another installation.
 */
export async function pruneFiles(database: Database, files: FileStore, isDryRun: boolean): Promise<string> {
  const stored = await files.list();
  const referred = await readReferred(database);
  const unused = stored.filter((sha256) => !referred.has(sha256));
  if (unused.length > 0 && unused.length === stored.length)
    throw new CommandError(
      `None of the ${stored.length} stored contents has a row in this database: check that it is the one of these files`,
    );
  let old = 0;
  for (const sha256 of unused) {
    // Asked right before: an upload may have stored it again.
    if (!(await isOld(files, sha256))) continue;
    old += 1;
    if (!isDryRun) await files.remove(sha256);
    await nextTurn();
  }
  const rest = `of ${stored.length}; ${unused.length - old} without a row are younger than a day`;
  return isDryRun
    ? `${old} contents without a row would be removed, ${rest}`
    : `${old} contents without a row were removed, ${rest}`;
}
