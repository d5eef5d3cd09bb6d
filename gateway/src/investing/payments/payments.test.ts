import { addDays, type PaymentStatus, today } from '@cimiento/contracts';
import { Investment, Project } from '../records';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';

const fields = 'id investmentId projectName amount paymentDate period status';

describe.each(databaseKinds)('an investor’s payments on %s', (kind) => {
  const served = serveGateway(kind);
  let investor: TestClient;

  beforeAll(async () => {
    const { fixtures } = served;
    const [owner, other] = [await fixtures.user('duena'), await fixtures.user('otra')];
    const house = await fixtures.project({ name: 'Casa Alta' });
    const tower = await fixtures.project({ name: 'Torre Mar' });
    const inHouse = await fixtures.investment(owner, house);
    const inTower = await fixtures.investment(owner, tower);
    const pay = (investment: Investment, amount: string, status: PaymentStatus, paymentDate: string) =>
      fixtures.payment(investment, { amount, status, paymentDate, period: paymentDate.slice(0, 7) });
    await pay(inHouse, '100.01', 'paid', '2025-01-31');
    await pay(inTower, '200.02', 'paid', '2025-02-28');
    await pay(inHouse, '300.00', 'pending', '2025-02-28');
    await pay(inHouse, '400.00', 'missed', '2024-12-31');
    await fixtures.payment(inTower, { amount: '500.00', period: '2024-11', paymentDate: addDays(today(), 1) });
    await fixtures.payment(await fixtures.investment(other, house), { amount: '9999.00' });
    investor = await served.signedIn('duena');
  });

  const returns = (limit = 50) =>
    investor.send('myPayments', {}, `total paidTotal returnHistory(limit: ${limit}) { ${fields} }`);

  test('payments are sorted by newest period, then newest id, with the name of their project', async () => {
    const { returnHistory } = await returns();
    expect(returnHistory).toMatchObject([
      { projectName: 'Casa Alta', amount: '300.00', period: '2025-02', paymentDate: '2025-02-28', status: 'pending' },
      { projectName: 'Torre Mar', amount: '200.02', period: '2025-02', paymentDate: '2025-02-28', status: 'paid' },
      { projectName: 'Casa Alta', amount: '100.01', period: '2025-01', paymentDate: '2025-01-31', status: 'paid' },
      { projectName: 'Casa Alta', amount: '400.00', period: '2024-12', paymentDate: '2024-12-31', status: 'missed' },
      { projectName: 'Torre Mar', amount: '500.00', period: '2024-11', status: 'paid' },
    ]);
  });

  test('the counts and the paid total leave out days to come, and ignore the limit', async () => {
    const { total, paidTotal, returnHistory } = await returns(1);
    expect([total, paidTotal, returnHistory.length]).toEqual([5, '300.03', 1]);
  });

  test('myReturns is a deprecated alias of myPayments', async () => {
    const selection = 'total paidTotal returnHistory { id amount }';
    const payments = await investor.send('myPayments', {}, selection);
    expect(payments.total).toBe(5);
    expect(await investor.send('myReturns', {}, selection)).toEqual(payments);
  });

  test.each([0, -1, 1001])('rejects a limit of %p', async (limit) => {
    expect(await returns(limit)).toMatchObject({ status: 400, errors: { limit: expect.any(String) } });
  });

  test('payments outlive their project and investment, with the name of the project', async () => {
    const { reader, transaction } = served.gateway.database;
    const tower = await reader.findOneByOrFail(Project, { name: 'Torre Mar' });
    await transaction((manager) => manager.delete(Project, { id: tower.id }));
    expect((await returns()).returnHistory[1]).toMatchObject({ projectName: 'Torre Mar', amount: '200.02' });
    await transaction((manager) => manager.delete(Investment, { projectId: tower.id }));
    const { total, returnHistory } = await returns();
    expect(total).toBe(5);
    expect(returnHistory[1]).toMatchObject({ projectName: 'Proyecto no encontrado', amount: '200.02' });
  });
});
