import path from 'node:path';
import { identityMessages, type ScreeningListKind } from '@cimiento/contracts';
import { validationFailed } from '../../../platform/errors';
import type { FileReaders } from '../../../platform/files/reader/file-readers';
import type { ReaderProgram } from '../../../platform/files/reader/reader-process';
import { SpooledFile } from '../../../platform/files/spooled-file';
import type { ListEntry } from './list-entry';
import { unpackEntries } from './read-list';

/** The reason why a list is refused; none where it was read. */
export type ListAnswer = { refusal?: string };

/** A file that was uploaded, or is on the disk of a command, and that of the alternate names. */
export type ListFiles = { kind: ScreeningListKind; file: SpooledFile; alt: SpooledFile | null };

const program: ReaderProgram = {
  path: path.resolve(__dirname, '../../../../dist/identity/screening/list-files/list-file-reader.js'),
  heapMb: 96,
  memoryMb: 192,
  // Twenty thousand entries take a tenth of this.
  cpuSeconds: 10,
  timeMs: 60_000,
};

async function* joinParts(files: readonly SpooledFile[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* file.parts();
}

/** Reads the files of a list in a process with limits of time and memory. @throws VALIDATION_FAILED on `file`, BUSY */
export async function readListFiles(
  readers: Pick<FileReaders, 'read'>,
  { kind, file, alt }: ListFiles,
): Promise<ListEntry[]> {
  const joined = alt === null ? null : await SpooledFile.receive(joinParts([file, alt]));
  try {
    const options = { kind, altAt: joined && file.size };
    const reading = await readers.read<ListAnswer>(program, joined ?? file, options);
    const refusal = reading === null ? identityMessages.listTooMuch : reading.value.refusal;
    if (reading === null || refusal !== undefined) throw validationFailed({ file: refusal ?? '' });
    return unpackEntries(reading.bytes);
  } finally {
    joined?.close();
  }
}
