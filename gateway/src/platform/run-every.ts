import type { Logger } from 'pino';

type Task = () => Promise<unknown>;

/**
 * Runs the tasks every `ms`, unless the former run is still in progress. A task that fails is logged and runs again next time.
 * @param onSuccess called after each run in which no task failed
 * @returns stops, and waits for a run in progress.
 */
export function runEvery(
  ms: number,
  tasks: readonly Task[],
  log: Pick<Logger, 'warn'>,
  onSuccess: () => void = () => undefined,
): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const run = (task: Task): Promise<boolean> =>
    task().then(
      () => true,
      (err: unknown) => {
        log.warn({ err }, 'a regular task failed');
        return false;
      },
    );
  const runAll = async (): Promise<void> => {
    const results = await Promise.all(tasks.map(run));
    running = null;
    if (results.every(Boolean)) onSuccess();
  };
  const timer = setInterval(() => void (running ??= runAll()), ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
