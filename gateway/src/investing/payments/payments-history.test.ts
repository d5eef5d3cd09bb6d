import { addDays, addMonths, today, toPeriod } from '@cimiento/contracts';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { Notification } from '../../messages/notifications/notification.entity';
import { databaseKinds, OrderDesk, serveGateway, type TestClient, toPaymentInput } from '../../testing';
import type { User } from '../../access/records';
import { type Investment, Payment } from '../records';

const period = addMonths(toPeriod(today()), -3);
const day = `${period}-05`;
const reason = 'Lo pagó la administradora anterior';

describe.each(databaseKinds)('an import of payments from before the platform on %s', (kind) => {
  describe.each(['required', 'basic'] as const)('with approvals %s', (approvals) => {
    const served = serveGateway(kind, { config: { approvals, moneyInLimit: 100_000_000 } });
    let other: TestClient;
    let owner: User;
    let investment: Investment;
    const isLimited = approvals === 'required';

    beforeAll(async () => {
      other = await served.signedInAdmin('otra');
    });

    beforeEach(async () => {
      owner = await served.fixtures.user();
      investment = await served.fixtures.investment(owner, await served.fixtures.project(), { amount: 100_000 });
    });

    const toRow = (changed: object = {}) => toPaymentInput(investment, { period, paymentDate: day, ...changed });
    const send = (rows: object[], terms: object = { history: true, reason }) =>
      served.admin.send('importPayments', { rows, ...terms }, 'imported');
    /** Imports and approves where another administrator has to. */
    const record = async (rows: object[], terms?: object) => {
      const answer = await send(rows, terms);
      if (!isLimited) return expect(answer).toEqual({ imported: rows.length });
      expect(answer).toMatchObject({ code: 'APPROVAL_PENDING' });
      const approved = await other.send('approveRequest', { id: answer.approvalId }, 'status');
      return expect(approved).toEqual({ status: 'approved' });
    };
    const listPayments = () => served.reader.find(Payment, { where: { userId: owner.id }, order: { id: 'ASC' } });

    test('keeps the days of its rows, with a reason that the investors read', async () => {
      await record([toRow(), toRow({ dateReason: 'Lo dice el recibo' }), toRow({ status: 'missed' })]);
      const payments = await listPayments();
      expect(payments.map(({ creditedOn, dateReason }) => [creditedOn, dateReason])).toEqual([
        [day, reason],
        [day, 'Lo dice el recibo'],
        [null, null],
      ]);
      const key = `payment:${payments[0]?.id}:1`;
      const { occurredOn } = await served.reader.findOneByOrFail(LedgerEntry, { key });
      expect(occurredOn).toBe(day);
      const notices = await served.reader.findBy(Notification, { userId: owner.id });
      expect(notices.map(({ body }) => body).join()).toContain(`Motivo: ${reason}.`);
    });

    test('states why its days are earlier also where nobody wrote a reason', async () => {
      await record([toRow()], { history: true });
      expect(await listPayments()).toMatchObject([{ creditedOn: day, dateReason: 'Pago de antes de la plataforma' }]);
    });

    test('takes days before the first order of each project only, and names the other rows', async () => {
      const desk = await OrderDesk.open(served);
      await served.fixtures.deposit(desk.owner, 100_000);
      expect(await desk.buy(investment.projectId)).toMatchObject({ status: 'paid' });
      const refused = await send([toRow({ paymentDate: addDays(today(), -1) }), toRow({ paymentDate: today() })]);
      expect(refused).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(refused.errors).toEqual({ 'rows.1.paymentDate': expect.stringContaining('primera orden del proyecto') });
      await record([toRow({ paymentDate: addDays(today(), -1) })]);
    });

    if (isLimited)
      test('an import of history needs another administrator, whatever its sum', async () => {
        expect(await send([toRow({ amount: '0.01' })])).toMatchObject({ code: 'APPROVAL_PENDING' });
        const page = { status: 'pending', limit: 1 };
        const [request] = await served.admin.send('approvals', page, 'kind summary details { label value }');
        expect(request).toMatchObject({ kind: 'money_in', summary: expect.stringContaining('historial') });
        expect(request.details).toContainEqual({
          label: 'Historial',
          value: 'Cada pago se acredita en su propia fecha, anterior a la primera orden de su proyecto aquí',
        });
        expect(JSON.stringify(request)).toContain(reason);
      });

    test('takes no day to come', async () => {
      const refused = await send([toRow({ paymentDate: addDays(today(), 1) })]);
      expect(refused.errors).toEqual({ 'rows.0.paymentDate': expect.stringContaining('hasta hoy') });
      expect(await send([toRow({ creditedOn: addDays(today(), 1) })])).toMatchObject({
        errors: { 'rows.0.creditedOn': expect.stringContaining('hasta hoy') },
      });
    });

    test('any other import gives its reason to the rows that state an earlier day', async () => {
      await send([toRow(), toRow({ creditedOn: `${period}-20` })], { reason });
      expect(await listPayments()).toMatchObject([
        { creditedOn: isLimited ? today() : day, dateReason: null },
        { creditedOn: `${period}-20`, dateReason: reason },
      ]);
    });
  });
});
