import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
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

/** Runs a client program of MariaDB or MySQL, whichever is installed. */
async function runClient(
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
      const child = spawn(name, [`--defaults-extra-file=${options}`, ...args, address.database]);
      const ended = once(child, 'close');
      const started = await Promise.race([once(child, 'spawn').then(() => true), ended.then(() => true)]).catch(
        () => false,
      );
      if (!started) continue;
      const complaint = text(child.stderr);
      const used = use(child).catch((error: unknown) => error);
      const [code] = (await ended) as [number | null];
      const failure = await used;
      if (code !== 0) throw new CommandError(`${name} failed: ${(await complaint).trim()}`);
      if (failure) throw failure;
      return;
    }
    throw new CommandError(`Neither ${names.join(' nor ')} is installed`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rows in a dump, by table: each row is one line. @throws CommandError when the dump is not whole */
export async function readDumpedRows(file: string): Promise<RowCounts> {
  const counts = new Map<string, number>();
  let isWhole = false;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const [, table] = /^(?:CREATE TABLE|INSERT INTO) `(\w+)`/.exec(line) ?? [];
    if (table !== undefined) counts.set(table, line.startsWith('INSERT') ? (counts.get(table) ?? 0) + 1 : 0);
    isWhole ||= line.startsWith('-- Dump completed');
  }
  if (!isWhole) throw new CommandError(`${file} is not a whole backup`);
  return counts;
}

/** Writes one moment of a database to a file, while servers use it. */
export async function dumpMariadb(url: string, file: string): Promise<RowCounts> {
  const args = [
    '--single-transaction',
    '--quick',
    '--no-tablespaces',
    '--hex-blob',
    '--skip-extended-insert',
    '--no-autocommit',
    '--default-character-set=utf8mb4',
  ];
  await runClient(['mariadb-dump', 'mysqldump'], url, args, ({ stdout }) =>
    stdout ? pipeline(stdout, createWriteStream(file, { mode: 0o600 })) : Promise.resolve(),
  );
  return readDumpedRows(file);
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

/** Replaces the content of a database by a dump. */
export async function loadMariadb(url: string, file: string): Promise<void> {
  await dropTables(url);
  await runClient(['mariadb', 'mysql'], url, ['--default-character-set=utf8mb4'], ({ stdin }) =>
    stdin ? pipeline(createReadStream(file), stdin) : Promise.resolve(),
  );
}
