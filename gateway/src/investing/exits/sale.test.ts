import { today } from '@cimiento/contracts';
import type { User } from '../../access/records';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import { Project } from '../records';

const fields = 'soldOn price costs { label amount } fee net perFraction distributedOn';
const costs = [{ label: 'Notaría', amount: '10.00' }];
const sale = { price: '14010.00', costs, exitDate: '2026-02-03' };
const nothing = { price: null, costs: null, fee: null, net: null, perFraction: null, distributedOn: null };
const managed = {
  kind: 'sale',
  base: 'price',
  percent: 2,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: 15,
  validFrom: '2025-01-01',
};

describe.each(databaseKinds)('sales on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let owner: User;
  let investor: TestClient;
  let other: TestClient;
  let project: Project;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals: 'off' } });
    admin = await served.signedInAdmin();
    other = await served.signedIn((await served.fixtures.user()).username);
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    owner = await served.fixtures.user();
    investor = await served.signedIn(owner.username);
    project = await served.fixtures.project({ name: `Casa ${owner.username}` });
    await served.fixtures.investment(owner, project, { amount: 10_000, investedOn: '2025-02-03' });
    await admin.send('setProjectFees', { projectId: project.id, rows: [managed] }, 'kind');
  });

  const read = (by: TestClient) => by.send('projectSale', { projectId: project.id }, fields);
  const post = (change: object = {}) =>
    admin.send('exitProject', { projectId: project.id, input: sale, ...change }, 'id');

  test('everybody can check a sale once it is distributed', async () => {
    await post();
    // 2 % of 14,010.00 are 280.20, and 42.03 of tax; 13,677.77 for ten fractions.
    const distributed = {
      soldOn: '2026-02-03',
      price: '14010.00',
      costs,
      fee: '322.23',
      net: '13677.77',
      perFraction: '1367.78',
      distributedOn: today(),
    };
    for (const by of [admin, investor, other, served.client()]) expect(await read(by)).toEqual(distributed);
  });

  test('a corrected sale has its new figures, and the day on which it was first distributed', async () => {
    const { id } = await post();
    await post({ input: { ...sale, price: '10010.00', costs: [] }, corrects: id });
    expect(await read(other)).toMatchObject({ price: '10010.00', costs: [], net: '9779.77', distributedOn: today() });
  });

  test('before it is distributed, holders and staff read of a sale what is known', async () => {
    await served.gateway.database.transaction((manager) =>
      manager.update(Project, project.id, { status: 'exited', exitDate: '2026-02-03' }),
    );
    for (const by of [admin, investor]) expect(await read(by)).toEqual({ soldOn: '2026-02-03', ...nothing });
    expect(await read(other)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read(served.client())).toMatchObject({ code: 'UNAUTHENTICATED' });
    const shown = await other.send('project', { id: project.id }, 'sale { soldOn }');
    expect(shown).toEqual({ sale: null });
  });

  test('a project that is not sold has no sale, also for its holders', async () => {
    for (const by of [admin, investor]) expect(await read(by)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the notice of a sale says how its net comes about', async () => {
    await post();
    const [notice] = await investor.send('myNotifications', {}, 'body');
    expect(notice.body).toBe(
      'Acreditamos $13,677.77 en tu saldo: tu capital y tu parte del resultado. La venta: precio de venta $14,010.00, costo: Notaría -$10.00, comisiones -$322.23, neto repartido $13,677.77.',
    );
  });

  test('the fee of a project has its percentage with tax', async () => {
    const { feeRules } = await other.send('project', { id: project.id }, 'feeRules { kind percent wholePercent }');
    expect(feeRules).toEqual([{ kind: 'sale', percent: 2, wholePercent: 2.3 }]);
  });
});
