import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openStore, release, rollback } from '.';
import { findDisagreements, writeBuild } from './testing';

/** Number of processes that are killed; `RELEASE_KILLS=200` tries every step of every command, most of them several times. */
const kills = Number(process.env.RELEASE_KILLS ?? 30);

const program = resolve(__dirname, '../../../scripts/release.mjs');
const hook = join(__dirname, 'testing/pause.cjs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-kill-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The deployment before a command, and the command. */
const commands = {
  'first release': { start: 'empty', args: ['release'] },
  release: { start: 'two', args: ['release'] },
  canary: { start: 'two', args: ['release', '--share', '10'] },
  stage: { start: 'two', args: ['release', '--stage'] },
  'release after a rollback': { start: 'back', args: ['release'] },
  rollback: { start: 'two', args: ['rollback'] },
  'rollback of a canary': { start: 'canary', args: ['rollback'] },
  activate: { start: 'back', args: ['activate', 'bbb'] },
  'activate during a canary': { start: 'canary', args: ['activate', 'aaa'] },
} as const;

type Name = keyof typeof commands;

/** Folders of the deployments before the commands. */
async function prepare(): Promise<void> {
  const by = { by: 'ana', remote: 'hola' };
  const fill = async (name: string, work: (to: string) => Promise<unknown>) => {
    mkdirSync(join(folder, name));
    await work(join(folder, name));
  };
  const [aaa, bbb, ccc] = ['aaa', 'bbb', 'ccc'].map((id) => writeBuild(folder, id)) as [string, string, string];
  const releaseTwo = async (to: string) => {
    for (const build of [aaa, bbb]) await release(openStore(to), { ...by, build });
  };
  await fill('empty', async () => undefined);
  await fill('two', releaseTwo);
  await fill('back', async (to) => {
    await releaseTwo(to);
    await rollback(openStore(to), 'hola', by);
  });
  await fill('canary', async (to) => {
    await releaseTwo(to);
    await release(openStore(to), { ...by, build: ccc, share: 10 });
  });
  mkdirSync(join(folder, 'app/dist'), { recursive: true });
  symlinkSync(ccc, join(folder, 'app/dist/app'));
}

/** Runs a command in its own process, on a copy of its deployment, and kills it at a step; without one it ends by itself. */
async function run(name: Name, step = 0): Promise<{ served: string; output: string; signal: string | null }> {
  const { start, args } = commands[name];
  const served = join(folder, `served-${name.replaceAll(' ', '-')}-${step}`);
  rmSync(served, { recursive: true, force: true });
  cpSync(join(folder, start), served, { recursive: true });
  const child = spawn(process.execPath, ['--require', hook, program, ...args, '--remote', 'hola', '--to', served], {
    cwd: join(folder, 'app'),
    env: { ...process.env, PAUSE_IN: served, PAUSE_AT: String(step), RELEASE_BY: 'ana' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.includes('paused at')) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { served, output, signal };
}

/** Every step of every command. */
async function listSteps(): Promise<{ name: Name; step: number }[]> {
  const steps: { name: Name; step: number }[] = [];
  for (const name of Object.keys(commands) as Name[]) {
    const { served, output, signal } = await run(name);
    expect([name, signal, await findDisagreements(openStore(served), 'hola')]).toEqual([name, null, []]);
    const count = Number(/^changes (\d+)$/m.exec(output)?.[1]);
    for (let step = 1; step <= count; step += 1) steps.push({ name, step });
  }
  return steps;
}

test('registry, history and files agree after kill -9 at any step of a command', async () => {
  await prepare();
  const steps = await listSteps();
  // More commands than steps would mean that the hook sees nothing.
  expect(steps.length).toBeGreaterThan(5 * Object.keys(commands).length);
  for (let kill = 0; kill < kills; kill += 1) {
    // Spread over all of them, and over all again when there are fewer.
    const { name, step } = steps[Math.floor((kill * Math.max(steps.length, kills)) / kills) % steps.length]!;
    const { served, output, signal } = await run(name, step);
    const store = openStore(served);
    // As if the lock of the killed process had expired.
    await store.remove('.lock');
    expect({ name, output, signal, disagreements: await findDisagreements(store, 'hola') }).toEqual({
      name,
      output: expect.stringMatching(/^paused at /),
      signal: 'SIGKILL',
      disagreements: [],
    });
    // The next release goes through, and continues from what the killed process left.
    await release(store, { by: 'eva', remote: 'hola', build: join(folder, 'build-aaa') });
    expect(await findDisagreements(store, 'hola')).toEqual([]);
    rmSync(served, { recursive: true });
  }
}, 600_000);
