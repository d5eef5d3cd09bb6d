import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfVerdict } from './find-pdf-actions';

// The compiled thread, as it is deployed. `npm run types` builds it.
const program = path.resolve(__dirname, '../../../dist/platform/files/pdf-check-worker.js');

const timeLimitMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/** What a check may find beyond what a PDF is: that it cannot be read, or only with too much time or memory. */
export type PdfCheck = PdfVerdict | 'damaged' | 'too complex';

/**
 * Reads a PDF in a separate thread with limits of time and memory: the bytes are somebody else's, and could otherwise keep this process from
 * answering.
 * @param limitMs until the thread is ended
 */
export function checkPdf(bytes: Uint8Array, limitMs = timeLimitMs): Promise<PdfCheck> {
  return new Promise((resolve) => {
    const worker = new Worker(program, { workerData: bytes, resourceLimits });
    const timer = setTimeout(() => finish('too complex'), limitMs);
    const finish = (check: PdfCheck): void => {
      clearTimeout(timer);
      resolve(check);
      void worker.terminate();
    };
    worker.on('message', finish);
    // Out of memory, or a fault of the library.
    worker.on('error', () => finish('too complex'));
    worker.on('exit', () => finish('too complex'));
  });
}
