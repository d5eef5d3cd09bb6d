import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';
// Standard Webhooks asks for 24 to 64.
const secretBytes = 32;

/** A new secret, as receivers write it into their configuration. */
export const generateWebhookSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

/** What is signed: the id and time of the headers, in seconds, and the body exactly as sent. */
export type SignedMessage = { id: string; timestamp: number; body: string };

/** One signature of Standard Webhooks 1.0: `v1,` and base64 of HMAC-SHA256. */
export function signWebhook(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

// As the libraries of Standard Webhooks: an older message may have been recorded and sent again by somebody else.
const toleranceSeconds = 5 * 60;

/** The headers of a webhook, by their names in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Why a webhook must not be trusted; null if its signature is right and its time is now, five minutes more or less. */
export function findWebhookFault(secret: string, headers: WebhookHeaders, body: string): string | null {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`]);
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string')
    return 'webhook-id, webhook-timestamp or webhook-signature is missing';
  const timestamp = Number(time);
  if (!/^\d+$/.test(time) || Math.abs(Date.now() / 1000 - timestamp) > toleranceSeconds)
    return 'webhook-timestamp is more than five minutes from now';
  const expected = Buffer.from(signWebhook(secret, { id, timestamp, body }));
  const isSigned = signatures
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
  return isSigned ? null : 'no signature in webhook-signature is that of the secret';
}
