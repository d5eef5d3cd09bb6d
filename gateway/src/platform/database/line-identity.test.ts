import { createTestDatabase, databaseKinds, type TestDatabase } from '../../testing/test-databases';
import { type Database, migrate } from './index';
import { openDatabase } from '../../open-database';

const migration = 'LineIdentity1768330000000';

describe.each(databaseKinds)('the migration of the identity of bank lines on %s', (kind) => {
  let place: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    await migrate(database);
    await undo();
  });

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const query = (sql: string, values: unknown[] = []) => database.dataSource.query(sql, values);
  const isDone = async () => (await query('SELECT name FROM migrations WHERE name = ?', [migration])).length > 0;
  /** Takes back the migration and every later one. */
  const undo = async () => {
    while (await isDone()) await database.dataSource.undoLastMigration();
  };

  const addStatement = async (id: number, opening: number, closing: number, lines: [day: string, amount: number][]) => {
    await query(
      `INSERT INTO bank_statement (id, bankAccountId, openingBalance, closingBalance, firstDay, lastDay, createdBy, createdAt)
      VALUES (?, 1, ?, ?, '2026-01-15', '2026-01-16', 1, '2026-01-17 10:00:00.000')`,
      [id, opening, closing],
    );
    for (const [index, [day, amount]] of lines.entries())
      await query(
        `INSERT INTO bank_statement_line (statementId, bankAccountId, bookedOn, amount, description, contentHash, occurrence, status)
        VALUES (?, 1, ?, ?, 'DEPOSITO', ?, 1, ?)`,
        [id, day, amount, `${id}-${index}`, amount === 0 ? 'ignored' : 'suspense'],
      );
  };

  test('keeps lines, says which balance they led to where that is sure, and can be taken back', async () => {
    await query(kind === 'sqlite' ? 'PRAGMA foreign_keys = OFF' : 'SET FOREIGN_KEY_CHECKS = 0');
    await query(
      `INSERT INTO users (id, username, usernameKey, email, emailKey, passwordHash, fullName, role, createdAt)
      VALUES (1, 'jefa', 'jefa', 'jefa@prueba.example', 'jefa@prueba.example', 'x', 'Jefa', 'admin', '2026-01-01 00:00:00.000')`,
    );
    await query(
      `INSERT INTO collecting_account (id, bank, accountType, accountNumber, holderName, holderIdNumber)
      VALUES (1, 'Banco Uno', 'checking', '0100204587', 'Fideicomiso', '1793201547001')`,
    );
    await addStatement(1, 1000, 1450, [
      ['2026-01-15', 500],
      ['2026-01-15', 0],
      ['2026-01-16', -50],
    ]);
    // A line of its file was known already, so that the stored ones do not add up.
    await addStatement(2, 1000, 1600, [['2026-01-16', 100]]);
    // The newest first.
    await addStatement(3, 1600, 1630, [
      ['2026-01-16', 10],
      ['2026-01-15', 20],
    ]);
    await migrate(database);
    const rows: { reachedBalance: number | string | null }[] = await query(
      'SELECT reachedBalance FROM bank_statement_line ORDER BY id',
    );
    expect(rows.map(({ reachedBalance }) => reachedBalance && Number(reachedBalance))).toEqual([
      ...[1500, 1500, 1450],
      ...[null, null, null],
    ]);
    await undo();
    const hashes: { contentHash: string; occurrence: number }[] = await query(
      'SELECT contentHash, occurrence FROM bank_statement_line ORDER BY id',
    );
    expect(hashes).toHaveLength(6);
    expect(new Set(hashes.map(({ contentHash }) => contentHash)).size).toBe(6);
    for (const { contentHash } of hashes) expect(contentHash).toMatch(/^[0-9a-f]{64}$/);
  });
});
