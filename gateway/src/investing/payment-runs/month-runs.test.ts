import { randomUUID } from 'node:crypto';
import { createTestGateway, databaseKinds, serveGateway } from '../../testing';
import { type Project, PaymentRun } from '../records';

const previewed = 'projectId code message gross net total fingerprint shares { amount }';
const results = 'projectId state runId approvalId code';
const period = '2026-01';
const paymentDate = '2026-02-10';

describe.each(databaseKinds)('the rents of a month of several projects on %s', (kind) => {
  const served = serveGateway(kind);
  let projects: Project[];

  const toRun = ({ id: projectId }: Project, changed: object = {}) => ({ projectId, amount: '75.00', ...changed });
  const preview = (runs: object[]) => served.admin.send('monthRunsPreview', { period, runs }, previewed);
  const post = (runs: object[], headers: Record<string, string> = {}, by = served.admin) =>
    by.send('postMonthRuns', { period, runs: runs.map((run) => ({ ...run, paymentDate })) }, results, headers);

  beforeEach(async () => {
    const holder = await served.fixtures.user();
    projects = [];
    for (let count = 0; count < 3; count++) {
      const project = await served.fixtures.project();
      await served.fixtures.investment(holder, project, { amount: 10_000, investedOn: '2025-11-02' });
      projects.push(project);
    }
  });

  test('each is previewed and posted for itself, and one that cannot be says why', async () => {
    const [paid, ...others] = projects;
    if (!paid) throw new Error('no project');
    await post([toRun(paid)]);
    const shown = await preview(projects.map((project) => toRun(project)));
    expect(shown).toMatchObject([
      { projectId: paid.id, code: 'PAYMENTS_EXIST', net: '0.00', shares: [] },
      ...others.map(({ id }) => ({ projectId: id, code: null, net: '75.00', shares: [{ amount: '75.00' }] })),
    ]);
    const runs = projects.map((project, index) =>
      toRun(project, { fingerprint: shown[index].fingerprint || undefined }),
    );
    expect(await post(runs)).toMatchObject([
      { projectId: paid.id, state: 'refused', runId: null, code: 'PAYMENTS_EXIST' },
      ...others.map(({ id }) => ({ projectId: id, state: 'posted', code: null })),
    ]);
  });

  test('a repetition continues where the first request stopped', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post(
      projects.slice(0, 2).map((project) => toRun(project)),
      headers,
    );
    const again = await post(
      projects.map((project) => toRun(project)),
      headers,
    );
    expect(again.slice(0, 2)).toEqual(first);
    expect(again).toMatchObject([{ state: 'posted' }, { state: 'posted' }, { state: 'posted' }]);
    const other = projects.map((project) => toRun(project, { amount: '76.00' }));
    expect(await post(other, headers)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    for (const { id: projectId } of projects)
      expect(await served.reader.countBy(PaymentRun, { projectId, period })).toBe(1);
  });

  test('a project is named once', async () => {
    const [project] = projects;
    if (!project) throw new Error('no project');
    expect(await preview([toRun(project), toRun(project)])).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await post([])).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('an investor posts none', async () => {
    const investor = await served.fixtures.user();
    const runs = projects.map((project) => toRun(project));
    expect(await post(runs, {}, await served.signedIn(investor.username))).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('what credits more than one person may alone waits for another, the rest is posted', async () => {
    const office = await createTestGateway(kind, { config: { approvals: 'required', moneyInLimit: 1000 } });
    try {
      const admin = await office.fixtures.user('jefa', { role: 'admin', staffRole: 'administrator' });
      const client = await office.signedIn(admin.username);
      const holder = await office.fixtures.user();
      const [small, large] = [await office.fixtures.project(), await office.fixtures.project()];
      for (const project of [small, large])
        await office.fixtures.investment(holder, project, { amount: 10_000, investedOn: '2025-11-02' });
      const posted = await post([toRun(small, { status: 'pending' }), toRun(large, { status: 'paid' })], {}, client);
      expect(posted).toMatchObject([
        { projectId: small.id, state: 'posted', approvalId: null },
        { projectId: large.id, state: 'waits', approvalId: expect.any(Number), runId: null },
      ]);
    } finally {
      await office.close();
    }
  });
});
