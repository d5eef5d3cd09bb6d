import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RowDataPacket } from 'mysql2/promise';
import { parseAddress } from '../platform/database/address';
import { getDriverError } from '../platform/database/driver-error';
import { openConnection } from '../platform/database/mysql-session';
import { CommandError } from './command-error';
import { type Dump, type LogStart, readDump, runClient, runSql } from './mariadb-dump';

const programs = ['mariadb-binlog', 'mysqlbinlog'] as const;

/** The moment before which changes are restored, and the folder with the files of the binary log. */
export type Until = { at: Date; folder: string };

/** The changes between a backup and a moment: `rows` is how many, and `last` when the last transaction of the log was. */
export type Replay = { url: string; args: readonly string[]; rows: number; last: string };

/** Reads `--until` and `--binlog`; null without both. The moment is a whole second, because the log has no fractions. */
export function parseUntil({ until, binlog }: { until?: string; binlog?: string }): Until | null {
  if (until === undefined && binlog === undefined) return null;
  if (until === undefined || binlog === undefined) throw new CommandError('--until and --binlog need each other');
  const at = new Date(until);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(until) || Number.isNaN(at.getTime()))
    throw new CommandError('--until must be a second with its time zone, such as 2026-12-01T10:00:02-05:00');
  return { at, folder: binlog };
}

/** '2026-12-01 15:00:02', in UTC. */
const formatTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** Files of the log with this base in their order, by their numbers. */
async function listFiles(folder: string, base: string): Promise<Map<number, string>> {
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith(base) && /^\d+$/.test(name.slice(base.length)),
  );
  const numbered = names.map((name): [number, string] => [Number(name.slice(base.length)), name]);
  return new Map(numbered.toSorted(([first], [second]) => first - second));
}

const splitName = (name: string): { base: string; number: number } => {
  const at = name.lastIndexOf('.') + 1;
  return { base: name.slice(0, at), number: Number(name.slice(at)) };
};

/** The files from the one in which a dump was made to the last. @throws CommandError when one is missing */
async function findFiles(folder: string, { file, position }: LogStart): Promise<string[]> {
  const { base, number } = splitName(file);
  const files = await listFiles(folder, base);
  const last = Math.max(number, ...files.keys());
  for (let wanted = number; wanted <= last; wanted += 1)
    if (!files.has(wanted)) throw new CommandError(`${folder} lacks ${base}${String(wanted).padStart(6, '0')}`);
  const first = path.join(folder, file);
  if ((await stat(first)).size < position) throw new CommandError(`${first} ends before the backup was made`);
  return [...files].filter(([found]) => found >= number).map(([, name]) => path.join(folder, name));
}

/** Lines of a log in batches, as latin1: each byte stays as it is. */
async function* splitLines(log: Readable): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of log.setEncoding('latin1')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
}

const readLog = (url: string, args: readonly string[], use: (log: Readable) => Promise<void>): Promise<void> =>
  runClient(programs, url, args, ({ stdout }) => (stdout ? use(stdout) : Promise.resolve()));

/** @throws CommandError when the user may not replay: found before anything changes */
async function assertMayReplay(url: string): Promise<void> {
  const connection = await openConnection(parseAddress(url));
  try {
    await connection.query('SET SESSION gtid_domain_id = @@GLOBAL.gtid_domain_id');
  } catch (error) {
    if (getDriverError(error).errno !== 1227) throw error;
    throw new CommandError('The user of the database lacks a privilege: GRANT BINLOG REPLAY ON *.* TO it');
  } finally {
    await connection.end();
  }
}

function getStart(file: string, { start, completedAt }: Dump, { at }: Until): LogStart {
  if (!start) throw new CommandError(`${file} was made without a binary log: it has no place to continue from`);
  if (at <= completedAt)
    throw new CommandError(`${file} is of ${formatTime(completedAt)} UTC: an earlier backup is needed for --until`);
  return start;
}

/**
 * Reads the log once before anything changes.
 * @throws CommandError when the backup is later, a file is missing or damaged, or the user may not replay
 */
