import { ledgerAccounts } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerService } from '../../books/ledger/ledger.service';
import { postEntries } from '../../testing/post-entries';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { sha256 } from '../../platform/sha256';
import {
  createActor,
  createTestGateway,
  databaseKinds,
  exampleBankAccount,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '../../testing';
import type { User } from '../../access/records/user.entity';
import { createHoldEntry } from './withdrawal-entries';
import { Withdrawal } from './withdrawal.entity';

const row = 'id amount status reference reason paidOn bankReference';
const operations = {
  save: 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { accountNumber blockedUntil } }',
  account: '{ myBankAccount { bank accountType accountNumber holderName holderIdNumber blockedUntil } }',
  request: `mutation ($input: WithdrawalInput!) { requestWithdrawal(input: $input) { ${row} createdAt } }`,
  cancel: `mutation ($id: Int!) { cancelWithdrawal(id: $id) { ${row} } }`,
  approve: `mutation ($id: Int!) { approveWithdrawal(id: $id) { ${row} } }`,
  reject: `mutation ($id: Int!, $input: WithdrawalReasonInput!) { rejectWithdrawal(id: $id, input: $input) { ${row} } }`,
  pay: `mutation ($id: Int!, $input: WithdrawalPaymentInput!) { payWithdrawal(id: $id, input: $input) { ${row} } }`,
  giveBack: `mutation ($id: Int!, $input: WithdrawalReasonInput!) { returnWithdrawal(id: $id, input: $input) { ${row} } }`,
  batch: 'mutation { createWithdrawalBatch { id author { username } } }',
  own: `{ myWithdrawals { ${row} } myBalance { available held } }`,
};

const payment = { paidOn: '2026-02-03', bankReference: 'TRF-77' };

