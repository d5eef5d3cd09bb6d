import { messages } from '@cimiento/contracts';
import { Order } from '../records/order.entity';
import type { Payment } from '../records/payment.entity';
import type { Project } from '../records/project.entity';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import type { User } from '../../access/records/user.entity';

const previewRun = `query ($projectId: Int!, $period: String!, $amount: Money!, $basis: PaymentRunBasis, $participants: PaymentRunParticipants, $continueForMissing: Boolean!) {
  paymentRunPreview(projectId: $projectId, period: $period, amount: $amount, basis: $basis, participants: $participants, continueForMissing: $continueForMissing) {
    leftOut { investmentId userId from } total retained fingerprint shares { investmentId amount }
  } }`;
const post = 'mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id payments } }';

describe.each(databaseKinds)('who is entitled to a monthly payment on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let project: Project;
  let owner: User;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
    owner = await served.fixtures.user('maria');
  });

  afterAll(() => served.close());

  const terms = (changed: object = {}) => ({
    ...{ projectId: project.id, period: '2026-01', amount: '1000.00', basis: 'registered' },
    ...{ continueForMissing: false, ...changed },
  });
  const preview = (changed: object = {}) => admin.graphql(previewRun, terms(changed));
  const toInput = async (changed: object = {}) => {
    const { fingerprint } = (await preview(changed)).data?.paymentRunPreview ?? {};
    return { ...terms(changed), paymentDate: '2026-02-05', status: 'pending', fingerprint };
  };
  const send = (input: object) => admin.graphql(post, { input });
  const conflict = (message: string) => ({ message, extensions: { code: 'CONFLICT', status: 409 } });
  const invest = (investedOn: string | null) => served.fixtures.investment(owner, project, { investedOn });
  const seen = async (changed: object) => (await preview(changed)).data?.paymentRunPreview;

  beforeEach(async () => {
    project = await served.fixtures.project({ funded: 40_000 });
  });

  test('takes the investments from the month after they were made; one without a date takes part', async () => {
    const [early, late, undated] = [await invest('2025-12-31'), await invest('2026-02-20'), await invest(null)];
    const from = { investmentId: late.id, userId: owner.id, from: '2026-03' };
    for (const period of ['2026-01', '2026-02']) {
      const { shares, leftOut } = await seen({ period });
      expect(shares.map(({ investmentId }: Payment) => investmentId)).toEqual([early.id, undated.id]);
      expect(leftOut).toEqual([from]);
    }
    expect(await seen({ period: '2026-03' })).toMatchObject({ shares: [{}, {}, {}], leftOut: [] });
  });

  test('an investment without a date starts in the month of its first payment', async () => {
    const undated = await invest(null);
    await invest('2025-06-01');
    await served.fixtures.payment(undated, { period: '2026-02' });
    expect((await seen({})).leftOut).toEqual([{ investmentId: undated.id, userId: owner.id, from: '2026-02' }]);
  });

  test('nobody entitled is a conflict, unless everybody takes part, which is another preview', async () => {
    await invest('2026-02-20');
    expect((await preview()).errors?.[0]).toMatchObject(conflict(messages.runNobodyEntitled));
    const all = await toInput({ participants: 'all' });
    expect((await send({ ...all, participants: 'entitled' })).errors?.[0]).toMatchObject(
      conflict(messages.runNobodyEntitled),
    );
    expect((await send(all)).errors).toBeUndefined();
  });

  test('the fingerprint says who takes part', async () => {
    await invest('2025-12-31');
    const all = await toInput({ participants: 'all' });
    expect((await send({ ...all, participants: 'entitled' })).errors?.[0]).toMatchObject(
      conflict(messages.runHoldingsChanged),
    );
  });

  test('an order that can still be cancelled is left out; by funded capital, its part is retained', async () => {
    await invest('2025-12-31');
    const investment = await invest('2025-12-31');
    const order: Partial<Order> = {
      ...{ number: `N${investment.id}`, userId: owner.id, projectId: project.id, projectName: project.name },
      ...{ investmentId: investment.id, amount: 10_000, fractions: 10, annualReturn: 8.5 },
      ...{ paidAt: new Date(), createdAt: new Date(), idempotencyKey: `k${investment.id}`, inputHash: 'x' },
      fundedFrom: 'balance',
      status: 'paid',
    };
    await served.gateway.database.transaction((manager) => manager.insert(Order, order));
    const shown = await seen({ basis: 'funded' });
    expect(shown).toMatchObject({ total: '250.00', retained: '750.00', shares: [{}] });
    expect(shown.leftOut.map(({ investmentId }: Payment) => investmentId)).toEqual([investment.id]);
    const { fingerprint: _ofTerms, ...same } = shown;
    expect(await seen({ basis: 'funded', participants: 'all' })).toMatchObject(same);
    await served.gateway.database.transaction((manager) =>
      manager.update(Order, { number: `N${investment.id}` }, { paidAt: new Date(Date.now() - 49 * 3_600_000) }),
    );
    expect((await seen({ basis: 'funded' })).leftOut).toEqual([]);
  });

  test('continueForMissing does not count those who are not entitled as missing', async () => {
    await invest('2025-12-31');
    await invest('2026-02-20');
    await send(await toInput());
    expect((await preview({ continueForMissing: true })).errors?.[0]).toMatchObject(
      conflict(messages.runNobodyMissing),
    );
  });
});
