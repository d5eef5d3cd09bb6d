import { parentPort, workerData } from 'node:worker_threads';
import { findPdfActions } from './find-pdf-actions';

// The library writes what it repairs to the console; it is about bytes of others, and nobody's to read.
console.warn = () => undefined;

findPdfActions(workerData as Uint8Array).then(
  (verdict) => parentPort?.postMessage(verdict),
  () => parentPort?.postMessage('damaged'),
);
