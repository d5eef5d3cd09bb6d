import type { ServerResponse } from 'node:http';
import { type ReceivedWebhook, webhookOperations, WebhookSite } from '@cimiento/gateway/testing';
import { createRestAdapter } from '@cimiento/rest-adapter';
import { createClient, unwrap, verifyWebhook, type Client, type WebhookEvent } from '.';
import { postRent } from '../examples/monthly-run';

describe('an integrator who receives webhooks, on a fresh installation', () => {
  let site: WebhookSite;
  let client: Client;
  let secret: string;

  // An administrator sets up key and address in the back office; from then on the integrator has the key alone.
  beforeAll(async () => {
    site = await WebhookSite.start('sqlite', {}, (gateway) => createRestAdapter({ gateway }));
    const { fixtures } = site.served;
    const project = await fixtures.project({ name: 'Casa del Lago' });
    for (const name of ['maria', 'ana', 'luis'])
      await fixtures.investment(await fixtures.user(name), project, { amount: 1000 });
    const scopes = ['projects:read', 'investments:read', 'payments:read', 'payments:write'];
    const { body } = await site.admin.request('POST', '/api/admin/api-keys', { name: 'Socio', scopes });
    client = createClient({ baseUrl: site.served.url, key: (body as { key: string }).key, retries: 0 });
    ({ secret } = await site.createEndpoint());
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  beforeEach(() => site.receiver.reset());

  afterAll(async () => {
    jest.restoreAllMocks();
    await site.stop();
  });

  /** The content of a webhook, as the integrator checks it. */
  const read = ({ headers, body }: ReceivedWebhook) => verifyWebhook({ headers, body, secret });
  const readAll = (): WebhookEvent[] => site.receiver.received.map(read);
  const getIds = (webhooks: readonly ReceivedWebhook[]) => webhooks.map(({ headers }) => headers['webhook-id']);

  const rent = { projectId: 1, period: '2026-01', amount: '1250.00', paymentDate: '2026-01-31' };

  test('hears of each payment of an imported month', async () => {
    const investments = await unwrap(client.GET('/api/admin/investments'));
    const body = investments.map(({ id: investmentId, userId, projectId }) => ({
      investmentId,
      userId,
      projectId,
      amount: '7.10',
      paymentDate: '2025-12-31',
      period: '2025-12',
      status: 'paid' as const,
    }));
    await unwrap(client.POST('/api/admin/returns/import', { body }));
    await site.deliver();
    expect(readAll()).toHaveLength(3);
    for (const { type, data } of readAll()) {
      expect(type).toBe('payment.paid');
      expect(data).toMatchObject({ projectId: 1, period: '2025-12', amount: '7.10' });
    }
    // By its type, an event has the fields that the document names.
    expect(new Set(readAll().map((event) => event.type === 'payment.paid' && event.data.investmentId))).toEqual(
      new Set(investments.map(({ id }) => id)),
    );
  });

  test('hears of a run and of its undoing, and refuses what another secret signed', async () => {
    const id = Number(await postRent(client, rent));
    await site.deliver();
    const run = { paymentRunId: id, projectId: 1, period: '2026-01', amount: '1250.00', payments: 3 };
    expect(readAll()).toMatchObject([{ type: 'payment_run.posted', data: run }]);
    const [posted] = site.receiver.received;
    const foreign = { body: posted?.body ?? '', headers: posted?.headers ?? {}, secret: 'whsec_AAAA' };
    expect(() => verifyWebhook(foreign)).toThrow('The signature is wrong');

    await unwrap(client.POST('/api/admin/payment-runs/{id}/undo', { params: { path: { id } } }));
    await site.deliver();
    expect(readAll().map(({ type }) => type)).toEqual(['payment_run.posted', 'payment_run.undone']);
  });

  test('loses nothing while its receiver fails three times, and knows a replay by its id', async () => {
    await postRent(client, { ...rent, period: '2026-02' });
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => void response.destroy(),
      (response) => void response.writeHead(500).end(),
      (response) => void response.writeHead(503).end(),
    ];
    for (const answer of answers) {
      site.receiver.answer = (_webhook, response) => answer(response);
      await site.deliver();
      await site.makeDue();
    }
    expect(site.receiver.received).toEqual([]);
    const failed = getIds(site.receiver.attempts);
    expect(failed).toHaveLength(3);

    site.receiver.reset();
    await site.deliver();
    expect(readAll()).toMatchObject([{ type: 'payment_run.posted', data: { period: '2026-02' } }]);
    expect(new Set([...failed, ...getIds(site.receiver.received)]).size).toBe(1);

    // Deliveries are sent again from the back office.
    const [messageId] = failed;
    const deliveries: { id: number; messageId: string }[] = await site.list({ event: 'payment_run.posted' });
    const delivery = deliveries.find((one) => one.messageId === messageId);
    await site.run(webhookOperations.replay, { id: delivery?.id });
    await site.deliver();
    expect(readAll()).toHaveLength(2);
    expect(new Set(getIds(site.receiver.received)).size).toBe(1);
  });
});
