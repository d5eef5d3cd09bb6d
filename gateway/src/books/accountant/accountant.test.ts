import { brand, ledgerAccounts } from '@cimiento/contracts';
import { AuditEntry, User } from '../../access/records';
import { createEntry, databaseKinds, postEntries, serveGateway } from '../../testing';
import { sha256 } from '../../platform/sha256';
import { JournalBatchesService } from './journal-batches.service';
import { JournalBatch, JournalBatchEntry } from './journal-batch.entity';

const period = '2024-03';
const batch = 'number period sha256 rows createdAt';

describe.each(databaseKinds)('the numbers of the accountant on %s', (kind) => {
  const served = serveGateway(kind);
  let userId: number;

  beforeAll(async () => {
    userId = (await served.fixtures.user('maria')).id;
  });

  const post = (cents: number, occurredOn = `${period}-10`) =>
    postEntries(served.gateway.database, [
      createEntry(ledgerAccounts.bank(1), ledgerAccounts.available(userId), cents, { occurredOn }),
    ]);
  const close = () => served.admin.send('closePeriod', { period }, 'state');
  const reopen = async () => {
    const { approvalId: id } = await served.admin.send('reopenPeriod', { period, input: { reason: 'Faltó algo' } });
    await (await served.signedInAdmin(`jefa-${id}`)).send('approveRequest', { id });
  };
  const create = () => served.admin.send('createJournalBatch', { period }, batch);
  const read = async (number: number): Promise<string> => {
    const { base64 } = await served.admin.send('journalBatchContent', { number }, 'fileName base64');
    return Buffer.from(base64, 'base64').toString('utf8');
  };
  const setCodes = (rows: object[]) => served.admin.send('setAccountCodes', { rows }, 'account code name');

  test('the most exact code names an account in trial balance, journal and accounts', async () => {
    await post(125, '2024-02-10');
    const banks = { account: 'bank:*', code: '1.1.01', name: 'Bancos' };
    expect(await setCodes([banks])).toEqual([banks]);
    const figures = 'code balance debit credit accountCode accountName';
    const { accounts } = await served.admin.send('trialBalance', {}, `accounts { ${figures} }`);
    expect(accounts.filter(({ code }: { code: string }) => code !== 'bank:0')).toEqual([
      {
        code: 'bank:1',
        balance: '-1.25',
        debit: '1.25',
        credit: '0.00',
        accountCode: '1.1.01',
        accountName: 'Bancos',
      },
      {
        code: `investor:${userId}:available`,
        balance: '1.25',
        debit: '0.00',
        credit: '1.25',
        accountCode: null,
        accountName: expect.stringMatching(/^Saldo disponible de /),
      },
    ]);
    const exact = { account: 'bank:1', code: '1.1.01.07', name: 'Banco siete' };
    await setCodes([banks, exact]);
    const rows = await served.admin.send('ledgerJournal', {}, 'account accountCode accountName');
    expect(rows[0]).toEqual({ account: 'bank:1', accountCode: exact.code, accountName: exact.name });
    const listed = await served.admin.send('ledgerAccounts', {}, 'code name accountCode { code name }');
    expect(listed).toContainEqual({
      code: 'bank:1',
      name: 'Banco',
      accountCode: { code: exact.code, name: exact.name },
    });
  });

  test('replacing the codes deletes those left out, and is audited', async () => {
    const row = { account: 'suspense', code: '2.9', name: 'Por identificar' };
    await setCodes([row]);
    expect(await setCodes([])).toEqual([]);
    const entries = await served.reader.findBy(AuditEntry, { entity: 'accountCode' });
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'delete']));
    expect(await setCodes([row, row])).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await setCodes([{ ...row, account: 'Bank 1' }])).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('a batch has the entries of a closed month once, with the codes of its time', async () => {
    await post(1000);
    expect(await create()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Cierra el mes') });
    await close();
    await setCodes([{ account: 'bank:1', code: '1.1.01', name: 'Banco' }]);
    const first = await create();
    expect(first).toMatchObject({ number: 1, period, rows: 2 });
    const content = await read(1);
    expect(sha256(content)).toBe(first.sha256);
    expect(content).toContain('1.1.01');
    expect(content).toContain(`Saldo disponible de #${userId}`);
    expect(content).not.toContain('10/02/2024');
    await setCodes([]);
    expect(await read(1)).toBe(content);
    expect(await create()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('ya están en un lote') });
  });

  test('what is added to a month later is in a later batch of it', async () => {
    await reopen();
    await post(2000);
    await close();
    expect(await create()).toMatchObject({ number: 2, rows: 2 });
    expect(await read(2)).toContain('20,00');
    expect(await read(2)).not.toContain('10,00;');
    const { fileName } = await served.admin.send('journalBatchContent', { number: 2 }, 'fileName base64');
    expect(fileName).toBe(`libro-diario-${brand.name.toLowerCase()}-${period}-lote-2.csv`);
    expect((await served.admin.send('journalBatches', {}, 'number')).map((row: JournalBatch) => row.number)).toEqual([
      2, 1,
    ]);
  });

  test('two requests at once export each entry once', async () => {
    await reopen();
    for (const cents of [1, 2, 3, 4, 5]) await post(cents);
    await close();
    const before = await served.reader.count(JournalBatchEntry);
    const results = await Promise.all([create(), create(), create()]);
    expect(results.filter((result) => result.number === 3)).toHaveLength(1);
    expect(results.filter(({ code, status }) => code === 'CONFLICT' && status === 409)).toHaveLength(2);
    const entries = await served.reader.find(JournalBatchEntry);
    expect(entries).toHaveLength(before + 5);
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(entries.length);
  });

  test('a month above the limit of a batch is exported in whole entries', async () => {
    await reopen();
    for (const cents of [7, 8, 9]) await post(cents);
    await close();
    const { database, services } = served.gateway;
    const small = new JournalBatchesService(database, services.idempotency, 5);
    const { id } = await served.reader.findOneByOrFail(User, { username: 'jefa' });
    const by = { userId: id, address: null, sessionHash: null };
    const rows = [(await small.create({ period }, by)).rows, (await small.create({ period }, by)).rows];
    expect(rows).toEqual([4, 2]);
  });

  test.each([
    ['accountCodes', {}, 'code'],
    ['journalBatches', {}, 'number'],
    ['journalBatchContent', { number: 1 }, 'fileName'],
  ])('%s is for staff who read the ledger', async (name, variables, fields) => {
    const maria = await served.signedIn('maria');
    expect(await maria.send(name, variables, fields)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a batch that does not exist is not found', async () => {
    const missing = await served.admin.send('journalBatchContent', { number: 99 }, 'fileName');
    expect(missing).toMatchObject({ code: 'NOT_FOUND' });
  });
});