describe.each(databaseKinds)('withdrawals on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let owner: User;
  let boss: User;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    boss = await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
    await served.gateway.database.transaction(async (manager) => {
      for (const [id, number] of [
        [1, '0100204587'],
        [2, '0100204588'],
      ] as const)
        await manager.insert(CollectingAccount, {
          ...exampleBankAccount,
          id,
          accountNumber: number,
          accountType: 'checking',
        });
    });
  });

  afterAll(async () => {
    expect(await verifyLedger(served.gateway.database.reader)).toEqual([]);
    await served.close();
  });

  const deposit = (userId: number, cents: number) =>
    postEntries(served.gateway.database, [
      {
        key: `deposit:${randomUUID()}`,
        kind: 'deposit',
        occurredOn: '2026-01-05',
        source: { kind: 'user', id: userId },
        memo: 'Depósito',
        actorId: null,
        mayOverdraw: false,
        postings: [
          { account: ledgerAccounts.bank(1), amount: -cents },
          { account: ledgerAccounts.available(userId), amount: cents },
        ],
      },
    ]);

  /** A new investor with $500.00 and a bank account. */
  beforeEach(async () => {
    const name = `persona-${randomUUID().slice(0, 8)}`;
    owner = await served.fixtures.user(name);
    investor = await served.signedIn(name, fixturePassword);
    await deposit(owner.id, 50_000);
    await investor.graphql(operations.save, { input: exampleBankAccount });
  });

  const send = async (client: TestClient, query: string, variables: object = {}) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return { record: data && Object.values(data)[0], error: errors?.[0] };
  };
  const request = async (amount = '120.50') => {
    const { record } = await send(investor, operations.request, { input: { amount } });
    return record as { id: number; reference: string };
  };
  const getOwn = async () => (await investor.graphql(operations.own)).data;
  const getCode = async (answer: ReturnType<typeof send>) => (await answer).error?.extensions?.['code'];
  const approve = (id: number, by = admin) => send(by, operations.approve, { id });
  const changeAccount = () =>
    send(investor, operations.save, { input: { ...exampleBankAccount, accountNumber: '999888777' } });

  test('a withdrawal is at least 1.00, and a user has five open at most, also requested at once', async () => {
    const limited = { code: 'WITHDRAWAL_LIMIT', status: 409 };
    const ask = (amount: string) => send(investor, operations.request, { input: { amount } });
    expect((await ask('0.99')).error).toMatchObject({ message: 'Retira al menos $1.00.', extensions: limited });
    expect(await getCode(ask('0.00'))).toBe('VALIDATION_FAILED');
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('1.00')));
    const refusals = answers.flatMap(({ error }) => error ?? []);
    expect(refusals).toHaveLength(3);
    for (const { extensions } of refusals) expect(extensions).toMatchObject(limited);
    await send(investor, operations.cancel, { id: (await getOwn())?.myWithdrawals[0].id });
    expect((await ask('1.00')).error).toBeUndefined();
  });

  describe('the bank account', () => {
    test('the bank account shows a masked number, and saving the masked number keeps the stored one', async () => {
      const { record } = await send(investor, operations.account);
      expect(record).toEqual({ ...exampleBankAccount, accountNumber: '******3456', blockedUntil: null });
      const input = { ...exampleBankAccount, accountNumber: '******3456', holderName: 'Rosa M. Intriago' };
      await send(investor, operations.save, { input });
      const stored = await served.gateway.database.reader.find(BankAccount, {
        where: { userId: owner.id },
        order: { version: 'ASC' },
      });
      expect(stored.map(({ accountNumber, holderName }) => [accountNumber, holderName])).toEqual([
        ['2200123456', 'Rosa Intriago'],
        ['2200123456', 'Rosa M. Intriago'],
      ]);
    });

    test('refuses a masked number that stands for another one', async () => {
      const { error } = await send(investor, operations.save, {
        input: { ...exampleBankAccount, accountNumber: '******9999' },
      });
      expect(error?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { accountNumber: expect.any(String) },
      });
    });

    test('the bank account is null before it is saved, and without it nothing is withdrawn', async () => {
      const other = await served.fixtures.user(`otra-${randomUUID().slice(0, 8)}`);
      const client = await served.signedIn(other.username, fixturePassword);
      expect(await send(client, operations.account)).toEqual({ record: null, error: undefined });
      expect(await getCode(send(client, operations.request, { input: { amount: '1.00' } }))).toBe('CONFLICT');
    });

    test('a changed account blocks withdrawals for a while; a first or unchanged one does not', async () => {
      await send(investor, operations.save, { input: exampleBankAccount });
      await request('10.00');
      const { record } = await changeAccount();
      expect(Date.parse((record as { blockedUntil: string }).blockedUntil)).toBeGreaterThan(
        Date.now() + 71 * 3_600_000,
      );
      const { error } = await send(investor, operations.request, { input: { amount: '10.00' } });
      expect(error).toMatchObject({
        message: expect.stringContaining('podrás retirar desde el'),
        extensions: { code: 'WAITING_PERIOD', status: 409 },
      });
      expect((await getOwn())?.myBalance).toEqual({ available: '490.00', held: '10.00' });
    });
  });

  test('a request holds its amount; a cancellation frees it, and again gives the same', async () => {
    const { id, reference } = await request();
    expect(reference).toMatch(/^RF\d{2}RET[0-9A-Z]{10}$/);
    expect((await getOwn())?.myBalance).toEqual({ available: '379.50', held: '120.50' });
    const { record } = await send(investor, operations.cancel, { id });
    expect(record).toMatchObject({ id, status: 'cancelled' });
    expect(await send(investor, operations.cancel, { id })).toEqual({ record, error: undefined });
    expect((await getOwn())?.myBalance).toEqual({ available: '500.00', held: '0.00' });
  });

  test('a retry with the same key gives the first answer, with another amount a conflict', async () => {
    const headers = { 'idempotency-key': `retiro-${randomUUID()}` };
    const post = async (amount: string) =>
      (
        await investor.request(
          'POST',
          '/graphql',
          { query: operations.request, variables: { input: { amount } } },
          headers,
        )
      ).body;
    const first = await post('100.00');
    expect(await post('100.00')).toEqual(first);
    expect((await post('90.00')).errors[0].extensions.code).toBe('CONFLICT');
    expect((await getOwn())?.myWithdrawals).toHaveLength(1);
  });

  test('more than is available is refused, saying what is missing', async () => {
    const { error } = await send(investor, operations.request, { input: { amount: '500.01' } });
    expect(error).toMatchObject({
      message: expect.stringContaining('te faltan $0.01'),
      extensions: { code: 'INSUFFICIENT_BALANCE', status: 409 },
    });
    expect(await getCode(send(investor, operations.request, { input: { amount: '0.00' } }))).toBe('VALIDATION_FAILED');
  });

  test('nobody cancels the withdrawal of another person', async () => {
    const { id } = await request();
    const other = await served.fixtures.user(`otra-${randomUUID().slice(0, 8)}`);
    const stranger = await served.signedIn(other.username, fixturePassword);
    expect(await getCode(send(stranger, operations.cancel, { id }))).toBe('NOT_FOUND');
    expect(await getCode(approve(id, stranger))).toBe('FORBIDDEN');
  });

  test('an approved withdrawal is paid once, and can no longer be cancelled or rejected', async () => {
    const { id } = await request();
    expect(await getCode(send(admin, operations.pay, { id, input: payment }))).toBe('CONFLICT');
    expect((await approve(id)).record).toMatchObject({ status: 'approved' });
    expect(await getCode(approve(id))).toBe('CONFLICT');
    expect(await getCode(send(investor, operations.cancel, { id }))).toBe('CONFLICT');
    expect(await getCode(send(admin, operations.reject, { id, input: { reason: 'No' } }))).toBe('CONFLICT');
    const { record } = await send(admin, operations.pay, { id, input: payment });
    expect(record).toMatchObject({ status: 'paid', ...payment });
    expect(await getCode(send(admin, operations.pay, { id, input: payment }))).toBe('CONFLICT');
    expect((await getOwn())?.myBalance).toEqual({ available: '379.50', held: '0.00' });
  });

  test('a rejected one says why and releases its amount', async () => {
    const { id } = await request();
    const { record } = await send(admin, operations.reject, { id, input: { reason: 'La cuenta no es tuya' } });
    expect(record).toMatchObject({ status: 'rejected', reason: 'La cuenta no es tuya' });
    expect((await getOwn())?.myBalance).toEqual({ available: '500.00', held: '0.00' });
  });

  test('one that the bank returns is available again', async () => {
    const { id } = await request();
    await approve(id);
    await send(admin, operations.pay, { id, input: payment });
    const { record } = await send(admin, operations.giveBack, { id, input: { reason: 'Cuenta cerrada' } });
    expect(record).toMatchObject({ status: 'returned', reason: 'Cuenta cerrada' });
    expect((await getOwn())?.myBalance).toEqual({ available: '500.00', held: '0.00' });
  });

  test('nobody decides their own, and nobody approves to an account that they changed', async () => {
    const chief = await served.fixtures.user(`chief-${randomUUID().slice(0, 8)}`, { role: 'admin' });
    await deposit(chief.id, 5000);
    const client = await served.signedIn(chief.username, fixturePassword);
    await send(client, operations.save, { input: exampleBankAccount });
    const { record } = await send(client, operations.request, { input: { amount: '5.00' } });
    const { id } = record as { id: number };
    expect(await getCode(approve(id, client))).toBe('FORBIDDEN');
    expect(await getCode(send(client, operations.reject, { id, input: { reason: 'No' } }))).toBe('FORBIDDEN');
    const { id: other } = await request();
    await served.gateway.database.transaction((manager) =>
      manager.insert(BankAccount, {
        ...exampleBankAccount,
        accountType: 'savings',
        userId: owner.id,
        version: 2,
        createdBy: chief.id,
        createdAt: new Date(),
      }),
    );
    expect(await getCode(approve(other, client))).toBe('FORBIDDEN');
    expect((await approve(other)).record).toMatchObject({ status: 'approved' });
  });

  test('a file for the bank has each approved withdrawal once, with its total and hash', async () => {
    const { id, reference } = await request();
    await approve(id);
    const { record } = await send(admin, operations.batch);
    const { id: batchId, author } = record as { id: number; author: object };
    expect(author).toEqual({ username: 'jefa' });
    const read = 'mutation ($id: Int!) { readWithdrawalBatch(id: $id, format: csv) { base64 sha256 } }';
    const file = (await send(admin, read, { id: batchId })).record as { base64: string; sha256: string };
    const content = Buffer.from(file.base64, 'base64').toString();
    expect(file.sha256).toBe(sha256(content));
    expect(content).toContain(`${reference};Rosa Intriago;1712345678;Banco Pichincha;Ahorros;2200123456;120,50\r\n`);
    expect(await getCode(send(admin, operations.batch))).toBe('CONFLICT');
  });

  test('administrators see the whole number of the account as it was requested, others never', async () => {
    await request();
    await changeAccount();
    const list = `query ($search: String) { adminWithdrawals(search: $search, status: requested) {
      total items { user { id } bankAccount { accountNumber fullAccountNumber } } } }`;
    const { data } = await admin.graphql(list, { search: owner.username });
    expect(data?.adminWithdrawals).toEqual({
      total: 1,
      items: [
        { user: { id: owner.id }, bankAccount: { accountNumber: '******3456', fullAccountNumber: '2200123456' } },
      ],
    });
    const { errors } = await investor.graphql('{ myBankAccount { fullAccountNumber } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const trail = await admin.graphql('{ auditEntries(entity: withdrawal) { items { recordId action } } }');
    expect(trail.errors).toBeUndefined();
  });

  describe('the line of a statement', () => {
    let lineId = 100;
    beforeEach(() => (lineId += 10));

    const settle = (amount: number, reference: string | null, change: object = {}, id?: number) =>
      served.gateway.database.transaction((manager) =>
        served.gateway.services.withdrawalSettlement.settleByStatement(
          manager,
          { id: lineId, collectingAccountId: 1, bookedOn: '2026-02-04', amount, reference, ...change },
          createActor(boss.id),
          id,
        ),
      );
    const countEntries = (sourceId: number) =>
      served.gateway.database.reader.countBy(LedgerEntry, { sourceKind: 'withdrawal', sourceId });

    test('pays the approved withdrawal of its reference and exact amount, once', async () => {
      const { id, reference } = await request();
      expect(await settle(-12_050, reference)).toBeNull();
      await approve(id);
      expect(await settle(-12_049, reference)).toBeNull();
      expect(await settle(-12_050, 'RF00')).toBeNull();
      expect(await settle(-12_050, reference.replace(/(.{4})/g, '$1 '))).toMatchObject({
        id,
        status: 'paid',
        paidOn: '2026-02-04',
      });
      expect(await settle(-12_050, reference, { id: lineId + 1 })).toBeNull();
      expect((await getOwn())?.myBalance).toEqual({ available: '379.50', held: '0.00' });
    });

    test('the line of a withdrawal marked as paid posts nothing, but corrects the account that paid', async () => {
      const { id, reference } = await request();
      await approve(id);
      await send(admin, operations.pay, { id, input: payment });
      const before = await countEntries(id);
      expect(await settle(-12_050, reference)).toMatchObject({ id, ...payment });
      expect(await countEntries(id)).toBe(before);
      const { id: second } = await request();
      await approve(second);
      await send(admin, operations.pay, { id: second, input: payment });
      await settle(-12_050, null, { id: lineId + 1, collectingAccountId: 2 }, second);
      expect(await countEntries(second)).toBe(before + 1);
      const { data } = await admin.graphql('{ trialBalance { accounts { code balance } total } }');
      expect(data?.trialBalance.accounts).toContainEqual({ code: 'bank:2', balance: '120.50' });
      expect(data?.trialBalance.total).toBe('0.00');
    });

    test('that gives money back returns a paid withdrawal', async () => {
      const { id, reference } = await request();
      await approve(id);
      await settle(-12_050, reference);
      expect(await settle(12_050, reference, { id: lineId + 1 })).toMatchObject({ id, status: 'returned' });
      expect(await settle(12_050, reference, { id: lineId + 2 })).toBeNull();
      expect((await getOwn())?.myBalance).toEqual({ available: '500.00', held: '0.00' });
    });
  });

  describe('200 withdrawals of the whole balance at once', () => {
    const crowd = Array.from({ length: 200 });

    test('the requests make one withdrawal', async () => {
      const answers = await Promise.all(
        crowd.map(() => send(investor, operations.request, { input: { amount: '500.00' } })),
      );
      expect(answers.filter(({ error }) => !error)).toHaveLength(1);
      expect(new Set(answers.flatMap(({ error }) => error?.extensions?.['code'] ?? []))).toEqual(
        new Set(['INSUFFICIENT_BALANCE']),
      );
      expect((await getOwn())?.myBalance).toEqual({ available: '0.00', held: '500.00' });
    }, 60_000);

    // Proves that the test above can fail.
    test('would be many if the balance were read first and written later', async () => {
      const { database, services } = served.gateway;
      const current = await database.reader.findOneByOrFail(BankAccount, { userId: owner.id });
      const naive = async (index: number) => {
        const { available } = await services.balance.getOwn(owner);
        if (Number(available) < 500) return false;
        await database.transaction(async (manager) => {
          const values = { userId: owner.id, amount: '500.00', status: 'requested' as const };
          const reference = `NAIVE${owner.id}N${index}`;
          const withdrawal = { ...values, reference, bankAccountId: current.id, createdAt: new Date() };
          const { identifiers } = await manager.insert(Withdrawal, withdrawal);
          const record = await manager.findOneByOrFail(Withdrawal, { id: Number(identifiers[0]?.['id']) });
          await new LedgerService().post(manager, [
            { ...createHoldEntry(record, current, owner.id), mayOverdraw: true },
          ]);
        });
        return true;
      };
      const accepted = (await Promise.all(crowd.slice(0, 20).map((_, index) => naive(index)))).filter(Boolean);
      expect(accepted.length).toBeGreaterThan(1);
    }, 60_000);
  });
});
