export { needsApproval } from '../access/approvals/approval-rule';
export { changesLedger } from './append-only-guard';
export { assignRequestId } from '../platform/http/request-id';
export { createOriginCheck } from '../platform/http/same-origin';
export { continueStatement } from './bank-statements';
export { countQueries } from './count-queries';
export {
  createActor,
  exampleBankAccount,
  exampleCollectingAccount,
  Fixtures,
  fixturePassword,
  toOrderInput,
  toPaymentInput,
  toProjectInput,
} from './fixtures';
export { findFreePort } from './free-port';
export { createGate } from './gate';
export { type GatewayProcess, startGatewayProcess, stopGatewayProcess } from './gateway-process';
export { MailServer, type ReceivedEmail } from './mail-server';
export { MariadbServer } from './mariadb-server';
export { createEntry, postEntries } from './post-entries';
export { RunningRequest } from './running-request';
export { TestClient, type Answer } from './test-client';
export { minimalPdf } from './minimal-pdf';
export { type ObjectStorageServer, startObjectStorage } from './object-storage-server';
export { OrderDesk, orderFields } from './order-desk';
export { createTestDatabase, databaseKinds, type DatabaseKind, type TestDatabase } from './test-databases';
export {
  createTestGateway,
  serveGateway,
  type ServedGateway,
  type TestGateway,
  type TestGatewayOptions,
} from './test-gateway';
export { prepareIdentities } from './prepare-identities';
export { createMoneyStep, prepareMoney, runMoneyStep, type MoneyStep } from './money-steps';
export { createMoneyWorld, type MoneyWorld } from './money-world';
export { createTotpCode } from './totp-code';
export { findStatementFaults } from './statement-faults';
export { type ReceivedWebhook, verifyWebhook, WebhookReceiver } from './webhook-receiver';
export { webhookOperations, WebhookSite } from './webhook-site';
export { readPdf } from './read-pdf';
