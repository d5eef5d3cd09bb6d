import { apiKeyScopes, findEventPermission, staffRoles, webhookTypes, hasPermission } from '@cimiento/contracts';
import { createActor, databaseKinds, serveGateway } from '../../testing';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';

const list = '{ webhookDeliveries(limit: 100) { event status payload } }';

describe.each(databaseKinds)('the body of a delivery on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(async () => {
    await served.gateway.database.transaction(async (manager) => {
      for (const subject of webhookTypes)
        await manager.insert(OutboxMessage, {
          topic: 'webhook',
          subject,
          status: 'done',
          attempts: 1,
          endpointId: 1,
          createdAt: new Date(),
          payload: JSON.stringify({ type: subject }),
        });
    });
  });

  type Delivery = { event: string; payload: string };
  const listRead = (deliveries: readonly Delivery[]): string[] =>
    deliveries.filter(({ payload }) => payload !== '').map(({ event }) => event);

  test.each(staffRoles.filter((role) => hasPermission(role, ['webhooks:read'])))(
    '%s reads it with the permission of its record',
    async (staffRole) => {
      await served.fixtures.user(staffRole, { role: 'admin', staffRole });
      const client = await served.signedIn(staffRole);
      const { data } = await client.graphql(list);
      expect(data?.webhookDeliveries).toHaveLength(webhookTypes.length);
      expect(listRead(data?.webhookDeliveries)).toEqual(
        webhookTypes.filter((type) => hasPermission(staffRole, [findEventPermission(type) ?? 'admin'])),
      );
    },
  );

  test('a key reads it with the scope of its record', async () => {
    const { id } = await served.fixtures.user('duena', { role: 'admin' });
    const create = async (scopes: typeof apiKeyScopes) =>
      (await served.gateway.services.apiKeys.create({ name: 'Clave', scopes }, createActor(id))).key;
    const read = async (scopes: typeof apiKeyScopes) => {
      const headers = { authorization: `Bearer ${await create(scopes)}` };
      const { body } = await served.client().request('POST', '/graphql', { query: list }, headers);
      return listRead(body.data.webhookDeliveries);
    };
    expect(await read(['webhooks:read'])).toEqual(['webhook.test']);
    expect(await read(['webhooks:read', 'withdrawals:read'])).toEqual([
      ...webhookTypes.filter((type) => type.startsWith('withdrawal.')),
      'webhook.test',
    ]);
    expect(await read(apiKeyScopes)).toEqual([...webhookTypes]);
  });

  test('every event has the permission of a record', () => {
    expect(webhookTypes.filter((type) => findEventPermission(type) === null)).toEqual([]);
  });
});
