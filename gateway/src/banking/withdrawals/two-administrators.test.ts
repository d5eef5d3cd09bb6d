import { randomUUID } from 'node:crypto';
import { ledgerAccounts } from '@cimiento/contracts';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import {
  createTestGateway,
  databaseKinds,
  exampleBankAccount,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '../../testing';
import { User } from '../../access/records/user.entity';
import { postEntries } from '../../testing/post-entries';

const operations = {
  saveAccount: 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { accountNumber } }',
  request: 'mutation ($input: WithdrawalInput!) { requestWithdrawal(input: $input) { id } }',
  approve: 'mutation ($id: Int!) { approveWithdrawal(id: $id) { status } }',
  reject:
    'mutation ($id: Int!, $input: WithdrawalReasonInput!) { rejectWithdrawal(id: $id, input: $input) { status } }',
  batch: 'mutation { createWithdrawalBatch { id withdrawals } }',
  batchOf: 'mutation ($ids: [Int!]!) { createWithdrawalBatch(input: { withdrawalIds: $ids }) { id withdrawals } }',
  payBatch:
    'mutation ($id: Int!, $input: WithdrawalBatchPaymentInput!) { payWithdrawalBatch(id: $id, input: $input) { state } }',
  unapprove: 'mutation ($id: Int!) { unapproveWithdrawal(id: $id) { status } }',
  pay: 'mutation ($id: Int!, $input: WithdrawalPaymentInput!) { payWithdrawal(id: $id, input: $input) { status } }',
  adjust: 'mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { id } }',
  approveRequest: 'mutation ($id: Int!) { approveRequest(id: $id) { status } }',
};

