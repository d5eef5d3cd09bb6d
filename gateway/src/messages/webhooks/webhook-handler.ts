import { brand, deliveryMessages, webhookFailureDays, webhookOverlapHours } from '@cimiento/contracts';
import { IsNull } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { getForUpdate } from '../../platform/database/row-lock';
import { getOrThrow } from '../../platform/database/records';
import { type Encryption, UnreadableSecretError } from '../../platform/encryption';
import { getMachineTime } from '../../platform/machine-time';
import { notify } from '../notifications/notify';
import {
  type Attempt,
  FailedAttempt,
  type OutboxHandler,
  HoldMessage,
  PermanentFailure,
} from '../../platform/outbox/outbox-worker';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { UnsafeAddress } from './safe-connection';
import type { SendWebhook, WebhookResponse } from './send-webhook';
import { signWebhook } from './sign-webhook';
import { WebhookEndpoint } from './webhook-endpoint.entity';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Delays before each further attempt, as Standard Webhooks 1.0 proposes them. */
export const webhookRetryDelays = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** The context in which the secret of an endpoint is encrypted. */
export const getSecretContext = (endpointId: number): string => `webhook:${endpointId}`;

/** Derived from the row, so that every attempt and every replay is the same message for its receiver. */
export const getWebhookId = ({ id, createdAt }: Pick<OutboxMessage, 'id' | 'createdAt'>): string =>
  `msg_${id}_${createdAt.getTime().toString(36)}`;

/** The wait that a receiver asks for, in ms; 0 if none. Seconds or a date, at most a day. */
function parseRetryAfter(text: string | undefined): number {
  if (text === undefined) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * secondMs : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), 24 * hourMs);
}

/** Disables an endpoint by itself. Who created one that fails is told; the receiver of one that is gone has said so. */
async function disable(database: Database, id: number, reason: 'gone' | 'failing'): Promise<void> {
  await database.transaction(async (manager) => {
    const before = await getForUpdate(manager, WebhookEndpoint, id);
    const values = { disabledAt: new Date(), disabledReason: reason };
    const { affected } = await manager.update(WebhookEndpoint, { id, disabledAt: IsNull() }, values);
    if (affected !== 1) return;
    const after = await getOrThrow(manager, WebhookEndpoint, id);
    await logUpdate({ manager, entity: WebhookEndpoint, by: null }, before, after);
    if (reason === 'gone') return;
    const { host } = new URL(after.url);
    await notify(manager, { userId: after.createdBy, kind: 'webhook_disabled', facts: { host } });
  });
}

/** Takes note of a failure, and disables an endpoint that has had no success for days. */
async function followFailure(database: Database, { id, failingSince }: WebhookEndpoint): Promise<void> {
  if (failingSince === null) {
    const first = { id, failingSince: IsNull() };
    await database.transaction((manager) => manager.update(WebhookEndpoint, first, { failingSince: new Date() }));
  } else if (failingSince.getTime() <= Date.now() - webhookFailureDays * 24 * hourMs) {
    await disable(database, id, 'failing');
  }
}

/** Takes note of a success, which writes only after a failure. */
async function followSuccess(database: Database, { id, failingSince }: WebhookEndpoint): Promise<void> {
  if (failingSince === null) return;
  await database.transaction((manager) => manager.update(WebhookEndpoint, { id }, { failingSince: null }));
}

/**
 * A failure without an answer. Its kind and duration tell an open port from a closed one, and a certificate names hosts: only the operator's
 * log has the kind.
 */
function toFailedAttempt(error: unknown): FailedAttempt {
  const message = error instanceof UnsafeAddress ? error.message : deliveryMessages.noAnswer;
  return new FailedAttempt(message, { responseCode: null, durationMs: null }, 0, { cause: error });
}

/** The secret, or nothing when no ENCRYPTION_SECRET opens it, which is reported. */
function readSecret(encryption: Encryption, encrypted: string, endpointId: number): string[] {
  try {
    return [encryption.decrypt(encrypted, getSecretContext(endpointId))];
  } catch (error) {
    if (error instanceof UnreadableSecretError) return [];
    throw error;
  }
}

/** Sends the webhooks of the outbox. */
export function createWebhookHandler(database: Database, encryption: Encryption, send: SendWebhook): OutboxHandler {
  /** The secrets that sign: the current one, and the one before it during the overlap. */
  const readSecrets = ({ id, secret, previousSecret, previousSecretUntil }: WebhookEndpoint): string[] => {
    const isOverlapping = previousSecretUntil !== null && previousSecretUntil > new Date();
    return [secret, ...(isOverlapping && previousSecret !== null ? [previousSecret] : [])].flatMap((encrypted) =>
      readSecret(encryption, encrypted, id),
    );
  };

  const attempt = async (endpoint: WebhookEndpoint, message: OutboxMessage): Promise<WebhookResponse> => {
    const secrets = readSecrets(endpoint);
    if (secrets.length === 0) throw new HoldMessage(deliveryMessages.unreadableSecret);
    const body = message.payload;
    return send({
      url: endpoint.url,
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': `${brand.name}-Webhooks/1.0`,
        ...signWebhook({ id: getWebhookId(message), sentAt: new Date(getMachineTime()), body }, secrets),
      },
    });
  };

  return {
    retryDelays: webhookRetryDelays,
    deliver: async (message) => {
      const endpoint = await database.reader
        .createQueryBuilder(WebhookEndpoint, 'endpoint')
        .addSelect(['endpoint.secret', 'endpoint.previousSecret'])
        .where({ id: message.endpointId ?? 0 })
        .getOne();
      if (!endpoint) throw new PermanentFailure(deliveryMessages.deleted);
      if (!endpoint.enabled) throw new HoldMessage(deliveryMessages.disabled);
      const startedAt = Date.now();
      const measure = (responseCode: number): Attempt => ({ responseCode, durationMs: Date.now() - startedAt });
      let response: WebhookResponse;
      try {
        response = await attempt(endpoint, message);
      } catch (error) {
        if (error instanceof HoldMessage) throw error;
        await followFailure(database, endpoint);
        throw toFailedAttempt(error);
      }
      const { status, retryAfter } = response;
      const outcome = measure(status);
      if (status >= 200 && status < 300) {
        await followSuccess(database, endpoint);
        return outcome;
      }
      if (status === 410) {
        await disable(database, endpoint.id, 'gone');
        throw new PermanentFailure(deliveryMessages.gone, outcome);
      }
      await followFailure(database, endpoint);
      throw new FailedAttempt(deliveryMessages.refused(status), outcome, parseRetryAfter(retryAfter));
    },
  };
}

/** The instant until which a secret that is replaced now signs too. */
export const getOverlapEnd = (): Date => new Date(Date.now() + webhookOverlapHours * hourMs);
