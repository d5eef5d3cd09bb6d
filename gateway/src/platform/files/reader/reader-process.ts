import { type ChildProcess, spawn } from 'node:child_process';
import { limits } from '@cimiento/contracts';
import { SpooledFile } from '../spooled-file';

/** A compiled program that reads one file of others (`serveReader`), and what it may use. */
export type ReaderProgram = {
  /** Path of the compiled JavaScript. `npm run types` builds it. */
  path: string;
  /** Heap of its JavaScript, in MB. */
  heapMb: number;
  /** All its memory beyond what a process of Node has at its start, in MB: heap, buffers and those of native libraries. */
  memoryMb: number;
  /** Seconds of a processor, with the loading of its libraries: a busy machine refuses no good file. */
  cpuSeconds: number;
  /** From when its libraries are loaded, in ms: many times as long, for a machine that is busy. */
  timeMs: number;
};

/** The result of a program: JSON, and the bytes of a file that it wrote. */
export type FileReading<Value> = { value: Value; bytes: Buffer };

/** A program ended before it read anything: the machine has no memory or processes left, or the program is damaged. */
export class ReaderStartError extends Error {
  override readonly name = 'ReaderStartError';
}

// Nothing of the file is read before: a machine that is busy may take its time to load the libraries.
const loadLimitMs = 60_000;

// Data of a process of Node 24 that has read nothing, in KB: V8 reserves half a gigabyte of addresses, which takes no memory.
const reservedKb = 600 * 1024;

// The JSON of the most lines of a statement takes a quarter of it.
const maxValueBytes = 8 * 1024 * 1024;
// A picture that is written anew may be somewhat larger than it was.
const maxWrittenBytes = 2 * limits.upload.bytes;
/** The unit in which a shell limits files. */
const fileBlockBytes = 512;

/**
 * Limits that the kernel keeps, whatever the program does: memory, seconds of a processor, what it writes, no core dump, and the end of the parent. It is
 * the first to go when the machine has no memory left.
 */
const limitAndRun = `
ulimit -c 0 && ulimit -t "$1" && ulimit -d "$2" && ulimit -f "$3" || exit 1
{ echo 1000 > /proc/$$/oom_score_adj; } 2>/dev/null
shift 3
setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL "$@"
exec "$@"`;

function start(
  { path, heapMb, memoryMb, cpuSeconds }: ReaderProgram,
  [file, written]: readonly [SpooledFile, SpooledFile],
  options: object,
): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=2',
    '--v8-pool-size=1',
    path,
    JSON.stringify(options),
  ];
  // Nothing of this process's environment, where the secrets are. One thread: each has its own memory.
  const env = { PATH: '/usr/bin:/bin', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1', TZ: process.env['TZ'] };
  // Other systems know no such limits; there the heap's is the only one.
  const isLinux = process.platform === 'linux';
  const allowed = [cpuSeconds, reservedKb + memoryMb * 1024, maxWrittenBytes / fileBlockBytes].map(String);
  const [program = '', ...args] = isLinux ? ['/bin/sh', '-c', limitAndRun, 'sh', ...allowed, ...command] : command;
  return spawn(program, args, { env, cwd: '/', stdio: [file.fd, 'pipe', 'ignore', written.fd] });
}

/**
 * Reads a file of others in a separate process, which is gone when this settles.
 * @returns null when it reached one of its limits
 * @throws ReaderStartError
 */
export async function readInProcess<Value>(
  program: ReaderProgram,
  file: SpooledFile,
  options: object,
  signal: AbortSignal,
): Promise<FileReading<Value> | null> {
  const written = SpooledFile.of();
  try {
    const value = await run(program, [file, written], options, signal);
    return value === null ? null : { value: JSON.parse(value) as Value, bytes: await written.read() };
  } finally {
    written.close();
  }
}

/** The JSON of what a program found; null when it reached one of its limits. It writes one byte when it is ready, and then the JSON. */
function run(
  program: ReaderProgram,
  files: readonly [SpooledFile, SpooledFile],
  options: object,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = start(program, files, options);
    const parts: Buffer[] = [];
    let length = 0;
    let isWhole = false;
    const end = (): void => void child.kill('SIGKILL');
    let timer = setTimeout(end, loadLimitMs);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    child.stdout?.on('data', (part: Buffer) => {
      if (length === 0) {
        clearTimeout(timer);
        timer = setTimeout(end, program.timeMs);
      }
      parts.push(part);
      length += part.length;
      // Only a program that was taken over writes more.
      if (length > maxValueBytes) end();
    });
    child.stdout?.on('end', () => (isWhole = true));
    child.on('error', (error) => finish(() => reject(new ReaderStartError(error.message))));
    child.on('close', (code) =>
      finish(() => {
        if (length === 0) return reject(new ReaderStartError(`a reader of files ended with ${String(code)}`));
        resolve(code === 0 && isWhole ? Buffer.concat(parts, length).toString('utf8', 1) : null);
      }),
    );
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      settle();
    };
  });
}
