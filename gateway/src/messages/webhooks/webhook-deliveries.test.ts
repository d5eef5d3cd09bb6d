import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FindOptionsWhere } from 'typeorm';
import { Notification } from '../notifications/notification.entity';
import { enqueueMessage } from '../../platform/outbox/enqueue';
import { createOutboxHandlers } from '../../outbox-handlers';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { OutboxWorker } from '../../platform/outbox/outbox-worker';
import { createGate, databaseKinds, verifyWebhook, webhookOperations, WebhookSite } from '../../testing';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { webhookRetryDelays } from './webhook-handler';

describe.each(databaseKinds)('deliveries of webhooks on %s', (kind) => {
  let site: WebhookSite;

  beforeAll(async () => {
    site = await WebhookSite.start(kind);
  });

  beforeEach(() => site.reset());

  afterAll(() => site.stop());

  test('a body arrives signed as Standard Webhooks says: one id, and a new time at each attempt', async () => {
    const { secret, id } = await site.createEndpoint();
    await site.run(webhookOperations.test, { id });
    site.receiver.answer = (_webhook, response) => void response.writeHead(500).end();
    await site.deliver();
    site.receiver.reset();
    await site.makeDue();
    await site.deliver();
    const [first] = site.receiver.received;
    if (!first) throw new Error('nothing arrived');
    expect(verifyWebhook(secret, first)).toEqual({
      type: 'webhook.test',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      sequence: expect.any(Number),
      data: { endpointId: id },
    });
    expect(() => verifyWebhook(secret, { ...first, body: `${first.body} ` })).toThrow();
    const [delivery] = await site.list();
    expect(first.headers['webhook-id']).toBe(delivery.messageId);
    expect(delivery).toMatchObject({
      event: 'webhook.test',
      status: 'done',
      attempts: 2,
      responseCode: 200,
      durationMs: expect.any(Number),
      error: null,
      payload: first.body,
    });
  });

  test('failures are tried again on the published schedule, and given up after the tenth', async () => {
    await site.createEndpoint();
    await site.write();
    site.receiver.answer = (_webhook, response) => void response.writeHead(503).end('secreto de la red interna');
    for (const delay of webhookRetryDelays) {
      const before = Date.now();
      await site.deliver();
      const [message] = await site.served.reader.find(OutboxMessage);
      expect(message).toMatchObject({ status: 'pending', responseCode: 503, error: 'La respuesta fue 503' });
      const dueAt = message?.dueAt ?? 0;
      expect(dueAt - before).toBeGreaterThanOrEqual(delay);
      expect(dueAt - Date.now()).toBeLessThanOrEqual(delay * 1.2);
      await site.makeDue();
    }
    await site.deliver();
    expect(await site.list()).toMatchObject([{ status: 'dead', attempts: 10, nextAttemptAt: null }]);
    expect(site.receiver.attempts).toHaveLength(10);
    expect(new Set(site.receiver.attempts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    site.receiver.reset();
    const [{ id }] = await site.list({ status: 'dead' });
    expect(await site.run(webhookOperations.replay, { id })).toEqual({ id, status: 'pending', attempts: 0 });
    await site.deliver();
    expect(await site.list()).toMatchObject([{ id, status: 'done', attempts: 1, responseCode: 200 }]);
    // What was delivered can be sent again too.
    await site.run(webhookOperations.replay, { id });
    await site.deliver();
    expect(site.receiver.received).toHaveLength(2);
  });

  test('waits as long as a site.receiver asks for', async () => {
    await site.createEndpoint();
    await site.write();
    site.receiver.answer = (_webhook, response) => void response.writeHead(429, { 'retry-after': '3600' }).end();
    const before = Date.now();
    await site.deliver();
    const [message] = await site.served.reader.find(OutboxMessage);
    expect((message?.dueAt ?? 0) - before).toBeGreaterThanOrEqual(3_600_000);
  });

  test('410 disables an endpoint; enabling it delivers what waited', async () => {
    const { id } = await site.createEndpoint();
    const other = await site.createEndpoint({ url: `${site.receiver.url}/otro` });
    site.receiver.answer = ({ path }, response) => void response.writeHead(path.endsWith('otro') ? 200 : 410).end();
    await site.write();
    await site.deliver();
    const [endpoint] = await site.run(webhookOperations.endpoints);
    expect(endpoint).toMatchObject({ id, enabled: false, disabledReason: 'gone' });
    expect(await site.list({ endpointId: id })).toMatchObject([{ status: 'dead', responseCode: 410 }]);
    expect(await site.list({ endpointId: other.id })).toMatchObject([{ status: 'done' }]);
    await site.write();
    expect(await site.list({ endpointId: id })).toHaveLength(1);
    const [{ id: deliveryId }] = await site.list({ endpointId: id });
    expect(await site.fail(webhookOperations.replay, { id: deliveryId })).toMatchObject({ code: 'CONFLICT' });
    expect(await site.fail(webhookOperations.test, { id })).toMatchObject({ code: 'CONFLICT' });
    site.receiver.reset();
    const input = { url: site.receiver.url, events: ['payment_run.posted'], description: null };
    await site.run(webhookOperations.update, { id, input: { ...input, enabled: true } });
    await site.write();
    await site.run(webhookOperations.update, { id, input: { ...input, enabled: false } });
    await site.served.gateway.outbox.deliverDue();
    expect(await site.list({ endpointId: id, status: 'held' })).toHaveLength(1);
    expect(await site.run(webhookOperations.update, { id, input: { ...input, enabled: true } })).toMatchObject({
      enabled: true,
      disabledReason: null,
    });
    await site.deliver();
    expect(await site.list({ endpointId: id, status: 'done' })).toHaveLength(1);
  });

  test('an endpoint without success for five days is disabled, and who created it is told', async () => {
    const { id } = await site.createEndpoint();
    const setFailing = (failingSince: Date): Promise<unknown> =>
      site.transaction((manager) => manager.update(WebhookEndpoint, { id }, { failingSince }));
    const dayMs = 24 * 3_600_000;
    const attempt = async (status: number): Promise<WebhookEndpoint> => {
      site.receiver.answer = (_webhook, response) => void response.writeHead(status).end();
      await site.write();
      await site.deliver();
      return site.served.reader.findOneByOrFail(WebhookEndpoint, { id });
    };
    expect(await attempt(500)).toMatchObject({ enabled: true, failingSince: expect.any(Date) });
    expect(await attempt(200)).toMatchObject({ enabled: true, failingSince: null });
    await setFailing(new Date(Date.now() - 4.9 * dayMs));
    expect(await attempt(500)).toMatchObject({ enabled: true });
    await setFailing(new Date(Date.now() - 5 * dayMs));
    const disabled = await attempt(500);
    expect(disabled).toMatchObject({ enabled: false, disabledReason: 'failing' });
    const where = { userId: disabled.createdBy, kind: 'webhook_disabled' as const };
    const [notification, ...others] = await site.served.reader.findBy(Notification, where);
    expect(notification?.body).toContain(new URL(site.receiver.url).host);
    expect(others).toEqual([]);
    const input = { url: site.receiver.url, events: ['payment_run.posted'], description: null, enabled: true };
    await site.run(webhookOperations.update, { id, input });
    expect(await attempt(200)).toMatchObject({ enabled: true, disabledReason: null, failingSince: null });
  });

  test('a redirect, a closed port and a private name are failures', async () => {
    await site.createEndpoint();
    site.receiver.answer = (_webhook, response) => void response.writeHead(302, { location: site.receiver.url }).end();
    await site.write();
    await site.deliver();
    expect(await site.list()).toMatchObject([{ status: 'pending', responseCode: 302 }]);
    expect(site.receiver.attempts).toHaveLength(1);
    await site.createEndpoint({ url: 'http://127.0.0.1:1/', events: ['payment_run.posted'] });
    await site.write();
    await site.deliver();
    const shown = {
      responseCode: null,
      durationMs: null,
      error: 'No se pudo conectar con el receptor, o no respondió a tiempo',
    };
    expect(await site.list({ status: 'pending' })).toEqual(expect.arrayContaining([expect.objectContaining(shown)]));
    expect(site.served.log.lines.filter((line) => line.includes('"reason":"ECONNREFUSED"'))).toHaveLength(1);
  });

  test('an open port without an answer reads like a closed one', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined).end()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    for (const url of [`http://127.0.0.1:${port}/`, `https://127.0.0.1:${port}/`, 'http://127.0.0.1:1/'])
      await site.createEndpoint({ url, events: ['payment_run.posted'] });
    await site.write();
    await site.deliver();
    silent.close();
    const failures = await site.list({ status: 'pending' });
    expect(failures).toHaveLength(3);
    expect(
      new Set(failures.map(({ error, durationMs }: { error: string; durationMs: unknown }) => `${error} ${durationMs}`))
        .size,
    ).toBe(1);
  });

  test('slow endpoints hold up neither other endpoints nor e-mails', async () => {
    const { id: slow } = await site.createEndpoint({ url: `${site.receiver.url}/lento` });
    await site.write(40);
    const { id: fast } = await site.createEndpoint();
    await site.write(10);
    await site.transaction((manager) =>
      enqueueMessage(manager, { topic: 'email', payload: {}, recipient: 'ana@prueba.example', subject: 'Hola' }),
    );
    const goOn = createGate();
    site.receiver.answer = async ({ path }, response) => {
      if (path.endsWith('lento')) await goOn.opened;
      response.end();
    };
    const { gateway, config } = site.served;
    const handlers = createOutboxHandlers(config, gateway.services, { handlers: {} }, gateway.database);
    const worker = new OutboxWorker(gateway.database, handlers, gateway.log, { pollMs: 20, leaseMs: 60_000 });
    worker.start();
    try {
      const waitFor = async (filter: FindOptionsWhere<OutboxMessage>, count: number): Promise<void> => {
        while ((await gateway.database.reader.countBy(OutboxMessage, filter)) < count) await wait(10);
      };
      await waitFor({ endpointId: fast, status: 'done' }, 10);
      // There is no mail server, so the e-mail is held once it had its turn.
      await waitFor({ topic: 'email', status: 'held' }, 1);
      expect(await site.list({ endpointId: slow, status: 'sending' })).toHaveLength(4);
      expect(await site.list({ endpointId: slow, status: 'done' })).toEqual([]);
      goOn.open();
      await waitFor({ endpointId: slow, status: 'done' }, 50);
    } finally {
      goOn.open();
      await worker.stop();
    }
  });
});
