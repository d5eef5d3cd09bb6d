import { randomUUID } from 'node:crypto';
import { createGateway, type Gateway } from '../gateway';
import { Investment } from '../investments/investment.entity';
import { Project } from '../projects/project.entity';
import { createTestGateway, type TestGateway } from '../testing';

describe('two gateways on one MariaDB', () => {
  let served: TestGateway;
  let other: Gateway;

  beforeAll(async () => {
    served = await createTestGateway('mariadb', { demoData: false });
    other = await createGateway(served.config);
  });

  afterAll(async () => {
    await other.close();
    await served.close();
  });

  test('200 orders at once on a project with room for 50 give exactly 50 fractions', async () => {
    const { gateway, fixtures } = served;
    const people = await Promise.all(Array.from({ length: 20 }, (_none, index) => fixtures.user(`persona${index}`)));
    const { id } = await fixtures.project({ funded: 250_000 });
    const order = () => ({ projectId: id, amount: 1000, acceptedRisks: true, idempotencyKey: randomUUID() });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_none, index) => {
        const viewer = people[index % people.length];
        if (!viewer) throw new Error('nobody');
        return (index % 2 === 0 ? gateway : other).services.orders.place(viewer, order());
      }),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(refusals).toHaveLength(150);
    expect(new Set(refusals).size).toBe(1);
    const holdings = await other.database.reader.findBy(Investment, { projectId: id });
    expect(await other.database.reader.findOneByOrFail(Project, { id })).toMatchObject({
      funded: 300_000,
      status: 'funded',
      totalInvestors: new Set(holdings.map(({ userId }) => userId)).size,
    });
    expect(holdings.reduce((sum, { amount }) => sum + amount, 0)).toBe(50_000);
  });
});
