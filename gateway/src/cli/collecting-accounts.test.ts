import { AuditEntry } from '../access/records';
import { CollectingAccountsService } from '../banking/collecting-accounts/collecting-accounts.service';
import { CollectingAccount } from '../books/collecting-accounts/collecting-account.entity';
import { LedgerAccount } from '../books/ledger/ledger-account.entity';
import type { Database } from '../platform/database';
import { exampleCollectingAccount } from '../testing/fixtures';
import { type OpenTestDatabase, openTestDatabase } from '../testing/open-test-database';
import { databaseKinds } from '../testing/test-databases';
import { correctCollectingAccount, createCollectingAccount, endCollectingAccount } from './commands';

describe.each(databaseKinds)('the collecting accounts of the operator on %s', (kind) => {
  let place: OpenTestDatabase;
  let database: Database;
  let id: number;

  beforeEach(async () => {
    place = await openTestDatabase(kind);
    ({ database } = place);
    await createCollectingAccount(database, exampleCollectingAccount);
    id = (await database.reader.findOneByOrFail(CollectingAccount, {})).id;
  });

  afterEach(() => place.drop());

  const listChanges = async () =>
    (await database.reader.find(AuditEntry, { where: { entity: 'collectingAccount' }, order: { id: 'ASC' } })).map(
      ({ userId, action }) => [userId, action],
    );

  test('an account is corrected before its first movement with the checks of a new one', async () => {
    const text = await correctCollectingAccount(database, id, { accountNumber: '2100 334 455' });
    expect(text).toContain(' · 2100334455\n');
    await expect(correctCollectingAccount(database, id, { accountNumber: 'abc' })).rejects.toThrow('cuenta');
    await expect(correctCollectingAccount(database, id, { holderIdNumber: '12' })).rejects.toThrow('RUC');
    await expect(correctCollectingAccount(database, id + 1, {})).rejects.toThrow('No encontramos');
    expect(await listChanges()).toEqual([
      [null, 'create'],
      [null, 'update'],
    ]);
  });

  test('an account with movements keeps what its statements say', async () => {
    const account = { code: `bank:${id}`, kind: 'bank', userId: null, projectId: null } as const;
    await database.transaction((manager) =>
      manager.insert(LedgerAccount, { ...account, balance: null, sequence: null }),
    );
    await expect(correctCollectingAccount(database, id, { accountNumber: '2100334455' })).rejects.toThrow(
      'Esta cuenta ya tiene movimientos',
    );
    expect(await endCollectingAccount(database, id)).toContain('Nobody can pay by transfer now');
  });

  test('an account that ended is shown to nobody who wants to pay, and stays in the back office', async () => {
    await createCollectingAccount(database, { ...exampleCollectingAccount, accountNumber: '2100334455' });
    expect(await endCollectingAccount(database, id)).toContain('2100334455');
    const accounts = new CollectingAccountsService(database);
    expect((await accounts.listOpen()).map(({ accountNumber }) => accountNumber)).toEqual(['2100334455']);
    expect(await accounts.list()).toHaveLength(2);
    await expect(endCollectingAccount(database, id)).rejects.toThrow('Esta cuenta ya está terminada');
    expect((await listChanges()).at(-1)).toEqual([null, 'update']);
  });
});
