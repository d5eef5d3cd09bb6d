import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseConfig } from '../platform/database';

export type DatabaseKind = 'sqlite' | 'mariadb';

/** The databases that every suite runs on, for `describe.each`. */
export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'mariadb'];

/** A database of one suite. */
export type TestDatabase = { config: DatabaseConfig; drop(): Promise<void> };

/** Folder of the files of a test's database: beside an SQLite file, else named after the database. Dropped with it. */
export const getTestFilesDir = (config: DatabaseConfig): string =>
  config.kind === 'sqlite'
    ? path.join(path.dirname(config.file), 'files')
    : path.join(tmpdir(), `cimiento-files-${path.basename(new URL(config.url).pathname)}`);

async function createSqliteFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-'));
  return {
    config: { kind: 'sqlite', file: path.join(folder, 'cimiento.sqlite') },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runAsAdmin(getAdminUrl: string, statement: string): Promise<void> {
  const connection = await createConnection(getAdminUrl);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

function adminUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  // Fails instead of skipping, so that no suite passes without MariaDB.
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is not set: it must be a mysql:// URL of a throw-away MariaDB server, with rights to create databases.',
    );
  return url;
}

async function createMariadbDatabase(): Promise<TestDatabase> {
  const admin = adminUrl();
  const name = `cimiento_test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(admin, `CREATE DATABASE \`${name}\``);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const config: DatabaseConfig = { kind: 'mysql', url: url.href, poolSize: 10 };
  return {
    config,
    drop: async () => {
      await rm(getTestFilesDir(config), { recursive: true, force: true });
      await rm(`${getTestFilesDir(config)}.seal-head`, { force: true });
      await runAsAdmin(admin, `DROP DATABASE \`${name}\``);
    },
  };
}

/** Creates an empty database. Drop it at the end. */
export const createTestDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  kind === 'sqlite' ? createSqliteFile() : createMariadbDatabase();
