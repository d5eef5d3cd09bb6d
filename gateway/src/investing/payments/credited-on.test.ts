import { addDays, addMonths, today, toPeriod } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { Notification } from '../../messages/notifications/notification.entity';
import type { Investment } from '../records/investment.entity';
import type { User } from '../../access/records/user.entity';

const fields = 'id status paymentDate creditedOn dateReason';
const create = `mutation ($input: PaymentInput!) { createPayment(input: $input) { ${fields} } }`;
const update = `mutation ($id: Int!, $input: PaymentInput!) { updatePayment(id: $id, input: $input) { ${fields} } }`;
const mark =
  'mutation ($ids: [Int!]!, $day: CalendarDate, $reason: String) { changePaymentStatuses(ids: $ids, from: pending, to: paid, creditedOn: $day, dateReason: $reason) { ids } }';
const read = `query ($id: Int!) { adminPayment(id: $id) { ${fields} } }`;

const period = addMonths(toPeriod(today()), -2);
const planned = `${period}-15`;

describe.each(databaseKinds)('the day on which a rent is credited on %s', (kind) => {
  describe.each(['required', 'basic'] as const)('with approvals %s', (approvals) => {
    let served: TestGateway;
    let admin: TestClient;
    let owner: User;
    let investment: Investment;
    const isLimited = approvals === 'required';

    beforeAll(async () => {
      served = await createTestGateway(kind, { demoData: false, config: { approvals, moneyInLimit: 100_000_000 } });
      admin = await served.signedInAdmin();
    });

    afterAll(() => served.close());

    beforeEach(async () => {
      owner = await served.fixtures.user(`titular-${Math.random().toString(36).slice(2, 10)}`);
      const project = await served.fixtures.project();
      investment = await served.fixtures.investment(owner, project, { investedOn: '2024-01-10', amount: 100_000 });
    });

    const toInput = (changed: object = {}) => ({
      ...{ investmentId: investment.id, userId: owner.id, projectId: investment.projectId },
      ...{ amount: '10.00', period, paymentDate: planned, status: 'paid', ...changed },
    });
    const send = async (query: string, variables: object) => {
      const { data, errors } = await admin.graphql(query, { ...variables });
      return errors?.[0]?.extensions ?? (Object.values(data ?? {})[0] as Record<string, unknown>);
    };
    const getEntryDay = async (id: unknown) =>
      (await served.gateway.database.reader.findOneByOrFail(LedgerEntry, { key: `payment:${Number(id)}:1` }))
        .occurredOn;

    test('a rent is credited when it is recorded where approvals are required, else on its date', async () => {
      const expected = isLimited ? today() : planned;
      const paid = await send(create, { input: toInput() });
      expect(paid).toMatchObject({ paymentDate: planned, creditedOn: expected, dateReason: null });
      expect(await getEntryDay(paid['id'])).toBe(expected);
      const ahead = await send(create, { input: toInput({ paymentDate: addDays(today(), 9) }) });
      expect(ahead).toMatchObject({ creditedOn: addDays(today(), 9) });
    });

    test('of a pending payment there is none, and marking many as paid sets it', async () => {
      const { id, creditedOn } = await send(create, { input: toInput({ status: 'pending' }) });
      expect(creditedOn).toBeNull();
      expect(await send(mark, { ids: [id] })).toEqual({ ids: [id] });
      const expected = isLimited ? today() : planned;
      expect(await send(read, { id })).toMatchObject({ status: 'paid', creditedOn: expected });
    });

    test('an earlier day is stated with a reason, which the investor reads', async () => {
      const stated = { creditedOn: planned, dateReason: 'El banco lo acreditó ese día' };
      const paid = await send(create, { input: toInput(stated) });
      expect(paid).toMatchObject(stated);
      const where = { userId: owner.id, kind: 'payment_received' } as const;
      const [notice] = await served.gateway.database.reader.findBy(Notification, where);
      expect(notice?.body).toContain('Motivo: El banco lo acreditó ese día.');
      const without = await send(create, { input: toInput({ creditedOn: planned }) });
      expect(without['code']).toBe(isLimited ? 'PAST_DATE' : undefined);
    });

    test('the public record counts a rent that is recorded late as late', async () => {
      await send(create, { input: toInput({ amount: '1000.00' }) });
      const investor = await served.signedIn(owner.username, fixturePassword);
      const { data } = await investor.graphql(
        'query ($from: String!, $to: String!) { rentCalendar(from: $from, to: $to) { state daysLate } }',
        { from: period, to: period },
      );
      const month = data?.rentCalendar.find(({ state }: { state: string }) => state === 'received');
      expect(month.daysLate > 0).toBe(isLimited && today() > `${addMonths(period, 1)}-15`);
    });
  });

  test('where approvals are required no rent is credited before its money or its month', async () => {
    const config = { approvals: 'required', moneyInLimit: 100_000_000 } as const;
    const served = await createTestGateway(kind, { demoData: false, config });
    try {
      const admin = await served.signedInAdmin();
      const desk = await BankDesk.open(served, admin);
      const investment = await served.fixtures.investment(desk.owner, await served.fixtures.project(), {
        investedOn: '2024-01-10',
        amount: 100_000,
      });
      const send = async (day: string) => {
        const parties = { investmentId: investment.id, userId: desk.owner.id, projectId: investment.projectId };
        const plan = { amount: '1.00', period, paymentDate: planned, status: 'paid' };
        const input = { ...parties, ...plan, creditedOn: day, dateReason: 'Así fue' };
        return (await admin.graphql(create, { input })).errors?.[0]?.extensions?.['code'];
      };
      expect(await send(addDays(`${period}-01`, -1))).toBe('PAST_DATE');
      expect(await send(`${period}-01`)).toBeUndefined();
      desk.day = `${period}-20`;
      const { lines } = await desk.send([{ amount: '9.00', description: 'RENTA' }]);
      const match = { id: Number(lines[0]?.id), input: { projectId: investment.projectId, purpose: 'rent' } };
      expect((await admin.graphql(bankOperations.match, match)).errors).toBeUndefined();
      expect(await send(`${period}-19`)).toBe('PAST_DATE');
      expect(await send(`${period}-20`)).toBeUndefined();
      // Rent of a month that the bank booked in the next one, and that names its month.
      desk.day = `${addMonths(period, 1)}-10`;
      const late = await desk.send([{ amount: '9.00', description: 'RENTA', reference: period }]);
      await admin.graphql(bankOperations.match, { ...match, id: Number(late.lines[0]?.id) });
      expect(await send(addDays(desk.day, -1))).toBe('PAST_DATE');
      expect(await send(desk.day)).toBeUndefined();
    } finally {
      await served.close();
    }
  });

  test('where approvals are required a correction of a paid payment needs a reason', async () => {
    const served = await createTestGateway(kind, { demoData: false, config: { approvals: 'required' } });
    try {
      const admin = await served.signedInAdmin();
      const other = await served.signedInAdmin('otra');
      const owner = await served.fixtures.user('titular');
      const investment = await served.fixtures.investment(owner, await served.fixtures.project(), {
        investedOn: '2024-01-10',
      });
      const parties = { investmentId: investment.id, userId: owner.id, projectId: investment.projectId };
      const input = { ...parties, amount: '10.00', period, paymentDate: planned, status: 'paid' };
      const id = (await admin.graphql(create, { input })).data?.createPayment.id;
      const change = (reason?: string) => admin.graphql(update, { id, input: { ...input, amount: '9.00', reason } });
      expect((await change()).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { reason: expect.stringContaining('motivo') },
      });
      const proposed = (await change('El banco devolvió un dólar')).errors?.[0]?.extensions;
      expect(proposed).toMatchObject({ code: 'APPROVAL_PENDING' });
      const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
      expect((await other.graphql(approve, { id: proposed?.['approvalId'] })).errors).toBeUndefined();
      const where = { userId: owner.id, kind: 'payment_changed' } as const;
      const [notice] = await served.gateway.database.reader.findBy(Notification, where);
      expect(notice?.body).toContain('Motivo: El banco devolvió un dólar.');
      const remove = 'mutation ($id: Int!, $reason: String) { deletePayment(id: $id, reason: $reason) { id } }';
      expect((await admin.graphql(remove, { id })).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      const removal = (await admin.graphql(remove, { id, reason: 'Era de otro mes' })).errors?.[0]?.extensions;
      expect(removal).toMatchObject({ code: 'APPROVAL_PENDING' });
    } finally {
      await served.close();
    }
  });
});
