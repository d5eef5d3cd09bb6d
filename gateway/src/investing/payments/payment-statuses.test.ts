import { messages } from '@cimiento/contracts';
import { databaseKinds, serveGateway, type TestClient, toPaymentInput } from '../../testing';
import { AuditEntry } from '../../access/records';
import { type Investment, Payment } from '../records';

describe.each(databaseKinds)('a change of many statuses on %s', (kind) => {
  const served = serveGateway(kind);
  let investor: TestClient;
  let investment: Investment;

  beforeAll(async () => {
    const owner = await served.fixtures.user();
    investment = await served.fixtures.investment(owner, await served.fixtures.project());
    investor = await served.signedIn(owner.username);
  });

  const change = (variables: object, client = served.admin) =>
    client.send('changePaymentStatuses', { from: 'pending', to: 'paid', ...variables }, 'ids');
  const getBalance = async (): Promise<string> => (await investor.send('myBalance', {}, 'available')).available;
  const addPending = (amount: string, values: object = {}) =>
    served.fixtures.payment(investment, { amount, status: 'pending', ...values });

  test('pays the pending ones with the ledger and the log, leaves the others, and is taken back', async () => {
    const { reader } = served;
    const one = await addPending('10.10');
    const two = await addPending('20.20');
    const missed = await addPending('40.40', { status: 'missed' });
    const ids = [one.id, two.id, missed.id];
    const before = await getBalance();
    expect(await change({ ids })).toEqual({ ids: [one.id, two.id] });
    expect(Number(await getBalance()) - Number(before)).toBeCloseTo(30.3);
    expect((await reader.findOneByOrFail(Payment, { id: missed.id })).status).toBe('missed');
    expect(await reader.countBy(AuditEntry, { entity: 'payment', recordId: two.id, action: 'update' })).toBe(1);
    expect(await change({ ids })).toEqual({ ids: [] });
    await change({ ids: [one.id, two.id], from: 'paid', to: 'pending' });
    expect(await getBalance()).toBe(before);
  });

  test('pays the payments of a monthly payment', async () => {
    const terms = { projectId: investment.projectId, period: '2025-11', amount: '100.00' };
    const preview = await served.admin.send('paymentRunPreview', terms, 'fingerprint registered funded');
    expect(preview).toMatchObject({ registered: investment.amount });
    const { fingerprint } = preview;
    const input = { ...terms, fingerprint, paymentDate: '2025-12-05', status: 'pending' };
    const { id: runId } = await served.admin.send('postPaymentRun', { input });
    expect((await change({ runId })).ids).toHaveLength(1);
  });

  test('needs either ids or a monthly payment, and an administrator', async () => {
    for (const variables of [{}, { ids: [] }, { ids: [1], runId: 1 }])
      expect(await change(variables)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await change({ ids: [1] }, investor)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a payment names the user and the project of its investment', async () => {
    const { id: userId } = await served.fixtures.user();
    const { id: projectId } = await served.fixtures.project();
    const create = (changed: object) =>
      served.admin.send('createPayment', { input: toPaymentInput(investment, changed) }, 'amount status');
    expect((await create({ investmentId: 999_999 })).errors).toEqual({ investmentId: messages.investmentUnknown });
    expect((await create({ userId, projectId })).errors).toEqual({
      userId: messages.paymentUser,
      projectId: messages.paymentProject,
    });
    expect(await create({ amount: '0.10', status: undefined })).toEqual({ amount: '0.10', status: 'paid' });
  });
});
