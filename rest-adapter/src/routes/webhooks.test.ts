import { webhookTypes } from '@cimiento/contracts';
import { type TestClient, type TestGateway, verifyWebhook, WebhookReceiver } from '@cimiento/gateway/testing';
import { createWebhooks } from '../openapi/webhooks';
import { serveEmptyRest } from '../testing/serve-rest';

const endpoints = '/api/admin/webhook-endpoints';
const deliveries = '/api/admin/webhook-deliveries';

describe('webhooks over REST', () => {
  let served: TestGateway;
  let receiver: WebhookReceiver;
  let admin: TestClient;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    served = await serveEmptyRest('sqlite', {
      config: { webhooks: { privateHosts: 'all' } },
    });
    admin = await served.signedInAdmin();
  });

  afterAll(async () => {
    await served.close();
    await receiver.stop();
  });

  test('an endpoint is created, tried, given a new secret, replayed and deleted', async () => {
    const created = await admin.request('POST', endpoints, { url: receiver.url, events: ['project.created'] });
    const { secret, ...endpoint } = created.body;
    expect([created.status, created.headers.get('location')]).toEqual([201, `${endpoints}/${endpoint.id}`]);
    expect(endpoint).toEqual({
      id: expect.any(Number),
      url: receiver.url,
      events: ['project.created'],
      description: null,
      enabled: true,
      disabledAt: null,
      disabledReason: null,
      previousSecretUntil: null,
      createdBy: 1,
      createdAt: expect.any(String),
    });
    const path = `${endpoints}/${endpoint.id}`;
    expect((await admin.request('GET', endpoints)).body).toEqual([endpoint]);
    const read = await admin.request('GET', path);
    expect(read.body).toEqual(endpoint);
    // A PUT takes back what a GET gave.
    expect((await admin.request('PUT', path, read.body)).body).toEqual(endpoint);
    const changed = await admin.request('PUT', path, { ...read.body, description: 'Contabilidad' });
    expect([changed.status, changed.body.description]).toEqual([200, 'Contabilidad']);

    const { body: sent, status } = await admin.request('POST', `${path}/test`);
    expect([status, sent.event, sent.status, sent.attempts]).toEqual([200, 'webhook.test', 'pending', 0]);
    await served.gateway.outbox.deliverDue();
    const filtered = `${deliveries}?endpointId=${endpoint.id}&status=done&event=webhook.test&limit=10`;
    const list = await admin.request('GET', filtered);
    expect(list.headers.get('total-count')).toBe('1');
    expect(list.body).toMatchObject([{ id: sent.id, messageId: sent.messageId, responseCode: 200, attempts: 1 }]);
    expect(list.body[0].payload).toBe(receiver.received[0]?.body);
    expect((await admin.request('GET', `${deliveries}?status=dead`)).body).toEqual([]);

    const rotated = await admin.request('POST', `${path}/rotate-secret`);
    expect(rotated.body.previousSecretUntil).toEqual(expect.any(String));
    const replayed = await admin.request('POST', `${deliveries}/${sent.id}/replay`);
    expect([replayed.status, replayed.body.status]).toEqual([200, 'pending']);
    await served.gateway.outbox.deliverDue();
    const [, second] = receiver.received;
    if (!second) throw new Error('nothing arrived');
    expect(second.headers['webhook-id']).toBe(sent.messageId);
    for (const each of [secret, rotated.body.secret]) expect(verifyWebhook(each, second).type).toBe('webhook.test');

    expect((await admin.request('DELETE', path)).body).toEqual({ id: endpoint.id });
    expect((await admin.request('GET', path)).status).toBe(404);
    expect((await admin.request('GET', deliveries)).body).toEqual([]);
  });

  test('a key reads or sends by its scope, and never manages endpoints', async () => {
    const { body } = await admin.request('POST', endpoints, { url: receiver.url, events: ['project.created'] });
    const path = `${endpoints}/${body.id}`;
    const createKey = async (scopes: readonly string[]): Promise<Record<string, string>> => {
      const { body: key } = await admin.request('POST', '/api/admin/api-keys', { name: 'Prueba', scopes });
      return { authorization: `Bearer ${key.key}` };
    };
    const [reads, writes] = [await createKey(['webhooks:read']), await createKey(['webhooks:write'])];
    const call = async (headers: Record<string, string>, method: string, address: string, sent?: unknown) =>
      (await served.client().request(method, address, sent, headers)).status;
    expect(await call(reads, 'GET', endpoints)).toBe(200);
    expect(await call(reads, 'GET', deliveries)).toBe(200);
    expect(await call(reads, 'POST', `${path}/test`)).toBe(403);
    expect(await call(writes, 'POST', `${path}/test`)).toBe(200);
    const input = { url: receiver.url, events: ['project.created'] };
    for (const [method, address, sent] of [
      ['POST', endpoints, input],
      ['PUT', path, input],
      ['DELETE', path],
      ['POST', `${path}/rotate-secret`],
    ] as const)
      expect([method, address, await call(writes, method, address, sent)]).toEqual([method, address, 403]);
  });

  test.each([
    [400, `${deliveries}?status=lost`],
    [400, `${deliveries}?event=project.deleted`],
    [400, `${deliveries}?endpointId=uno`],
    [404, `${endpoints}/999`],
    [400, `${endpoints}/0`],
  ])('answers %i to GET %s', async (status, path) => {
    expect((await admin.request('GET', path)).status).toBe(status);
  });
});

test('the document has each type with the schema and an example of its body', () => {
  const webhooks = createWebhooks();
  expect(Object.keys(webhooks)).toEqual([...webhookTypes]);
  expect(webhooks['payment.paid']?.post.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            type: { const: 'payment.paid' },
            data: { required: expect.arrayContaining(['paymentId', 'amount']) },
          },
        },
        example: { type: 'payment.paid', data: { amount: '125.50', runId: 7 } },
      },
    },
  });
});
