import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits, messages } from '@cimiento/contracts';
import { createGate } from '../../../testing/gate';
import { SpooledFile } from '../spooled-file';
import { FileReaders } from './file-readers';
import type { ReaderProgram } from './reader-process';

const helper = path.resolve(__dirname, '../../../../dist/platform/files/reader/serve-reader.js');
const readers = new FileReaders({ warn: () => undefined });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cimiento-readers-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A program that reads as the body of a function of `bytes` and `options` says. */
async function createProgram(body: string, settings: Partial<ReaderProgram> = {}): Promise<ReaderProgram> {
  const file = path.join(folder, `${Math.random()}.js`);
  await writeFile(file, `require(${JSON.stringify(helper)}).serveReader(async (bytes, options) => { ${body} });`);
  return { path: file, heapMb: 64, memoryMb: 128, cpuSeconds: 10, timeMs: 10_000, ...settings };
}

/** Numbers of the running processes whose command names a path. */
const listProcesses = (named: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(named);
      } catch {
        return false;
      }
    })
    .map(Number);

const file = SpooledFile.of(Buffer.from('archivo'));

describe('a process that reads a file', () => {
  test('gets the bytes and options, and gives back a value and bytes', async () => {
    const program = await createProgram(
      'return { value: { ...options, length: bytes.length }, bytes: Buffer.from(bytes).reverse() };',
    );
    const large = Buffer.alloc(limits.upload.bytes, 'ab');
    const reading = await readers.read<object>(program, SpooledFile.of(large), { day: 'dmy' });
    expect(reading?.value).toEqual({ day: 'dmy', length: large.length });
    expect(reading?.bytes.equals(Buffer.from(large).reverse())).toBe(true);
  });

  test('sees no variable of the environment of the server', async () => {
    process.env['SESSION_SECRET'] = 'hidden';
    const program = await createProgram('return { value: Object.keys(process.env) };');
    const reading = await readers.read<string[]>(program, file, {});
    expect(reading?.value.filter((name) => !/^(?:PATH|PWD|TZ|UV_|VIPS_|_$)/.test(name))).toEqual([]);
  });

  test.each([
    ['heap', 'const all = []; for (;;) all.push({ at: all.length, more: [all.length] });', {}],
    ['buffers', 'const all = []; for (;;) all.push(Buffer.alloc(8 * 1024 * 1024, 1));', {}],
    ['time', 'await new Promise((resolve) => setTimeout(resolve, 60_000));', { timeMs: 100 }],
    ['seconds of a processor', 'for (;;);', { cpuSeconds: 1 }],
  ])('a reader is ended by its limit of %s, and is gone', async (_what, body, settings) => {
    const program = await createProgram(body, settings);
    expect(await readers.read(program, file, {})).toBeNull();
    expect(listProcesses(program.path)).toEqual([]);
  });

  test('takes no more memory than its limit says', async () => {
    const body = `
      const all = [];
      try { for (;;) all.push(Buffer.alloc(1024 * 1024, 1)); } catch {}
      return { value: { megabytes: all.length } };`;
    const reading = await readers.read<{ megabytes: number }>(await createProgram(body), file, {});
    expect(reading?.value.megabytes ?? 0).toBeLessThan(200);
  });

  test('that writes more than a file is ended', async () => {
    const body = `for (;;) require('node:fs').writeSync(1, Buffer.alloc(1024 * 1024, 1));`;
    expect(await readers.read(await createProgram(body), file, {})).toBeNull();
  });

  test('that cannot start is a busy server, not a refused file', async () => {
    const program = { ...(await createProgram('')), path: path.join(folder, 'absent.js') };
    await expect(readers.read(program, file, {})).rejects.toMatchObject({
      message: messages.filesBusy,
      extensions: { code: 'BUSY', status: 503, retryAfter: 12 },
    });
  });

  test('ends when its server closes', async () => {
    const program = await createProgram('for (;;);', { cpuSeconds: 60, timeMs: 60_000 });
    const closing = new FileReaders({ warn: () => undefined });
    const reading = closing.read(program, file, {}).catch(() => null);
    while (listProcesses(program.path).length === 0) await wait(10);
    closing.close();
    expect(await reading).toBeNull();
    expect(listProcesses(program.path)).toEqual([]);
  });
});

test('a process that reads a file ends with its server, also when that is killed', async () => {
  const program = await createProgram('for (;;);', { cpuSeconds: 60, timeMs: 60_000 });
  const modules = path.resolve(helper, '../..');
  const server = path.join(folder, 'server.js');
  await writeFile(
    server,
    `const { FileReaders } = require(${JSON.stringify(path.join(modules, 'reader/file-readers.js'))});
    const { SpooledFile } = require(${JSON.stringify(path.join(modules, 'spooled-file.js'))});
    void new FileReaders(console).read(${JSON.stringify(program)}, SpooledFile.of(Buffer.from('x')), {});`,
  );
  const running = spawn(process.execPath, [server], { stdio: 'inherit' });
  while (listProcesses(program.path).length === 0) await wait(10);
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
  while (listProcesses(program.path).length > 0) await wait(10);
});

describe('files that come at once', () => {
  test('two files are read at a time', async () => {
    const program = await createProgram('return { value: { from: performance.timeOrigin, to: Date.now() } };');
    const read = () => readers.read<{ from: number; to: number }>(program, file, {});
    const all = (await Promise.all(Array.from({ length: 8 }, read))).map((reading) => reading?.value);
    const atOnce = all.map((own) =>
      all.filter((other) => own && other && other.from <= own.from && own.from < other.to),
    );
    expect(Math.max(...atOnce.map(({ length }) => length))).toBeLessThanOrEqual(2);
  });

  const busy = { extensions: { code: 'BUSY', retryAfter: 12 } };
  const done = () => Promise.resolve('done');

  test('wait: two of one user, and eight in all; a further one is refused', async () => {
    const gate = createGate();
    const own = new FileReaders({ warn: () => undefined });
    const held = (userId: number) => own.admit(userId, () => gate.opened);
    const waiting = [held(1), held(1), held(1), held(1)];
    await expect(own.admit(1, done)).rejects.toMatchObject(busy);
    for (const userId of [2, 3, 4]) {
      waiting.push(held(userId), held(userId));
      await expect(own.admit(userId, done)).rejects.toMatchObject(busy);
      if (userId < 4) expect(await own.admit(9, done)).toBe('done');
    }
    await expect(own.admit(9, done)).rejects.toMatchObject(busy);
    gate.open();
    await Promise.all(waiting);
    expect(await own.admit(1, done)).toBe('done');
  });
});
