import { randomUUID } from 'node:crypto';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { LedgerService } from '../../books/ledger/ledger.service';
import { sha256 } from '../../platform/sha256';
import { databaseKinds, exampleBankAccount } from '../../testing';
import { WithdrawalDesk } from '../../testing/withdrawal-desk';
import { createHoldEntry } from './withdrawal-entries';
import { Withdrawal } from './withdrawal.entity';

const accountFields = 'bank accountType accountNumber holderName holderIdNumber blockedUntil';
const limited = { code: 'WITHDRAWAL_LIMIT', status: 409 };

describe.each(databaseKinds)('withdrawals on %s', (kind) => {
  const desk = WithdrawalDesk.serve(kind, 'basic');
  const { bank } = desk;

  const ask = (amount = '120.50') =>
    bank.investor.send('requestWithdrawal', { input: { amount } }, 'id reference status createdAt');
  const save = (changed: object = {}) =>
    bank.investor.send('saveBankAccount', { input: { ...exampleBankAccount, ...changed } }, 'blockedUntil');
  const cancel = (id: number, client = bank.investor) => client.send('cancelWithdrawal', { id }, 'id status reference');
  const listOwn = () => bank.investor.send('myWithdrawals');

  test('a withdrawal is at least 1.00, and a user has five open at most, also requested at once', async () => {
    expect(await ask('0.99')).toMatchObject({ message: 'Retira al menos $1.00.', ...limited });
    expect(await ask('0.00')).toMatchObject({ code: 'VALIDATION_FAILED' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('1.00')));
    const refusals = answers.filter(({ code }) => code);
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) expect(refusal).toMatchObject(limited);
    await cancel((await listOwn())[0].id);
    expect(await ask('1.00')).toMatchObject({ status: 'requested' });
  });

  test('the bank account shows a masked number, and saving the masked number keeps the stored one', async () => {
    const account = await bank.investor.send('myBankAccount', {}, accountFields);
    expect(account).toEqual({ ...exampleBankAccount, accountNumber: '******3456', blockedUntil: null });
    await save({ accountNumber: '******3456', holderName: 'Rosa M. Intriago' });
    const where = { userId: bank.owner.id };
    const stored = await desk.reader.find(BankAccount, { where, order: { version: 'ASC' } });
    expect(stored.map(({ accountNumber, holderName }) => [accountNumber, holderName])).toEqual([
      ['2200123456', 'Rosa Intriago'],
      ['2200123456', 'Rosa M. Intriago'],
    ]);
    expect(await save({ accountNumber: '******9999' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { accountNumber: expect.any(String) },
    });
  });

  test('the bank account is null before it is saved, and without it nothing is withdrawn', async () => {
    const client = await bank.served.signedIn((await bank.served.fixtures.user()).username);
    expect(await client.send('myBankAccount')).toBeNull();
    expect(await client.send('requestWithdrawal', { input: { amount: '1.00' } })).toMatchObject({ code: 'CONFLICT' });
  });

  test('a changed account blocks withdrawals for a while; a first or unchanged one does not', async () => {
    await save();
    await ask('10.00');
    const { blockedUntil } = await save({ accountNumber: '999888777' });
    expect(Date.parse(blockedUntil)).toBeGreaterThan(Date.now() + 71 * 3_600_000);
    expect(await ask('10.00')).toMatchObject({
      message: expect.stringContaining('podrás retirar desde el'),
      code: 'WAITING_PERIOD',
      status: 409,
    });
    expect(await bank.getFunds()).toEqual({ available: '990.00', held: '10.00' });
  });

  test('a request holds its amount; a cancellation frees it, and again gives the same', async () => {
    const { id, reference } = await ask();
    expect(reference).toMatch(/^RF\d{2}RET[0-9A-Z]{10}$/);
    expect(await bank.getFunds()).toEqual({ available: '879.50', held: '120.50' });
    for (let time = 0; time < 2; time += 1) expect(await cancel(id)).toEqual({ id, status: 'cancelled', reference });
    expect(await bank.getFunds()).toEqual({ available: '1000.00', held: '0.00' });
  });

  test('a retry with the same key gives the first answer, with another amount a conflict', async () => {
    const headers = { 'idempotency-key': `retiro-${randomUUID()}` };
    const post = (amount: string) =>
      bank.investor.send('requestWithdrawal', { input: { amount } }, 'id amount createdAt', headers);
    const first = await post('100.00');
    expect(await post('100.00')).toEqual(first);
    expect(await post('90.00')).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await listOwn()).toEqual([{ id: first.id }]);
  });

  test('more than is available is refused, saying what is missing', async () => {
    expect(await ask('1000.01')).toMatchObject({
      message: expect.stringContaining('te faltan $0.01'),
      code: 'INSUFFICIENT_BALANCE',
      status: 409,
    });
  });

  test('nobody cancels the withdrawal of another person', async () => {
    const { id } = await ask();
    const stranger = await bank.served.signedIn((await bank.served.fixtures.user()).username);
    expect(await cancel(id, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await desk.send('approve', { id }, stranger)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('an approved withdrawal is paid once, and can no longer be cancelled or rejected', async () => {
    const { id } = await ask();
    const refused = { code: 'CONFLICT' };
    expect(await desk.send('pay', { id })).toMatchObject(refused);
    expect(await desk.send('approve', { id })).toMatchObject({ status: 'approved' });
    for (const operation of ['approve', 'reject'] as const)
      expect(await desk.send(operation, { id })).toMatchObject(refused);
    expect(await cancel(id)).toMatchObject(refused);
    expect(await desk.send('pay', { id })).toEqual({ status: 'paid' });
    expect(await desk.get(id)).toMatchObject({ status: 'paid', paidOn: '2026-02-03', bankReference: 'TRF-1' });
    expect(await desk.send('pay', { id })).toMatchObject(refused);
    expect(await bank.getFunds()).toEqual({ available: '879.50', held: '0.00' });
  });

  test('a rejected one says why and releases its amount', async () => {
    const { id } = await ask();
    const input = { reason: 'La cuenta no es tuya' };
    const rejected = await bank.admin.send('rejectWithdrawal', { id, input }, 'status reason');
    expect(rejected).toEqual({ status: 'rejected', ...input });
    expect(await bank.getFunds()).toEqual({ available: '1000.00', held: '0.00' });
  });

  test('one that the bank returns is available again', async () => {
    const [id] = await desk.approve('120.50');
    await desk.send('pay', { id });
    const input = { reason: 'Cuenta cerrada' };
    const returned = await bank.admin.send('returnWithdrawal', { id, input }, 'status reason');
    expect(returned).toEqual({ status: 'returned', ...input });
    expect(await bank.getFunds()).toEqual({ available: '1000.00', held: '0.00' });
  });

  test('nobody decides their own, and nobody approves to an account that they changed', async () => {
    const { fixtures, gateway, signedIn } = bank.served;
    const chief = await fixtures.user(undefined, { role: 'admin' });
    await fixtures.deposit(chief, 50);
    const client = await signedIn(chief.username);
    await client.send('saveBankAccount', { input: exampleBankAccount });
    const { id } = await client.send('requestWithdrawal', { input: { amount: '5.00' } });
    for (const operation of ['approve', 'reject'] as const)
      expect(await desk.send(operation, { id }, client)).toMatchObject({ code: 'FORBIDDEN' });
    const { id: other } = await ask();
    const account = { ...exampleBankAccount, accountType: 'savings', userId: bank.owner.id, version: 2 } as const;
    await gateway.database.transaction((manager) =>
      manager.insert(BankAccount, { ...account, createdBy: chief.id, createdAt: new Date() }),
    );
    expect(await desk.send('approve', { id: other }, client)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.send('approve', { id: other })).toMatchObject({ status: 'approved' });
  });

  test('a file for the bank has each approved withdrawal once, with its total and hash', async () => {
    const { id, reference } = await ask();
    await desk.send('approve', { id });
    const made = await bank.admin.send('createWithdrawalBatch', {}, 'id author { username }');
    expect(made.author).toEqual({ username: 'jefa' });
    const file = await desk.send('read', { id: made.id, format: 'csv' });
    const content = Buffer.from(file.base64, 'base64').toString();
    expect(file.sha256).toBe(sha256(content));
    expect(content).toContain(`${reference};Rosa Intriago;1712345678;Banco Pichincha;Ahorros;2200123456;120,50\r\n`);
    expect(await desk.send('create')).toMatchObject({ code: 'CONFLICT' });
  });

  test('administrators see the whole number of the account as it was requested, others never', async () => {
    await ask();
    await save({ accountNumber: '999888777' });
    const numbers = 'bankAccount { accountNumber fullAccountNumber }';
    const variables = { search: bank.owner.username, status: 'requested' };
    expect(await bank.admin.send('adminWithdrawals', variables, `total items { user { id } ${numbers} }`)).toEqual({
      total: 1,
      items: [
        { user: { id: bank.owner.id }, bankAccount: { accountNumber: '******3456', fullAccountNumber: '2200123456' } },
      ],
    });
    expect(await bank.investor.send('myBankAccount', {}, 'fullAccountNumber')).toMatchObject({ code: 'FORBIDDEN' });
    const trail = await bank.admin.send('auditEntries', { entity: 'withdrawal' }, 'items { recordId action }');
    expect(trail).toHaveProperty('items');
  });

  describe('200 withdrawals of the whole balance at once', () => {
    const crowd = Array.from({ length: 200 });

    test('the requests make one withdrawal', async () => {
      const answers = await Promise.all(crowd.map(() => ask('1000.00')));
      const refusals = answers.filter(({ code }) => code === 'INSUFFICIENT_BALANCE');
      expect([answers.length - refusals.length, await listOwn()]).toEqual([1, [expect.anything()]]);
      expect(await bank.getFunds()).toEqual({ available: '0.00', held: '1000.00' });
    }, 60_000);

    // Proves that the test above can fail.
    test('would be many if the balance were read first and written later', async () => {
      const { database, services } = bank.served.gateway;
      const current = await database.reader.findOneByOrFail(BankAccount, { userId: bank.owner.id });
      const naive = async (index: number) => {
        const { available } = await services.balance.getOwn(bank.owner);
        if (Number(available) < 1000) return false;
        await database.transaction(async (manager) => {
          const values = { userId: bank.owner.id, amount: '1000.00', status: 'requested' as const };
          const reference = `NAIVE${bank.owner.id}N${index}`;
          const withdrawal = { ...values, reference, bankAccountId: current.id, createdAt: new Date() };
          const { identifiers } = await manager.insert(Withdrawal, withdrawal);
          const record = await manager.findOneByOrFail(Withdrawal, { id: Number(identifiers[0]?.['id']) });
          await new LedgerService().post(manager, [
            { ...createHoldEntry(record, current, bank.owner.id), mayOverdraw: true },
          ]);
        });
        return true;
      };
      const accepted = (await Promise.all(crowd.slice(0, 20).map((_, index) => naive(index)))).filter(Boolean);
      expect(accepted.length).toBeGreaterThan(1);
    }, 60_000);
  });
});
