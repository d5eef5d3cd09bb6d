import { centsToText, ledgerAccounts, xirr } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { ApprovalRequest } from '../../access/records/approval-request.entity';
import { Investment } from '../records/investment.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Project } from '../records/project.entity';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import type { User } from '../../access/records/user.entity';
import { allocateProceeds } from './allocate-proceeds';
import { ExitShare } from '../records/exit-share.entity';
import { postEntries } from '../../testing/post-entries';

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

test.each([
  [11_200, '21.87'],
  [9000, '-1.04'],
])('10,000 that pays 75 a month and is sold for %i after a year yields %s %%', (price, expected) => {
  const months = Array.from({ length: 12 }, (_none, index) =>
    index < 11 ? `2025-${String(index + 2).padStart(2, '0')}-15` : '2026-01-15',
  );
  const flows = months.map((date) => ({ date, cents: 7500 }));
  const [start, end] = [
    { date: '2025-01-15', cents: -1_000_000 },
    { date: '2026-01-15', cents: price * 100 },
  ];
  expect(xirr([start, ...flows, end])?.toFixed(2)).toBe(expected);
});

const shares = 'net shares { investmentId userId capital share result }';
const operations = {
  preview: `query ($id: Int!, $input: ExitInput!) { exitPreview(projectId: $id, input: $input) { ${shares} fingerprint } }`,
  exit: `mutation ($id: Int!, $input: ExitInput!, $fingerprint: String, $corrects: Int) {
    exitProject(projectId: $id, input: $input, fingerprint: $fingerprint, corrects: $corrects) { ${shares} exitDate } }`,
  state: `query ($id: Int!) { exitState(projectId: $id) {
    exit { id version price net costs { label amount } author { id } approver { id } } pendingApproval { id } openReservations } }`,
  approve: 'mutation ($id: Int!) { approveRequest(id: $id) { status payloadHash decidedBy } }',
  reject:
    'mutation ($id: Int!, $input: ApprovalReasonInput!) { rejectRequest(id: $id, input: $input) { status reason } }',
  details: '{ adminApprovals(sort: id, descending: true) { items { id details { label value } } } }',
  settled: '{ mySettledInvestments { projectName exitDate capital rents share result xirr } myBalance { available } }',
};
const sale = { price: '20010.01', costs: [{ label: 'Notaría', amount: '10.00' }], exitDate: '2026-02-03' };

