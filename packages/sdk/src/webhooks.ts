import { createHmac, timingSafeEqual } from 'node:crypto';
import type { webhooks } from './api.generated';

/** Largest difference between the time of a delivery and now, in seconds. */
const toleranceSeconds = 300;

export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

type Headers = { get(name: string): string | null } | Readonly<Record<string, string | string[] | undefined>>;

function getHeader(headers: Headers, name: string): string {
  const value = typeof headers.get === 'function' ? headers.get(name) : (headers as Record<string, unknown>)[name];
  if (typeof value !== 'string' || value === '') throw new WebhookError(`The header ${name} is missing`);
  return value;
}

const sign = (secret: string, content: string): Buffer =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest();

/** Whether one of the signatures of the header is that of the content. */
function isSigned(header: string, expected: Buffer): boolean {
  return header.split(' ').some((entry) => {
    const [version, signature = ''] = entry.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The content of a webhook, told apart by its `type`. Types are added: ignore those that you do not know. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

export type Delivery = {
  /** The body exactly as it arrived, before it is parsed. */
  body: string;
  headers: Headers;
  /** `whsec_…`; both while a secret is being rotated. */
  secret: string | readonly string[];
};

/**
 * The content of a webhook whose signature (Standard Webhooks) is of one of the secrets and which is at most five minutes old.
 * @throws WebhookError for anything else: answer it with 400 and do nothing
 */
export function verifyWebhook({ body, headers, secret }: Delivery): WebhookEvent {
  const id = getHeader(headers, 'webhook-id');
  const timestamp = getHeader(headers, 'webhook-timestamp');
  const signature = getHeader(headers, 'webhook-signature');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > toleranceSeconds) throw new WebhookError('The delivery is too old or too new');
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!secrets.some((one) => isSigned(signature, sign(one, `${id}.${timestamp}.${body}`))))
    throw new WebhookError('The signature is wrong');
  return JSON.parse(body) as WebhookEvent;
}
