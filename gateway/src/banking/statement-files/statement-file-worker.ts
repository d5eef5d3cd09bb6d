import { statementFileMessages } from '@cimiento/contracts';
import { parentPort, workerData } from 'node:worker_threads';
import { readStatementFile } from './read-statement-file';
import type { ThreadAnswer, ThreadWork } from './read-in-thread';
import { RefusedFile } from './statement-reading';

parentPort?.postMessage('ready');

const { bytes, wanted } = workerData as ThreadWork;

void readStatementFile(bytes, wanted)
  .then((reading): ThreadAnswer => ({ reading }))
  // What a library cannot read is damaged: banks write what the formats say.
  .catch((error: unknown): ThreadAnswer => ({
    refusal: error instanceof RefusedFile ? error.message : statementFileMessages.damaged,
  }))
  .then((answer) => parentPort?.postMessage(answer));
