import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { RowDataPacket } from 'mysql2/promise';
import { type Address, parseAddress } from '../platform/database/address';
import { openConnection } from '../platform/database/mysql-session';
import { CommandError } from './command-error';

/** Number of rows by table. */
export type RowCounts = ReadonlyMap<string, number>;

const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The settings of the client programs. A file keeps the password out of the process list. */
function toOptions({ host, port, user, password, ssl }: Address, authority: string): string {
  const lines = ['[client]', `host=${quote(host)}`, `port=${port}`, 'protocol=tcp', `user=${quote(user)}`];
  lines.push(`password=${quote(password)}`);
  if (ssl) lines.push('ssl', 'ssl-verify-server-cert');
  if (ssl?.ca !== undefined) lines.push(`ssl-ca=${quote(authority)}`);
  return `${lines.join('\n')}\n`;
}

/** The errors that a client program wrote, in one line; all its lines without one. */
function findErrors(written: string): string {
  const errors = written.split('\n').filter((line) => line.startsWith('ERROR'));
  return errors.length > 0 ? errors.join('; ') : written.trim();
}

/** Runs a client program of MariaDB or MySQL, whichever is installed. Times that it reads and writes are UTC. */
export async function runClient(
  names: readonly [string, string],
  url: string,
  args: readonly string[],
  use: (child: ChildProcess) => Promise<void>,
): Promise<void> {
  const address = parseAddress(url);
  const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-client-'));
  const options = path.join(folder, 'client.cnf');
  try {
    const authority = path.join(folder, 'authority.pem');
    await writeFile(authority, address.ssl?.ca ?? '');
    await writeFile(options, toOptions(address, authority), { mode: 0o600 });
    for (const name of names) {
      const env = { ...process.env, TZ: 'UTC' };
      const child = spawn(name, [`--defaults-extra-file=${options}`, ...args], { env });
      const ended = once(child, 'close');
      const started = await Promise.race([once(child, 'spawn').then(() => true), ended.then(() => true)]).catch(
        () => false,
      );
      if (!started) continue;
      const complaint = text(child.stderr);
      const used = use(child).catch((error: unknown) => error);
      const [code] = (await ended) as [number | null];
      const failure = await used;
      if (code !== 0) throw new CommandError(`${name} failed: ${findErrors(await complaint)}`);
      if (failure) throw failure;
      return;
    }
    throw new CommandError(`Neither ${names.join(' nor ')} is installed`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Place in the binary log of the server of a dump, after which its database has the changes that the dump lacks. */
export type LogStart = { file: string; position: number; database: string };

/** `completedAt` is on the clock of this machine, in whole seconds. `start` is null where the server kept no binary log. */
export type Dump = { rows: RowCounts; completedAt: Date; start: LogStart | null };

const completedPattern = /^-- Dump completed(?: on (\S+) +(\S+))?/;

/** Reads a dump, in which each row is one line. @throws CommandError when the dump is not whole */
export async function readDump(file: string): Promise<Dump> {
  const rows = new Map<string, number>();
  let [database, completed, start]: [string, RegExpExecArray | null, LogStart | null] = ['', null, null];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const [, table] = /^(?:CREATE TABLE|INSERT INTO) `(\w+)`/.exec(line) ?? [];
    if (table !== undefined) rows.set(table, line.startsWith('INSERT') ? (rows.get(table) ?? 0) + 1 : 0);
    if (!line.startsWith('-- ')) continue;
    database = /^-- Host: .* Database: (.+)$/.exec(line)?.[1] ?? database;
    const [, log, position] = /^-- CHANGE MASTER TO MASTER_LOG_FILE='(.+)', MASTER_LOG_POS=(\d+);/.exec(line) ?? [];
    if (log !== undefined) start = { file: log, position: Number(position), database };
    completed ??= completedPattern.exec(line);
  }
  if (!completed) throw new CommandError(`${file} is not a whole backup`);
  const [, date, time = ''] = completed;
  return { rows, completedAt: new Date(`${date}T${time.padStart(8, '0')}Z`), start };
}

/** Whether the dump can state its place in the binary log. MariaDB needs no privilege for it; MySQL locks all tables. */
async function hasBinlog(address: Address): Promise<boolean> {
  const connection = await openConnection(address);
  try {
    const [[row]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version, @@log_bin AS hasLog');
    return /MariaDB/i.test(String(row?.['version'])) && row?.['hasLog'] === 1;
  } finally {
    await connection.end();
  }
}

/** Writes one moment of a database to a file, while servers use it. */
export async function dumpMariadb(url: string, file: string): Promise<RowCounts> {
  const address = parseAddress(url);
  const args = [
    '--single-transaction',
    '--quick',
    '--no-tablespaces',
    '--hex-blob',
    '--skip-extended-insert',
    '--no-autocommit',
    '--default-character-set=utf8mb4',
    ...((await hasBinlog(address)) ? ['--master-data=2'] : []),
    address.database,
  ];
  await runClient(['mariadb-dump', 'mysqldump'], url, args, ({ stdout }) =>
    stdout ? pipeline(stdout, createWriteStream(file, { mode: 0o600 })) : Promise.resolve(),
  );
  return (await readDump(file)).rows;
}

/** Removes every table: a later version may have some that the backup lacks. */
async function dropTables(url: string): Promise<void> {
  const connection = await openConnection(parseAddress(url));
  try {
    const [tables] = await connection.query<RowDataPacket[]>(
      'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
    );
    await connection.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const { name } of tables) await connection.query('DROP TABLE ??', [name]);
  } finally {
    await connection.end();
  }
}

/** Runs SQL that a client program wrote. */
export function runSql(
  url: string,
  options: readonly string[],
  write: (stdin: Writable) => Promise<void>,
): Promise<void> {
  const args = ['--default-character-set=utf8mb4', ...options, parseAddress(url).database];
  return runClient(['mariadb', 'mysql'], url, args, ({ stdin }) => (stdin ? write(stdin) : Promise.resolve()));
}

/** Replaces the content of a database by a dump. */
export async function loadMariadb(url: string, file: string): Promise<void> {
  await dropTables(url);
  await runSql(url, [], (stdin) => pipeline(createReadStream(file), stdin));
}
