import { addDays, addMonths, today, toPeriod } from '@cimiento/contracts';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { Notification } from '../../messages/notifications/notification.entity';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import type { User } from '../../access/records/user.entity';
import type { Investment } from '../records/investment.entity';
import { Payment } from '../records/payment.entity';

const importRows =
  'mutation ($rows: [PaymentInput!]!, $reason: String, $history: Boolean) { importPayments(rows: $rows, reason: $reason, history: $history) { imported } }';
const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
const order = 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }';

const period = addMonths(toPeriod(today()), -3);
const day = `${period}-05`;
const reason = 'Lo pagó la administradora anterior';

describe.each(databaseKinds)('an import of payments from before the platform on %s', (kind) => {
  describe.each(['required', 'basic'] as const)('with approvals %s', (approvals) => {
    let served: TestGateway;
    let admin: TestClient;
    let other: TestClient;
    let owner: User;
    let investment: Investment;
    const isLimited = approvals === 'required';

    beforeAll(async () => {
      served = await createTestGateway(kind, { demoData: false, config: { approvals, moneyInLimit: 100_000_000 } });
      admin = await served.signedInAdmin();
      other = await served.signedInAdmin('otra');
    });

    afterAll(() => served.close());

    beforeEach(async () => {
      owner = await served.fixtures.user(`titular-${Math.random().toString(36).slice(2, 10)}`);
      investment = await served.fixtures.investment(owner, await served.fixtures.project(), { amount: 100_000 });
    });

    const toRow = (changed: object = {}) => ({
      ...{ investmentId: investment.id, userId: owner.id, projectId: investment.projectId },
      ...{ amount: '10.00', period, paymentDate: day, status: 'paid', ...changed },
    });
    const send = async (rows: object[], terms: object = { history: true, reason }) => {
      const { data, errors } = await admin.graphql(importRows, { rows, ...terms });
      return errors?.[0]?.extensions ?? data?.importPayments;
    };
    /** Imports and approves where another administrator has to. */
    const record = async (rows: object[], terms?: object) => {
      const answer = await send(rows, terms);
      if (!isLimited) return expect(answer).toEqual({ imported: rows.length });
      expect(answer).toMatchObject({ code: 'APPROVAL_PENDING' });
      expect((await other.graphql(approve, { id: answer.approvalId })).errors).toBeUndefined();
    };
    const listPayments = () =>
      served.gateway.database.reader.find(Payment, { where: { userId: owner.id }, order: { id: 'ASC' } });

    test('keeps the days of its rows, with a reason that the investors read', async () => {
      await record([toRow(), toRow({ dateReason: 'Lo dice el recibo' }), toRow({ status: 'missed' })]);
      const payments = await listPayments();
      expect(payments.map(({ creditedOn, dateReason }) => [creditedOn, dateReason])).toEqual([
        [day, reason],
        [day, 'Lo dice el recibo'],
        [null, null],
      ]);
      const key = `payment:${payments[0]?.id}:1`;
      const { occurredOn } = await served.gateway.database.reader.findOneByOrFail(LedgerEntry, { key });
      expect(occurredOn).toBe(day);
      const notices = await served.gateway.database.reader.findBy(Notification, { userId: owner.id });
      expect(notices.map(({ body }) => body).join()).toContain(`Motivo: ${reason}.`);
    });

    test('states why its days are earlier also where nobody wrote a reason', async () => {
      await record([toRow()], { history: true });
      expect(await listPayments()).toMatchObject([{ creditedOn: day, dateReason: 'Pago de antes de la plataforma' }]);
    });

    test('takes days before the first order of each project only, and names the other rows', async () => {
      const buyer = await served.fixtures.user(`compra-${Math.random().toString(36).slice(2, 10)}`);
      await served.fixtures.deposit(buyer, 100_000);
      const client = await served.signedIn(buyer.username, fixturePassword);
      const input = { projectId: investment.projectId, amount: 1000, fundedFrom: 'balance' };
      const accepted = { acceptedRisks: true, idempotencyKey: 'primera-orden' };
      expect((await client.graphql(order, { input: { ...input, ...accepted } })).errors).toBeUndefined();
      const refused = await send([toRow({ paymentDate: addDays(today(), -1) }), toRow({ paymentDate: today() })]);
      expect(refused).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(refused.errors).toEqual({ 'rows.1.paymentDate': expect.stringContaining('primera orden del proyecto') });
      await record([toRow({ paymentDate: addDays(today(), -1) })]);
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

  test('an import of history needs another administrator, whatever its sum', async () => {
    const served = await createTestGateway(kind, { demoData: false, config: { approvals: 'required' } });
    try {
      const admin = await served.signedInAdmin();
      const owner = await served.fixtures.user('titular');
      const { id: investmentId, projectId } = await served.fixtures.investment(owner, await served.fixtures.project());
      const row = { investmentId, userId: owner.id, projectId, amount: '0.01', period, paymentDate: day };
      const { errors } = await admin.graphql(importRows, { rows: [row], history: true, reason });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'APPROVAL_PENDING' });
      const { data } = await admin.graphql(
        '{ approvals(status: pending, limit: 1) { kind summary details { label value } } }',
      );
      expect(data?.approvals[0]).toMatchObject({ kind: 'money_in', summary: expect.stringContaining('historial') });
      expect(data?.approvals[0].details).toContainEqual({
        label: 'Historial',
        value: 'Cada pago se acredita en su propia fecha, anterior a la primera orden de su proyecto aquí',
      });
      expect(JSON.stringify(data)).toContain(reason);
    } finally {
      await served.close();
    }
  });
});
