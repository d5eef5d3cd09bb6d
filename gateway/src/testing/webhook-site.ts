import { webhookEvents } from '@cimiento/contracts';
import type { GatewayConfig } from '../platform/config/config';
import type { Database } from '../platform/database';
import { OutboxMessage } from '../platform/outbox/outbox-message.entity';
import { enqueueWebhooks } from '../messages/webhooks/enqueue-webhooks';
import { WebhookEndpoint } from '../messages/webhooks/webhook-endpoint.entity';
import { fixturePassword } from './fixtures';
import type { TestClient } from './test-client';
import type { DatabaseKind } from './test-databases';
import { createTestGateway, type TestGateway, type TestGatewayOptions } from './test-gateway';
import { WebhookReceiver } from './webhook-receiver';

const fields = 'id url events description enabled disabledReason previousSecretUntil';

/** Operations of endpoints and deliveries, as the tests request them. */
export const webhookOperations = {
  endpoints: `{ webhookEndpoints { ${fields} author { username } } }`,
  create: `mutation ($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret ${fields} } }`,
  update: `mutation ($id: Int!, $input: WebhookEndpointInput!) { updateWebhookEndpoint(id: $id, input: $input) { ${fields} } }`,
  rotate: `mutation ($id: Int!) { rotateWebhookSecret(id: $id) { secret ${fields} } }`,
  remove: 'mutation ($id: Int!) { deleteWebhookEndpoint(id: $id) { id } }',
  test: 'mutation ($id: Int!) { testWebhookEndpoint(id: $id) { id event status } }',
  replay: 'mutation ($id: Int!) { replayWebhookDelivery(id: $id) { id status attempts } }',
  deliveries: `query ($endpointId: Int, $status: OutboxStatus, $event: String) {
    webhookDeliveries(endpointId: $endpointId, status: $status, event: $event)
      { id endpointId event messageId status attempts responseCode durationMs error payload nextAttemptAt } }`,
};

// Any JSON: the expectations of each test state its shape.
type Parsed = ReturnType<JSON['parse']>;
type Variables = Record<string, unknown>;

/** A gateway that may send to this machine, a receiver, and an administrator of both. */
export class WebhookSite {
  private constructor(
    readonly served: TestGateway,
    readonly receiver: WebhookReceiver,
    public admin: TestClient,
  ) {}

  /** @param mount serves more than GraphQL, such as REST */
  static async start(
    kind: DatabaseKind,
    config: Partial<GatewayConfig> = {},
    mount?: TestGatewayOptions['mount'],
  ): Promise<WebhookSite> {
    const receiver = await WebhookReceiver.start();
    const served = await createTestGateway(kind, {
      demoData: false,
      config: { webhooks: { privateHosts: 'all' }, ...config },
      ...(mount && { mount }),
    });
    await served.fixtures.user('jefa', { role: 'admin' });
    return new WebhookSite(served, receiver, await served.signedIn('jefa', fixturePassword));
  }

  async stop(): Promise<void> {
    await this.served.close();
    await this.receiver.stop();
  }

  readonly transaction: Database['transaction'] = (work) => this.served.gateway.database.transaction(work);

  /** Forgets every endpoint and message. */
  async reset(): Promise<void> {
    this.receiver.reset();
    await this.transaction(async (manager) => {
      await manager.deleteAll(OutboxMessage);
      await manager.deleteAll(WebhookEndpoint);
    });
  }

  /** Runs an operation, as the administrator unless stated, and gives its only field. @throws when it fails */
  async run(query: string, variables: Variables = {}, client = this.admin): Promise<Parsed> {
    const { data, errors } = await client.graphql(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values<Parsed>(data ?? {})[0];
  }

  /** Runs an operation that fails, and gives the extensions of its error. */
  async fail(query: string, variables: Variables, client = this.admin): Promise<Parsed> {
    const { errors: [error] = [] } = await client.graphql(query, variables);
    return error?.extensions;
  }

  /** An endpoint of the receiver for every event, unless stated, with its secret. */
  createEndpoint(input: object = {}): Promise<Parsed> {
    return this.run(webhookOperations.create, {
      input: { url: this.receiver.url, events: [...webhookEvents], ...input },
    });
  }

  list(filter: Variables = {}): Promise<Parsed> {
    return this.run(webhookOperations.deliveries, filter);
  }

  /** Writes events, as one transaction that causes them. */
  write(count = 1): Promise<void> {
    const data = Array.from({ length: count }, (_none, index) => ({
      paymentRunId: index + 1,
      projectId: 1,
      period: '2026-01',
      amount: '1.00',
      payments: 1,
    }));
    return this.transaction((manager) => enqueueWebhooks(manager, 'payment_run.posted', data));
  }

  /** Delivers what is due. */
  deliver(): Promise<void> {
    return this.served.gateway.outbox.deliverDue();
  }

  /** Makes what waits for its next attempt due. */
  async makeDue(): Promise<void> {
    await this.transaction((manager) =>
      manager.update(OutboxMessage, { topic: 'webhook', status: 'pending' }, { dueAt: 1 }),
    );
  }
}
