// Written by `npm run generate` from the decorated classes of this folder.
import { AccountToken } from './access/records/account-token.entity';
import { ApiKey } from './access/records/api-key.entity';
import { ApprovalRequest } from './access/records/approval-request.entity';
import { AuditEntry } from './access/records/audit-entry.entity';
import { CalendarLink } from './access/records/calendar-link.entity';
import { KnownDevice } from './access/records/known-device.entity';
import { PasskeyChallenge } from './access/records/passkey-challenge.entity';
import { Passkey } from './access/records/passkey.entity';
import { PendingSignIn } from './access/records/pending-sign-in.entity';
import { RecoveryCode } from './access/records/recovery-code.entity';
import { SecurityEvent } from './access/records/security-event.entity';
import { StoredSession } from './access/records/session.entity';
import { Setting } from './access/records/setting.entity';
import { TotpFactor } from './access/records/totp-factor.entity';
import { User } from './access/records/user.entity';
import { BankAccount } from './banking/bank-accounts/bank-account.entity';
import { BankRule } from './banking/rules/bank-rule.entity';
import { BankStatementLine } from './banking/statements/bank-statement-line.entity';
import { BankStatement } from './banking/statements/bank-statement.entity';
import { WithdrawalBatch } from './banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from './banking/withdrawals/withdrawal.entity';
import { JournalBatch, JournalBatchEntry } from './books/accountant/journal-batch.entity';
import { CollectingAccount } from './books/collecting-accounts/collecting-account.entity';
import { ComplianceRule } from './books/compliance-rules/compliance-rule.entity';
import { LedgerSeal } from './books/evidence/ledger-seal.entity';
import { RecordEvidence } from './books/evidence/record-evidence.entity';
import { FeeRuleRecord } from './books/fees/fee-rule.entity';
import { AccountCode } from './books/ledger/account-code.entity';
import { AccountingPeriod } from './books/ledger/accounting-period.entity';
import { LedgerAccount } from './books/ledger/ledger-account.entity';
import { LedgerCheckpoint } from './books/ledger/ledger-checkpoint.entity';
import { LedgerEntry } from './books/ledger/ledger-entry.entity';
import { LedgerPosting } from './books/ledger/ledger-posting.entity';
import { UncoveredCredit } from './books/money-in/uncovered-credit.entity';
import { IdentityCase } from './identity/records/identity-case.entity';
import { IdentityDecisionEntry } from './identity/records/identity-decision.entity';
import { IdentityDocument } from './identity/records/identity-document.entity';
import { ScreeningList, ScreeningEntry, IdentityMatch } from './identity/records/screening.entity';
import { ExitShare } from './investing/records/exit-share.entity';
import { Investment } from './investing/records/investment.entity';
import { Order } from './investing/records/order.entity';
import { PaymentRun } from './investing/records/payment-run.entity';
import { Payment } from './investing/records/payment.entity';
import { ProjectDocumentVersion } from './investing/records/project-document-version.entity';
import { ProjectDocument } from './investing/records/project-document.entity';
import { ProjectExit } from './investing/records/project-exit.entity';
import { ProjectPicture } from './investing/records/project-picture.entity';
import { ProjectUpdate } from './investing/records/project-update.entity';
import { Project } from './investing/records/project.entity';
import { RoundInterest } from './investing/records/round-interest.entity';
import { Round } from './investing/records/round.entity';
import { Post } from './joining/blog/post.entity';
import { Consent } from './joining/consents/consent.entity';
import { InvitationCode } from './joining/invitations/invitation-code.entity';
import { InvitationUse } from './joining/invitations/invitation-use.entity';
import { WaitlistRequest } from './joining/waitlist/waitlist-request.entity';
import { NotificationPreference } from './messages/notifications/notification-preference.entity';
import { Notification } from './messages/notifications/notification.entity';
import { WebhookEndpoint } from './messages/webhooks/webhook-endpoint.entity';
import { ReleaseCount } from './ops/releases/release-count.entity';
import { RenderError } from './ops/releases/render-error.entity';
import { SearchToken } from './platform/database/search/search-token.entity';
import { IdempotencyKey } from './platform/idempotency/idempotency-key.entity';
import { OutboxMessage } from './platform/outbox/outbox-message.entity';
import { RateLimit } from './platform/rate-limit/rate-limit.entity';
import { AccountStatement } from './reports/account-statements/account-statement.entity';
import { StatementBatch } from './reports/account-statements/statement-batch.entity';
import { StatementCounter } from './reports/account-statements/statement-counter.entity';
import { DataBreach } from './reports/privacy/data-breach.entity';
import { DataSubjectRequest } from './reports/privacy/data-subject-request.entity';

export const entities = [
  AccountToken,
  ApiKey,
  ApprovalRequest,
  AuditEntry,
  CalendarLink,
  KnownDevice,
  PasskeyChallenge,
  Passkey,
  PendingSignIn,
  RecoveryCode,
  SecurityEvent,
  StoredSession,
  Setting,
  TotpFactor,
  User,
  BankAccount,
  BankRule,
  BankStatementLine,
  BankStatement,
  WithdrawalBatch,
  Withdrawal,
  JournalBatch,
  JournalBatchEntry,
  CollectingAccount,
  ComplianceRule,
  LedgerSeal,
  RecordEvidence,
  FeeRuleRecord,
  AccountCode,
  AccountingPeriod,
  LedgerAccount,
  LedgerCheckpoint,
  LedgerEntry,
  LedgerPosting,
  UncoveredCredit,
  IdentityCase,
  IdentityDecisionEntry,
  IdentityDocument,
  ScreeningList,
  ScreeningEntry,
  IdentityMatch,
  ExitShare,
  Investment,
  Order,
  PaymentRun,
  Payment,
  ProjectDocumentVersion,
  ProjectDocument,
  ProjectExit,
  ProjectPicture,
  ProjectUpdate,
  Project,
  RoundInterest,
  Round,
  Post,
  Consent,
  InvitationCode,
  InvitationUse,
  WaitlistRequest,
  NotificationPreference,
  Notification,
  WebhookEndpoint,
  ReleaseCount,
  RenderError,
  SearchToken,
  IdempotencyKey,
  OutboxMessage,
  RateLimit,
  AccountStatement,
  StatementBatch,
  StatementCounter,
  DataBreach,
  DataSubjectRequest,
];
