import { countQueries, databaseKinds, serveGateway, type TestClient } from '../../testing';
import { Project } from '../records';

const fields = 'id userId projectId projectName amount annualReturn imageUrl actualReturns projectedReturns';

describe.each(databaseKinds)('an investor’s investments on %s', (kind) => {
  const served = serveGateway(kind);
  let investor: TestClient;
  const list = () => investor.send('myInvestments', {}, fields);

  beforeAll(async () => {
    const { fixtures } = served;
    const [owner, other] = [await fixtures.user('duena'), await fixtures.user('otra')];
    const project = await fixtures.project({ name: 'Patio del Centro', image: '/patio.svg' });
    const paying = await fixtures.investment(owner, project, { amount: 12_345, annualReturn: 8.5 });
    await fixtures.payment(paying, { amount: '0.10', status: 'paid' });
    await fixtures.payment(paying, { amount: '0.20', status: 'paid' });
    await fixtures.payment(paying, { amount: '900.00', status: 'pending' });
    await fixtures.payment(paying, { amount: '900.00', status: 'missed' });
    await fixtures.investment(owner, project, { amount: 2_000_000_000, annualReturn: 7.3333 });
    await fixtures.payment(await fixtures.investment(other, project), { amount: '5000.00' });
    investor = await served.signedIn('duena');
  });

  test('investments are the investor’s only, with the paid total to the cent', async () => {
    expect(await list()).toMatchObject([
      {
        projectName: 'Patio del Centro',
        amount: 12_345,
        annualReturn: 8.5,
        imageUrl: '/patio.svg',
        actualReturns: '0.30',
        projectedReturns: '1049.33',
      },
      { amount: 2_000_000_000, annualReturn: 7.3333, actualReturns: '0.00', projectedReturns: '146666000.00' },
    ]);
  });

  test('investments are read in one query, however many there are', async () => {
    const statements = await countQueries(served.gateway.database, list);
    expect(statements.filter((sql) => /investment|payment/.test(sql))).toHaveLength(1);
  });

  test('keep the name and image of a deleted project', async () => {
    await served.gateway.database.transaction((manager) => manager.delete(Project, { name: 'Patio del Centro' }));
    expect((await list())[0]).toMatchObject({ projectName: 'Patio del Centro', imageUrl: '/patio.svg' });
  });
});
