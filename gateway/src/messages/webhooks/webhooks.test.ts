import { Webhook } from 'standardwebhooks';
import { AuditEntry, SecurityEvent, User } from '../../access/records';
import {
  createActor,
  createTestGateway,
  databaseKinds,
  type TestGateway,
  verifyWebhook,
  webhookOperations,
  WebhookSite,
} from '../../testing';
import { WebhookEndpoint } from './webhook-endpoint.entity';

describe.each(databaseKinds)('endpoints of webhooks on %s', (kind) => {
  let site: WebhookSite;

  beforeAll(async () => {
    site = await WebhookSite.start(kind);
  });

  beforeEach(() => site.reset());

  afterAll(() => site.stop());

  test('an endpoint shows its secret once, and keeps it encrypted', async () => {
    const { secret, ...endpoint } = await site.createEndpoint({
      description: 'Contabilidad',
      events: ['payment.paid'],
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toEqual({
      id: expect.any(Number),
      url: site.receiver.url,
      events: ['payment.paid'],
      description: 'Contabilidad',
      enabled: true,
      disabledReason: null,
      previousSecretUntil: null,
    });
    expect(await site.run(webhookOperations.endpoints)).toEqual([
      expect.objectContaining({ id: endpoint.id, author: { username: 'jefa' } }),
    ]);
    const rows = await site.served.reader.query<object[]>('SELECT * FROM webhook_endpoint');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    const where = { entity: 'webhookEndpoint' as const, recordId: endpoint.id };
    const [entry, ...others] = await site.served.reader.find(AuditEntry, {
      where,
      order: { id: 'DESC' },
    });
    expect([entry?.action, others.filter(({ action }) => action !== 'create')]).toEqual(['create', []]);
    expect(JSON.parse(entry?.after ?? '')).not.toHaveProperty('secret');
    const [event] = await site.served.reader.find(SecurityEvent, { order: { id: 'DESC' }, take: 1 });
    expect(event).toMatchObject({
      kind: 'key_created',
      detail: `webhook ${endpoint.id}: ${new URL(site.receiver.url).host}`,
    });
  });

  test('after a rotation both secrets verify, and a day later only the new one', async () => {
    const { id, secret: old } = await site.createEndpoint();
    const { secret } = await site.run(webhookOperations.rotate, { id });
    expect(secret).not.toBe(old);
    await site.run(webhookOperations.test, { id });
    await site.deliver();
    const [both] = site.receiver.received;
    if (!both) throw new Error('nothing arrived');
    expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const each of [old, secret]) expect(verifyWebhook(each, both).type).toBe('webhook.test');
    await site.transaction((manager) => manager.update(WebhookEndpoint, { id }, { previousSecretUntil: new Date(0) }));
    await site.run(webhookOperations.test, { id });
    await site.deliver();
    const last = site.receiver.received[1];
    if (!last) throw new Error('nothing arrived');
    expect(verifyWebhook(secret, last).type).toBe('webhook.test');
    expect(() => verifyWebhook(old, last)).toThrow();
  });

  test('a secret signs for its 24 hours, however often it is replaced', async () => {
    const { id, secret } = await site.createEndpoint();
    const secrets = [secret];
    const { webhooks } = site.served.gateway.services;
    const { id: userId } = await site.served.reader.findOneByOrFail(User, { username: 'jefa' });
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const setHours = (hours: number) => clock.mockReturnValue(start + hours * 3_600_000);
    try {
      for (const hours of [1, 2, 3]) {
        setHours(hours);
        secrets.push((await webhooks.rotateSecret(id, createActor(userId))).secret);
      }
      const expected = [
        [4, secrets],
        [25.5, secrets.slice(1)],
        [26.5, secrets.slice(2)],
        [27.5, secrets.slice(3)],
      ] as const;
      for (const [hours, signing] of expected) {
        setHours(hours);
        await site.write();
        await site.deliver();
        const { headers = {}, body = '' } = site.receiver.received.at(-1) ?? {};
        const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
        const sign = (each: string) => new Webhook(each).sign(String(headers['webhook-id']), sentAt, body);
        expect(String(headers['webhook-signature']).split(' ').sort()).toEqual(signing.map(sign).sort());
      }
    } finally {
      clock.mockRestore();
    }
  });

  test('a deleted endpoint leaves no delivery behind', async () => {
    const { id } = await site.createEndpoint();
    await site.write(3);
    expect(await site.run(webhookOperations.remove, { id })).toEqual({ id });
    expect(await site.list()).toEqual([]);
    expect(await site.fail(webhookOperations.remove, { id })).toMatchObject({ code: 'NOT_FOUND' });
    await site.deliver();
    expect(site.receiver.attempts).toEqual([]);
  });

  test('no more endpoints than the limit', async () => {
    for (let made = 0; made < 20; made += 1) await site.createEndpoint();
    const input = { url: site.receiver.url, events: ['payment.paid'] };
    expect(await site.fail(webhookOperations.create, { input })).toMatchObject({ code: 'CONFLICT' });
  });

  test.each([
    ['url', { url: 'no es una dirección' }],
    ['url', { url: 'ftp://socio.example/' }],
    ['url', { url: 'https://usuario:clave@socio.example/' }],
    ['url', { url: `https://socio.example/${'a'.repeat(500)}` }],
    ['url', { url: `https://socio.example/${'ñ'.repeat(200)}` }],
    ['events', { events: [] }],
    ['events.0', { events: ['project.deleted'] }],
    ['events.0', { events: ['webhook.test'] }],
    ['description', { description: 'a'.repeat(201) }],
  ])('rejects a bad %s', async (field, input) => {
    const refused = await site.fail(webhookOperations.create, {
      input: { url: site.receiver.url, events: ['payment.paid'], ...input },
    });
    expect([refused?.code, Object.keys(refused?.errors ?? {})]).toEqual(['VALIDATION_FAILED', [field]]);
  });
});

describe('the address of an endpoint', () => {
  const sites: Record<string, TestGateway> = {};

  beforeAll(async () => {
    for (const environment of ['production', 'development'] as const) {
      const config = { environment, adminSecondFactorRequired: false, webhooks: { privateHosts: 'none' } } as const;
      const served = await createTestGateway('sqlite', { demoData: false, config });
      await served.fixtures.user('jefa', { role: 'admin' });
      sites[environment] = served;
    }
  }, 60_000);

  afterAll(async () => {
    for (const served of Object.values(sites)) await served.close();
  });

  /** The error of creating an endpoint; undefined if it was created. */
  const create = async (environment: string, url: string): Promise<unknown> => {
    const admin = await sites[environment]?.signedIn('jefa');
    const input = { url, events: ['payment.paid'] };
    const answer = await admin?.graphql(webhookOperations.create, { input });
    expect(answer?.data === null).toBe(answer?.errors !== undefined);
    return answer?.errors?.[0]?.extensions?.['errors'];
  };

  test.each(['http://127.1/', 'http://[::ffff:127.0.0.1]/', 'https://10.0.0.7/', 'https://169.254.169.254/'])(
    '%s is refused at once',
    async (url) => {
      expect(await create('development', url)).toEqual({ url: expect.stringContaining('no es pública') });
    },
  );

  test('the address is https in production', async () => {
    expect(await create('production', 'http://socio.example/')).toEqual({
      url: 'La dirección debe empezar con https://',
    });
    expect(await create('production', 'https://socio.example/')).toBeUndefined();
    expect(await create('development', 'http://socio.example/')).toBeUndefined();
  });
});
