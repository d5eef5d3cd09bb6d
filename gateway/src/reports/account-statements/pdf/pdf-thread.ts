import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StatementDocument } from './statement-document';

/** The response of the thread: the bytes of a PDF, or why it could not make it. */
export type PdfAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string });

// The compiled thread, as it is deployed. `npm run types` builds it.
const program = path.resolve(__dirname, '../../../../dist/reports/account-statements/pdf/pdf-worker.js');

// The thread holds the parsed fonts, which is memory for nothing while no statement is made.
const idleMs = 30_000;

// A usual document needs some 40 MB, and one of 5,000 rents fits too. Without a limit the thread lets its garbage grow to several times that
// before it collects it.
const resourceLimits = { maxOldGenerationSizeMb: 192 };

type Job = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

/** Makes PDFs in a thread, so that requests of this process do not wait for them. The thread starts with the first and ends when idle. */
export class PdfThread {
  private worker: Worker | null = null;
  private readonly jobs = new Map<number, Job>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  /** @throws Error when the document cannot be made, or the thread ends. */
  render(document: StatementDocument): Promise<Uint8Array> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const id = (this.lastId += 1);
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.jobs.set(id, { resolve, reject });
      worker.postMessage({ id, document });
    });
  }

  /** Ends the thread; what it was making fails. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(program, { resourceLimits });
    // A process ends although its thread waits.
    worker.unref();
    worker.on('message', (answer: PdfAnswer) => this.settle(answer));
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('the thread of the PDFs ended')));
    return worker;
  }

  private settle(answer: PdfAnswer): void {
    const job = this.jobs.get(answer.id);
    this.jobs.delete(answer.id);
    if ('bytes' in answer) job?.resolve(answer.bytes);
    else job?.reject(new Error(answer.error));
    if (this.jobs.size === 0) this.idle = setTimeout(() => void this.close(), idleMs).unref();
  }

  private fail(error: Error): void {
    this.worker = null;
    for (const { reject } of this.jobs.values()) reject(error);
    this.jobs.clear();
  }
}
