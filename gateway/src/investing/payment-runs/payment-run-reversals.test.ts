import { messages } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Notification } from '../../messages/notifications/notification.entity';
import {
  createActor,
  createTestGateway,
  databaseKinds,
  exampleBankAccount,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '../../testing';
import type { User } from '../../access/records/user.entity';
import type { Investment } from '../records/investment.entity';
import { Payment } from '../records/payment.entity';
import type { Project } from '../records/project.entity';

const post = 'mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id payments } }';
const undo = 'mutation ($id: Int!) { undoPaymentRun(id: $id) { status } }';
const unpay = 'mutation ($id: Int!) { unpayPaymentRun(id: $id) { status counts { paid pending missed } } }';
const mark = 'mutation ($runId: Int!) { changePaymentStatuses(runId: $runId, from: pending, to: paid) { ids } }';

describe.each(databaseKinds)('taking a monthly payment back on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let owners: User[];
  let investments: Investment[];
  let project: Project;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
  });

  afterAll(async () => {
    expect(await verifyLedger(served.gateway.database.reader)).toEqual([]);
    await served.close();
  });

  beforeEach(async () => {
    project = await served.fixtures.project();
    owners = [];
    investments = [];
    for (let made = 0; made < 3; made += 1) {
      const owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`);
      owners.push(owner);
      investments.push(await served.fixtures.investment(owner, project));
    }
  });

  const reader = () => served.gateway.database.reader;
  const postRun = async (changed: object = {}): Promise<number> => {
    const terms = { projectId: project.id, period: '2026-01', amount: '300.00', paymentDate: '2026-02-05' };
    const { data } = await admin.graphql(post, { input: { ...terms, status: 'paid', ...changed } });
    return data?.postPaymentRun.id;
  };
  const listPayments = () => reader().find(Payment, { where: { projectId: project.id }, order: { id: 'ASC' } });
  const listStatuses = async () => (await listPayments()).map(({ status }) => status);
  const readBalances = async () => {
    const accounts = owners.map(({ id }) => reader().findOneBy(LedgerAccount, { userId: id, kind: 'available' }));
    return (await Promise.all(accounts)).map((account) => Number(account?.balance ?? 0));
  };
  const listNotices = async () => {
    const { id: userId } = owners[0]!;
    const notices = await reader().find(Notification, { where: { userId }, order: { id: 'ASC' } });
    return notices.map((notice) => notice.kind);
  };
  const spend = async () => {
    const [owner] = owners as [User];
    const { bankAccounts, withdrawals } = served.gateway.services;
    const actor = createActor(owner.id);
    await bankAccounts.save(owner, exampleBankAccount, actor);
    await withdrawals.request(owner, { amount: '60.00' }, actor);
  };

  test('a paid run goes back to pending whole, and each entry is reversed exactly', async () => {
    const id = await postRun();
    expect(await readBalances()).toEqual([10_000, 10_000, 10_000]);
    const { data } = await admin.graphql(unpay, { id });
    expect(data?.unpayPaymentRun).toEqual({ status: 'posted', counts: { paid: 0, pending: 3, missed: 0 } });
    expect([await listStatuses(), await readBalances()]).toEqual([Array(3).fill('pending'), [0, 0, 0]]);
    const ids = (await listPayments()).map((payment) => payment.id);
    const entries = await reader().find(LedgerEntry, {
      where: ids.map((sourceId) => ({ sourceKind: 'payment', sourceId })),
    });
    expect(entries.filter(({ kind: of }) => of === 'reversal')).toHaveLength(3);
    expect(await listNotices()).toEqual(['payment_received', 'payment_withdrawn']);
  });

  test('a run that went back to pending can be marked as paid again, and undone', async () => {
    const id = await postRun();
    await admin.graphql(unpay, { id });
    await admin.graphql(mark, { runId: id });
    expect([await listStatuses(), await readBalances()]).toEqual([Array(3).fill('paid'), [10_000, 10_000, 10_000]]);
    expect(await listNotices()).toEqual(['payment_received', 'payment_withdrawn', 'payment_received']);
    await admin.graphql(unpay, { id });
    expect((await admin.graphql(undo, { id })).data?.undoPaymentRun).toEqual({ status: 'undone' });
    expect([await listPayments(), await readBalances()]).toEqual([[], [0, 0, 0]]);
  });

  test('a run whose money was spent stays paid whole', async () => {
    const id = await postRun();
    await spend();
    expect((await admin.graphql(unpay, { id })).errors?.[0]).toMatchObject({
      message: messages.runSpent,
      extensions: { code: 'CONFLICT', status: 409 },
    });
    expect([await listStatuses(), await readBalances()]).toEqual([Array(3).fill('paid'), [4000, 10_000, 10_000]]);
  });

  test('a run names the withdrawals that taking it back leaves without cover', async () => {
    const id = await postRun();
    const [owner] = owners;
    const client = await served.signedIn(owner!.username, fixturePassword);
    const save = 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }';
    await client.graphql(save, { input: exampleBankAccount });
    const asked = await client.graphql('mutation { requestWithdrawal(input: { amount: "60.00" }) { id } }');
    const read = async () =>
      (await admin.graphql('query ($id: Int!) { paymentRun(id: $id) { overdraws } }', { id })).data?.paymentRun
        .overdraws;
    expect(await read()).toEqual([asked.data?.requestWithdrawal.id]);
    await admin.graphql(undo, { id });
    expect(await read()).toEqual([]);
  });

  test('a run without paid payments, or undone, or that does not exist, has nothing to take back', async () => {
    const id = await postRun({ status: 'pending' });
    const refuse = async (runId: number) => (await admin.graphql(unpay, { id: runId })).errors?.[0];
    expect(await refuse(id)).toMatchObject({ message: messages.runNothingPaid });
    await admin.graphql(undo, { id });
    expect(await refuse(id)).toMatchObject({ message: messages.runUndone });
    expect((await refuse(99_999))?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a run goes back to pending once by concurrent requests', async () => {
    const id = await postRun();
    const answers = await Promise.all(Array.from({ length: 4 }, () => admin.graphql(unpay, { id })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
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
      const input = { projectId: project.id, period: '2026-01', amount: '10.00', paymentDate: '2026-02-05' };
      expect((await admin.graphql(post, { input })).errors?.[0]).toMatchObject({ message: messages.runPaidAlready });
    });

    test('continueForMissing turns a missed payment into what is posted, and doubles nothing', async () => {
      const id = await postRun({ amount: '200.00', continueForMissing: true });
      const payments = await listPayments();
      expect(payments.map(({ amount, status, runId }) => [amount, status, runId])).toEqual([
        ['100.00', 'paid', id],
        ['70.00', 'pending', null],
        ['100.00', 'paid', id],
      ]);
      expect(payments[0]).toMatchObject({ id: missed.id, paymentDate: '2026-02-05' });
      expect(await readBalances()).toEqual([10_000, 0, 10_000]);
      expect(await listNotices()).toEqual(['payment_received']);
      const again = { projectId: project.id, period: '2026-01', amount: '10.00', paymentDate: '2026-02-05' };
      expect((await admin.graphql(post, { input: { ...again, continueForMissing: true } })).errors?.[0]).toMatchObject({
        message: messages.runNobodyMissing,
      });
    });

    test('undoing a continued run makes the missed payment what it was', async () => {
      const id = await postRun({ amount: '200.00', continueForMissing: true });
      expect((await admin.graphql(undo, { id })).data?.undoPaymentRun).toEqual({ status: 'undone' });
      const { updatedAt: _before, ...former } = missed;
      const [restored, , ...others] = await listPayments();
      expect([restored, others]).toMatchObject([former, []]);
      expect([await readBalances(), (await listNotices()).at(-1)]).toEqual([[0, 0, 0], 'payment_withdrawn']);
    });

    test('concurrent continued runs turn a missed payment once', async () => {
      const ids = await Promise.all(
        Array.from({ length: 4 }, () => postRun({ amount: '200.00', continueForMissing: true })),
      );
      expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
      expect([await listPayments(), await readBalances()]).toMatchObject([Array(3).fill({}), [10_000, 0, 10_000]]);
    });
  });
});
