import { IsNull, Not, type EntityManager } from 'typeorm';
import { sharedRowLock } from '../../platform/database/row-lock';
import { ScreeningList } from '../records';

/** The lists in use, by source. In a transaction nobody replaces them until it ends. */
export const lockLists = (manager: EntityManager): Promise<ScreeningList[]> =>
  manager.find(ScreeningList, {
    where: { currentKind: Not(IsNull()) },
    order: { kind: 'ASC' },
    ...sharedRowLock(manager),
  });

/** The versions of lists: 'ofac 12, own 1'. */
export const formatVersions = (lists: readonly Pick<ScreeningList, 'kind' | 'version'>[]): string =>
  lists.map(({ kind, version }) => `${kind} ${version}`).join(', ');

/** The versions of the lists in use: 'ofac 12, own 1'; empty while there are none. */
export async function readListVersions(manager: EntityManager): Promise<string> {
  return formatVersions(
    await manager.find(ScreeningList, { where: { currentKind: Not(IsNull()) }, order: { kind: 'ASC' } }),
  );
}
