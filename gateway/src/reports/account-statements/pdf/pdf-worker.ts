import { parentPort } from 'node:worker_threads';
import { loadFonts } from './fonts';
import type { PdfAnswer } from './pdf-thread';
import { renderStatement } from './render-statement';
import type { StatementDocument } from './statement-document';

const fonts = loadFonts();

async function answer({ id, document }: { id: number; document: StatementDocument }): Promise<PdfAnswer> {
  try {
    return { id, bytes: await renderStatement(fonts, document) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

// One after another, so that the memory of one document is free before the next.
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (job: Parameters<typeof answer>[0]) => {
  last = last.then(async () => parentPort?.postMessage(await answer(job)));
});
