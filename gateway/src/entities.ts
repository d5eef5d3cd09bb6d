import { ApiKey } from './api-keys/api-key.entity';
import { ApprovalRequest } from './approvals/approval-request.entity';
import { UncoveredCredit } from './money-in/uncovered-credit.entity';
import { AuditEntry } from './audit-log/audit-entry.entity';
import { SecurityEvent } from './security-events/security-event.entity';
import { KnownDevice } from './auth/known-device.entity';
import { PendingSignIn } from './auth/pending-sign-in.entity';
import { AccountToken } from './account-tokens/account-token.entity';
import { StoredSession } from './auth/session.entity';
import { BankAccount } from './bank-accounts/bank-account.entity';
import { CollectingAccount } from './bank-accounts/collecting-account.entity';
import { Post } from './blog/post.entity';
import { ExitShare } from './exits/exit-share.entity';
import { ProjectExit } from './exits/project-exit.entity';
import { CalendarLink } from './account-tokens/calendar-link.entity';
import { IdempotencyKey } from './idempotency/idempotency-key.entity';
import { Investment } from './investments/investment.entity';
import { InvitationCode } from './invitations/invitation-code.entity';
import { InvitationUse } from './invitations/invitation-use.entity';
import { LedgerAccount } from './ledger/ledger-account.entity';
import { LedgerEntry } from './ledger/ledger-entry.entity';
import { LedgerPosting } from './ledger/ledger-posting.entity';
import { LedgerCheckpoint } from './ledger/ledger-checkpoint.entity';
import { LedgerSeal } from './ledger/ledger-seal.entity';
import { Notification } from './notifications/notification.entity';
import { NotificationPreference } from './notifications/notification-preference.entity';
import { Order } from './orders/order.entity';
import { PaymentRun } from './payment-runs/payment-run.entity';
import { OutboxMessage } from './outbox/outbox-message.entity';
import { BankStatement } from './reconciliation/bank-statement.entity';
import { BankStatementLine } from './reconciliation/bank-statement-line.entity';
import { Payment } from './payments/payment.entity';
import { ProjectDocument } from './projects/project-document.entity';
import { ProjectDocumentVersion } from './projects/project-document-version.entity';
import { ProjectPicture } from './projects/project-picture.entity';
import { ProjectUpdate } from './projects/project-update.entity';
import { Consent } from './consents/consent.entity';
import { DataBreach } from './privacy/data-breach.entity';
import { DataSubjectRequest } from './privacy/data-subject-request.entity';
import { Project } from './projects/project.entity';
import { ReleaseCount } from './releases/release-count.entity';
import { RenderError } from './releases/render-error.entity';
import { Passkey } from './second-factor/passkey.entity';
import { PasskeyChallenge } from './second-factor/passkey-challenge.entity';
import { RecoveryCode } from './second-factor/recovery-code.entity';
import { TotpFactor } from './second-factor/totp-factor.entity';
import { Setting } from './settings/setting.entity';
import { RateLimit } from './rate-limit/rate-limit.entity';
import { AccountStatement } from './statements/account-statement.entity';
import { StatementBatch } from './statements/statement-batch.entity';
import { StatementCounter } from './statements/statement-counter.entity';
import { TrustedDocument } from './trusted-documents/trusted-document.entity';
import { User } from './users/user.entity';
import { WaitlistRequest } from './waitlist/waitlist-request.entity';
import { WebhookEndpoint } from './webhooks/webhook-endpoint.entity';
import { WithdrawalBatch } from './withdrawals/withdrawal-batch.entity';
import { Withdrawal } from './withdrawals/withdrawal.entity';

/** All entities. */
export const entities = [
  User,
  SecurityEvent,
  StoredSession,
  KnownDevice,
  PendingSignIn,
  TotpFactor,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
  AccountToken,
  CalendarLink,
  ApiKey,
  Setting,
  InvitationCode,
  InvitationUse,
  Project,
  ProjectDocument,
  ProjectDocumentVersion,
  ProjectUpdate,
  ProjectPicture,
  Investment,
  Order,
  PaymentRun,
  Payment,
  Post,
  WaitlistRequest,
  RateLimit,
  IdempotencyKey,
  AuditEntry,
  WebhookEndpoint,
  OutboxMessage,
  Notification,
  NotificationPreference,
  CollectingAccount,
  BankStatement,
  BankStatementLine,
  BankAccount,
  WithdrawalBatch,
  Withdrawal,
  ApprovalRequest,
  UncoveredCredit,
  ProjectExit,
  ExitShare,
  StatementCounter,
  StatementBatch,
  AccountStatement,
  LedgerAccount,
  LedgerEntry,
  LedgerPosting,
  LedgerCheckpoint,
  LedgerSeal,
  DataSubjectRequest,
  Consent,
  DataBreach,
  ReleaseCount,
  RenderError,
  TrustedDocument,
];
