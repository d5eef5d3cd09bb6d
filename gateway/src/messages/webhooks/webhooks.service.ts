import { randomBytes } from 'node:crypto';
import { limits, messages, webhookTestEvent } from '@cimiento/contracts';
import { webhookEndpointSchema, type WebhookEndpointInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { deleteWithAudit, logCreate, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { assertRevision, hashRevision } from '../../platform/database/revision';
import { getForUpdate } from '../../platform/database/row-lock';
import type { Encryption } from '../../platform/encryption';
import { conflict, ExpectedError, parseInput, validationFailed } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { enqueueMessages, markAsWritten } from '../../platform/outbox/enqueue';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../../access/security-events/security-events.service';
import { toWebhookMessages, webhookTopic } from './enqueue-webhooks';
import { assertSafeLiteral } from './safe-connection';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { getSecretContext, replaceSecret } from './webhook-secrets';

// Standard Webhooks requires 24 to 64.
const secretBytes = 32;

/** A new secret, as receivers write it into their configuration. */
const generateSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

type Shown = { record: WebhookEndpoint; secret: string };
type Config = Pick<GatewayConfig, 'environment' | 'webhooks'>;

/** Of a security event only the host of the address: the path can have a token of the receiver. */
const toEvent = (kind: 'key_created' | 'key_revoked', { id, url }: WebhookEndpoint, by: Actor): NewSecurityEvent => ({
  kind,
  userId: by.userId,
  actor: by,
  detail: `webhook ${id}: ${new URL(url).host}`.slice(0, 100),
});

/** Hash of what a form edits: deliveries that fail change an endpoint too. */
export const getEndpointRevision = ({ id, url, events, description, enabled }: WebhookEndpoint): string =>
  hashRevision([id, url, events, description, enabled]);

type WebhooksParts = {
  database: Database;
  idempotency: IdempotencyService;
  encryption: Encryption;
  securityEvents: SecurityEventsService;
  config: Config;
};

/** Endpoints that receive events; administrators write them. */
export class WebhooksService {
  constructor(private readonly parts: WebhooksParts) {}

  /** All endpoints, by id. */
  list(): Promise<WebhookEndpoint[]> {
    return this.parts.database.reader.find(WebhookEndpoint, { order: { id: 'ASC' } });
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<WebhookEndpoint> {
    return getOrThrow(this.parts.database.reader, WebhookEndpoint, id);
  }

  /** Creates an endpoint and gives its secret, this once. @throws VALIDATION_FAILED, CONFLICT when there are too many, SHOWN_ONCE for a retry. */
  async create(input: unknown, by: Actor): Promise<Shown> {
    const parsed = this.parse(input);
    const { enabled, ...values } = parsed;
    const secret = generateSecret();
    const record = await this.runShownOnce(by, parsed, async (manager) => {
      if ((await manager.count(WebhookEndpoint)) >= limits.webhookEndpoints.max)
        throw conflict(`Puedes tener hasta ${limits.webhookEndpoints.max} webhooks. Elimina uno que ya no uses.`);
      const row = manager.create(WebhookEndpoint, {
        ...values,
        ...toState(enabled),
        // The id is what the secret is encrypted for, and the row has none yet.
        secret: '',
        createdBy: by.userId,
        createdAt: new Date(),
      });
      await manager.insert(WebhookEndpoint, row);
      await manager.update(WebhookEndpoint, { id: row.id }, { secret: this.encrypt(secret, row.id) });
      const stored = await getOrThrow(manager, WebhookEndpoint, row.id);
      await logCreate({ manager, entity: WebhookEndpoint, by }, [stored]);
      await insertSecurityEvent(manager, toEvent('key_created', stored, by));
      return stored;
    });
    this.parts.securityEvents.log(toEvent('key_created', record, by));
    return { record, secret };
  }

  /**
   * Replaces the values of an endpoint. Enabling it delivers the events that waited.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it no longer has the given revision
   */
  update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<WebhookEndpoint> {
    const { enabled, ...values } = this.parse(input);
    return this.parts.database.transaction(async (manager) => {
      const before = await getForUpdate(manager, WebhookEndpoint, id);
      assertRevision(getEndpointRevision(before), revision);
      const state = enabled === before.enabled ? {} : toState(enabled);
      const context = { manager, entity: WebhookEndpoint, by };
      const after = await updateWithAudit(context, id, { ...values, ...state });
      if (after.enabled && !before.enabled) await releaseHeld(manager, id);
      return after;
    });
  }

  /**
   * Deletes an endpoint with everything that was sent or was to be sent to it.
   * @throws NOT_FOUND, CONFLICT when it no longer has the given revision
   */
  async delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    const record = await this.parts.database.transaction(async (manager) => {
      const before = await getForUpdate(manager, WebhookEndpoint, id);
      assertRevision(getEndpointRevision(before), revision);
      await deleteWithAudit({ manager, entity: WebhookEndpoint, by }, id);
      await manager.delete(OutboxMessage, { endpointId: id });
      await insertSecurityEvent(manager, toEvent('key_revoked', before, by));
      return before;
    });
    this.parts.securityEvents.log(toEvent('key_revoked', record, by));
    return id;
  }

  /** Gives an endpoint a new secret. Those before sign too, each for a day, so that its receiver can change. @throws NOT_FOUND, SHOWN_ONCE for a retry */
  async rotateSecret(id: number, by: Actor): Promise<Shown> {
    const secret = generateSecret();
    const record = await this.runShownOnce(by, { rotate: id }, async (manager) => {
      await getForUpdate(manager, WebhookEndpoint, id);
      const before = await manager
        .createQueryBuilder(WebhookEndpoint, 'endpoint')
        .addSelect(['endpoint.secret', 'endpoint.previousSecret', 'endpoint.olderSecrets'])
        .where({ id })
        .getOneOrFail();
      const values = replaceSecret(this.parts.encryption, before, secret);
      const context = { manager, entity: WebhookEndpoint, by };
      const after = await updateWithAudit(context, id, values, { extra: { secretRotated: true } });
      await insertSecurityEvent(manager, toEvent('key_created', after, by));
      return after;
    });
    this.parts.securityEvents.log(toEvent('key_created', record, by));
    return { record, secret };
  }

  /** Writes a test event for an endpoint and gives its delivery. @throws NOT_FOUND, CONFLICT when the endpoint is disabled. */
  test(id: number, by: Actor): Promise<OutboxMessage> {
    return this.parts.idempotency.runOnce(by, OutboxMessage, { test: id }, async (manager) => {
      const { enabled } = await getForUpdate(manager, WebhookEndpoint, id);
      if (!enabled) throw new ExpectedError('CONFLICT', messages.webhookDisabled);
      const data = { endpointId: id };
      await enqueueMessages(manager, toWebhookMessages([id], webhookTestEvent, new Date().toISOString(), data));
      const where = { topic: webhookTopic, endpointId: id, subject: webhookTestEvent };
      return manager.findOneOrFail(OutboxMessage, { where, order: { id: 'DESC' } });
    });
  }

  private runShownOnce<T extends object>(
    by: Actor,
    input: object,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const refusal = messages.webhookSecretShownOnce;
    return this.parts.idempotency.runShownOnce(by, 'webhook_endpoint', input, refusal, work);
  }

  private parse(input: unknown): WebhookEndpointInput {
    const values = parseInput(webhookEndpointSchema, input);
    const url = new URL(values.url);
    if (url.protocol !== 'https:' && this.parts.config.environment === 'production')
      throw validationFailed({ url: messages.webhookUrlInsecure });
    try {
      assertSafeLiteral(url, this.parts.config.webhooks.privateHosts);
    } catch {
      throw validationFailed({ url: messages.webhookUrlPrivate });
    }
    return values;
  }

  private encrypt(secret: string, id: number): string {
    return this.parts.encryption.encrypt(secret, getSecretContext(id));
  }
}

const toState = (enabled: boolean) =>
  enabled
    ? { disabledAt: null, disabledReason: null, failingSince: null }
    : { disabledAt: new Date(), disabledReason: 'manual' as const };

/** Delivers what was held while an endpoint was disabled. */
async function releaseHeld(manager: EntityManager, endpointId: number): Promise<void> {
  const values = { status: 'pending' as const, dueAt: Date.now(), finishedAt: null };
  await manager.update(OutboxMessage, { endpointId, status: 'held' }, values);
  markAsWritten(manager);
}
