import { ledgerAccounts } from '@cimiento/contracts';
import {
  createEntry,
  createTestDatabase,
  databaseKinds,
  Fixtures,
  postEntries,
  type TestDatabase,
} from '../../testing';
import { AuditEntry } from '../../access/records';
import { developmentSecret } from '../../platform/config/secrets';
import { type Database, migrate } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import { LedgerSeal } from './ledger-seal.entity';
import { findHead, LedgerSealService } from './ledger-seal.service';
import { markKinds } from './marks';
import { RecordEvidence } from './record-evidence.entity';
import { developmentSealKey, SealKey } from './seal-key';
import { toSignedContent, toSignedLink } from './sealed-content';
import { verifyLedger } from './verify-ledger';

// Without the guard of the suite: these tests do what the product never does.
describe.each(databaseKinds)('a book on %s', (kind) => {
  let place: TestDatabase;
  let database: Database;
  let seals: LedgerSealService;

  beforeAll(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    await migrate(database);
    seals = new LedgerSealService(database);
    await new Fixtures(database).user('titular');
  }, 60_000);

  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const post = (key: string) =>
    postEntries(database, [createEntry(ledgerAccounts.bank(1), ledgerAccounts.suspense, 500, { key })]);
  const countSealed = () => database.reader.countBy(LedgerSeal, { subject: 'ledger' });
  const run = (statement: string) => database.transaction((manager) => manager.query(statement));
  const listRules = async () => (await verifyLedger(database.reader)).map(({ rule }) => rule);

  test('a book is sealed in one chain, each entry once, also by two processes at once', async () => {
    await post('one');
    await post('two');
    await seals.sealAll();
    expect(await countSealed()).toBe(2);
    await post('three');
    await Promise.all([seals.sealAll(), new LedgerSealService(database).sealAll()]);
    await seals.sealAll();
    expect(await countSealed()).toBe(3);
    expect((await seals.sealAll()).sealed).toBe(0);
    expect(await listRules()).toEqual([]);
  });

  test.each([
    ['UPDATE ledger_entry SET memo = CONCAT(memo, ?)', 'a sealed entry is as it was when it was sealed'],
    ['UPDATE ledger_entry SET occurredOn = ?', 'a sealed entry is as it was when it was sealed'],
  ])('that was changed by %p fails its check', async (statement, rule) => {
    const { memo, occurredOn } = await database.reader.findOneByOrFail(LedgerEntry, { key: 'two' });
    await database.transaction((manager) => manager.query(`${statement} WHERE \`key\` = 'two'`, ['2024-12-31']));
    expect(await listRules()).toEqual([rule]);
    await database.transaction((manager) => manager.update(LedgerEntry, { key: 'two' }, { memo, occurredOn }));
    expect(await listRules()).toEqual([]);
  });

  test('with a changed amount no longer balances', async () => {
    await run('UPDATE ledger_posting SET amount = amount + 1 WHERE amount > 0');
    expect(await listRules()).toEqual(
      expect.arrayContaining(['every entry has two or more postings that sum to 0', 'the book sums to 0']),
    );
    await run('UPDATE ledger_posting SET amount = amount - 1 WHERE amount > 0');
    expect(await listRules()).toEqual([]);
  });

  test('a book sealed again with the database but without the key has a broken chain', async () => {
    const last = await findHead(database.reader);
    const { position, salt, previousHash } = await database.reader.findOneByOrFail(LedgerSeal, {
      position: last?.position ?? 0,
    });
    const forger = new SealKey(['another-secret']);
    const contentHash = forger.sign(toSignedContent(salt, '{}'));
    const forged = { position, subject: 'ledger' as const, recordId: 3, contentHash, previousHash };
    const before = await database.reader.findOneByOrFail(LedgerSeal, { position });
    await database.transaction((manager) =>
      manager.update(LedgerSeal, { position }, { contentHash, hash: forger.sign(toSignedLink(forged)) }),
    );
    expect(await listRules()).toEqual(['the seals are one unbroken chain']);
    await database.transaction((manager) => manager.save(LedgerSeal, before));
    expect(await listRules()).toEqual([]);
  });

  test('whose last seals are cut off fails against a link that was kept elsewhere', async () => {
    const head = await findHead(database.reader);
    const position = head?.position ?? 0;
    const check = async () =>
      (await verifyLedger(database.reader, developmentSealKey, head ?? undefined)).map(({ rule }) => rule);
    expect(await check()).toEqual([]);
    const last = await database.reader.findOneByOrFail(LedgerSeal, { position });
    await run(`DELETE FROM ledger_seal WHERE position = ${position}`);
    expect(await listRules()).toEqual([]);
    expect(await check()).toEqual(['the chain has the link that was kept elsewhere']);
    await database.transaction((manager) => manager.insert(LedgerSeal, last));
  });

  test('seals that an earlier secret signed stay valid while it is in the list', async () => {
    const rotated = new SealKey(['a-new-secret', developmentSecret]);
    expect(await verifyLedger(database.reader, rotated)).toEqual([]);
    const withoutIt = await verifyLedger(database.reader, new SealKey(['a-new-secret']));
    expect(withoutIt.map(({ rule }) => rule)).toContain('the seals are one unbroken chain');
  });

  test('an audit entry with another address, session, person or author fails its check', async () => {
    const facts = { action: 'update', entity: 'project', recordId: 1 } as const;
    const entry = { ...facts, createdAt: new Date(), address: '10.0.0.1' };
    const { identifiers } = await database.transaction((manager) => manager.insert(AuditEntry, entry));
    const id = Number(identifiers[0]?.['id']);
    await seals.sealAll();
    for (const change of [
      { address: '10.0.0.2' },
      { sessionHash: 'x' },
      { personId: 7 },
      { projectId: 8 },
      { runId: 9 },
    ]) {
      await database.transaction((manager) => manager.update(AuditEntry, { id }, change));
      expect(await listRules()).toEqual(['a sealed entry is as it was when it was sealed']);
      const [name] = Object.keys(change);
      const former = { [String(name)]: name === 'address' ? entry.address : null };
      await database.transaction((manager) => manager.update(AuditEntry, { id }, former));
    }
    expect(await listRules()).toEqual([]);
  });

  test('a book is sealed in batches, between which other work of the process runs', async () => {
    const entry = { action: 'update', entity: 'project', recordId: 2, createdAt: new Date() } as const;
    await database.transaction(async (manager) => {
      for (let left = 3000; left > 0; left -= 500)
        await manager.insert(
          AuditEntry,
          Array.from({ length: 500 }, () => ({ ...entry })),
        );
    });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    expect((await seals.sealAll()).sealed).toBe(3000);
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  test('a book is verified without creating an entity for each seal and digest', async () => {
    await new Fixtures(database).user('otra');
    const loaded: object[] = [];
    const { subscribers } = database.reader.dataSource;
    subscribers.push({ afterLoad: (entity: object) => void loaded.push(entity) });
    expect(await listRules()).toEqual([]);
    subscribers.pop();
    const isMark = (entity: object) =>
      entity instanceof RecordEvidence && markKinds.some((mark) => mark === entity.kind);
    expect(loaded.filter((entity) => !isMark(entity))).toEqual([]);
    expect(loaded).not.toEqual([]);
  });

  test('with a removed or recomputed seal has a broken chain', async () => {
    const seal = await database.reader.findOneByOrFail(LedgerSeal, { position: 2 });
    await run('DELETE FROM ledger_seal WHERE position = 2');
    expect(await listRules()).toContain('the seals are one unbroken chain');
    await database.transaction((manager) => manager.insert(LedgerSeal, { ...seal, contentHash: 'f'.repeat(64) }));
    expect(await listRules()).toContain('the seals are one unbroken chain');
  });
});
