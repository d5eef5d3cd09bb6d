import { addDays, getDepositReference, ledgerAccounts, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import type { Investment } from '../../investing/records/investment.entity';
import {
  createTestGateway,
  databaseKinds,
  exampleBankAccount,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '../../testing';
import type { User } from '../../access/records/user.entity';

const balance = '{ myBalance { available held upcoming depositReference } }';
const movements = `query ($after: Int, $limit: Int, $kind: LedgerEntryKind, $from: CalendarDate, $to: CalendarDate) {
  myMovements(after: $after, limit: $limit, kind: $kind, from: $from, to: $to) { id kind amount balanceAfter occurredOn availableOn reference memo } }`;

describe.each(databaseKinds)('the balance of an investor on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let owner: User;
  let investment: Investment;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    const name = `persona-${randomUUID().slice(0, 8)}`;
    owner = await served.fixtures.user(name);
    investment = await served.fixtures.investment(owner, await served.fixtures.project());
    investor = await served.signedIn(name, fixturePassword);
  });

  const pay = async (amount: string, period: string, status = 'paid', paymentDate = `${period}-15`) => {
    const input = {
      investmentId: investment.id,
      userId: owner.id,
      projectId: investment.projectId,
      paymentDate,
      amount,
      period,
      status,
    };
    const { data } = await admin.graphql('mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }', {
      input,
    });
    return data?.createPayment.id as number;
  };
  const list = async (variables: object = {}, by = investor) =>
    (await by.graphql(movements, { ...variables })).data?.myMovements;

  test('the balance is 0 before the first movement', async () => {
    expect((await investor.graphql(balance)).data?.myBalance).toEqual({
      available: '0.00',
      held: '0.00',
      upcoming: '0.00',
      depositReference: getDepositReference(owner.id),
    });
    expect(await list()).toEqual([]);
  });

  test('the statement has every movement with the balance after it, newest first', async () => {
    await pay('70.83', '2025-01');
    const id = await pay('70.84', '2025-02');
    await pay('12.00', '2025-03', 'pending');
    await admin.graphql('mutation ($id: Int!) { deletePayment(id: $id) { id } }', { id });
    expect((await investor.graphql(balance)).data?.myBalance).toMatchObject({ available: '70.83', upcoming: '12.00' });
    expect(await list()).toMatchObject([
      { kind: 'reversal', amount: '-70.84', balanceAfter: '70.83', reference: '2025-02' },
      { kind: 'payment', amount: '70.84', balanceAfter: '141.67', occurredOn: '2025-02-15' },
      { kind: 'payment', amount: '70.83', balanceAfter: '70.83', memo: 'Renta de Casa de prueba' },
    ]);
  });

  test('includes a payment with a date to come from that day on, and each movement says so', async () => {
    const tomorrow = addDays(today(), 1);
    await pay('10.00', '2025-01');
    const id = await pay('70.00', '2025-02', 'paid', tomorrow);
    await pay('5.00', '2025-03');
    await pay('1.00', '2025-04', 'pending');
    expect((await investor.graphql(balance)).data?.myBalance).toMatchObject({ available: '15.00', upcoming: '71.00' });
    expect(await list()).toMatchObject([
      { amount: '70.00', balanceAfter: '85.00', occurredOn: tomorrow, availableOn: tomorrow },
      { amount: '5.00', balanceAfter: '15.00', availableOn: null },
      { amount: '10.00', balanceAfter: '10.00', availableOn: null },
    ]);
    await admin.graphql('mutation ($id: Int!) { deletePayment(id: $id) { id } }', { id });
    expect((await investor.graphql(balance)).data?.myBalance).toMatchObject({ available: '15.00', upcoming: '1.00' });
    expect(await list({ limit: 1 })).toMatchObject([
      { kind: 'reversal', amount: '-70.00', balanceAfter: '15.00', occurredOn: tomorrow, availableOn: tomorrow },
    ]);
  });

  test('a correction that overdraws it names the withdrawals that wait, and no other does', async () => {
    const ids = [await pay('45.00', '2025-01'), await pay('45.00', '2025-02'), await pay('45.00', '2025-03')];
    await investor.graphql('mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }', {
      input: exampleBankAccount,
    });
    const { data } = await investor.graphql('mutation { requestWithdrawal(input: { amount: "80.00" }) { id } }');
    const withdrawals = [data?.requestWithdrawal.id];
    const warnings = 'id warnings { code withdrawals }';
    const remove = `mutation ($id: Int!) { deletePayment(id: $id) { ${warnings} } }`;
    const change = `mutation ($id: Int!, $input: PaymentInput!) { updatePayment(id: $id, input: $input) { ${warnings} } }`;
    expect((await admin.graphql(remove, { id: ids[0] })).data?.deletePayment).toEqual({ id: ids[0], warnings: [] });
    const payee = await admin.graphql(
      'query ($id: Int!) { adminPayment(id: $id) { payeeBalance { available withdrawals } } }',
      {
        id: ids[1],
      },
    );
    expect(payee.data?.adminPayment.payeeBalance).toEqual({ available: '10.00', withdrawals });
    const { id: investmentId, projectId } = investment;
    const whose = { investmentId, userId: owner.id, projectId };
    const input = { ...whose, amount: '34.99', period: '2025-02', paymentDate: '2025-02-15', status: 'paid' };
    const overdraws = [{ code: 'OVERDRAWS', withdrawals }];
    expect((await admin.graphql(change, { id: ids[1], input })).data?.updatePayment.warnings).toEqual(overdraws);
    expect((await admin.graphql(remove, { id: ids[2] })).data?.deletePayment.warnings).toEqual(overdraws);
    const raised = { ...input, amount: '35.00' };
    expect((await admin.graphql(change, { id: ids[1], input: raised })).data?.updatePayment.warnings).toEqual([]);
  });

  test('movements are paged back in time and filtered by kind and days', async () => {
    for (const period of ['2025-01', '2025-02', '2025-03']) await pay('10.00', period);
    const [newest] = await list({ limit: 1 });
    expect(newest).toMatchObject({ occurredOn: '2025-03-15' });
    expect((await list({ after: newest.id })).map(({ occurredOn }: { occurredOn: string }) => occurredOn)).toEqual([
      '2025-02-15',
      '2025-01-15',
    ]);
    expect(await list({ kind: 'deposit' })).toEqual([]);
    expect(await list({ from: '2025-02-01', to: '2025-02-28' })).toMatchObject([{ occurredOn: '2025-02-15' }]);
  });

  test('belongs to its owner: nobody reads the movements of another person, not even by their id', async () => {
    await pay('10.00', '2025-01');
    const [own] = await list();
    const other = await served.fixtures.user(`otra-${randomUUID().slice(0, 8)}`);
    const stranger = await served.signedIn(other.username, fixturePassword);
    expect(await list({}, stranger)).toEqual([]);
    expect(await list({ after: own.id }, stranger)).toEqual([]);
    expect((await served.client().graphql(balance)).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('the books show administrators accounts, entries with source and reversal, and the total', async () => {
    const id = await pay('33.33', '2025-01');
    await admin.graphql('mutation ($id: Int!) { deletePayment(id: $id) { id } }', { id });
    const { data } = await admin.graphql(
      `query ($id: Int!, $code: String!) {
        trialBalance { accounts { code balance } total }
        ledgerKindTotals { kind accounts balance }
        projectRents { projectId received paid owed }
        adminLedgerEntries(sourceKind: payment, sourceId: $id, sort: id, offset: 0, limit: 10) {
          total items { id kind reversalOf reversedBy actor { username } postings { amount account { code balance } } } }
        adminLedgerAccounts(search: $code, sort: code, offset: 0, limit: 10) { items { code balance user { id } } }
      }`,
      { id, code: ledgerAccounts.available(owner.id).code },
    );
    expect(data?.trialBalance.total).toBe('0.00');
    expect(data?.trialBalance.accounts).toContainEqual({ code: `investor:${owner.id}:available`, balance: '0.00' });
    expect(data?.projectRents).toContainEqual({
      projectId: investment.projectId,
      received: '0.00',
      paid: '0.00',
      owed: '0.00',
    });
    const [payment, reversal] = data?.adminLedgerEntries.items ?? [];
    expect(payment).toMatchObject({ kind: 'payment', reversedBy: reversal.id, actor: { username: 'jefa' } });
    expect(reversal).toMatchObject({
      kind: 'reversal',
      reversalOf: payment.id,
      postings: [{ amount: '33.33', account: { code: `project:${investment.projectId}:rent` } }, { amount: '-33.33' }],
    });
    expect(data?.adminLedgerAccounts.items).toEqual([
      { code: `investor:${owner.id}:available`, balance: '0.00', user: { id: owner.id } },
    ]);
    expect((await investor.graphql('{ trialBalance { total } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
