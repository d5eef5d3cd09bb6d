// Written by `npm run generate` from the files of this folder.
import { FirstTables1767225600000 } from './1767225600000-first-tables';
import { TryCounter1767312000000 } from './1767312000000-try-counter';
import { IdempotencyKey1767355200000 } from './1767355200000-idempotency-key';
import { Orders1767398400000 } from './1767398400000-orders';
import { PaymentIndexes1767402000000 } from './1767402000000-payment-indexes';
import { InvitationUse1767441600000 } from './1767441600000-invitation-use';
import { PaymentRuns1767484800000 } from './1767484800000-payment-runs';
import { Audit1767488400000 } from './1767488400000-audit';
import { ListIndexes1767495600000 } from './1767495600000-list-indexes';
import { AuditIndexes1767499200000 } from './1767499200000-audit-indexes';
import { ProjectAnnualReturnRate1767502800000 } from './1767502800000-project-annual-return-rate';
import { AuditOrigin1767600000000 } from './1767600000000-audit-origin';
import { OrderStatuses1767600000010 } from './1767600000010-order-statuses';
import { SecurityEvents1767600000020 } from './1767600000020-security-events';
import { AccountState1767600000030 } from './1767600000030-account-state';
import { OutboxMessage1767610000000 } from './1767610000000-outbox-message';
import { Notifications1767610000010 } from './1767610000010-notifications';
import { AccountTokens1767610000020 } from './1767610000020-account-tokens';
import { ReleaseHealth1767620000000 } from './1767620000000-release-health';
import { Ledger1767630000000 } from './1767630000000-ledger';
import { LedgerOpening1767630000010 } from './1767630000010-ledger-opening';
import { CollectingAccounts1767630000020 } from './1767630000020-collecting-accounts';
import { SessionProof1767640000000 } from './1767640000000-session-proof';
import { SecondFactor1767640000010 } from './1767640000010-second-factor';
import { OrderFunds1767650000000 } from './1767650000000-order-funds';
import { BankStatements1767650000010 } from './1767650000010-bank-statements';
import { Withdrawals1767660000000 } from './1767660000000-withdrawals';
import { Exits1767660000010 } from './1767660000010-exits';
import { OneTimePassword1767677000000 } from './1767677000000-one-time-password';
import { ExitVersions1767710000000 } from './1767710000000-exit-versions';
import { LedgerCheckpoint1767720000000 } from './1767720000000-ledger-checkpoint';
import { ApiKeys1767730000000 } from './1767730000000-api-keys';
import { CalendarLink1767740000000 } from './1767740000000-calendar-link';
import { ProjectLines1767800000000 } from './1767800000000-project-lines';
import { ProjectContent1767820000000 } from './1767820000000-project-content';
import { AccountStatements1767830000000 } from './1767830000000-account-statements';
import { PersonalData1767840000000 } from './1767840000000-personal-data';
import { WebhookEndpoints1767850000000 } from './1767850000000-webhook-endpoints';
import { WebhookDeliveries1767850000001 } from './1767850000001-webhook-deliveries';
import { UpdatedAt1767860000000 } from './1767860000000-updated-at';
import { FilterIndexes1767860000001 } from './1767860000001-filter-indexes';
import { SearchIndexes1767940000000 } from './1767940000000-search-indexes';
import { ProjectArchive1767950000000 } from './1767950000000-project-archive';
import { PaymentRunBasis1767970000000 } from './1767970000000-payment-run-basis';
import { AuditSubjects1767970000010 } from './1767970000010-audit-subjects';
import { ProjectTerms1768000000000 } from './1768000000000-project-terms';
import { WebhookFailures1768100000000 } from './1768100000000-webhook-failures';
import { TrustedDocuments1768310000000 } from './1768310000000-trusted-documents';
import { ApprovalKinds1768320000000 } from './1768320000000-approval-kinds';
import { ApprovalFacts1768320000010 } from './1768320000010-approval-facts';
import { KeyedSeals1768320000020 } from './1768320000020-keyed-seals';
import { LineIdentity1768330000000 } from './1768330000000-line-identity';
import { KnownDevices1768340000000 } from './1768340000000-known-devices';
import { ProjectReserved1768350000000 } from './1768350000000-project-reserved';
import { EmailChangeStop1768370000000 } from './1768370000000-email-change-stop';
import { DropTrustedDocuments1768385000000 } from './1768385000000-drop-trusted-documents';
import { AfterRollingUpdates1768400000000 } from './1768400000000-after-rolling-updates';

/** Every migration, oldest first. */
export const migrations = [
  FirstTables1767225600000,
  TryCounter1767312000000,
  IdempotencyKey1767355200000,
  Orders1767398400000,
  PaymentIndexes1767402000000,
  InvitationUse1767441600000,
  PaymentRuns1767484800000,
  Audit1767488400000,
  ListIndexes1767495600000,
  AuditIndexes1767499200000,
  ProjectAnnualReturnRate1767502800000,
  AuditOrigin1767600000000,
  OrderStatuses1767600000010,
  SecurityEvents1767600000020,
  AccountState1767600000030,
  OutboxMessage1767610000000,
  Notifications1767610000010,
  AccountTokens1767610000020,
  ReleaseHealth1767620000000,
  Ledger1767630000000,
  LedgerOpening1767630000010,
  CollectingAccounts1767630000020,
  SessionProof1767640000000,
  SecondFactor1767640000010,
  OrderFunds1767650000000,
  BankStatements1767650000010,
  Withdrawals1767660000000,
  Exits1767660000010,
  OneTimePassword1767677000000,
  ExitVersions1767710000000,
  LedgerCheckpoint1767720000000,
  ApiKeys1767730000000,
  CalendarLink1767740000000,
  ProjectLines1767800000000,
  ProjectContent1767820000000,
  AccountStatements1767830000000,
  PersonalData1767840000000,
  WebhookEndpoints1767850000000,
  WebhookDeliveries1767850000001,
  UpdatedAt1767860000000,
  FilterIndexes1767860000001,
  SearchIndexes1767940000000,
  ProjectArchive1767950000000,
  PaymentRunBasis1767970000000,
  AuditSubjects1767970000010,
  ProjectTerms1768000000000,
  WebhookFailures1768100000000,
  TrustedDocuments1768310000000,
  ApprovalKinds1768320000000,
  ApprovalFacts1768320000010,
  KeyedSeals1768320000020,
  LineIdentity1768330000000,
  KnownDevices1768340000000,
  ProjectReserved1768350000000,
  EmailChangeStop1768370000000,
  DropTrustedDocuments1768385000000,
  AfterRollingUpdates1768400000000,
];
