import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { dumpMariadb, loadMariadb } from '../cli/mariadb-dump';
import type { DatabaseConfig } from '../platform/database';
import { openDatabase } from '../open-database';
import { seedDemo } from '../ops/demo/seed';
import { FolderStore } from '../platform/files/folder-store';
import { migrateEnvironment } from '../ops/sandbox/sandbox-marker';

type Contents = { sandbox: boolean; demoData: boolean; filesDir: string; identitySecrets?: readonly string[] };

async function prepare(
  config: DatabaseConfig,
  { sandbox, demoData, filesDir, identitySecrets }: Contents,
): Promise<void> {
  const database = await openDatabase(config);
  try {
    await migrateEnvironment(database, sandbox);
    if (demoData)
      await seedDemo(database, {
        files: new FolderStore(filesDir),
        ...(identitySecrets && { identitySecrets }),
      });
  } finally {
    await database.close();
  }
}

async function save(config: DatabaseConfig, filesDir: string, copy: string): Promise<void> {
  const unfinished = `${copy}.making`;
  const rows = path.join(unfinished, 'rows');
  await (config.kind === 'sqlite' ? copyFile(config.file, rows) : dumpMariadb(config.url, rows));
  if (existsSync(filesDir)) await cp(filesDir, path.join(unfinished, 'files'), { recursive: true });
  await rename(unfinished, copy);
}

async function load(config: DatabaseConfig, filesDir: string, copy: string): Promise<void> {
  const rows = path.join(copy, 'rows');
  await (config.kind === 'sqlite' ? copyFile(rows, config.file) : loadMariadb(config.url, rows));
  const files = path.join(copy, 'files');
  if (existsSync(files)) await cp(files, filesDir, { recursive: true });
}

/** Whether this caller is the first, which makes the copy. */
const claim = (copy: string): Promise<boolean> =>
  mkdir(`${copy}.making`).then(
    () => true,
    () => false,
  );

/**
 * Fills an empty database as the first start of a gateway does. The first suite of a test run leaves a copy for the others, because
 * the migrations alone take longer than most suites. While the copy is being made, others leave it to their gateway.
 */
export async function fillDatabase(config: DatabaseConfig, contents: Contents): Promise<void> {
  const folder = process.env['TEST_COPIES_DIR'];
  if (!folder) return;
  const copy = path.join(
    folder,
    `${config.kind}-${contents.demoData ? 'demo' : 'empty'}${contents.sandbox ? '-sandbox' : ''}`,
  );
  if (existsSync(copy)) return load(config, contents.filesDir, copy);
  if (!(await claim(copy))) return;
  await prepare(config, contents);
  await save(config, contents.filesDir, copy);
}
