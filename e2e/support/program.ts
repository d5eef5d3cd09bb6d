import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from './repository';

const standalone = path.join(root, 'packages/standalone/dist/main.js');
const cli = path.join(root, 'gateway/dist/cli/main.js');

// The tests must not use the database of the user who runs them.
const { DATABASE_URL: _other, ...environment } = process.env;

/** The product as `npm start` runs it: a separate process, on a free port. */
export class Program {
  private constructor(
    private readonly child: ChildProcess,
    /** Address that the program prints once it serves. */
    readonly url: string,
  ) {}

  static async start(variables: NodeJS.ProcessEnv): Promise<Program> {
    const child = spawn(process.execPath, [standalone], {
      env: { ...environment, PORT: '0', LOG_LEVEL: 'silent', ADDRESS_TRIES: '100000', ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [url] = /http:\/\/\S+/.exec(line) ?? [];
      if (url) return new Program(child, url);
    }
    throw new Error('The program did not start: see above');
  }

  /** Stops the program, unless it has ended. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** Runs `npm run cli -- COMMAND` and returns what it prints. */
export async function runCommand(variables: NodeJS.ProcessEnv, ...command: string[]): Promise<string> {
  const options = { env: { ...environment, ...variables } };
  return (await promisify(execFile)(process.execPath, [cli, ...command], options)).stdout;
}
