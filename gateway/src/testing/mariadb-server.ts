import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

// Runs a server for as long as the standard input stays open.
const program = (options: object): string => `
import { startMariaDb } from ${JSON.stringify(path.resolve(__dirname, '../../../scripts/mariadb.mjs'))};
const { url } = await startMariaDb(${JSON.stringify(options)});
console.log(url);
process.stdin.resume();`;

const isStopped = async (pid: number): Promise<boolean> =>
  /^State:\s*T/m.test(await readFile(`/proc/${pid}/status`, 'utf8'));

type Running = { process: ChildProcess; url: string };

/** A MariaDB server of one test, which stops it and starts it again on the same port with the same data. */
export class MariadbServer {
  private running: Running | null = null;
  private port: number | undefined;

  private constructor(
    private readonly dir: string,
    private readonly args: readonly string[],
  ) {}

  /** @param args more options of the server. */
  static async create(args: readonly string[] = []): Promise<MariadbServer> {
    const server = new MariadbServer(await mkdtemp(path.join(tmpdir(), 'cimiento-outage-')), args);
    await server.start();
    return server;
  }

  /** Address of an existing, empty database. */
  get url(): string {
    if (!this.running) throw new Error('The server does not run');
    return this.running.url;
  }

  async start(): Promise<void> {
    const source = program({ dir: path.join(this.dir, 'data'), port: this.port, args: this.args });
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [url] = (await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error('The server did not start'))),
    ])) as [string];
    this.running = { process: child, url };
    this.port = Number(new URL(url).port);
  }

  /** Stops the server as an operator does: it ends its connections first. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Ends the server as a loss of power does; `start` starts it again with what it has stored. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const pid = await this.readPid();
    const child = this.running?.process;
    this.running = null;
    process.kill(pid, signal);
    if (child?.exitCode === null) {
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    }
  }

  /** Makes the server hang: it keeps its connections and answers nothing. Returns what ends this. */
  async freeze(): Promise<() => void> {
    const pid = await this.readPid();
    process.kill(pid, 'SIGSTOP');
    // Until the kernel has stopped it, which a busy machine delays, it may answer a statement.
    while (!(await isStopped(pid))) await setImmediate();
    return () => void process.kill(pid, 'SIGCONT');
  }

  /** Runs a statement of the operator's. */
  async run(statement: string): Promise<RowDataPacket[]> {
    const connection = await createConnection(this.url);
    try {
      const [rows] = await connection.query<RowDataPacket[]>(statement);
      return rows;
    } finally {
      await connection.end();
    }
  }

  async drop(): Promise<void> {
    if (this.running) await this.stop();
    await rm(this.dir, { recursive: true, force: true });
  }

  private async readPid(): Promise<number> {
    const [row] = await this.run('SELECT @@pid_file AS file');
    return Number(await readFile(String(row?.['file']), 'utf8'));
  }
}
