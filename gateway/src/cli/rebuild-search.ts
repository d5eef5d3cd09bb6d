import { MoreThan } from 'typeorm';
import type { Database } from '../platform/database';
import { nextTurn } from '../platform/database/next-turn';
import { addTokens } from '../platform/database/search/keep-tokens';
import { SearchToken } from '../platform/database/search/search-token.entity';
import { searchedTexts, type SearchedKind } from '../platform/database/search/searched-texts';

// One transaction reads the records and replaces their words, so that a change between the two is not lost.
const rowsPerBatch = 500;

/** Replaces the words of the records after an id, and returns the last id; null when there are no more. */
const rebuildAfter = (database: Database, kind: SearchedKind, after: number): Promise<number | null> =>
  database.transaction(async (manager) => {
    const rows = await manager.find<{ id: number }>(searchedTexts[kind].table, {
      where: { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: rowsPerBatch,
    });
    const last = rows.at(-1)?.id ?? null;
    const stale = manager
      .createQueryBuilder()
      .delete()
      .from(SearchToken)
      .where('kind = :kind AND recordId > :after', { kind, after });
    await (last === null ? stale : stale.andWhere('recordId <= :last', { last })).execute();
    await addTokens(manager, kind, rows);
    return last;
  });

/** Writes again the words by which records are found, of records that are gone none. Servers may run. */
export async function rebuildSearch(database: Database): Promise<string> {
  for (const kind of Object.keys(searchedTexts) as SearchedKind[])
    for (let after: number | null = 0; after !== null; await nextTurn())
      after = await rebuildAfter(database, kind, after);
  return `The search has ${await database.reader.count(SearchToken)} words`;
}
