import 'reflect-metadata';
import { keptDays, processingActivities } from '@cimiento/contracts';
import { retentionRules } from '@cimiento/contracts/retention';
import { SecurityEvent, StoredSession } from './access/records';
import { findLastSignIns } from './access/security-events/last-sign-ins';
import { Notification } from './messages/notifications/notification.entity';
import type { Database } from './platform/database';
import { removeExpired } from './platform/database/remove-expired';
import { databaseKinds, serveGateway } from './testing';

const dayMs = 24 * 60 * 60_000;

describe.each(databaseKinds)('what is kept on %s', (kind) => {
  const served = serveGateway(kind);
  let database: Database;

  beforeAll(async () => {
    ({ database } = served.gateway);
  });

  test('every table is in one rule, and a rule names tables and columns that exist', () => {
    const tables = retentionRules.flatMap((rule) => rule.tables);
    const metadatas = database.dataSource.entityMetadatas;
    expect([...tables].sort()).toEqual(metadatas.map(({ tableName }) => tableName).sort());
    for (const { tables: named, kept } of retentionRules)
      for (const table of named) {
        const column = kept.kind === 'days' ? kept.since : kept.kind === 'until' ? kept.column : null;
        const metadata = metadatas.find(({ tableName }) => tableName === table);
        if (column !== null)
          expect([table, metadata?.findColumnWithPropertyName(column)?.propertyName]).toEqual([table, column]);
      }
  });

  test('a column by which rows are removed has an index, so that a run reads no whole table', () => {
    for (const { tables, kept } of retentionRules) {
      const column = kept.kind === 'days' ? kept.since : kept.kind === 'until' ? kept.column : null;
      if (column === null) continue;
      for (const table of tables) {
        const { indices } = database.dataSource.getMetadata(table);
        expect([table, indices.some(({ columns }) => columns[0]?.propertyName === column)]).toEqual([table, true]);
      }
    }
  });

  test('only rows whose time is over are removed, in batches, and a run can end between two', async () => {
    const { id: userId } = await served.fixtures.user('antigua');
    const old = new Date(Date.now() - (keptDays.notifications + 1) * dayMs);
    const rows = Array.from({ length: 1201 }, (_none, index) => ({
      userId,
      kind: 'order_paid' as const,
      subject: null,
      title: 't',
      body: 'b',
      path: '/',
      readAt: null,
      createdAt: index === 0 ? new Date() : old,
    }));
    for (let at = 0; at < rows.length; at += 400)
      await database.transaction((manager) => manager.insert(Notification, rows.slice(at, at + 400)));
    let asked = 0;
    await removeExpired(
      database,
      retentionRules.filter(({ tables }) => tables.includes('notification')),
      () => (asked += 1) > 1,
    );
    expect(await database.reader.count(Notification)).toBe(701);
    await removeExpired(database, retentionRules);
    expect(await database.reader.count(Notification)).toBe(1);
  });

  test('an expired session is removed, and one in use stays', async () => {
    const { id: userId } = await served.fixtures.user('sesion');
    const toRow = (idHash: string, ms: number) => ({
      idHash,
      userId,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + ms),
    });
    await database.transaction((manager) => manager.insert(StoredSession, [toRow('old', -1000), toRow('new', 60_000)]));
    await removeExpired(database, retentionRules);
    expect((await database.reader.findBy(StoredSession, { userId })).map(({ idHash }) => idHash)).toEqual(['new']);
  });

  test('of old security events the last sign-in of each account stays', async () => {
    const { id: userId } = await served.fixtures.user('ausente');
    const createdAt = new Date(Date.now() - (keptDays.securityEvents + 1) * dayMs);
    const toRow = (event: 'sign_in' | 'sign_out') => ({
      kind: event,
      userId,
      actorId: userId,
      address: null,
      sessionHash: null,
      detail: null,
      createdAt,
    });
    await database.transaction((manager) =>
      manager.insert(SecurityEvent, [toRow('sign_in'), toRow('sign_out'), toRow('sign_in'), toRow('sign_out')]),
    );
    const exceptions = { security_event: findLastSignIns(database) };
    for (let run = 0; run < 2; run += 1) await removeExpired(database, retentionRules, () => false, exceptions);
    expect(await database.reader.findBy(SecurityEvent, { userId })).toMatchObject([{ kind: 'sign_in' }]);
  });
});

test('what people read about their data states the days of the rules about people', () => {
  const text = processingActivities.map(({ retention }) => retention).join('. ');
  for (const days of [keptDays.emails, keptDays.notifications, keptDays.securityEvents])
    expect(text).toContain(`${days} días`);
});
