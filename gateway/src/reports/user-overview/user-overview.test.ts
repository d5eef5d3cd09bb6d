import type { User } from '../../access/records';
import { countQueries, databaseKinds, exampleBankAccount, serveGateway, toOrderInput } from '../../testing';

const read = `query ($id: Int!) { userOverview(id: $id) {
  user { username email disabledAt lastSignInAt } bankAccount { bank holderName accountNumber createdAt }
  open { orders ordersTotal withdrawals withdrawalsTotal requests }
  balance { available held invested returned pending }
  orders { id number projectName } investments { id amount project { name } } payments { id amount status project { name } }
  withdrawals { id } movements { amount balanceAfter reference } notices { title } emails { recipient subject }
  statements { number } requests { id kind } changes { entity recordId author { username } }
  securityEvents { kind actor { username } } } }`;

describe.each(databaseKinds)('the overview of an account on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'off' } });
  let maria: User;

  beforeAll(async () => {
    maria = await served.fixtures.user('maria', { fullName: 'María Paz' });
    const other = await served.fixtures.user('ana');
    const project = await served.fixtures.project({ name: 'Casa Olmo' });
    for (const owner of [maria, other]) {
      const investment = await served.fixtures.investment(owner, project, { amount: 3000 });
      for (let month = 1; month <= 12; month += 1)
        await served.fixtures.payment(investment, {
          amount: '10.10',
          period: `2026-${String(month).padStart(2, '0')}`,
          status: month > 10 ? 'pending' : 'missed',
        });
    }
  });

  const get = (id: number, client = served.admin) => client.graphql(read, { id });

  test('the overview has the money of the account and the newest ten of each of its lists', async () => {
    await served.fixtures.deposit(maria, 200);
    await served.fixtures.deposit(maria, 50);
    const { data, errors } = await get(maria.id);
    expect(errors).toBeUndefined();
    const { user, balance, payments, investments, movements, orders } = data?.userOverview ?? {};
    expect(user).toMatchObject({ username: 'maria', email: maria.email, lastSignInAt: null });
    expect(balance).toEqual({
      available: '250.00',
      held: '0.00',
      invested: '3000.00',
      returned: '0.00',
      pending: '20.20',
    });
    expect(investments).toMatchObject([{ amount: 3000, project: { name: 'Casa Olmo' } }]);
    expect(movements.map(({ amount, balanceAfter }: Record<string, string>) => [amount, balanceAfter])).toEqual([
      ['50.00', '250.00'],
      ['200.00', '200.00'],
    ]);
    expect([orders, payments.length]).toEqual([[], 10]);
    expect(payments[0]).toMatchObject({ status: 'pending', project: { name: 'Casa Olmo' } });
    const ids = payments.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  });

  test('capital that a sale returned is not invested any longer', async () => {
    const owner = await served.fixtures.user();
    const [kept, sold] = [await served.fixtures.project(), await served.fixtures.project({ name: 'Casa vendida' })];
    await served.fixtures.investment(owner, kept, { amount: 2000 });
    await served.fixtures.investment(owner, sold, { amount: 5000, investedOn: '2025-02-03' });
    const input = { price: '6000.00', costs: [], exitDate: '2026-02-03' };
    await served.admin.send('exitProject', { projectId: sold.id, input }, 'id');
    expect((await get(owner.id)).data?.userOverview.balance).toMatchObject({
      invested: '2000.00',
      returned: '5000.00',
      available: '6000.00',
    });
    const client = await served.signedIn(owner.username);
    expect(await client.send('myBalance', {}, 'available returned')).toEqual({
      available: '6000.00',
      returned: '5000.00',
    });
  });

  test('the overview has what the account did and what was done to it', async () => {
    const client = await served.signedIn('maria');
    const request = { kind: 'export', details: 'Todo lo mío' };
    await client.send('createDataSubjectRequest', { input: request });
    const change = 'mutation ($id: Int!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }';
    const input = { email: maria.email, fullName: 'María Paz Ruiz', role: 'user' };
    await served.admin.graphql(change, { id: maria.id, input });
    const { data } = await get(maria.id);
    expect(data?.userOverview).toMatchObject({
      requests: [{ kind: 'export' }],
      notices: [{ title: expect.stringContaining('solicitud') }],
      emails: [{ recipient: maria.email }],
      changes: [{ entity: 'user', recordId: maria.id, author: { username: 'jefa' } }],
      securityEvents: [{ kind: 'sign_in', actor: { username: 'maria' } }],
    });
  });

  test('the overview has the open records and the current bank account of the account', async () => {
    expect((await get(maria.id)).data?.userOverview).toMatchObject({
      open: { orders: 0, ordersTotal: '0.00', withdrawals: 0, withdrawalsTotal: '0.00' },
      bankAccount: null,
    });
    const client = await served.signedIn('maria');
    await client.send('saveBankAccount', { input: { ...exampleBankAccount, accountNumber: '2200123456' } });
    for (const amount of [1000, 3000]) {
      const { id } = await served.fixtures.project({ name: `Casa de ${amount}`, funded: 0 });
      await client.send('placeOrder', { input: toOrderInput(id, { fundedFrom: 'transfer', amount }) });
    }
    await client.send('requestWithdrawal', { input: { amount: '40.25' } });
    expect((await get(maria.id)).data?.userOverview).toMatchObject({
      open: { orders: 2, ordersTotal: '4000.00', withdrawals: 1, withdrawalsTotal: '40.25' },
      bankAccount: { bank: exampleBankAccount.bank, accountNumber: '******3456' },
    });
  });

  test('an unknown account is not found, and an investor may not read one', async () => {
    expect((await get(999_999)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    const client = await served.signedIn('ana');
    expect((await get(maria.id, client)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('the number of queries does not grow with the records', async () => {
    const newcomer = await served.fixtures.user('nueva');
    const { database } = served.gateway;
    const few = await countQueries(database, () => get(newcomer.id));
    const many = await countQueries(database, () => get(maria.id));
    expect(many.length).toBeLessThanOrEqual(26);
    // Records refer to projects and authors, which are read once for all of them.
    expect(many.length - few.length).toBeLessThanOrEqual(3);
  });
});
