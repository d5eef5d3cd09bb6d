import { centsToText, ledgerAccounts } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { ApprovalRequest, type User } from '../../access/records';
import { ExitShare, Investment, Project } from '../records';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import {
  createEntry,
  createTestGateway,
  databaseKinds,
  postEntries,
  type TestClient,
  type TestGateway,
} from '../../testing';
import { allocateProceeds } from './allocate-proceeds';

const holding = (id: number, amount: number) => Object.assign(new Investment(), { id, userId: id, amount });

test.each([
  [2_000_001, [10_000, 5000, 2500], ['11428.58', '5714.29', '2857.14'], ['1428.58', '714.29', '357.14']],
  [310_000, [1000, 1000, 1000], ['1033.34', '1033.33', '1033.33'], ['33.34', '33.33', '33.33']],
  [1_500_000, [10_000, 5000, 2500], ['8571.43', '4285.71', '2142.86'], ['-1428.57', '-714.29', '-357.14']],
])('a net of %i cents is allocated exactly by holding', (net, amounts, shares, results) => {
  const allocations = allocateProceeds(
    net,
    amounts.map((amount, index) => holding(index + 1, amount)),
  );
  expect(allocations.map(({ share }) => share)).toEqual(shares);
  expect(allocations.map(({ result }) => result)).toEqual(results);
});

const fields = 'net shares { investmentId userId capital share result }';
const settled = 'projectName exitDate capital rents share result xirr';
const sale = { price: '20010.01', costs: [{ label: 'Notaría', amount: '10.00' }], exitDate: '2026-02-03' };

