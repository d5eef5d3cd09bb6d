import type { Logger } from 'pino';

type Task = () => Promise<unknown>;

/**
 * Runs the tasks every `ms`, unless the former run is still in progress. A task that fails is logged and runs again next time.
 * @returns stops, and waits for a run in progress.
 */
export function runEvery(ms: number, tasks: readonly Task[], log: Pick<Logger, 'warn'>): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const run = (task: Task) => task().catch((err: unknown) => log.warn({ err }, 'a regular task failed'));
  const runAll = () => Promise.all(tasks.map(run)).finally(() => (running = null));
  const timer = setInterval(() => void (running ??= runAll()), ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
