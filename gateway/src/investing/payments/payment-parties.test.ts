import { messages } from '@cimiento/contracts';
import { createTestGateway, databaseKinds } from '../../testing';

const create = 'mutation ($input: PaymentInput!) { createPayment(input: $input) { amount status } }';

describe.each(databaseKinds)('the investment, user and project of a payment on %s', (kind) => {
  test('a payment names the user and the project of its investment', async () => {
    const served = await createTestGateway(kind, { demoData: false });
    try {
      const { fixtures } = served;
      const admin = await served.signedInAdmin();
      const [owner, other] = [await fixtures.user('duena'), await fixtures.user('otra')];
      const [house, tower] = [await fixtures.project(), await fixtures.project()];
      const { id: investmentId } = await fixtures.investment(owner, house);
      const valid = { investmentId, userId: owner.id, projectId: house.id, amount: '0.10', period: '2025-01' };
      const send = async (changed: object) => {
        const input = { ...valid, paymentDate: '2025-01-31', ...changed };
        const { data, errors } = await admin.graphql(create, { input });
        return errors?.[0]?.extensions?.['errors'] ?? data?.createPayment;
      };
      expect(await send({ investmentId: 99 })).toEqual({ investmentId: messages.investmentUnknown });
      expect(await send({ userId: other.id, projectId: tower.id })).toEqual({
        userId: messages.paymentUser,
        projectId: messages.paymentProject,
      });
      expect(await send({})).toEqual({ amount: '0.10', status: 'paid' });
    } finally {
      await served.close();
    }
  });
});
