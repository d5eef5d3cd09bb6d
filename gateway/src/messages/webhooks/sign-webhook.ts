import { Webhook } from 'standardwebhooks';

type Sent = { id: string; sentAt: Date; body: string };

/** The headers that prove the sender and the moment of a webhook (Standard Webhooks), with a signature for each secret. */
export const signWebhook = ({ id, sentAt, body }: Sent, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
});
