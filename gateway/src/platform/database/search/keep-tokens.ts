import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { insertRows } from '../insert-rows';
import { SearchToken } from './search-token.entity';
import { listTokens, searchedTexts, type SearchedKind } from './searched-texts';

type Row = { id: number };

const findKind = (manager: EntityManager, entity: EntityTarget<ObjectLiteral>): SearchedKind | undefined => {
  const { tableName } = manager.connection.getMetadata(entity);
  return (Object.keys(searchedTexts) as SearchedKind[]).find((kind) => searchedTexts[kind].table === tableName);
};

/** Stores the words of records that had none, in the transaction that inserts them. */
export const addTokens = (manager: EntityManager, kind: SearchedKind, rows: readonly Row[]): Promise<void> =>
  insertRows(
    manager,
    SearchToken,
    rows.flatMap((row) => listTokens(kind, row).map((token) => ({ kind, token, recordId: row.id }))),
  );

/** Replaces the words of a record, in the transaction that changed the columns. */
export async function replaceTokens<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: T,
  changed: readonly string[],
): Promise<void> {
  const kind = findKind(manager, entity as EntityTarget<ObjectLiteral>);
  if (!kind || !searchedTexts[kind].columns.some((column) => changed.includes(column))) return;
  await manager.delete(SearchToken, { kind, recordId: row.id });
  await addTokens(manager, kind, [row]);
}

/** Removes the words of a record, in the transaction that deletes it. */
export async function removeTokens<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
): Promise<void> {
  const kind = findKind(manager, entity as EntityTarget<ObjectLiteral>);
  if (kind) await manager.delete(SearchToken, { kind, recordId: id });
}
