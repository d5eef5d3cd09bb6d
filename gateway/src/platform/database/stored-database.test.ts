import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { loadMariadb } from '../../cli/mariadb-dump';
import { openDatabase } from '../../open-database';
import {
  createTestDatabase,
  createTestGateway,
  type DatabaseKind,
  databaseKinds,
  type TestDatabase,
} from '../../testing';
import { readFacts } from '../../testing/database-facts';
import { developmentSealKey } from '../../books/evidence/seal-key';
import { type Database, migrate } from './index';

const lastSquashed = 'AfterRollingUpdates1768400000000';

/** Puts a stored database into an empty place. */
async function load(name: string, kind: DatabaseKind, { config }: TestDatabase): Promise<void> {
  const content = brotliDecompressSync(
    await readFile(path.join(__dirname, '../../testing/stored', `${name}.${kind}.br`)),
  );
  if (config.kind === 'sqlite') return writeFile(config.file, content);
  const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-stored-'));
  await writeFile(path.join(folder, 'rows.sql'), content);
  await loadMariadb(config.url, path.join(folder, 'rows.sql'));
  return rm(folder, { recursive: true });
}

/** By stored database, what a later migration changes on purpose. */
const changedOnPurpose: Record<string, Record<string, readonly string[]>> = {
  // Programs that read what changed get the staff role of every administrator, and the day on which each payment was credited.
  'before-squash': { payment: ['updatedAt'], project: ['updatedAt'], users: ['updatedAt'] },
  '1.0.0': { payment: ['updatedAt'], users: ['updatedAt'] },
};

describe.each(Object.keys(changedOnPurpose))('an upgrade of the stored database %s', (name) => {
  test.each(databaseKinds)('leaves every fact as it was on %s, by rows, sums and hash', async (kind) => {
    const place = await createTestDatabase(kind);
    await load(name, kind, place);
    const database = await openDatabase(place.config);
    try {
      const left = changedOnPurpose[name];
      const before = await readFacts(database, null, left);
      expect(Object.values(before).filter(({ rows }) => rows > 0).length).toBeGreaterThan(10);
      await migrate(database);
      expect(await readFacts(database, before, left)).toEqual(before);
      expect(await verifyLedger(database.reader, developmentSealKey)).toEqual([]);
    } finally {
      await database.close();
      await place.drop();
    }
  });
});

// A small installation, as the last version before the squash of its 57 migrations left it.
describe.each(databaseKinds)('a stored database on %s from before the migrations were squashed', (kind) => {
  let place: TestDatabase;

  beforeEach(async () => {
    place = await createTestDatabase(kind);
    await load('before-squash', kind, place);
  });

  afterEach(() => place.drop());

  const withDatabase = async (run: (database: Database) => Promise<void>) => {
    const database = await openDatabase(place.config);
    try {
      await run(database);
    } finally {
      await database.close();
    }
  };
  const readMigrations = ({ dataSource }: Database) =>
    dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');

  test('a database that ran all 57 starts with its facts, and only what came later is changed', async () => {
    const served = await createTestGateway(kind, { demoData: false, database: place.config });
    try {
      const { database } = served.gateway;
      expect(await verifyLedger(database.reader, developmentSealKey)).toEqual([]);
      const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
      expect(upQueries).toEqual([]);
      // Later versions add theirs after it.
      expect((await readMigrations(database)).findIndex(({ name }) => name === lastSquashed)).toBe(56);
      const counts = {
        users: 3,
        investment: 3,
        investment_order: 2,
        payment: 2,
        ledger_entry: 4,
        ledger_seal: 7,
        audit_entry: 3,
      };
      for (const [table, rows] of Object.entries(counts))
        expect([table, await database.reader.count(table)]).toEqual([table, rows]);
      const maria = await served.signedIn('maria');
      const { data } = await maria.graphql('{ myBalance { available } myInvestments { amount } }');
      expect(data).toEqual({
        myBalance: { available: '3000.00' },
        myInvestments: [{ amount: 10_000 }, { amount: 2000 }],
      });
      const [paid] = await database.reader.query<{ total: number | string }[]>(
        'SELECT SUM(amount) AS total FROM payment',
      );
      expect(Number(paid?.total)).toBe(25_500);
    } finally {
      await served.close();
    }
  });

  test('a database whose last migration had not run is refused and left alone', () =>
    withDatabase(async (database) => {
      await database.dataSource.query('DELETE FROM migrations WHERE name = ?', [lastSquashed]);
      for (const allowsNewer of [false, true])
        await expect(migrate(database, { allowsNewer })).rejects.toThrow(
          /^The tables are too old for this version: start/,
        );
      expect(await readMigrations(database)).toHaveLength(56);
    }));

  test('a database that a later version has migrated is refused, unless that is allowed', () =>
    withDatabase(async (database) => {
      await database.dataSource.query(
        "INSERT INTO migrations (timestamp, name) VALUES (4000000000000, 'Later4000000000000')",
      );
      await expect(migrate(database)).rejects.toThrow('of a later version: Later4000000000000 has run');
      await migrate(database, { allowsNewer: true });
    }));
});
