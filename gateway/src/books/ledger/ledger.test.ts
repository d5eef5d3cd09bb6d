import { ledgerAccounts } from '@cimiento/contracts';
import type { Database } from '../../platform/database';
import { changesLedger, createEntry, databaseKinds, postEntries, serveGateway } from '../../testing';
import type { User } from '../../access/records';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerPosting } from './ledger-posting.entity';
import type { NewEntry } from './new-entry';
import { verifyLedger } from '../evidence/verify-ledger';

test.each([
  'UPDATE `ledger_entry` SET memo = ?',
  'update "ledger_posting" set amount = 1',
  'DELETE FROM ledger_posting WHERE id = 1',
  'TRUNCATE TABLE ledger_entry',
  'REPLACE INTO ledger_seal VALUES (1)',
])('the guard of the suite notices %p', (statement) => {
  expect(changesLedger(statement)).toBe(true);
});

test.each([
  'UPDATE ledger_account SET balance = 1',
  'INSERT INTO ledger_entry VALUES (1)',
  'SELECT * FROM ledger_entry',
])('the guard of the suite allows %p', (statement) => {
  expect(changesLedger(statement)).toBe(false);
});

describe.each(databaseKinds)('the ledger on %s', (kind) => {
  const served = serveGateway(kind);
  let database: Database;
  let investor: User;

  beforeAll(() => {
    database = served.gateway.database;
  });

  beforeEach(async () => {
    investor = await served.fixtures.user();
  });

  const createDeposit = (amount: number, changed: Partial<NewEntry> = {}): NewEntry =>
    createEntry(ledgerAccounts.bank(1), ledgerAccounts.available(investor.id), amount, changed);

  const post = (...entries: NewEntry[]) => postEntries(database, entries);
  const getAccount = () =>
    database.reader.findOneByOrFail(LedgerAccount, { code: ledgerAccounts.available(investor.id).code });
  const verify = () => verifyLedger(database.reader);

  test('posts entries with the balance and sequence of an investor account', async () => {
    const [first, second] = [createDeposit(10_050), createDeposit(25)];
    await post(first, second);
    const account = await getAccount();
    expect(account).toMatchObject({ balance: 10_075, sequence: 2 });
    expect(
      await database.reader.find(LedgerPosting, { where: { accountId: account.id }, order: { id: 'ASC' } }),
    ).toEqual([
      expect.objectContaining({ amount: 10_050, sequence: 1, balanceAfter: 10_050 }),
      expect.objectContaining({ amount: 25, sequence: 2, balanceAfter: 10_075 }),
    ]);
    expect(await verify()).toEqual([]);
  });

  test.each([
    ['a sum other than 0', [-100, 99]],
    ['a posting of 0', [-100, 100, 0]],
    ['a single posting', [100]],
    ['an amount that is no whole number of cents', [-0.5, 0.5]],
  ])('refuses an entry with %s', async (_, amounts) => {
    const postings = amounts.map((amount) => ({ account: ledgerAccounts.suspense, amount }));
    await expect(post(createDeposit(1, { postings }))).rejects.toThrow('do not balance');
  });

  test('posts a movement once: its key is unique', async () => {
    const entry = createDeposit(500);
    await post(entry);
    await expect(post(entry)).rejects.toThrow();
    expect(await getAccount()).toMatchObject({ balance: 500, sequence: 1 });
  });

  test('reverses an entry once', async () => {
    const entry = createDeposit(500);
    await post(entry);
    const { id } = await database.reader.findOneByOrFail(LedgerEntry, { key: entry.key });
    const createReversal = () => createDeposit(-500, { kind: 'reversal', reversalOf: id });
    await post(createReversal());
    await expect(post(createReversal())).rejects.toThrow();
    expect(await getAccount()).toMatchObject({ balance: 0, sequence: 2 });
    expect(await verify()).toEqual([]);
  });

  test('an investor cannot spend more than the balance and reads how much is missing', async () => {
    await post(createDeposit(10_000));
    await expect(post(createDeposit(-10_001))).rejects.toMatchObject({
      message: 'Tu saldo no alcanza: te faltan $0.01. Deposita esa cantidad o elige un monto menor.',
      extensions: { code: 'INSUFFICIENT_BALANCE', status: 409 },
    });
    expect(await getAccount()).toMatchObject({ balance: 10_000, sequence: 1 });
  });

  test('a correction may make a balance negative, but never a held amount', async () => {
    await post(createDeposit(-300, { mayOverdraw: true }));
    expect(await getAccount()).toMatchObject({ balance: -300 });
    const postings = [
      { account: ledgerAccounts.held(investor.id), amount: -1 },
      { account: ledgerAccounts.available(investor.id), amount: 1 },
    ];
    await expect(post(createDeposit(1, { postings, mayOverdraw: true }))).rejects.toThrow(
      /CHK_ledger_account_held|CHECK/,
    );
  });

  test('of 50 concurrent withdrawals of the whole balance exactly one succeeds', async () => {
    await post(createDeposit(7000));
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => post(createDeposit(-7000))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ extensions: { code: 'INSUFFICIENT_BALANCE' } });
    expect(await getAccount()).toMatchObject({ balance: 0, sequence: 2 });
    expect(await verify()).toEqual([]);
  }, 30_000);

  test('concurrent movements of one investor leave a sequence without gaps', async () => {
    await Promise.all(Array.from({ length: 30 }, (_none, index) => post(createDeposit(index + 1))));
    expect(await getAccount()).toMatchObject({ balance: 465, sequence: 30 });
    expect(await verify()).toEqual([]);
  }, 30_000);

  test('a failed transaction leaves no part of an entry', async () => {
    const entry = createDeposit(900);
    const failing = database.transaction(async (manager) => {
      await served.gateway.services.ledger.post(manager, [entry]);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await database.reader.countBy(LedgerEntry, { key: entry.key })).toBe(0);
    expect(await verify()).toEqual([]);
  });

  test('a constraint refuses a posting of 0 and a second posting with the same sequence', async () => {
    await post(createDeposit(100));
    const { id: accountId } = await getAccount();
    const { entryId } = await database.reader.findOneByOrFail(LedgerPosting, { accountId });
    const insert = (values: object) =>
      database.dataSource.manager.insert(LedgerPosting, { entryId, accountId, ...values });
    await expect(insert({ amount: 0, sequence: 2, balanceAfter: 100 })).rejects.toThrow(/CHK_|CHECK/);
    await expect(insert({ amount: 5, sequence: 1, balanceAfter: 105 })).rejects.toThrow(/UNIQUE|Duplicate/);
    await expect(insert({ amount: 5, sequence: 2, balanceAfter: null })).rejects.toThrow(/CHK_|CHECK/);
  });
});
