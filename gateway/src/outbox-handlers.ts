import type { AccountTokens } from './account-tokens/account-tokens';
import type { GatewayConfig } from './config/config';
import { createEmailHandler } from './email/email-handler';
import { emailTopic } from './email/enqueue-email';
import type { StatementMaker } from './statements/statement-maker';
import type { Database } from './database';
import { Encryption } from './encryption';
import { webhookTopic } from './webhooks/enqueue-webhooks';
import { createSender } from './webhooks/send-webhook';
import { createWebhookHandler } from './webhooks/webhook-handler';
import type { OutboxHandlers } from './outbox/outbox-worker';

/** The handler of each topic. */
export const createOutboxHandlers = (
  { email, encryptionSecrets, webhooks }: GatewayConfig,
  tokens: AccountTokens,
  statements: Pick<StatementMaker, 'handlers'>,
  database: Database,
): OutboxHandlers => ({
  [emailTopic]: createEmailHandler(email, tokens),
  [webhookTopic]: createWebhookHandler(database, new Encryption(encryptionSecrets), createSender(webhooks)),
  ...statements.handlers,
});
