import path from 'node:path';
import { statementFileMessages } from '@cimiento/contracts';
import type { FileReaders } from '../../platform/files/reader/file-readers';
import type { ReaderProgram } from '../../platform/files/reader/reader-process';
import type { SpooledFile } from '../../platform/files/spooled-file';
import type { StatementReading, WantedMapping } from './statement-reading';

/** The content of a file, or the reason why it is refused. */
export type StatementAnswer = { reading: StatementReading } | { refusal: string };

const program: ReaderProgram = {
  path: path.resolve(__dirname, '../../../dist/banking/statement-files/statement-file-reader.js'),
  heapMb: 96,
  memoryMb: 192,
  // A month of a busy account takes a tenth of this.
  cpuSeconds: 2,
  timeMs: 15_000,
};

/** Reads a bank's file in a process with limits of time and memory. @throws BUSY */
export async function readInProcess(
  readers: Pick<FileReaders, 'read'>,
  file: SpooledFile,
  wanted: WantedMapping,
): Promise<StatementAnswer> {
  const answer = await readers.read<StatementAnswer>(program, file, wanted);
  return answer?.value ?? { refusal: statementFileMessages.tooMuch };
}
