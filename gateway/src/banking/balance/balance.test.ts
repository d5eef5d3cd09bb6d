import { addDays, getDepositReference, ledgerAccounts, today } from '@cimiento/contracts';
import type { Investment } from '../../investing/records';
import { databaseKinds, exampleBankAccount, serveGateway, toPaymentInput, type TestClient } from '../../testing';
import type { User } from '../../access/records';

const movement = 'id entryId kind amount balanceAfter occurredOn availableOn reference memo';

describe.each(databaseKinds)('the balance of an investor on %s', (kind) => {
  const served = serveGateway(kind);
  let investor: TestClient;
  let owner: User;
  let investment: Investment;

  beforeEach(async () => {
    owner = await served.fixtures.user();
    investment = await served.fixtures.investment(owner, await served.fixtures.project());
    investor = await served.signedIn(owner.username);
  });

  const toInput = (amount: string, period: string, changed: object = {}) =>
    toPaymentInput(investment, { amount, period, paymentDate: `${period}-15`, ...changed });
  const pay = async (amount: string, period: string, changed: object = {}): Promise<number> =>
    (await served.admin.send('createPayment', { input: toInput(amount, period, changed) })).id;
  const list = (variables: object = {}, by = investor) => by.send('myMovements', { ...variables }, movement);
  const getBalance = () => investor.send('myBalance', {}, 'available upcoming');
  const remove = (id: number | undefined) =>
    served.admin.send('deletePayment', { id }, 'id warnings { code withdrawals }');

  test('the balance is 0 before the first movement', async () => {
    expect(await investor.send('myBalance', {}, 'available held upcoming depositReference')).toEqual({
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
    await pay('12.00', '2025-03', { status: 'pending' });
    await remove(id);
    expect(await getBalance()).toEqual({ available: '70.83', upcoming: '12.00' });
    expect(await list()).toMatchObject([
      { kind: 'reversal', amount: '-70.84', balanceAfter: '70.83', reference: '2025-02' },
      { kind: 'payment', amount: '70.84', balanceAfter: '141.67', occurredOn: '2025-02-15' },
      { kind: 'payment', amount: '70.83', balanceAfter: '70.83', memo: 'Renta de Casa de prueba' },
    ]);
  });

  test('includes a payment with a date to come from that day on, and each movement says so', async () => {
    const tomorrow = addDays(today(), 1);
    await pay('10.00', '2025-01');
    const id = await pay('70.00', '2025-02', { paymentDate: tomorrow });
    await pay('5.00', '2025-03');
    await pay('1.00', '2025-04', { status: 'pending' });
    expect(await getBalance()).toEqual({ available: '15.00', upcoming: '71.00' });
    expect(await list()).toMatchObject([
      { amount: '70.00', balanceAfter: '85.00', occurredOn: tomorrow, availableOn: tomorrow },
      { amount: '5.00', balanceAfter: '15.00', availableOn: null },
      { amount: '10.00', balanceAfter: '10.00', availableOn: null },
    ]);
    await remove(id);
    expect(await getBalance()).toEqual({ available: '15.00', upcoming: '1.00' });
    expect(await list({ limit: 1 })).toMatchObject([
      { kind: 'reversal', amount: '-70.00', balanceAfter: '15.00', occurredOn: tomorrow, availableOn: tomorrow },
    ]);
  });

  test('a correction that overdraws it names the withdrawals that wait, and no other does', async () => {
    const ids = [await pay('45.00', '2025-01'), await pay('45.00', '2025-02'), await pay('45.00', '2025-03')];
    await investor.send('saveBankAccount', { input: exampleBankAccount });
    const withdrawals = [(await investor.send('requestWithdrawal', { input: { amount: '80.00' } })).id];
    const change = async (amount: string) => {
      const variables = { id: ids[1], input: toInput(amount, '2025-02') };
      return (await served.admin.send('updatePayment', variables, 'warnings { code withdrawals }')).warnings;
    };
    expect(await remove(ids[0])).toEqual({ id: ids[0], warnings: [] });
    const payee = 'payeeBalance { available withdrawals }';
    expect(await served.admin.send('adminPayment', { id: ids[1] }, payee)).toEqual({
      payeeBalance: { available: '10.00', withdrawals },
    });
    const overdraws = [{ code: 'OVERDRAWS', withdrawals }];
    expect(await change('34.99')).toEqual(overdraws);
    expect((await remove(ids[2])).warnings).toEqual(overdraws);
    expect(await change('35.00')).toEqual([]);
  });

  test('movements are paged back in time and filtered by kind and days', async () => {
    for (const period of ['2025-01', '2025-02', '2025-03']) await pay('10.00', period);
    const [newest] = await list({ limit: 1 });
    expect(newest).toMatchObject({ occurredOn: '2025-03-15' });
    expect((await list({ after: newest.id })).map(({ occurredOn }: { occurredOn: string }) => occurredOn)).toEqual([
      '2025-02-15',
      '2025-01-15',
    ]);
    const cursor = `${newest.occurredOn}.${newest.entryId}`;
    expect(await list({ cursor })).toEqual(await list({ after: newest.id }));
    expect(await list({ after: 2_000_000_000 })).toMatchObject({ code: 'CURSOR_GONE', status: 409 });
    for (const wrong of [
      { cursor, after: newest.id },
      { cursor: '2025-02-30.1' },
      { cursor: 'x' },
      { from: '2025-02-02', to: '2025-02-01' },
    ])
      expect(await list(wrong)).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
    expect(await list({ kind: 'deposit' })).toEqual([]);
    expect(await list({ from: '2025-02-01', to: '2025-02-28' })).toMatchObject([{ occurredOn: '2025-02-15' }]);
  });

  test('belongs to its owner: nobody reads the movements of another person, not even by their id', async () => {
    await pay('10.00', '2025-01');
    const [own] = await list();
    const stranger = await served.signedIn((await served.fixtures.user()).username);
    expect(await list({}, stranger)).toEqual([]);
    expect(await list({ after: own.id }, stranger)).toMatchObject({ code: 'CURSOR_GONE', status: 409 });
    expect(await served.client().send('myBalance')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('the books show administrators accounts, entries with source and reversal, and the total', async () => {
    const id = await pay('33.33', '2025-01');
    await remove(id);
    const { data } = await served.admin.graphql(
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
    expect(await investor.send('trialBalance', {}, 'total')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