export async function prepareReplay(url: string, file: string, until: Until): Promise<Replay> {
  const start = getStart(file, await readDump(file), until);
  const { database } = parseAddress(url);
  const args = [
    `--database=${start.database}`,
    ...(database === start.database ? [] : [`--rewrite-db=${start.database}->${database}`]),
    `--start-position=${start.position}`,
    `--stop-datetime=${formatTime(until.at)}`,
    ...(await findFiles(until.folder, start)),
  ];
  await assertMayReplay(url);
  const replay = { url, args, rows: 0, last: 'none' };
  let dropped: string | null = null;
  const note = (line: string): void => {
    replay.rows += Number(/^# Number of rows: (\d+)/.exec(line)?.[1] ?? 0);
    const [, year, month, day, time = ''] = /^#(\d\d)(\d\d)(\d\d) +(\S+) .*\tGTID /.exec(line) ?? [];
    if (year !== undefined) replay.last = `20${year}-${month}-${day} ${time.padStart(8, '0')} UTC`;
    if (/^(?:alter|create|drop) (?:database|schema)\b/i.test(line)) dropped ??= `${line}, after ${replay.last}`;
  };
  await readLog(url, args, async (log) => {
    for await (const lines of splitLines(log)) for (const line of lines) note(line);
  });
  // Its text names the database of the log, which may be in use: no program rewrites that.
  if (dropped !== null) throw new CommandError(`The log has ${dropped}: name an earlier --until`);
  return replay;
}

const identifierPattern = /^\/\*M?!100001 SET @@session\.(?:gtid_domain_id|gtid_seq_no|server_id)=/;

/** The changes without their numbers: the server that repeats them may have them in its log already. */
async function* withoutIdentifiers(log: Readable): AsyncGenerator<Buffer> {
  for await (const lines of splitLines(log)) {
    const kept = lines.filter((line) => !identifierPattern.test(line));
    yield Buffer.from(kept.map((line) => `${line}\n`).join(''), 'latin1');
  }
}

/** Repeats the changes. @throws CommandError when one cannot be repeated: the database then has those before it */
export async function runReplay({ url, args }: Replay): Promise<void> {
  try {
    // All rows that one statement changed are one packet.
    await runSql(url, ['--binary-mode', '--max-allowed-packet=1G'], (stdin) =>
      readLog(url, args, (log) => pipeline(log, withoutIdentifiers, stdin)),
    );
  } catch (error) {
    throw new CommandError(`${(error as Error).message}. Only a part is restored: start again with an empty database`);
  }
}

/** Files of the log that a server has, oldest first. */
async function listServerLogs(url: string): Promise<string[]> {
  const connection = await openConnection(parseAddress(url));
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SHOW BINARY LOGS');
    return rows.map((row) => String(row['Log_name']));
  } finally {
    await connection.end();
  }
}

/**
 * Copies the binary log of a server to a folder, up to now. Files that the folder has are left as they are, but the newest, which has grown.
 * @throws CommandError when the log does not continue that of the folder
 */
export async function copyBinlog(url: string, folder: string): Promise<string> {
  const logs = await listServerLogs(url);
  const [oldest = ''] = logs;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newest = [...(await listFiles(folder, splitName(oldest).base)).values()].at(-1);
  if (newest !== undefined && !logs.includes(newest))
    throw new CommandError(`The server no longer has ${newest}, with which ${folder} ends: name another folder`);
  const partial = path.join(folder, 'partial');
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  const args = ['--read-from-remote-server', '--raw', '--to-last-log', `--result-file=${partial}/`, newest ?? oldest];
  await runClient(programs, url, args, () => Promise.resolve());
  const copied = await listFiles(partial, splitName(oldest).base);
  for (const name of copied.values()) {
    // It holds personal data.
    await chmod(path.join(partial, name), 0o600);
    await rename(path.join(partial, name), path.join(folder, name));
  }
  await rm(partial, { recursive: true });
  return `${folder} has the binary log up to now; ${[...copied.values()].join(', ')} copied`;
}
