import { createTestGateway, databaseKinds, OrderDesk } from '../../testing';

const place = 'mutation ($input: OrderInput!) { placeOrder(input: $input) { warnings { code field message } } }';

describe.each(databaseKinds)('orders without a key on %s', (kind) => {
  test('an equal order soon after the first carries a warning', async () => {
    const served = await createTestGateway(kind, { demoData: false });
    try {
      await served.fixtures.liftReservationLimits();
      const { investor } = await OrderDesk.open(served);
      const { id: projectId } = await served.fixtures.project();
      const input = { projectId, amount: 4000, fundedFrom: 'transfer', acceptedRisks: true };
      const send = async () => (await investor.graphql(place, { input })).data?.placeOrder.warnings;
      expect(await send()).toEqual([]);
      expect(await send()).toEqual([
        { code: 'EQUAL_ORDER', field: 'amount', message: 'Ya invertiste $4,000 aquí hace un momento.' },
      ]);
    } finally {
      await served.close();
    }
  });
});