describe.each(databaseKinds)('exits on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let owner: User;
  let project: Project;

  const start = async (approvals: 'basic' | 'off') => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals } });
    admin = await served.signedInAdmin();
  };

  beforeAll(() => start('off'));

  afterAll(async () => {
    expect(await verifyLedger(served.reader)).toEqual([]);
    await served.close();
  });

  beforeEach(async () => {
    owner = await served.fixtures.user();
    investor = await served.signedIn(owner.username);
    project = await served.fixtures.project({ name: `Casa ${owner.username}` });
    const other = await served.fixtures.user();
    for (const [person, amount] of [
      [owner, 10_000],
      [other, 5000],
      [owner, 2500],
    ] as const)
      await served.fixtures.investment(person, project, { amount, investedOn: '2025-02-03' });
  });

  const exit = (change: object = {}, by = admin) =>
    by.send('exitProject', { projectId: project.id, input: sale, ...change }, `${fields} exitDate`);
  const getBalance = async () => (await investor.send('myBalance', {}, 'available')).available;
  const listSettled = () => investor.send('mySettledInvestments', {}, settled);
  const conflict = { code: 'CONFLICT' };

  test('an exit without approval credits its holders exactly once, and the project is exited', async () => {
    const variables = { projectId: project.id, input: sale };
    const preview = await admin.send('exitPreview', variables, `${fields} fingerprint`);
    const { net, shares: planned, fingerprint } = preview;
    expect([net, planned.map(({ share }: { share: string }) => share)]).toEqual([
      '20000.01',
      ['11428.58', '5714.29', '2857.14'],
    ]);
    expect(await exit({ fingerprint })).toEqual({ net, shares: planned, exitDate: '2026-02-03' });
    expect(await getBalance()).toBe(centsToText(1_142_858 + 285_714));
    expect(await listSettled()).toMatchObject([
      { capital: '10000.00', rents: '0.00', share: '11428.58', result: '1428.58', xirr: expect.closeTo(14.29, 1) },
      { capital: '2500.00', share: '2857.14', result: '357.14' },
    ]);
    const stored = await served.reader.findOneByOrFail(Project, { id: project.id });
    expect(stored).toMatchObject({ status: 'exited', exitDate: '2026-02-03' });
    expect(await exit()).toMatchObject(conflict);
  });

  test('a total loss moves no money, and costs above the price are refused', async () => {
    expect(await exit({ input: { ...sale, price: '9.99' } })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await exit({ input: { ...sale, price: '10.00' } })).toMatchObject({
      net: '0.00',
      shares: [{ result: '-10000.00' }, {}, {}],
    });
    expect(await getBalance()).toBe('0.00');
  });

  const state = 'id version price net costs { label amount } author { id } approver { id }';
  const getState = () =>
    admin.send('exitState', { projectId: project.id }, `exit { ${state} } pendingApproval { id } openReservations`);

  test('a further exit corrects it and takes back the one before, also from a spent balance', async () => {
    expect(await getState()).toEqual({ exit: null, pendingApproval: null, openReservations: 0 });
    await exit();
    const { exit: first } = await getState();
    expect(first).toMatchObject({ version: 1, price: '20010.01', costs: sale.costs, net: '20000.01' });
    const spent = { kind: 'adjustment', occurredOn: '2026-02-04', source: { kind: 'adjustment', id: 1 } } as const;
    await postEntries(served.gateway.database, [
      createEntry(ledgerAccounts.available(owner.id), ledgerAccounts.suspense, 1_428_572, spent),
    ]);
    const input = { ...sale, price: '17510.00' };
    expect(await exit({ input, corrects: first.id + 1000 })).toMatchObject(conflict);
    expect(await exit({ input, corrects: first.id })).toMatchObject({ net: '17500.00' });
    expect(await getState()).toMatchObject({ exit: { version: 2, net: '17500.00' } });
    // 10,000 and 2,500 come back at cost; 14,285.72 were spent.
    expect(await getBalance()).toBe('-1785.72');
    expect(await listSettled()).toMatchObject([
      { share: '10000.00', result: '0.00' },
      { share: '2500.00', result: '0.00' },
    ]);
    expect(await exit({ input, corrects: first.id })).toMatchObject(conflict);
    const notices = await investor.send('myNotifications', {}, 'title body');
    expect(JSON.stringify(notices)).toContain('Corregimos la venta');
  });

  test('an exit of an unknown project, without holders, or with a stale preview is refused', async () => {
    expect(await exit({ projectId: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
    const { id: projectId } = await served.fixtures.project();
    expect(await exit({ projectId })).toMatchObject(conflict);
    expect(await exit({ fingerprint: 'x'.repeat(64) })).toMatchObject(conflict);
    expect(await exit({}, investor)).toMatchObject({ code: 'FORBIDDEN' });
  });

  describe('with a second administrator', () => {
    let other: TestClient;
    let second: User;
    beforeAll(async () => {
      await served.close();
      await start('basic');
      second = await served.fixtures.user('tesorero', { role: 'admin' });
      other = await served.signedIn('tesorero');
    });

    const propose = async (): Promise<number> => {
      const proposed = await exit();
      expect(proposed).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
      return proposed.approvalId;
    };
    const approve = (id: number, by = other) => by.send('approveRequest', { id }, 'status decidedBy');
    const reject = (id: number, by = other) =>
      by.send('rejectRequest', { id, input: { reason: 'Cambió' } }, 'status reason');
    const isExited = async () => (await served.reader.findOneByOrFail(Project, { id: project.id })).status === 'exited';

    test('waits for the other one, who executes exactly what was proposed', async () => {
      const id = await propose();
      expect(await isExited()).toBe(false);
      expect(await getState()).toMatchObject({ exit: null, pendingApproval: { id } });
      const newest = { sort: 'id', descending: true };
      const { items } = await other.send('adminApprovals', newest, 'items { details { label value } }');
      const holder = `«${owner.fullName}» (${owner.username}, #${owner.id})`;
      expect(items[0].details).toEqual(
        expect.arrayContaining([
          { label: 'Proyecto', value: `«${project.name}» (#${project.id})` },
          { label: 'Precio de venta', value: '$20,010.01' },
          { label: 'Costo: Notaría', value: '$10.00' },
          { label: 'Neto a repartir', value: '$20,000.01' },
          { label: 'Fecha de venta', value: '03/02/2026' },
          {
            label: expect.stringMatching(/^Inversión #\d+$/),
            value: `${holder}: capital $10,000.00, recibe $11,428.58, resultado $1,428.58`,
          },
          { label: 'Vigencia', value: 'Nada cambió desde la propuesta' },
        ]),
      );
      expect(await exit()).toMatchObject(conflict);
      for (const decide of [approve, reject]) expect(await decide(id, admin)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await approve(id)).toEqual({ status: 'approved', decidedBy: second.id });
      expect(await isExited()).toBe(true);
      const { exit: executed } = await getState();
      expect(executed.approver).toEqual({ id: second.id });
      expect(executed.author).not.toEqual({ id: second.id });
      expect(await approve(id)).toMatchObject(conflict);
      expect(await served.reader.countBy(ExitShare, { userId: owner.id })).toBe(2);
    });

    test('a retry with the same key gets the same request', async () => {
      const headers = { 'idempotency-key': `salida-${randomUUID()}` };
      const variables = { projectId: project.id, input: sale };
      const post = () => admin.send('exitProject', variables, 'id', headers);
      const first = await post();
      expect(first).toMatchObject({ code: 'APPROVAL_PENDING' });
      expect(await post()).toEqual(first);
    });

    test('an approval fails once there is another holder, or when the payload has another hash', async () => {
      const id = await propose();
      await served.fixtures.investment(owner, project, { amount: 1000 });
      expect(await approve(id)).toMatchObject(conflict);
      await served.fixtures.update(ApprovalRequest, { id }, { payload: JSON.stringify({ projectId: project.id }) });
      expect((await approve(id)).message).toMatch(/no son los que se pidieron/);
      expect(await isExited()).toBe(false);
      expect(await reject(id)).toEqual({ status: 'rejected', reason: 'Cambió' });
      expect(await approve(id)).toMatchObject(conflict);
      expect(await propose()).toBeGreaterThan(id);
    });

    test('expires after seven days', async () => {
      const id = await propose();
      await served.fixtures.update(ApprovalRequest, { id }, { expiresAt: new Date(Date.now() - 1) });
      expect(await approve(id)).toMatchObject(conflict);
      const expired = await admin.send('approvals', { status: 'expired' }, 'id status');
      expect(expired).toContainEqual({ id, status: 'expired' });
      expect(await propose()).toBeGreaterThan(id);
    });

    test('of two decisions at once, one is made', async () => {
      const id = await propose();
      const answers = await Promise.all(Array.from({ length: 5 }, () => approve(id)));
      expect(answers.filter(({ code }) => !code)).toHaveLength(1);
      const { accounts } = await admin.send('trialBalance', {}, 'accounts { code balance }');
      // The capital, which was never handed over, lies with the proceeds.
      const balances = Object.fromEntries(
        accounts.map(({ code, balance }: { code: string; balance: string }) => [code, balance]),
      );
      expect(balances).toMatchObject({
        [ledgerAccounts.proceeds(project.id).code]: '-2500.01',
        [ledgerAccounts.capital(project.id).code]: '0.00',
      });
    });
  });
});
