import cluster from 'node:cluster';

/** Most processes that share one port. */
export const maxWorkers = 64;

/** A worker that lived as long as this, in ms, did start: the next one takes its place at once. */
const soundAfterMs = 10_000;
const shortestDelayMs = 100;
const longestDelayMs = 10_000;

/** How a worker ended, and the time until another one takes its place, in ms. */
export type WorkerEnd = { worker: number | undefined; code: number | null; signal: string | null; delayMs: number };

/** Whether this process serves: it is a worker, or the only process. Otherwise it calls `superviseWorkers`. */
export const isServing = (workers: number): boolean => workers === 1 || cluster.isWorker;

/** Time to wait before a worker is replaced, in ms: none the first time, then longer with each that ends soon after its start. */
export const getRestartDelay = (failures: number): number =>
  failures === 0 ? 0 : Math.min(longestDelayMs, shortestDelayMs * 2 ** (failures - 1));

/** Calls `stop` once at SIGTERM or SIGINT, of which a terminal and a supervisor may send both. */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  const stopOnce = (): void => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}

/** Lets a worker end that has closed its server or could not start: its channel to the supervisor would keep it. */
export const releaseWorker = (): void => void cluster.worker?.disconnect();

/** Keeps as many workers as asked for; it has the port, and serves no request itself. */
class Supervisor {
  private readonly timers = new Set<NodeJS.Timeout>();
  private hasStarted = false;
  private isStopping = false;
  private failures = 0;

  constructor(
    private readonly count: number,
    private readonly onEnd: (end: WorkerEnd) => void,
    private readonly onStart: () => void,
  ) {}

  /** The first worker listens before the others start, so that what keeps the program from starting is told once. */
  start(): void {
    this.fork();
  }

  stop(): void {
    this.isStopping = true;
    this.timers.forEach((timer) => clearTimeout(timer));
    const workers = this.listWorkers();
    for (const worker of workers) worker.process.kill('SIGTERM');
    if (workers.length === 0) process.exit();
  }

  private listWorkers() {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }

  private fork(): void {
    const startedAt = Date.now();
    const worker = cluster.fork();
    const { pid } = worker.process;
    worker.once('listening', () => this.startOthers());
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (this.isStopping || !this.hasStarted) this.finish(code, signal);
      else this.replace({ worker: pid, code, signal }, Date.now() - startedAt);
    });
  }

  private startOthers(): void {
    if (this.hasStarted || this.isStopping) return;
    this.hasStarted = true;
    for (let number = 1; number < this.count; number += 1) this.fork();
    this.onStart();
  }

  private replace(end: Omit<WorkerEnd, 'delayMs'>, livedMs: number): void {
    if (livedMs >= soundAfterMs) this.failures = 0;
    const delayMs = getRestartDelay(this.failures);
    this.failures += 1;
    this.onEnd({ ...end, delayMs });
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.fork();
    }, delayMs);
    this.timers.add(timer);
  }

  /** Ends this process with the last worker; with code 1 when one of them failed. */
  private finish(code: number | null, signal: string | null): void {
    if (code !== 0 && signal !== 'SIGTERM') process.exitCode = 1;
    if (this.listWorkers().length === 0) process.exit();
  }
}

/**
 * Starts `count` processes of this program, which share its port, and starts another for each that ends, later and later if they end
 * soon. At SIGTERM or SIGINT, or when the process that started this one ends, they answer the running requests, and this process ends
 * with the last of them. If the first one cannot start, which says why itself, this process ends with code 1.
 * @param onEnd called for each worker that ended although nobody stopped it
 * @param onStart called once, when the first worker listens
 */
export function superviseWorkers(
  count: number,
  onEnd: (end: WorkerEnd) => void,
  onStart: () => void = () => undefined,
): void {
  // Workers take connections from the port themselves. By round robin a connection on its way to a worker that is killed stays open in this
  // process and is never answered (Node 20).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const supervisor = new Supervisor(count, onEnd, onStart);
  onStopSignal(() => supervisor.stop());
  process.once('disconnect', () => supervisor.stop());
  supervisor.start();
}
