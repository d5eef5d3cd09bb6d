import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { statementFileMessages } from '@cimiento/contracts';
import type { StatementReading, WantedMapping } from './statement-reading';

export type ThreadWork = { bytes: Uint8Array; wanted: WantedMapping };
export type ThreadAnswer = { reading: StatementReading } | { refusal: string };

// The compiled thread, as it is deployed. `npm run types` builds it.
const program = path.resolve(__dirname, '../../../dist/banking/statement-files/statement-file-worker.js');

// A month of a busy account takes a tenth of this. Counted from when the thread runs, so that a busy machine does not refuse a good file.
const timeLimitMs = 1500;
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

function start(work: ThreadWork): Promise<ThreadAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(program, { workerData: work, resourceLimits });
    let timer: NodeJS.Timeout | undefined;
    const finish = (answer: ThreadAnswer): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const giveUp = (): void => finish({ refusal: statementFileMessages.tooMuch });
    worker.on('online', () => {
      timer = setTimeout(giveUp, timeLimitMs);
    });
    worker.on('message', finish);
    // Out of memory.
    worker.on('error', giveUp);
    worker.on('exit', giveUp);
  });
}

// One file at a time, so that the memory of several never adds up.
let lastFile: Promise<unknown> = Promise.resolve();

/**
 * Reads a bank's file in a separate thread with limits of time and memory: the bytes are somebody else's, and could otherwise keep this process
 * from answering.
 */
export function readInThread(work: ThreadWork): Promise<ThreadAnswer> {
  const answer = lastFile.then(() => start(work));
  lastFile = answer;
  return answer;
}
