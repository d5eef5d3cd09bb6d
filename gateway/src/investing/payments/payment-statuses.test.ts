import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import { AuditEntry } from '../../access/records/audit-entry.entity';
import type { Investment } from '../records/investment.entity';
import { Payment } from '../records/payment.entity';

const mutation = `mutation ($ids: [Int!], $runId: Int, $from: PaymentStatus!, $to: PaymentStatus!) {
  changePaymentStatuses(ids: $ids, runId: $runId, from: $from, to: $to) { ids }
}`;

describe.each(databaseKinds)('a change of many statuses on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let investment: Investment;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    const { fixtures } = served;
    admin = await served.signedInAdmin();
    investment = await fixtures.investment(await fixtures.user('duena'), await fixtures.project());
    investor = await served.signedIn('duena', fixturePassword);
  });

  afterAll(() => served.close());

  const change = (variables: object, client = admin) =>
    client.graphql(mutation, { from: 'pending', to: 'paid', ...variables });
  const getBalance = async (): Promise<string> =>
    (await investor.graphql('{ myBalance { available } }')).data?.myBalance.available;
  const addPending = (amount: string, values: object = {}) =>
    served.fixtures.payment(investment, { amount, status: 'pending', ...values });

  test('pays the pending ones with the ledger and the log, leaves the others, and is taken back', async () => {
    const { reader } = served.gateway.database;
    const [one, two] = [await addPending('10.10'), await addPending('20.20')];
    const missed = await addPending('40.40', { status: 'missed' });
    const ids = [one.id, two.id, missed.id];
    const before = await getBalance();
    const { data } = await change({ ids });
    expect(data?.changePaymentStatuses.ids).toEqual([one.id, two.id]);
    expect(Number(await getBalance()) - Number(before)).toBeCloseTo(30.3);
    expect((await reader.findOneByOrFail(Payment, { id: missed.id })).status).toBe('missed');
    expect(await reader.countBy(AuditEntry, { entity: 'payment', recordId: two.id, action: 'update' })).toBe(1);
    expect((await change({ ids })).data?.changePaymentStatuses.ids).toEqual([]);
    await change({ ids: [one.id, two.id], from: 'paid', to: 'pending' });
    expect(await getBalance()).toBe(before);
  });

  test('pays the payments of a monthly payment', async () => {
    const terms = { projectId: investment.projectId, period: '2025-11', amount: '100.00' };
    const preview = await admin.graphql(
      `query ($projectId: Int!, $period: String!, $amount: Money!) {
        paymentRunPreview(projectId: $projectId, period: $period, amount: $amount) { fingerprint registered funded }
      }`,
      terms,
    );
    expect(preview.data?.paymentRunPreview).toMatchObject({ registered: investment.amount });
    const { fingerprint } = preview.data?.paymentRunPreview ?? {};
    const input = { ...terms, fingerprint, paymentDate: '2025-12-05', status: 'pending' };
    const posted = await admin.graphql('mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }', {
      input,
    });
    const { data } = await change({ runId: posted.data?.postPaymentRun.id });
    expect(data?.changePaymentStatuses.ids).toHaveLength(1);
  });

  test('needs either ids or a monthly payment, and an administrator', async () => {
    for (const variables of [{}, { ids: [] }, { ids: [1], runId: 1 }]) {
      const { errors } = await change(variables);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect((await change({ ids: [1] }, investor)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
