import { hasPermission, type StaffRole } from '@cimiento/contracts';
import { toSchema } from '@cimiento/contracts/schemas';
import { searchFields, searchKind, searchKinds, type SearchKind } from '@cimiento/contracts/search';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { describeResults } from './describe-results';
import { RecordFinder } from './find-records';
import { searchedTables } from './searched-tables';
import { readTerms } from './search-terms';
import type { SearchArgs, SearchResult } from './search.types';

const searchSchema = toSchema(searchFields);

type Found = { kind: SearchKind; ids: readonly number[] };

const mayRead = (role: StaffRole | null, kind: SearchKind): boolean => {
  const { permission } = searchKind[kind];
  return permission === 'admin' || hasPermission(role, [permission]);
};

/** Finds records of every kind by words of theirs, of their person or of their project, and by references and ids. */
export class SearchService {
  constructor(private readonly database: Database) {}

  /** @throws VALIDATION_FAILED when the search is empty or too long, or the limit is out of range. */
  async search(args: SearchArgs, role: StaffRole | null): Promise<SearchResult[]> {
    const { q, limit } = parseInput(searchSchema, {
      q: args.q,
      ...(typeof args.limit === 'number' && { limit: args.limit }),
    });
    const readsPeople = mayRead(role, 'user');
    const readings = readTerms(q);
    const finder = new RecordFinder(this.database);
    const found = await Promise.all(
      searchKinds
        .filter((kind) => mayRead(role, kind))
        .map(async (kind): Promise<Found> => {
          const lists = await Promise.all(
            readings.map((terms) => finder.find(searchedTables[kind], terms, limit, readsPeople)),
          );
          return { kind, ids: [...new Set(lists.flat())].slice(0, limit) };
        }),
    );
    const shared = shareLimit(found, limit);
    const results = await Promise.all(
      shared.map(({ kind, ids }) => describeResults(this.database.reader, kind, ids, readsPeople)),
    );
    return results.flat();
  }
}

/** Gives every kind its part of the limit, so that one with many results leaves room for the others. */
function shareLimit(found: readonly Found[], limit: number): Found[] {
  const taken = found.map(() => 0);
  for (let left = limit, given = true; left > 0 && given;) {
    given = false;
    for (const [index, { ids }] of found.entries())
      if (left > 0 && (taken[index] ?? 0) < ids.length) {
        taken[index] = (taken[index] ?? 0) + 1;
        left -= 1;
        given = true;
      }
  }
  return found.map(({ kind, ids }, index) => ({ kind, ids: ids.slice(0, taken[index]) }));
}
