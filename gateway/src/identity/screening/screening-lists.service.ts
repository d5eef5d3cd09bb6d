import type { ScreeningListKind } from '@cimiento/contracts';
import type { Database } from '../../platform/database';
import type { SpooledFile } from '../../platform/files/spooled-file';
import type { Actor } from '../../platform/request';
import { ScreeningList } from '../records';

export type ListFiles = { kind: ScreeningListKind; file: SpooledFile; alt: SpooledFile | null };

/** The lists against which people are screened. */
export class ScreeningListsService {
  constructor(private readonly database: Database) {}

  /** The lists in use, by source. */
  list(): Promise<ScreeningList[]> {
    return this.database.reader
      .createQueryBuilder(ScreeningList, 'list')
      .where('list.currentKind IS NOT NULL')
      .orderBy('list.kind')
      .getMany();
  }

  load(_files: ListFiles, _by: Actor | null): Promise<ScreeningList> {
    return Promise.reject(new Error('not yet'));
  }
}
