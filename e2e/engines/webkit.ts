import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, size, watchFaults } from './engine';

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts a screen that nobody sees, and returns its name: WebKitGTK draws into windows only. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data) => resolve(`:${String(data).trim()}`));
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { screen, display };
}

async function endProcess(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const over = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await over;
}

type Send = <T>(method: string, command: string, body?: object) => Promise<T>;

/** Sends commands of WebDriver, the first one until the driver listens. */
const createSend =
  (port: number): Send =>
  async <T>(method: string, command: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  };

async function startSession(send: Send): Promise<string> {
  const binary = path.join(__dirname, 'webkit-window.py');
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } };
  for (const until = Date.now() + 20_000; ;) {
    try {
      return (await send<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId;
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > until) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** Opens WebKitGTK, Safari's engine. */
export async function openWebKit(base: string): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-webkit-'));
  const preload = path.join(folder, 'preload.js');
  writeFileSync(preload, watchFaults);
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      ENGINE_DOWNLOADS: folder,
      ENGINE_PRELOAD: preload,
      ENGINE_WIDTH: String(size.width),
      ENGINE_HEIGHT: String(size.height),
    },
    stdio: 'ignore',
  });
  const send = createSend(port);
  const stop = async () => {
    await endProcess(driver);
    await endProcess(screen);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const id = await startSession(send).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const session = `/session/${id}`;
  return {
    downloads: folder,
    open: (page) => send('POST', `${session}/url`, { url: base + page }),
    async evaluate<T>(expression: string): Promise<T> {
      const script = `const done = arguments[0]; (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done(JSON.stringify({ thrown: String(error) })));`;
      const text = await send<string>('POST', `${session}/execute/async`, { script, args: [] });
      const value = JSON.parse(text) as T & { thrown?: string };
      if (value?.thrown) throw new Error(value.thrown);
      return value;
    },
    act: (actions) => send('POST', `${session}/actions`, { actions }),
    async chooseFile(field, text) {
      const script = `return ${field}`;
      const element = await send<object>('POST', `${session}/execute/sync`, { script, args: [] });
      await send('POST', `${session}/element/${Object.values(element)[0]}/value`, { text });
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}
