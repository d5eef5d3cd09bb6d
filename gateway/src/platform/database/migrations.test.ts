import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { IsNull, Not } from 'typeorm';
import { AuditEntry, User } from '../../access/records';
import type { Project } from '../../investing/records';
import { Fixtures } from '../../testing/fixtures';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../testing/test-databases';
import { type Database, migrate } from './index';
import { InternationalAddresses1768521000000 } from './migrations/1768521000000-international-addresses';
import { EmailsSetByStaff1768525000000 } from './migrations/1768525000000-emails-set-by-staff';
import { SequenceOfEvents1768541000000 } from './migrations/1768541000000-sequence-of-events';
import { OutboxMessage, unnumbered } from '../outbox/outbox-message.entity';
import { openDatabase } from '../../open-database';
import { ExampleMigration4000000000000 } from '../../testing/example-migration';
import { MigrationLock } from './migration-lock';

describe.each(databaseKinds)('migrations on %s', (kind) => {
  let place: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
  });

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const tables = async (): Promise<string[]> => {
    const runner = database.dataSource.createQueryRunner();
    const names = database.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    try {
      return (await runner.getTables(names)).map(({ name }) => name.split('.').pop() ?? name);
    } finally {
      await runner.release();
    }
  };

  const insertPost = (slug: string) =>
    database.transaction((manager) =>
      manager.insert('post', { slug, title: 't', excerpt: 'e', content: 'c', imageUrl: null }),
    );

  test('create exactly what the entities describe', async () => {
    await migrate(database);
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('remove every table on the way down and create it again on the way up', async () => {
    await migrate(database);
    expect(await tables()).toHaveLength(database.dataSource.entityMetadatas.length);
    for (let left = database.dataSource.migrations.length; left > 0; left -= 1)
      await database.dataSource.undoLastMigration();
    expect(await tables()).toEqual([]);
    await migrate(database);
    expect(await tables()).toHaveLength(database.dataSource.entityMetadatas.length);
  });

  test('let a later migration change tables and rows, and take it back', async () => {
    await migrate(database);
    await insertPost('uno');
    database.dataSource.migrations.push(new ExampleMigration4000000000000());
    const insertRequest = () =>
      database.dataSource.query(
        `INSERT INTO waitlist_request (email, emailKey, fullName, location, occupation, whyInterested, consentData, receiveNews, createdAt, status)
        VALUES ('a@b.example', 'a@b.example', 'Una', 'Quito', 'o', 'w', 1, 0, '2026-01-01 00:00:00.000', 'archived')`,
      );
    await expect(insertRequest()).rejects.toThrow(/CHK_waitlist_request_status|CHECK constraint failed/);
    await migrate(database);
    expect(await database.dataSource.query('SELECT readers FROM post')).toEqual([{ readers: 10 }]);
    await insertRequest();
    await expect(database.dataSource.query('UPDATE post SET readers = -1')).rejects.toThrow(/CHK_post_readers|CHECK/);
    await database.dataSource.query('DELETE FROM waitlist_request');
    await database.dataSource.undoLastMigration();
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('mark an unconfirmed e-mail that staff set, and none where they changed something else', async () => {
    await migrate(database);
    const names = ['cambiado', 'renombrado'];
    const users = await Promise.all(names.map((name) => new Fixtures(database).user(name)));
    const entries = users.map(({ id, email, username }) => ({
      createdAt: new Date(),
      entity: 'user' as const,
      recordId: id,
      action: 'update' as const,
      before: JSON.stringify({ email: username === 'cambiado' ? 'otro@prueba.example' : email, fullName: 'Otra' }),
      after: JSON.stringify({ email }),
    }));
    await database.transaction((manager) => manager.insert(AuditEntry, entries));
    const { migrations } = database.dataSource;
    const from = migrations.findIndex((migration) => migration instanceof EmailsSetByStaff1768525000000);
    for (let left = migrations.length; left > from; left -= 1) await database.dataSource.undoLastMigration();
    await migrate(database);
    const marked = await database.reader.find(User, { where: { staffEmailAt: Not(IsNull()) } });
    expect(marked.map(({ username }) => username)).toEqual(['cambiado']);
  });

  test('let waiting events be numbered, each once for its endpoints, and no delivered ones', async () => {
    await migrate(database);
    const { migrations } = database.dataSource;
    const from = migrations.findIndex((migration) => migration instanceof SequenceOfEvents1768541000000);
    for (let left = migrations.length; left > from; left -= 1) await database.dataSource.undoLastMigration();
    const insert = (topic: string, status: string, payload: string) =>
      database.dataSource.query(
        `INSERT INTO outbox_message (topic, status, payload, attempts, createdAt) VALUES (?, ?, ?, 0, '2026-01-01 00:00:00.000')`,
        [topic, status, payload],
      );
    await insert('webhook', 'pending', '{"type":"one"}');
    await insert('webhook', 'dead', '{"type":"one"}');
    await insert('webhook', 'held', '{"type":"other"}');
    await insert('webhook', 'done', '{"type":"one"}');
    await insert('email', 'pending', '{}');
    await migrate(database);
    const messages = await database.reader.find(OutboxMessage, { order: { id: 'ASC' } });
    expect(messages.map(({ sequence }) => sequence)).toEqual([unnumbered, unnumbered, unnumbered, null, null]);
    const [one, again, other, ...rest] = messages.map(({ eventKey }) => eventKey);
    expect(one).toMatch(/^[0-9a-f]{36}$/);
    expect([again === one, other === one, ...rest]).toEqual([true, false, null, null]);
  });

  test('write the domains of stored e-mails as they are compared, but never twice', async () => {
    await migrate(database);
    const insertRequest = (address: string) =>
      database.dataSource.query(
        `INSERT INTO waitlist_request (email, emailKey, fullName, location, occupation, whyInterested, consentData, receiveNews, createdAt, status)
        VALUES ('a', ?, 'Una', 'Quito', 'o', 'w', 1, 0, '2026-01-01 00:00:00.000', 'pending')`,
        [address],
      );
    const addresses = ['una@mail.xn--and-6ma2c.ec', 'dos@xn--and-6ma2c.ec', 'dos@ñandú.ec', 'xn--tres@quito.ec'];
    for (const address of addresses) await insertRequest(address);
    const runner = database.dataSource.createQueryRunner();
    await new InternationalAddresses1768521000000().up(runner);
    await runner.release();
    const rows = await database.dataSource.query<{ emailKey: string }[]>(
      'SELECT emailKey FROM waitlist_request ORDER BY id',
    );
    expect(rows.map(({ emailKey }) => emailKey)).toEqual(['una@mail.ñandú.ec', ...addresses.slice(1)]);
  });

  test('let two processes start at once', async () => {
    const other = await openDatabase(place.config);
    try {
      await Promise.all([migrate(database), migrate(other)]);
      expect(await tables()).toHaveLength(database.dataSource.entityMetadatas.length);
    } finally {
      await other.close();
    }
  });

  test('migrations run in one process only, and continue after the one that ran them was killed', async () => {
    if (kind === 'sqlite') return;
    const [one, other] = [new MigrationLock(database.dataSource), new MigrationLock(database.dataSource)];
    expect(await Promise.all([one.take(), other.take()])).toContain(false);
    const waiting = migrate(database);
    await wait(500);
    expect(await tables()).toEqual([]);
    // As if its lease had ended.
    await database.dataSource.query('UPDATE migration_lock SET expiresAt = 0');
    await waiting;
    expect(await tables()).toHaveLength(database.dataSource.entityMetadatas.length);
    await Promise.all([one.release(), other.release()]);
  });

  test.each([
    ['a status that does not exist', { status: 'sold' }],
    ['a property type that does not exist', { propertyType: 'industrial' }],
    ['a negative amount', { funded: -1 }],
    ['a negative valuation', { currentValuation: -1 }],
    ['a negative count', { totalInvestors: -1 }],
  ])('create a CHECK that rejects %s', async (_, changed) => {
    await migrate(database);
    const fixtures = new Fixtures(database);
    await expect(fixtures.project(changed as Partial<Project>)).rejects.toThrow(/CHK_project|CHECK constraint failed/);
    await fixtures.project();
    expect(await database.reader.count('project')).toBe(1);
  });

  test('create text columns that distinguish case and accents', async () => {
    await migrate(database);
    await insertPost('cafe');
    await insertPost('café');
    await insertPost('CAFE');
    await expect(insertPost('cafe')).rejects.toThrow();
    expect(await database.reader.countBy('post', { slug: 'cafe' })).toBe(1);
  });
});