describe.each(databaseKinds)('a withdrawal in production rules on %s', (kind) => {
  let served: TestGateway;
  let admins: [TestClient, TestClient];
  let investor: TestClient;
  let owner: User;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals: 'required' } });
    admins = [await served.signedInAdmin('alicia'), await served.signedInAdmin('benito')];
    const { bank, accountNumber, holderName, holderIdNumber } = exampleBankAccount;
    const account = { id: 1, bank, accountNumber, holderName, holderIdNumber, accountType: 'checking' } as const;
    await served.gateway.database.transaction((manager) => manager.insert(CollectingAccount, account));
  });

  afterAll(async () => {
    expect(await verifyLedger(served.gateway.database.reader)).toEqual([]);
    await served.close();
  });

  const send = async (client: TestClient, query: string, variables: object = {}) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return { record: data && Object.values(data)[0], error: errors?.[0]?.extensions };
  };
  const getCode = async (client: TestClient, query: string, variables: object = {}) =>
    (await send(client, query, variables)).error?.code;

  const credit = (actorId: number | null, cents = 50_000) =>
    postEntries(served.gateway.database, [
      {
        key: `deposit:${randomUUID()}`,
        kind: 'deposit',
        occurredOn: '2026-01-05',
        source: { kind: 'user', id: owner.id },
        memo: 'Depósito',
        actorId,
        mayOverdraw: false,
        postings: [
          { account: ledgerAccounts.bank(1), amount: -cents },
          { account: ledgerAccounts.available(owner.id), amount: cents },
        ],
      },
    ]);
  const request = async (): Promise<number> =>
    (await send(investor, operations.request, { input: { amount: '120.50' } })).record.id;
  const getId = async (username: string) =>
    (await served.gateway.database.reader.findOneByOrFail(User, { username })).id;

  beforeEach(async () => {
    const name = `persona-${randomUUID().slice(0, 8)}`;
    owner = await served.fixtures.user(name);
    investor = await served.signedIn(name, fixturePassword);
    await send(investor, operations.saveAccount, { input: exampleBankAccount });
  });

  const payment = { paidOn: '2026-02-03', bankReference: 'TRF-77' };

  test('the administrator who approved it cannot pay it', async () => {
    await credit(null);
    const id = await request();
    expect((await send(admins[0], operations.approve, { id })).record).toEqual({ status: 'approved' });
    expect(await getCode(admins[0], operations.pay, { id, input: payment })).toBe('FORBIDDEN');
    expect(await getCode(admins[0], operations.batch)).toBe('FORBIDDEN');
    expect((await send(admins[1], operations.batch)).record).toMatchObject({ withdrawals: 1 });
    expect((await send(admins[1], operations.pay, { id, input: payment })).record).toEqual({ status: 'paid' });
  });

  test('goes into a file with those that others approved, never with one’s own', async () => {
    await credit(null);
    const [one, two] = [await request(), await request()];
    await send(admins[0], operations.approve, { id: one });
    await send(admins[1], operations.approve, { id: two });
    expect((await send(admins[0], operations.batch)).record).toMatchObject({ withdrawals: 1 });
    expect((await send(admins[1], operations.batch)).record).toMatchObject({ withdrawals: 1 });
  });

  test('a file is paid by an administrator who approved none of its paid withdrawals', async () => {
    await credit(null);
    const [one, two] = [await request(), await request()];
    await send(admins[0], operations.approve, { id: one });
    await send(admins[1], operations.approve, { id: two });
    expect(await getCode(admins[1], operations.batchOf, { ids: [one, two] })).toBe('FORBIDDEN');
    const { id } = (await send(admins[1], operations.batchOf, { ids: [one] })).record;
    // Nobody puts their own approval into a file; it got there before two administrators were needed.
    await served.gateway.database.transaction(async (manager) => {
      await manager.query('UPDATE withdrawal SET batchId = ? WHERE id = ?', [id, two]);
      await manager.query('UPDATE withdrawal_batch SET withdrawals = 2, total = 24100 WHERE id = ?', [id]);
    });
    for (const client of admins)
      expect(await getCode(client, operations.payBatch, { id, input: payment })).toBe('FORBIDDEN');
    const input = { ...payment, except: [two] };
    expect(await getCode(admins[0], operations.payBatch, { id, input })).toBe('FORBIDDEN');
    expect((await send(admins[1], operations.payBatch, { id, input })).record).toEqual({ state: 'paid' });
  });

  test('an approval that was taken back no longer keeps its administrator from paying', async () => {
    await credit(null);
    const id = await request();
    await send(admins[0], operations.approve, { id });
    expect((await send(admins[0], operations.unapprove, { id })).record).toEqual({ status: 'requested' });
    await send(admins[1], operations.approve, { id });
    expect((await send(admins[0], operations.pay, { id, input: payment })).record).toEqual({ status: 'paid' });
  });

  test('an administrator who credited its investor in the last 7 days cannot approve it', async () => {
    await credit(await getId('alicia'));
    const id = await request();
    expect(await getCode(admins[0], operations.approve, { id })).toBe('FORBIDDEN');
    expect((await send(admins[1], operations.approve, { id })).record).toEqual({ status: 'approved' });
  });

  test('the proposer of the credit cannot approve it, and the approver of the proposal can', async () => {
    const input = {
      debitAccount: 'fee:bank',
      creditAccount: ledgerAccounts.available(owner.id).code,
      amount: '200.00',
      occurredOn: '2026-01-20',
      memo: 'Devolución',
    };
    const { error } = await send(admins[0], operations.adjust, { input });
    expect((await send(admins[1], operations.approveRequest, { id: error?.approvalId })).record).toBeTruthy();
    const id = await request();
    expect(await getCode(admins[0], operations.approve, { id })).toBe('FORBIDDEN');
    expect((await send(admins[1], operations.approve, { id })).record).toEqual({ status: 'approved' });
  });

  test('that was rejected credits nobody', async () => {
    await credit(null);
    await send(admins[0], operations.reject, { id: await request(), input: { reason: 'Falta un dato' } });
    expect(await getCode(admins[0], operations.approve, { id: await request() })).toBeUndefined();
  });
});
