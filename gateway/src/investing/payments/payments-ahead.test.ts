import { addDays, formatShortDate, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { Investment } from '../records/investment.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import {
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
  exampleBankAccount,
} from '../../testing';
import type { User } from '../../access/records/user.entity';
import { Payment } from '../records/payment.entity';

describe.each(databaseKinds)('a payment with a date to come that is paid on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let owner: User;
  let investment: Investment;
  let paymentId: number;
  const due = addDays(today(), 5);

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
  });

  afterAll(async () => {
    expect(await verifyLedger(served.gateway.database.reader)).toEqual([]);
    await served.close();
  });

  beforeEach(async () => {
    const name = `persona-${randomUUID().slice(0, 8)}`;
    owner = await served.fixtures.user(name);
    investor = await served.signedIn(name, fixturePassword);
    investment = await served.fixtures.investment(owner, await served.fixtures.project());
    const input = { investmentId: investment.id, userId: owner.id, projectId: investment.projectId };
    const { data } = await admin.graphql(
      'mutation ($input: PaymentInput!) { createPayment(input: $input) { id warnings { code } } }',
      { input: { ...input, amount: '2500.00', period: '2026-01', paymentDate: due, status: 'paid' } },
    );
    expect(data?.createPayment.warnings).toEqual([{ code: 'PAID_IN_FUTURE' }]);
    paymentId = data?.createPayment.id;
  });

  // Stands for the day that comes: what decides is the day of the payment against today.
  const moveDate = (paymentDate: string) =>
    served.gateway.database.transaction((manager) =>
      manager.update(Payment, { id: paymentId }, { paymentDate, creditedOn: paymentDate }),
    );
  const read = async () => {
    const { data } = await investor.graphql(
      '{ myBalance { available } myPayments { paidTotal } myInvestments { actualReturns receivedReturns } }',
    );
    const [{ actualReturns, receivedReturns }] = data?.myInvestments as [Record<string, string>];
    return [data?.myBalance.available, data?.myPayments.paidTotal, receivedReturns, actualReturns];
  };
  const order = () =>
    investor.graphql('mutation ($input: OrderInput!) { placeOrder(input: $input) { status } }', {
      input: { projectId: investment.projectId, amount: 2000, fundedFrom: 'balance', acceptedRisks: true },
    });
  const withdraw = async (amount: string) => {
    await investor.graphql('mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }', {
      input: exampleBankAccount,
    });
    return investor.graphql('mutation ($input: WithdrawalInput!) { requestWithdrawal(input: $input) { status } }', {
      input: { amount },
    });
  };

  test('the money is not available or received until its day, and counts in the paid sum', async () => {
    expect(await read()).toEqual(['0.00', '0.00', '0.00', '2500.00']);
    await moveDate(addDays(today(), 1));
    expect((await read())[0]).toBe('0.00');
    await moveDate(today());
    expect(await read()).toEqual(['2500.00', '2500.00', '2500.00', '2500.00']);
  });

  test('pays no order and no withdrawal before its day', async () => {
    await served.fixtures.deposit(owner, 100);
    const refused = { code: 'INSUFFICIENT_BALANCE', status: 409 };
    expect((await order()).errors?.[0]).toMatchObject({
      message: expect.stringContaining('$1,900.00'),
      extensions: refused,
    });
    expect((await withdraw('100.01')).errors?.[0]?.extensions).toMatchObject(refused);
    expect((await withdraw('100.00')).errors).toBeUndefined();
    await moveDate(today());
    expect((await order()).data?.placeOrder).toEqual({ status: 'paid' });
    expect((await withdraw('500.01')).errors?.[0]?.extensions).toMatchObject(refused);
    await moveDate(due);
    expect((await read())[0]).toBe('-2000.00');
    await moveDate(today());
  });

  test('a payment before its investment is warned about where an order confirmed its day', async () => {
    const pay = async ({ id, projectId }: Pick<Investment, 'id' | 'projectId'>, paymentDate: string) => {
      const input = { investmentId: id, userId: owner.id, projectId, amount: '1.00', paymentDate, status: 'paid' };
      const { data } = await admin.graphql(
        'mutation ($input: PaymentInput!) { createPayment(input: $input) { startedOn warnings { code field } } }',
        { input: { ...input, period: paymentDate.slice(0, 7) } },
      );
      return data?.createPayment;
    };
    await served.fixtures.deposit(owner, 2000);
    expect((await order()).data?.placeOrder).toEqual({ status: 'paid' });
    const ordered = await served.gateway.database.reader.findOneByOrFail(Investment, {
      userId: owner.id,
      amount: 2000,
    });
    const early = { code: 'BEFORE_INVESTMENT', field: 'paymentDate' };
    expect(await pay(ordered, '2025-02-03')).toEqual({ startedOn: today(), warnings: [early] });
    expect(await pay(ordered, today())).toEqual({ startedOn: today(), warnings: [] });
    expect(await pay(investment, '2025-02-03')).toEqual({ startedOn: null, warnings: [] });
  });

  test('the payment is announced with its day, not as credited', async () => {
    const { data } = await investor.graphql('{ myNotifications { body } }');
    expect(data?.myNotifications[0].body).toContain(`Cuentan en tu saldo desde el ${formatShortDate(due)}`);
  });
});
