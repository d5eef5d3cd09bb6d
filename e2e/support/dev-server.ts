import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A development server, as `npm run dev` starts it. */
export class DevServer {
  private constructor(private readonly child: ChildProcess) {}

  /**
   * Starts a server, and returns when it serves.
   * @param root the checkout
   * @param app the remote that runs alone; without it, the shell runs with every remote
   */
  static async start(root: string, app: string | null, variables: Record<string, string>): Promise<DevServer> {
    const env = { ...process.env, npm_package_name: app ? `@cimiento/${app}` : 'cimiento', ...variables };
    const child = spawn(process.execPath, [path.join(root, 'scripts/dev.mjs')], {
      env,
      // In its own process group, as a terminal starts it.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout }))
      if (line.startsWith('calls go to')) return new DevServer(child);
    throw new Error('The development server did not start: see above');
  }

  /** Stops the server and what it started, such as a check of types that still writes. */
  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    process.kill(-Number(this.child.pid), 'SIGTERM');
    await ended;
  }
}
