import { ledgerAccounts } from '@cimiento/contracts';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../testing';
import { type Database, migrate, openDatabase } from '../database';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerSeal } from './ledger-seal.entity';
import { LedgerSealService } from './ledger-seal.service';
import { LedgerService } from './ledger.service';
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
  }, 60_000);

  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const post = (key: string) =>
    database.transaction((manager) =>
      new LedgerService().post(manager, [
        {
          key,
          kind: 'deposit',
          occurredOn: '2025-01-15',
          source: { kind: 'adjustment', id: 1 },
          memo: 'Depósito',
          actorId: null,
          mayOverdraw: false,
          postings: [
            { account: ledgerAccounts.bank(1), amount: -500 },
            { account: ledgerAccounts.suspense, amount: 500 },
          ],
        },
      ]),
    );
  const run = (statement: string) => database.transaction((manager) => manager.query(statement));
  const listRules = async () => (await verifyLedger(database.reader)).map(({ rule }) => rule);

  test('is sealed in one chain, each entry once, also by two processes at once', async () => {
    await post('one');
    await post('two');
    expect(await seals.sealAll()).toBe(2);
    await post('three');
    await Promise.all([seals.sealAll(), new LedgerSealService(database).sealAll()]);
    await seals.sealAll();
    expect(await database.reader.count(LedgerSeal)).toBe(3);
    expect(await seals.sealAll()).toBe(0);
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

  test('with a removed or recomputed seal has a broken chain', async () => {
    const seal = await database.reader.findOneByOrFail(LedgerSeal, { position: 2 });
    await run('DELETE FROM ledger_seal WHERE position = 2');
    expect(await listRules()).toContain('the seals are one unbroken chain');
    await database.transaction((manager) => manager.insert(LedgerSeal, { ...seal, contentHash: 'f'.repeat(64) }));
    expect(await listRules()).toContain('the seals are one unbroken chain');
  });
});
