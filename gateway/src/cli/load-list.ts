import { open } from 'node:fs/promises';
import { screeningListKinds, type ScreeningListKind } from '@cimiento/contracts';
import { ScreeningListsService } from '../identity/screening/screening-lists.service';
import type { Database } from '../platform/database';
import { FileReaders } from '../platform/files/reader/file-readers';
import { SpooledFile } from '../platform/files/spooled-file';
import { CommandError } from './command-error';

/** A source, its file, and that of the alternate names of OFAC. */
export type ListCall = { kind: string; file: string; alt: string | null };

const isKind = (kind: string): kind is ScreeningListKind => screeningListKinds.some((known) => known === kind);

async function openFile(path: string): Promise<SpooledFile> {
  try {
    // The stream closes it.
    return await SpooledFile.receive((await open(path)).createReadStream());
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new CommandError(`${path} cannot be read: ${code}`);
  }
}

/**
 * Replaces a list against which people are screened; a running server then screens everybody.
 * @throws CommandError for another source or a file that cannot be read, ExpectedError when the file is refused
 */
export async function loadList(database: Database, { kind, file, alt }: ListCall): Promise<string> {
  if (!isKind(kind)) throw new CommandError(`KIND is one of ${screeningListKinds.join(', ')}`);
  const readers = new FileReaders({ warn: () => undefined });
  const [opened, openedAlt] = [await openFile(file), alt === null ? null : await openFile(alt)];
  try {
    const lists = new ScreeningListsService(database, readers);
    const list = await lists.load({ kind, file: opened, alt: openedAlt }, null);
    return `${list.kind} ${list.version} has ${list.entries} entries, SHA-256 ${list.sha256}; a running server screens everybody`;
  } finally {
    opened.close();
    openedAlt?.close();
    readers.close();
  }
}
