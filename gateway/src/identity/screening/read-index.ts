import type { EntityManager } from 'typeorm';
import { ScreeningEntry, type ScreeningList } from '../records';
import { MatchIndex, type IndexedEntry } from './match-index';

// Entries that one query reads.
const entriesPerRead = 2000;

async function readEntries(manager: EntityManager, { id, kind }: ScreeningList): Promise<IndexedEntry[]> {
  const entries: IndexedEntry[] = [];
  for (let after = 0; ;) {
    const rows = await manager
      .createQueryBuilder(ScreeningEntry, 'entry')
      .where('entry.listId = :id AND entry.id > :after', { id, after })
      .orderBy('entry.id')
      .limit(entriesPerRead)
      .getMany();
    for (const { uid, names, birthDate, country, documentNumbers } of rows)
      entries.push({
        listKind: kind,
        uid,
        names: JSON.parse(names) as string[],
        birthDate,
        country,
        documentNumbers: JSON.parse(documentNumbers) as string[],
      });
    const last = rows.at(-1);
    if (!last || rows.length < entriesPerRead) return entries;
    after = last.id;
  }
}

/** The entries of these lists, to be compared. */
export async function readIndex(manager: EntityManager, lists: readonly ScreeningList[]): Promise<MatchIndex> {
  const entries: IndexedEntry[] = [];
  for (const list of lists) for (const entry of await readEntries(manager, list)) entries.push(entry);
  return MatchIndex.of(entries);
}
