import { addDays, formatShortDate, today } from '@cimiento/contracts';
import { Investment, Payment } from '../records';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import {
  databaseKinds,
  exampleBankAccount,
  serveGateway,
  type TestClient,
  toOrderInput,
  toPaymentInput,
} from '../../testing';
import type { User } from '../../access/records';

describe.each(databaseKinds)('a payment with a date to come that is paid on %s', (kind) => {
  const served = serveGateway(kind);
  let investor: TestClient;
  let owner: User;
  let investment: Investment;
  let paymentId: number;
  const due = addDays(today(), 5);

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  beforeEach(async () => {
    owner = await served.fixtures.user();
    investor = await served.signedIn(owner.username);
    investment = await served.fixtures.investment(owner, await served.fixtures.project());
    const input = toPaymentInput(investment, { amount: '2500.00', paymentDate: due });
    const { id, warnings } = await served.admin.send('createPayment', { input }, 'id warnings { code }');
    expect(warnings).toEqual([{ code: 'PAID_IN_FUTURE' }]);
    paymentId = id;
  });

  // Stands for the day that comes: what decides is the day of the payment against today.
  const moveDate = (paymentDate: string) =>
    served.fixtures.update(Payment, { id: paymentId }, { paymentDate, creditedOn: paymentDate });
  const read = async () => {
    const { data } = await investor.graphql(
      '{ myBalance { available } myPayments { paidTotal } myInvestments { actualReturns receivedReturns } }',
    );
    const [{ actualReturns, receivedReturns }] = data?.myInvestments as [Record<string, string>];
    return [data?.myBalance.available, data?.myPayments.paidTotal, receivedReturns, actualReturns];
  };
  const order = () =>
    investor.send('placeOrder', { input: toOrderInput(investment.projectId, { amount: 2000 }) }, 'status');
  const withdraw = async (amount: string) => {
    await investor.send('saveBankAccount', { input: exampleBankAccount });
    return investor.send('requestWithdrawal', { input: { amount } }, 'status');
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
    expect(await order()).toMatchObject({ ...refused, message: expect.stringContaining('$1,900.00') });
    expect(await withdraw('100.01')).toMatchObject(refused);
    expect(await withdraw('100.00')).toEqual({ status: 'requested' });
    await moveDate(today());
    expect(await order()).toEqual({ status: 'paid' });
    expect(await withdraw('500.01')).toMatchObject(refused);
    await moveDate(due);
    expect((await read())[0]).toBe('-2000.00');
    await moveDate(today());
  });

  test('a payment before its investment is warned about where an order confirmed its day', async () => {
    const pay = (paid: Investment, paymentDate: string) => {
      const input = toPaymentInput(paid, { paymentDate, period: paymentDate.slice(0, 7) });
      return served.admin.send('createPayment', { input }, 'startedOn warnings { code field }');
    };
    await served.fixtures.deposit(owner, 2000);
    expect(await order()).toEqual({ status: 'paid' });
    const ordered = await served.reader.findOneByOrFail(Investment, { userId: owner.id, amount: 2000 });
    const early = { code: 'BEFORE_INVESTMENT', field: 'paymentDate' };
    expect(await pay(ordered, '2025-02-03')).toEqual({ startedOn: today(), warnings: [early] });
    expect(await pay(ordered, today())).toEqual({ startedOn: today(), warnings: [] });
    expect(await pay(investment, '2025-02-03')).toEqual({ startedOn: null, warnings: [] });
  });

  test('the payment is announced with its day, not as credited', async () => {
    const [notice] = await investor.send('myNotifications', {}, 'body');
    expect(notice.body).toContain(`Cuentan en tu saldo desde el ${formatShortDate(due)}`);
  });
});
