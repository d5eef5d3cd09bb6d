import { setTimeout as wait } from 'node:timers/promises';
import type { FindOptionsWhere } from 'typeorm';
import type { Database } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { Project } from '../../investing/records';
import {
  createTestDatabase,
  type GatewayProcess,
  startGatewayProcess,
  stopGatewayProcess,
  type TestDatabase,
  verifyWebhook,
  WebhookReceiver,
} from '../../testing';
import { webhookOperations } from '../../testing/webhook-site';

const settings = { WEBHOOK_ALLOW_PRIVATE: '1', OUTBOX_POLL_MS: '100', OUTBOX_LEASE_SECONDS: '1' };
const createProject = 'mutation ($input: ProjectInput!) { createProject(input: $input) { id } }';
const values = {
  description: 'Una casa.',
  image: '/casa.svg',
  location: 'Quito, Ecuador',
  status: 'available',
  funded: 0,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  term: '24 meses',
  propertyType: 'residencial',
  totalInvestors: 0,
};

describe('webhooks of gateway processes that are killed', () => {
  let receiver: WebhookReceiver;
  let place: TestDatabase;
  let database: Database;
  const gateways: GatewayProcess[] = [];

  const start = async (more: Record<string, string> = {}): Promise<GatewayProcess> => {
    const gateway = await startGatewayProcess(place, { ...settings, ...more });
    gateways.push(gateway);
    await gateway.client.signIn('admin', 'admin123');
    return gateway;
  };
  const createEndpoint = async ({ client }: GatewayProcess): Promise<string> => {
    const input = { url: receiver.url, events: ['project.created'] };
    const { data } = await client.graphql(webhookOperations.create, { input });
    return Object.values<{ secret: string }>(data ?? {})[0]?.secret ?? '';
  };
  const countDeliveries = (where: FindOptionsWhere<OutboxMessage> = {}): Promise<number> =>
    database.reader.countBy(OutboxMessage, { ...where, topic: 'webhook' });
  const create = ({ client }: GatewayProcess, name: string): Promise<unknown> =>
    client.graphql(createProject, { input: { ...values, name } }).catch(() => null);
  const waitFor = async (isDone: () => Promise<boolean>): Promise<void> => {
    while (!(await isDone())) await wait(20);
  };

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    place = await createTestDatabase('mariadb');
  });

  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => stopGatewayProcess(gateway)));
    await database.close();
    await place.drop();
    await receiver.stop();
  });

  test('webhooks are sent for every committed change and only those', async () => {
    // The first commits and delivers nothing: whatever it has written when it is killed is left to the others.
    const writer = await start({ OUTBOX_POLL_MS: '0' });
    database = await openDatabase(place.config);
    const secret = await createEndpoint(writer);
    const created = Array.from({ length: 20 }, (_none, index) => create(writer, `Casa ${index}`));
    // In the middle of them: some are committed, some are not.
    await Promise.race(created);
    await stopGatewayProcess(writer, 'SIGKILL');
    await Promise.all(created);
    // The second is killed while the receiver has a webhook and has not answered.
    receiver.answer = () => new Promise(() => undefined);
    const sender = await start();
    await waitFor(async () => receiver.attempts.length > 0);
    await stopGatewayProcess(sender, 'SIGKILL');
    receiver.answer = (_webhook, response) => void response.end();
    await start();
    await waitFor(async () => (await countDeliveries({ status: 'done' })) === (await countDeliveries()));
    const projects = (await database.reader.find(Project)).filter(({ name }) => /^Casa \d+$/.test(name));
    const told = receiver.received.map((webhook) => verifyWebhook(secret, webhook).data['projectId']);
    expect(projects.length).toBeGreaterThanOrEqual(1);
    expect([...new Set(told)].sort()).toEqual(projects.map(({ id }) => id).sort());
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(projects.length);
  }, 180_000);
});
