import { randomUUID } from 'node:crypto';
import type { Investment } from '../../investing/records';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { databaseKinds, exampleBankAccount, serveGateway, toPaymentInput } from '../../testing';
import type { User } from '../../access/records';
import { Notification } from './notification.entity';

describe.each(databaseKinds)('what administrators change is told to the investors on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'off' } });
  let owner: User;
  let other: User;
  let investment: Investment;

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  beforeEach(async () => {
    owner = await served.fixtures.user(`duena-${randomUUID().slice(0, 8)}`);
    other = await served.fixtures.user(`otra-${randomUUID().slice(0, 8)}`);
    investment = await served.fixtures.investment(owner, await served.fixtures.project());
  });

  const toPayment = (values: object = {}) =>
    toPaymentInput(investment, { amount: '50.00', paymentDate: '2026-02-15', ...values });
  const pay = (values: object = {}) => served.admin.send('createPayment', { input: toPayment(values) });
  const update = (id: number, values: object) => served.admin.send('updatePayment', { id, input: toPayment(values) });
  const changeStatus = (ids: number[], from: string, to: string) =>
    served.admin.send('changePaymentStatuses', { ids, from, to }, 'ids');
  const listNotices = async ({ id: userId }: User) => {
    const rows = await served.reader.find(Notification, { where: { userId }, order: { id: 'ASC' } });
    return rows.map(({ kind: of, body }) => `${of}: ${body}`);
  };
  const isNotice = (of: string, words: string) => expect.stringMatching(new RegExp(`^${of}: .*${words}`));

  test('a paid payment that is corrected or deleted', async () => {
    const { id } = await pay();
    await update(id, {});
    await update(id, { amount: '40.00' });
    await update(id, { amount: '40.00', paymentDate: '2026-02-16' });
    await served.admin.send('deletePayment', { id });
    expect(await listNotices(owner)).toEqual([
      isNotice('payment_received', 'Te acreditamos \\$50.00'),
      isNotice('payment_changed', 'Era de \\$50.00 .*Ahora es de \\$40.00'),
      isNotice('payment_changed', '15/2/2026.*16/2/2026'),
      isNotice('payment_withdrawn', '\\$40.00 .*eliminó'),
    ]);
  });

  test('a payment that goes back to pending and is paid again, one by one and many at once', async () => {
    const { id } = await pay();
    await update(id, { status: 'pending' });
    await update(id, { amount: '45.00', status: 'pending' });
    await changeStatus([id], 'pending', 'paid');
    await changeStatus([id], 'paid', 'pending');
    expect(await listNotices(owner)).toEqual([
      isNotice('payment_received', ''),
      isNotice('payment_withdrawn', 'todavía no está hecho'),
      isNotice('payment_received', '\\$50.00|\\$45.00'),
      isNotice('payment_withdrawn', '\\$45.00'),
    ]);
  });

  test('a paid payment that is moved to somebody else, to both', async () => {
    const { id } = await pay();
    const next = await served.fixtures.investment(other, await served.fixtures.project());
    await update(id, { investmentId: next.id, userId: other.id, projectId: next.projectId });
    expect(await listNotices(owner)).toEqual([
      isNotice('payment_received', ''),
      isNotice('payment_withdrawn', 'otra inversión'),
    ]);
    expect(await listNotices(other)).toEqual([isNotice('payment_received', '\\$50.00')]);
  });

  test('the payments of a monthly payment that is undone', async () => {
    const input = { projectId: investment.projectId, period: '2026-01', amount: '70.00', paymentDate: '2026-02-15' };
    const { id } = await served.admin.send('postPaymentRun', { input: { ...input, status: 'paid' } });
    await served.admin.send('undoPaymentRun', { id });
    expect(await listNotices(owner)).toEqual([
      isNotice('payment_received', ''),
      isNotice('payment_withdrawn', '\\$70.00'),
    ]);
  });

  test('an investment that is recorded, corrected, moved and deleted by hand', async () => {
    const { projectId } = investment;
    const save = { userId: owner.id, projectId, amount: 3000 };
    const { id } = await served.admin.send('createInvestment', { input: save });
    const change = (values: object) => served.admin.send('updateInvestment', { id, input: { ...save, ...values } });
    await change({});
    await change({ amount: 4000 });
    await change({ amount: 4000, userId: other.id });
    await served.admin.send('deleteInvestment', { id });
    expect(await listNotices(owner)).toEqual([
      isNotice('investment_created', '\\$3,000'),
      isNotice('investment_changed', '\\$3,000 .*\\$4,000'),
      isNotice('investment_deleted', '\\$4,000'),
    ]);
    expect(await listNotices(other)).toEqual([
      isNotice('investment_created', '\\$4,000'),
      isNotice('investment_deleted', '\\$4,000'),
    ]);
  });

  describe('an investment that is deleted with its order', () => {
    let id: number;

    beforeEach(async () => {
      const investor = await served.signedIn(owner.username);
      await served.fixtures.deposit(owner, 1000);
      const order = { projectId: investment.projectId, amount: 1000, fundedFrom: 'balance', acceptedRisks: true };
      id = (await investor.send('placeOrder', { input: order }, 'investmentId')).investmentId;
    });

    test('a deleted investment is notified once', async () => {
      await served.admin.send('deleteInvestment', { id });
      expect(await listNotices(owner)).toEqual([isNotice('order_paid', ''), isNotice('order_cancelled', '\\$1,000')]);
    });

    test('notifies its later holder too', async () => {
      const input = { userId: other.id, projectId: investment.projectId, amount: 1000 };
      await served.admin.send('updateInvestment', { id, input });
      await served.admin.send('deleteInvestment', { id });
      expect((await listNotices(owner)).at(-1)).toEqual(isNotice('order_cancelled', '\\$1,000'));
      expect((await listNotices(other)).at(-1)).toEqual(isNotice('investment_deleted', '\\$1,000'));
    });
  });

  test('an adjustment of their balance and its reversal', async () => {
    const input = {
      debitAccount: 'suspense',
      creditAccount: `investor:${owner.id}:available`,
      amount: '12.00',
      occurredOn: '2026-02-15',
      memo: 'Intereses de un depósito',
    };
    const { id } = await served.admin.send('postAdjustment', { input });
    await served.admin.send('reverseAdjustment', { entryId: id });
    expect(await listNotices(owner)).toEqual([
      isNotice('balance_adjusted', 'Sumamos \\$12.00. Motivo: Intereses'),
      isNotice('balance_adjusted', 'Descontamos \\$12.00. Motivo: Intereses'),
    ]);
  });

  test('the first bank account and each change of it', async () => {
    const investor = await served.signedIn(owner.username);
    for (const accountNumber of ['2205871463', '2205871464'])
      await investor.send('saveBankAccount', { input: { ...exampleBankAccount, accountNumber } });
    expect(await listNotices(owner)).toEqual([
      isNotice('bank_account_changed', 'puedes retirar'),
      isNotice('bank_account_changed', 'esperan unos días'),
    ]);
  });
});
