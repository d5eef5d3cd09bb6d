import 'reflect-metadata';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { databaseKinds } from '../../testing/test-databases';
import { type Database, DatabaseUnavailableError, migrate } from './index';
import { openDatabase } from '../../open-database';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';

const counter = { code: 'CONTADOR', codeKey: 'contador', maxUses: 1_000_000, uses: 0, expiresAt: null, email: null };

describe.each(databaseKinds)('transactions on %s', (kind) => {
  let place: OpenTestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await openTestDatabase(kind);
    ({ database } = place);
  });

  afterAll(() => place.drop());

  beforeEach(() =>
    database.transaction(async (manager) => {
      await manager.deleteAll(InvitationCode);
      await manager.insert(InvitationCode, { ...counter, createdAt: new Date() });
    }),
  );

  const uses = async (): Promise<number> =>
    (await database.reader.findOneByOrFail(InvitationCode, { codeKey: 'contador' })).uses;

  const increment = () =>
    database.transaction((manager) => manager.increment(InvitationCode, { codeKey: 'contador' }, 'uses', 1));

  test('keeps all of 200 concurrent changes of one record', async () => {
    await Promise.all(Array.from({ length: 200 }, increment));
    expect(await uses()).toBe(200);
  });

  test('would lose changes with a read followed by a save, so the test above can fail', async () => {
    const naive = async () => {
      const { id, uses: before } = await database.reader.findOneByOrFail(InvitationCode, { codeKey: 'contador' });
      await database.transaction((manager) => manager.update(InvitationCode, { id }, { uses: before + 1 }));
    };
    await Promise.all(Array.from({ length: 200 }, naive));
    expect(await uses()).toBeLessThan(200);
  });

  test('rolls back a failed transaction and no other', async () => {
    const failing = () =>
      database.transaction(async (manager) => {
        await manager.increment(InvitationCode, { codeKey: 'contador' }, 'uses', 1000);
        throw new Error('on purpose');
      });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? failing() : increment())),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(await uses()).toBe(40);
  });

  test('hides uncommitted work from the reader', async () => {
    let seen = -1;
    await database.transaction(async (manager) => {
      await manager.increment(InvitationCode, { codeKey: 'contador' }, 'uses', 1);
      seen = await uses();
    });
    expect(seen).toBe(0);
    expect(await uses()).toBe(1);
  });

  test('runs the whole work again after a deadlock', async () => {
    let runs = 0;
    const outcome = await database.transaction(async (manager) => {
      runs += 1;
      await manager.increment(InvitationCode, { codeKey: 'contador' }, 'uses', 1);
      if (runs < 3) throw Object.assign(new Error('Deadlock found'), { errno: 1213 });
      return 'done';
    });
    expect([outcome, runs, await uses()]).toEqual(['done', 3, 1]);
  });

  test('returns instants as they were stored, in any time zone of the process', async () => {
    const instant = new Date('2025-03-09T23:59:59.987Z');
    await database.transaction((manager) =>
      manager.update(InvitationCode, { codeKey: 'contador' }, { expiresAt: instant }),
    );
    const { expiresAt } = await database.reader.findOneByOrFail(InvitationCode, { codeKey: 'contador' });
    expect(expiresAt).toEqual(instant);
  });
});

test('a database file and its new folder can be read by the account of the server alone', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'cimiento-modes-'));
  const file = path.join(parent, 'datos', 'cimiento.sqlite');
  const getModes = () =>
    [path.dirname(file), ...readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name))].map(
      (name) => statSync(name).mode & 0o777,
    );
  const open = async () => {
    const database = await openDatabase({ kind: 'sqlite', file });
    await migrate(database);
    const modes = getModes();
    await database.close();
    return modes;
  };
  try {
    const [folder, ...files] = await open();
    expect(folder).toBe(0o700);
    // The file, its log of writes and its index.
    expect(files).toEqual([0o600, 0o600, 0o600]);
    chmodSync(file, 0o644);
    expect((await open()).slice(1)).toEqual([0o600, 0o600, 0o600]);
  } finally {
    rmSync(parent, { recursive: true });
  }
});

test('reports a database file that cannot be written in one line', async () => {
  const opening = openDatabase({ kind: 'sqlite', file: '/dev/null/cimiento.sqlite' });
  await expect(opening).rejects.toThrow(DatabaseUnavailableError);
  await expect(opening).rejects.toThrow(/^The database at \/dev\/null\/cimiento\.sqlite cannot be opened: [^\n]+$/);
});

test('reports an unreachable database server in one line, without its password', async () => {
  const opening = openDatabase({ kind: 'mysql', url: 'mysql://someone:secreto@127.0.0.1:1/none', poolSize: 1 });
  await expect(opening).rejects.toThrow(/^The database at 127\.0\.0\.1:1\/none cannot be opened: [^\n]+$/);
  await expect(opening).rejects.not.toThrow(/secreto/);
});

// A migration that changes a CHECK copies the table on SQLite, which drops the trigger.
test('each table that keeps the time of a change has its trigger on SQLite', async () => {
  const place = await openTestDatabase('sqlite');
  try {
    const { reader } = place.database;
    const kept = reader.dataSource.entityMetadatas.filter(({ columns }) => columns.some(({ onUpdate }) => onUpdate));
    const rows = await reader.query<{ tbl_name: string }[]>(
      "SELECT tbl_name FROM sqlite_master WHERE type = 'trigger'",
    );
    const triggered = new Set(rows.map((row) => row.tbl_name));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.map(({ tableName }) => tableName).filter((table) => !triggered.has(table))).toEqual([]);
  } finally {
    await place.drop();
  }
});
