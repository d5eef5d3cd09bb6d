import { addDays, addMonths, today, toPeriod } from '@cimiento/contracts';
import { databaseKinds, toPaymentInput } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { Notification } from '../../messages/notifications/notification.entity';
import type { Investment } from '../records';

const fields = 'id status paymentDate creditedOn dateReason';

const period = addMonths(toPeriod(today()), -2);
const planned = `${period}-15`;

describe.each(databaseKinds)('the day on which a rent is credited on %s', (kind) => {
  describe.each(['required', 'basic'] as const)('with approvals %s', (approvals) => {
    const desk = BankDesk.serve(kind, { config: { approvals, moneyInLimit: 100_000_000 } });
    let investment: Investment;
    const isLimited = approvals === 'required';

    beforeEach(async () => {
      const project = await desk.served.fixtures.project();
      const terms = { investedOn: '2024-01-10', amount: 100_000 };
      investment = await desk.served.fixtures.investment(desk.owner, project, terms);
    });

    const toInput = (changed: object) => toPaymentInput(investment, { period, paymentDate: planned, ...changed });
    const create = (changed: object = {}) => desk.admin.send('createPayment', { input: toInput(changed) }, fields);
    const getEntryDay = async (id: number) =>
      (await desk.reader.findOneByOrFail(LedgerEntry, { key: `payment:${id}:1` })).occurredOn;

    test('a rent is credited when it is recorded where approvals are required, else on its date', async () => {
      const expected = isLimited ? today() : planned;
      const paid = await create();
      expect(paid).toMatchObject({ paymentDate: planned, creditedOn: expected, dateReason: null });
      expect(await getEntryDay(paid.id)).toBe(expected);
      const ahead = await create({ paymentDate: addDays(today(), 9) });
      expect(ahead).toMatchObject({ creditedOn: addDays(today(), 9) });
    });

    test('of a pending payment there is none, and marking many as paid sets it', async () => {
      const { id, creditedOn } = await create({ status: 'pending' });
      expect(creditedOn).toBeNull();
      const mark = { ids: [id], from: 'pending', to: 'paid' };
      expect(await desk.admin.send('changePaymentStatuses', mark, 'ids')).toEqual({ ids: [id] });
      const expected = isLimited ? today() : planned;
      const marked = { status: 'paid', creditedOn: expected };
      expect(await desk.admin.send('adminPayment', { id }, fields)).toMatchObject(marked);
    });

    test('an earlier day is stated with a reason, which the investor reads', async () => {
      const stated = { creditedOn: planned, dateReason: 'El banco lo acreditó ese día' };
      const paid = await create(stated);
      expect(paid).toMatchObject(stated);
      const where = { userId: desk.owner.id, kind: 'payment_received' } as const;
      const [notice] = await desk.reader.findBy(Notification, where);
      expect(notice?.body).toContain('Motivo: El banco lo acreditó ese día.');
      const without = await create({ creditedOn: planned });
      expect(without.code).toBe(isLimited ? 'PAST_DATE' : undefined);
    });

    test('a change without a status keeps it, and the day that it states', async () => {
      const other = await desk.served.signedInAdmin('tercera');
      const { id } = await create({ status: 'pending' });
      const change = (changed: object) => desk.admin.send('updatePayment', { id, input: toInput(changed) }, fields);
      expect(await change({ status: undefined, amount: '9.00' })).toMatchObject({ status: 'pending' });
      const stated = { creditedOn: planned, dateReason: 'El banco lo acreditó ese día' };
      expect(await change(stated)).toMatchObject({ status: 'paid', creditedOn: planned });
      const moved = { ...stated, status: undefined, paymentDate: addDays(planned, 3), reason: 'Era otro día' };
      const answer = await change(moved);
      if (isLimited) await other.send('approveRequest', { id: answer.approvalId }, 'status');
      const expected = { status: 'paid', paymentDate: addDays(planned, 3), creditedOn: planned };
      expect(await desk.admin.send('adminPayment', { id }, fields)).toMatchObject(expected);
    });

    test('the public record counts a rent that is recorded late as late', async () => {
      await create({ amount: '1000.00' });
      const months = await desk.investor.send('rentCalendar', { from: period, to: period }, 'state daysLate');
      const month = months.find(({ state }: { state: string }) => state === 'received');
      expect(month.daysLate > 0).toBe(isLimited && today() > `${addMonths(period, 1)}-15`);
    });

    // The others are free.
    if (!isLimited) return;

    test('no rent is credited before its money or its month', async () => {
      const send = async (creditedOn: string) =>
        (await create({ amount: '1.00', creditedOn, dateReason: 'Así fue' })).code;
      expect(await send(addDays(`${period}-01`, -1))).toBe('PAST_DATE');
      expect(await send(`${period}-01`)).toBeUndefined();
      const rent = { projectId: investment.projectId, purpose: 'rent' };
      desk.day = `${period}-20`;
      const { lines } = await desk.send([{ amount: '9.00', description: 'RENTA' }]);
      expect(await desk.match(lines[0].id, rent)).toMatchObject({ status: 'matched' });
      expect(await send(`${period}-19`)).toBe('PAST_DATE');
      expect(await send(`${period}-20`)).toBeUndefined();
      // Rent of a month that the bank booked in the next one, and that names its month.
      desk.day = `${addMonths(period, 1)}-10`;
      const late = await desk.send([{ amount: '9.00', description: 'RENTA', reference: period }]);
      await desk.match(late.lines[0].id, rent);
      expect(await send(addDays(desk.day, -1))).toBe('PAST_DATE');
      expect(await send(desk.day)).toBeUndefined();
    });

    test('a correction of a paid payment needs a reason', async () => {
      const other = await desk.served.signedInAdmin('otra');
      const { id } = await create();
      const change = (reason?: string) =>
        desk.admin.send('updatePayment', { id, input: toInput({ amount: '9.00', reason }) });
      expect(await change()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { reason: expect.stringContaining('motivo') },
      });
      const proposed = await change('El banco devolvió un dólar');
      expect(proposed).toMatchObject({ code: 'APPROVAL_PENDING' });
      const approved = await other.send('approveRequest', { id: proposed.approvalId }, 'status');
      expect(approved).toEqual({ status: 'approved' });
      const where = { userId: desk.owner.id, kind: 'payment_changed' } as const;
      const [notice] = await desk.reader.findBy(Notification, where);
      expect(notice?.body).toContain('Motivo: El banco devolvió un dólar.');
      const remove = (reason?: string) => desk.admin.send('deletePayment', { id, reason });
      expect(await remove()).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(await remove('Era de otro mes')).toMatchObject({ code: 'APPROVAL_PENDING' });
    });
  });
});
