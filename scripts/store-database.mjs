import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './lib/root.mjs';
import { startMariaDb } from './mariadb.mjs';

// `node scripts/store-database.mjs` at a release, after `npm run types`: stores the demonstration data in the tables of this version, sealed, for
// stored-database.test.ts, which upgrades it from then on.

const require = createRequire(import.meta.url);
const load = (file) => require(join(ROOT, 'gateway/dist', file));

require('reflect-metadata');

const { openDatabase } = load('open-database.js');
const { migrate } = load('platform/database/index.js');
const { seedDemo } = load('ops/demo/seed.js');
const { LedgerSealService } = load('books/evidence/ledger-seal.service.js');
const { dumpMariadb } = load('cli/mariadb-dump.js');

/** Any day: the same at each call, so that only the tables differ between two versions. */
const day = '2026-11-27';

async function fill(config) {
  const database = await openDatabase(config);
  try {
    await migrate(database);
    await seedDemo(database, { day });
    await new LedgerSealService(database).sealAll();
  } finally {
    await database.close();
  }
}

function store(kind, file) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const target = join(ROOT, 'gateway/src/testing/stored', `${version}.${kind}.br`);
  writeFileSync(target, brotliCompressSync(content, { params }));
  console.log(`${target} is written`);
}

const folder = mkdtempSync(join(tmpdir(), 'cimiento-store-'));
const server = await startMariaDb();
try {
  const file = join(folder, 'cimiento.sqlite');
  await fill({ kind: 'sqlite', file });
  store('sqlite', file);
  await fill({ kind: 'mysql', url: server.url, poolSize: 2 });
  await dumpMariadb(server.url, join(folder, 'rows.sql'));
  store('mariadb', join(folder, 'rows.sql'));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
