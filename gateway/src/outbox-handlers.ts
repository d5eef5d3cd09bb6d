import type { AccountTokens } from './access/account-tokens/account-tokens';
import type { GatewayConfig } from './platform/config/config';
import { createEmailHandler } from './messages/email/email-handler';
import { emailTopic } from './messages/email/enqueue-email';
import type { StatementMaker } from './reports/account-statements/statement-maker';
import type { Database } from './platform/database';
import type { Encryption } from './platform/encryption';
import { reservationHandlers } from './investing/orders/reservation-expiry';
import { createRoundHandlers } from './investing/rounds/round-deadlines';
import type { FileStore } from './platform/files/file-store';
import { createErasedFilesHandler } from './reports/privacy/erased-files';
import { createContentsHandler } from './identity/documents/unused-contents';
import type { IdentityGate } from './identity/gate/identity-gate';
import { createRiskHandlers } from './identity/risk/risk-run';
import { createScreeningHandlers } from './identity/screening/screening-run';
import type { IdentitySeal } from './identity/records/identity-seal';
import type { LedgerService } from './books/ledger/ledger.service';
import { webhookTopic } from './messages/webhooks/enqueue-webhooks';
import { createSender } from './messages/webhooks/send-webhook';
import { createWebhookHandler } from './messages/webhooks/webhook-handler';
import type { OutboxHandlers } from './platform/outbox/outbox-worker';

type HandlerServices = {
  encryption: Encryption;
  accountTokens: AccountTokens;
  ledger: LedgerService;
  files: FileStore;
  identityGate: IdentityGate;
  identitySeal: IdentitySeal;
};

/** The handler of each topic. */
export const createOutboxHandlers = (
  config: GatewayConfig,
  services: HandlerServices,
  statements: Pick<StatementMaker, 'handlers'>,
  database: Database,
): OutboxHandlers => ({
  [emailTopic]: createEmailHandler(config, services.accountTokens),
  [webhookTopic]: createWebhookHandler(database, services.encryption, createSender(config.webhooks)),
  ...reservationHandlers,
  ...createRoundHandlers(services),
  ...createScreeningHandlers(database, services.identitySeal),
  ...createRiskHandlers(services.identitySeal),
  ...statements.handlers,
  ...createErasedFilesHandler(services.files),
  ...createContentsHandler(database, services.files),
});