describe.each(databaseKinds)('exits on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let owner: User;
  let project: Project;
  let second: User | null = null;

  const start = async (approvals: 'basic' | 'off') => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals } });
    admin = await served.signedInAdmin();
  };

  beforeAll(() => start('off'));

  afterAll(async () => {
    expect(await verifyLedger(served.gateway.database.reader)).toEqual([]);
    await served.close();
  });

  beforeEach(async () => {
    const name = `persona-${randomUUID().slice(0, 8)}`;
    owner = await served.fixtures.user(name);
    investor = await served.signedIn(name, fixturePassword);
    project = await served.fixtures.project({ name: `Casa ${name}` });
    const other = await served.fixtures.user(`otra-${randomUUID().slice(0, 8)}`);
    for (const [person, amount] of [
      [owner, 10_000],
      [other, 5000],
      [owner, 2500],
    ] as const)
      await served.fixtures.investment(person, project, { amount, investedOn: '2025-02-03' });
  });

  const send = async (client: TestClient, query: string, variables: object = {}) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return { record: data && Object.values(data)[0], error: errors?.[0] };
  };
  const exit = (change: object = {}, by = admin) =>
    send(by, operations.exit, { id: project.id, input: sale, ...change });
  const getCode = async (answer: ReturnType<typeof send>) => (await answer).error?.extensions?.['code'];

  test('an exit without approval credits its holders exactly once, and the project is exited', async () => {
    const { record: preview } = await send(admin, operations.preview, { id: project.id, input: sale });
    const {
      net,
      shares: planned,
      fingerprint,
    } = preview as {
      net: string;
      shares: { share: string }[];
      fingerprint: string;
    };
    expect([net, planned.map(({ share }) => share)]).toEqual(['20000.01', ['11428.58', '5714.29', '2857.14']]);
    const { record } = await exit({ fingerprint });
    expect(record).toEqual({ net, shares: planned, exitDate: '2026-02-03' });
    const { data } = await investor.graphql(operations.settled);
    expect(data?.myBalance.available).toBe(centsToText(1_142_858 + 285_714));
    expect(data?.mySettledInvestments).toMatchObject([
      { capital: '10000.00', rents: '0.00', share: '11428.58', result: '1428.58', xirr: expect.closeTo(14.29, 1) },
      { capital: '2500.00', share: '2857.14', result: '357.14' },
    ]);
    const stored = await served.gateway.database.reader.findOneByOrFail(Project, { id: project.id });
    expect(stored).toMatchObject({ status: 'exited', exitDate: '2026-02-03' });
    expect(await getCode(exit())).toBe('CONFLICT');
  });

  test('a total loss moves no money, and costs above the price are refused', async () => {
    expect(await getCode(exit({ input: { ...sale, price: '9.99' } }))).toBe('VALIDATION_FAILED');
    const { record } = await exit({ input: { ...sale, price: '10.00' } });
    expect(record).toMatchObject({ net: '0.00', shares: [{ result: '-10000.00' }, {}, {}] });
    expect((await investor.graphql(operations.settled)).data?.myBalance.available).toBe('0.00');
  });

  const getState = async () => (await send(admin, operations.state, { id: project.id })).record;

  test('a further exit corrects it and takes back the one before, also from a spent balance', async () => {
    expect(await getState()).toEqual({ exit: null, pendingApproval: null, openReservations: 0 });
    await exit();
    const { exit: first } = (await getState()) as { exit: { id: number } };
    expect(first).toMatchObject({ version: 1, price: '20010.01', costs: sale.costs, net: '20000.01' });
    await postEntries(served.gateway.database, [
      {
        key: `spent:${project.id}`,
        kind: 'adjustment',
        occurredOn: '2026-02-04',
        source: { kind: 'adjustment', id: 1 },
        memo: 'Gastado',
        actorId: null,
        mayOverdraw: true,
        postings: [
          { account: ledgerAccounts.available(owner.id), amount: -1_428_572 },
          { account: ledgerAccounts.suspense, amount: 1_428_572 },
        ],
      },
    ]);
    const input = { ...sale, price: '17510.00' };
    expect(await getCode(exit({ input, corrects: first.id + 1000 }))).toBe('CONFLICT');
    expect((await exit({ input, corrects: first.id })).record).toMatchObject({ net: '17500.00' });
    expect(await getState()).toMatchObject({ exit: { version: 2, net: '17500.00' } });
    // 10,000 and 2,500 come back at cost; 14,285.72 were spent.
    const { data } = await investor.graphql(operations.settled);
    expect(data?.myBalance.available).toBe('-1785.72');
    expect(data?.mySettledInvestments).toMatchObject([
      { share: '10000.00', result: '0.00' },
      { share: '2500.00', result: '0.00' },
    ]);
    expect(await getCode(exit({ input, corrects: first.id }))).toBe('CONFLICT');
    const notices = await investor.graphql('{ myNotifications { title body } }');
    expect(JSON.stringify(notices)).toContain('Corregimos la venta');
  });

  test('an exit of an unknown project, without holders, or with a stale preview is refused', async () => {
    expect(await getCode(exit({ id: 999_999 }))).toBe('NOT_FOUND');
    const { id } = await served.fixtures.project();
    expect(await getCode(exit({ id }))).toBe('CONFLICT');
    expect(await getCode(exit({ fingerprint: 'x'.repeat(64) }))).toBe('CONFLICT');
    expect(await getCode(exit({}, investor))).toBe('FORBIDDEN');
  });

  describe('with a second administrator', () => {
    let other: TestClient;
    beforeAll(async () => {
      await served.close();
      await start('basic');
      second = await served.fixtures.user('tesorero', { role: 'admin' });
      other = await served.signedIn('tesorero', fixturePassword);
    });

    const propose = async () => {
      const { error } = await exit();
      expect(error?.extensions).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
      return error?.extensions?.['approvalId'] as number;
    };
    const isExited = async () =>
      (await served.gateway.database.reader.findOneByOrFail(Project, { id: project.id })).status === 'exited';

    test('waits for the other one, who executes exactly what was proposed', async () => {
      const id = await propose();
      expect(await isExited()).toBe(false);
      expect(await getState()).toMatchObject({ exit: null, pendingApproval: { id } });
      const { data } = await other.graphql(operations.details);
      const [{ details } = { details: [] }] = data?.adminApprovals.items ?? [];
      const holder = `«${owner.fullName}» (${owner.username}, #${owner.id})`;
      expect(details).toEqual(
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
      expect(await getCode(exit())).toBe('CONFLICT');
      for (const decide of [operations.approve, operations.reject])
        expect(await getCode(send(admin, decide, { id, input: { reason: 'No' } }))).toBe('FORBIDDEN');
      const { record } = await send(other, operations.approve, { id });
      expect(record).toMatchObject({ status: 'approved', decidedBy: second?.id });
      expect(await isExited()).toBe(true);
      const state = await getState();
      expect(state).toMatchObject({ exit: { approver: { id: second?.id } } });
      expect(state).not.toMatchObject({ exit: { author: { id: second?.id } } });
      expect(await getCode(send(other, operations.approve, { id }))).toBe('CONFLICT');
      expect(await served.gateway.database.reader.countBy(ExitShare, { userId: owner.id })).toBe(2);
    });

    test('a retry with the same key gets the same request', async () => {
      const headers = { 'idempotency-key': `salida-${randomUUID()}` };
      const variables = { id: project.id, input: sale };
      const post = async () =>
        (await admin.request('POST', '/graphql', { query: operations.exit, variables }, headers)).body;
      const first = await post();
      expect((await post()).errors[0].extensions).toEqual(first.errors[0].extensions);
    });

    test('an approval fails once there is another holder, or when the payload has another hash', async () => {
      const id = await propose();
      await served.fixtures.investment(owner, project, { amount: 1000 });
      expect(await getCode(send(other, operations.approve, { id }))).toBe('CONFLICT');
      await served.gateway.database.transaction((manager) =>
        manager.update(ApprovalRequest, { id }, { payload: JSON.stringify({ projectId: project.id }) }),
      );
      const { error } = await send(other, operations.approve, { id });
      expect(error?.message).toMatch(/no son los que se pidieron/);
      expect(await isExited()).toBe(false);
      const { record } = await send(other, operations.reject, { id, input: { reason: 'Cambió' } });
      expect(record).toEqual({ status: 'rejected', reason: 'Cambió' });
      expect(await getCode(send(other, operations.approve, { id }))).toBe('CONFLICT');
      expect(await propose()).toBeGreaterThan(id);
    });

    test('expires after seven days', async () => {
      const id = await propose();
      await served.gateway.database.transaction((manager) =>
        manager.update(ApprovalRequest, { id }, { expiresAt: new Date(Date.now() - 1) }),
      );
      expect(await getCode(send(other, operations.approve, { id }))).toBe('CONFLICT');
      const { data } = await admin.graphql('{ approvals(status: expired) { id status } }');
      expect(data?.approvals).toContainEqual({ id, status: 'expired' });
      expect(await propose()).toBeGreaterThan(id);
    });

    test('of two decisions at once, one is made', async () => {
      const id = await propose();
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(other, operations.approve, { id })));
      expect(answers.filter(({ error }) => !error)).toHaveLength(1);
      const { data } = await admin.graphql('{ trialBalance { accounts { code balance } } }');
      expect(data?.trialBalance.accounts).toContainEqual({
        code: ledgerAccounts.proceeds(project.id).code,
        balance: '-20000.01',
      });
    });
  });
});
