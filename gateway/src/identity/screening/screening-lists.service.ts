import { createHash } from 'node:crypto';
import { identityMessages } from '@cimiento/contracts';
import { screeningListSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { insertWithAudit } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { insertRows } from '../../platform/database/insert-rows';
import { rowLock } from '../../platform/database/row-lock';
import { ExpectedError, parseInput, validationFailed } from '../../platform/errors';
import type { FileReaders } from '../../platform/files/reader/file-readers';
import type { SpooledFile } from '../../platform/files/spooled-file';
import type { Actor } from '../../platform/request';
import { ScreeningEntry, ScreeningList } from '../records';
import type { ListEntry } from './list-files/list-entry';
import { readListFiles, type ListFiles } from './list-files/read-in-process';
import { enqueueScreening } from './screening-run';

// Percent of the entries in use that a load may lose: a file that is cut off would let people through.
const mostLostPercent = 10;

async function hashFiles(files: readonly (SpooledFile | null)[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) if (file) for await (const part of file.parts()) hash.update(part);
  return hash.digest('hex');
}

/** @throws VALIDATION_FAILED when too many of the entries in use are not in the new list */
async function assertNotShrunk(
  manager: EntityManager,
  current: ScreeningList,
  entries: readonly ListEntry[],
): Promise<void> {
  const uids = new Set(entries.map(({ uid }) => uid));
  const known = await manager.find(ScreeningEntry, { select: { uid: true }, where: { listId: current.id } });
  const lost = known.filter(({ uid }) => !uids.has(uid)).length;
  if (lost * 100 > known.length * mostLostPercent)
    throw validationFailed({ file: identityMessages.listShrunk(lost, known.length) });
}

/** The lists against which people are screened. */
export class ScreeningListsService {
  constructor(
    private readonly database: Database,
    private readonly readers: Pick<FileReaders, 'read'>,
  ) {}

  /** The lists in use, by source. */
  list(): Promise<ScreeningList[]> {
    return this.database.reader
      .createQueryBuilder(ScreeningList, 'list')
      .where('list.currentKind IS NOT NULL')
      .orderBy('list.kind')
      .getMany();
  }

  /**
   * Replaces the list of a source, and screens everybody again. Where it throws, the list in use stays.
   * @throws VALIDATION_FAILED, BUSY, CONFLICT when another load of the source ends at the same time
   */
  async load(files: ListFiles, by: Actor | null): Promise<ScreeningList> {
    const { kind } = parseInput(screeningListSchema, { kind: files.kind });
    if (files.alt && kind !== 'ofac') throw validationFailed({ alt: identityMessages.listAlt });
    if (files.file.size === 0) throw validationFailed({ file: identityMessages.listEmpty });
    // The SHA-256 of the bytes of SDN.CSV alone where there is no ALT.CSV, else of both in this order.
    const sha256 = await hashFiles([files.file, files.alt]);
    const entries = await readListFiles(this.readers, files);
    const facts = { kind, sha256, entries: entries.length, loadedBy: by?.userId ?? null };
    try {
      return await this.database.transaction((manager) => this.replace(manager, facts, entries, by));
    } catch (error) {
      if (!isUniqueViolation(error, 'screening_list', 'version')) throw error;
      throw new ExpectedError('CONFLICT', identityMessages.listLoading);
    }
  }

  private async replace(
    manager: EntityManager,
    facts: Pick<ScreeningList, 'kind' | 'sha256' | 'entries' | 'loadedBy'>,
    entries: readonly ListEntry[],
    by: Actor | null,
  ): Promise<ScreeningList> {
    const { kind } = facts;
    const current = await manager.findOne(ScreeningList, { where: { currentKind: kind }, ...rowLock(manager) });
    if (current) await assertNotShrunk(manager, current, entries);
    if (current) await manager.update(ScreeningList, current.id, { currentKind: null });
    const version = (current?.version ?? 0) + 1;
    const list = await insertWithAudit(
      { manager, entity: ScreeningList, by },
      manager.create(ScreeningList, { ...facts, version, currentKind: kind, loadedAt: new Date() }),
    );
    await insertRows(
      manager,
      ScreeningEntry,
      entries.map(({ uid, names, birthDate, country, documentNumbers }) => ({
        listId: list.id,
        uid,
        names: JSON.stringify(names),
        birthDate,
        country,
        documentNumbers: JSON.stringify(documentNumbers),
      })),
    );
    if (current) await manager.delete(ScreeningEntry, { listId: current.id });
    await enqueueScreening(manager, { listId: list.id, after: 0 });
    return list;
  }
}
