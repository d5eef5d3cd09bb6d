import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { statementFileMessages } from '@cimiento/contracts';
import type { StatementReading, WantedMapping } from './statement-reading';

export type ThreadWork = { bytes: Uint8Array; wanted: WantedMapping };
export type ThreadAnswer = { reading: StatementReading } | { refusal: string };
/** First that its libraries are loaded, then the answer. */
export type ThreadMessage = 'ready' | ThreadAnswer;

// The compiled thread, as it is deployed. `npm run types` builds it.
const program = path.resolve(__dirname, '../../../dist/banking/statement-files/statement-file-worker.js');

// A month of a busy account takes a tenth of this. Counted from when the libraries are loaded, so that a busy machine refuses no good file.
const timeLimitMs = 1500;
const loadLimitMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

function start(work: ThreadWork): Promise<ThreadAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(program, { workerData: work, resourceLimits });
    const finish = (answer: ThreadAnswer): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const giveUp = (): void => finish({ refusal: statementFileMessages.tooMuch });
    let timer = setTimeout(giveUp, loadLimitMs);
    worker.on('message', (message: ThreadMessage) => {
      if (message !== 'ready') return finish(message);
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeLimitMs);
    });
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
