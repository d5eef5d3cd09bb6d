import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, size, watchFaults } from './engine';

const preferences = {
  // Fewer processes: a tenth less of the processor.
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'extensions.webextensions.remote': false,
  'browser.download.folderList': 2,
  'pdfjs.disabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.auto': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'services.settings.server': 'data:,',
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'es-EC, es',
  'ui.prefersReducedMotion': 1,
};

const listeningLine = /WebDriver BiDi listening on (ws:\/\/\S+)/;

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/** Sends commands of WebDriver BiDi. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox refuses ${address}`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = (last += 1);
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as T;
  };
  return { send, close: () => socket.close() };
}

/** Opens Debian's Firefox without a window, in a new profile. */
export async function openFirefox(base: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'cimiento-firefox-'));
  const downloads = path.join(profile, 'downloads');
  const lines = Object.entries({ ...preferences, 'browser.download.dir': downloads }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const program = spawn(
    process.env.FIREFOX_PATH || 'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      env: { ...process.env, HOME: profile },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    program.stderr.on('data', (data) => {
      output += String(data);
      const found = listeningLine.exec(output)?.[1];
      if (found) resolve(found);
    });
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${output}`)));
  });
  const { send, close } = await connect(address);
  await send('session.new', { capabilities: {} });
  await send('script.addPreloadScript', { functionDeclaration: `() => {${watchFaults}}` });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: size });
  const evaluateRaw = async (expression: string) => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string; sharedId?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  return {
    downloads,
    open: async (page) =>
      void (await send('browsingContext.navigate', { context, url: base + page, wait: 'complete' })),
    async evaluate<T>(expression: string): Promise<T> {
      const result = await evaluateRaw(`(async () => JSON.stringify((await (${expression})) ?? null))()`);
      return JSON.parse(result?.value ?? 'null') as T;
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    async chooseFile(field, file) {
      const element = { sharedId: (await evaluateRaw(field))?.sharedId };
      await send('input.setFiles', { context, element, files: [file] });
    },
    async close() {
      close();
      const over = new Promise((resolve) => program.once('exit', resolve));
      program.kill();
      await over;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
