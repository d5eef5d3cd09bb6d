import { messages } from '@cimiento/contracts';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Notification } from '../../messages/notifications/notification.entity';
import { databaseKinds, exampleBankAccount } from '../../testing';
import { RunDesk, toRunConflict } from '../../testing/run-desk';
import type { User } from '../../access/records';
import { type Investment, Payment } from '../records';

describe.each(databaseKinds)('taking a monthly payment back on %s', (kind) => {
  const desk = RunDesk.serve(kind);
  const { served } = desk;
  let owners: User[];
  let investments: Investment[];

  beforeEach(async () => {
    owners = [];
    investments = [];
    for (let made = 0; made < 3; made += 1) {
      const owner = await served.fixtures.user();
      owners.push(owner);
      investments.push(await served.fixtures.investment(owner, desk.project));
    }
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  const post = (changed: object) => {
    const terms = { projectId: desk.project.id, period: '2026-01', amount: '300.00', paymentDate: '2026-02-05' };
    return desk.post({ ...terms, ...changed });
  };
  const postRun = async (changed: object = {}): Promise<number> => (await post({ status: 'paid', ...changed })).id;
  const unpay = (id: number) => served.admin.send('unpayPaymentRun', { id }, 'status counts { paid pending missed }');
  const listStatuses = async () => (await desk.listPayments()).map(({ status }) => status);
  const readBalances = async () => {
    const accounts = owners.map(({ id }) => served.reader.findOneBy(LedgerAccount, { userId: id, kind: 'available' }));
    return (await Promise.all(accounts)).map((account) => Number(account?.balance ?? 0));
  };
  const listNotices = async () => {
    const { id: userId } = owners[0]!;
    const notices = await served.reader.find(Notification, { where: { userId }, order: { id: 'ASC' } });
    return notices.map((notice) => notice.kind);
  };
  /** Requests a withdrawal of what the first holder was paid, and returns its id. */
  const spend = async (): Promise<number> => {
    const client = await served.signedIn(owners[0]!.username);
    await client.send('saveBankAccount', { input: exampleBankAccount });
    return (await client.send('requestWithdrawal', { input: { amount: '60.00' } })).id;
  };

  test('a paid run goes back to pending whole, and each entry is reversed exactly', async () => {
    const id = await postRun();
    expect(await readBalances()).toEqual([10_000, 10_000, 10_000]);
    expect(await unpay(id)).toEqual({ status: 'posted', counts: { paid: 0, pending: 3, missed: 0 } });
    expect([await listStatuses(), await readBalances()]).toEqual([Array(3).fill('pending'), [0, 0, 0]]);
    const ids = (await desk.listPayments()).map((payment) => payment.id);
    const entries = await served.reader.find(LedgerEntry, {
      where: ids.map((sourceId) => ({ sourceKind: 'payment', sourceId })),
    });
    expect(entries.filter(({ kind: of }) => of === 'reversal')).toHaveLength(3);
    expect(await listNotices()).toEqual(['payment_received', 'payment_withdrawn']);
  });

  test('a run that went back to pending can be marked as paid again, and undone', async () => {
    const id = await postRun();
    await unpay(id);
    await served.admin.send('changePaymentStatuses', { runId: id, from: 'pending', to: 'paid' }, 'ids');
    expect([await listStatuses(), await readBalances()]).toEqual([Array(3).fill('paid'), [10_000, 10_000, 10_000]]);
    expect(await listNotices()).toEqual(['payment_received', 'payment_withdrawn', 'payment_received']);
    await unpay(id);
    expect(await desk.undo(id)).toEqual({ id, status: 'undone' });
    expect([await desk.listPayments(), await readBalances()]).toEqual([[], [0, 0, 0]]);
  });

  test('a run whose money was spent stays paid whole', async () => {
    const id = await postRun();
    await spend();
    expect(await unpay(id)).toMatchObject(toRunConflict('runSpent'));
    expect([await listStatuses(), await readBalances()]).toEqual([Array(3).fill('paid'), [4000, 10_000, 10_000]]);
  });

  test('a run names the withdrawals that taking it back leaves without cover', async () => {
    const id = await postRun();
    const withdrawalId = await spend();
    const read = () => served.admin.send('paymentRun', { id }, 'overdraws');
    expect(await read()).toEqual({ overdraws: [withdrawalId] });
    await desk.undo(id);
    expect(await read()).toEqual({ overdraws: [] });
  });

  test('a run without paid payments, or undone, or that does not exist, has nothing to take back', async () => {
    const id = await postRun({ status: 'pending' });
    expect(await unpay(id)).toMatchObject({ message: messages.runNothingPaid });
    await desk.undo(id);
    expect(await unpay(id)).toMatchObject({ message: messages.runUndone });
    expect(await unpay(99_999)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a run goes back to pending once by concurrent requests', async () => {
    const id = await postRun();
    const answers = await Promise.all(Array.from({ length: 4 }, () => unpay(id)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(await readBalances()).toEqual([0, 0, 0]);
  });

  describe('of a month with missed payments', () => {
    let missed: Payment;

    beforeEach(async () => {
      const [first, second] = investments as [Investment, Investment];
      missed = await served.fixtures.payment(first, { amount: '70.00', period: '2026-01', status: 'missed' });
      await served.fixtures.payment(second, { amount: '70.00', period: '2026-01', status: 'pending' });
    });

    test('a month with missed payments is refused unless it is continued', async () => {
      expect(await post({ amount: '10.00' })).toMatchObject({ message: messages.runPaidAlready });
    });

    test('continueForMissing turns a missed payment into what is posted, and doubles nothing', async () => {
      const id = await postRun({ amount: '200.00', continueForMissing: true });
      const payments = await desk.listPayments();
      expect(payments.map(({ amount, status, runId }) => [amount, status, runId])).toEqual([
        ['100.00', 'paid', id],
        ['70.00', 'pending', null],
        ['100.00', 'paid', id],
      ]);
      expect(payments[0]).toMatchObject({ id: missed.id, paymentDate: '2026-02-05' });
      expect(await readBalances()).toEqual([10_000, 0, 10_000]);
      expect(await listNotices()).toEqual(['payment_received']);
      const again = await post({ amount: '10.00', continueForMissing: true });
      expect(again).toMatchObject({ message: messages.runNobodyMissing });
    });

    test('undoing a continued run makes the missed payment what it was', async () => {
      const id = await postRun({ amount: '200.00', continueForMissing: true });
      expect(await desk.undo(id)).toEqual({ id, status: 'undone' });
      const { updatedAt: _before, ...former } = missed;
      const [restored, , ...others] = await desk.listPayments();
      expect([restored, others]).toMatchObject([former, []]);
      expect([await readBalances(), (await listNotices()).at(-1)]).toEqual([[0, 0, 0], 'payment_withdrawn']);
    });

    test('concurrent continued runs turn a missed payment once', async () => {
      const ids = await Promise.all(
        Array.from({ length: 4 }, () => postRun({ amount: '200.00', continueForMissing: true })),
      );
      expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
      expect([await desk.listPayments(), await readBalances()]).toMatchObject([Array(3).fill({}), [10_000, 0, 10_000]]);
    });
  });
});
