// Written by `npm run generate` from the decorated classes of this folder.
import { AccountTokensResolver } from './access/account-tokens/account-tokens.resolver';
import { ApiKeysResolver } from './access/api-keys/api-keys.resolver';
import { ApprovalsResolver } from './access/approvals/approvals.resolver';
import { AuditLogResolver } from './access/audit-log/audit-log.resolver';
import { AuthResolver } from './access/auth/auth.resolver';
import { SecondStepResolver } from './access/auth/second-step.resolver';
import { SessionsResolver } from './access/auth/sessions.resolver';
import { StepUpResolver } from './access/auth/step-up.resolver';
import { ProfileResolver } from './access/profile/profile.resolver';
import { SecondFactorResolver } from './access/second-factor/second-factor.resolver';
import { SecurityEventsResolver } from './access/security-events/security-events.resolver';
import { SettingsResolver } from './access/settings/settings.resolver';
import { UsersResolver } from './access/users/users.resolver';
import { AdjustmentsResolver } from './banking/adjustments/adjustments.resolver';
import { BalanceResolver } from './banking/balance/balance.resolver';
import { BankAccountsResolver } from './banking/bank-accounts/bank-accounts.resolver';
import { CollectingAccountsResolver } from './banking/collecting-accounts/collecting-accounts.resolver';
import { BankStatementsResolver } from './banking/reconciliation/bank-statements.resolver';
import { PlannedBankLinesResolver } from './banking/reconciliation/planned-lines.resolver';
import { ReceivedMoneyResolver, LineUseResolver } from './banking/reconciliation/received-money.resolver';
import { ReconciliationResolver } from './banking/reconciliation/reconciliation.resolver';
import { SuspenseReasonsResolver } from './banking/reconciliation/suspense-reasons.resolver';
import { BankRulesResolver } from './banking/rules/bank-rules.resolver';
import { StatementFilesResolver } from './banking/statement-files/statement-files.resolver';
import { BankCoverageResolver } from './banking/statements/coverage.resolver';
import { WithdrawalBatchesResolver } from './banking/withdrawals/withdrawal-batches.resolver';
import { WithdrawalsAdminResolver } from './banking/withdrawals/withdrawals-admin.resolver';
import { WithdrawalsResolver } from './banking/withdrawals/withdrawals.resolver';
import { AccountantResolver } from './books/accountant/accountant.resolver';
import { ComplianceRulesResolver } from './books/compliance-rules/compliance-rules.resolver';
import { LedgerAccountsResolver, LedgerEntriesResolver, LedgerPostingsResolver } from './books/ledger/ledger.resolver';
import { PeriodsResolver } from './books/periods/periods.resolver';
import { IdentityResolver } from './identity/cases/identity.resolver';
import { IdentityDocumentsResolver } from './identity/documents/identity-documents.resolver';
import { IdentityPhoneResolver } from './identity/phone/identity-phone.resolver';
import { IdentityReviewResolver } from './identity/review/identity-review.resolver';
import { RiskResolver } from './identity/risk/risk.resolver';
import { ScreeningListsResolver } from './identity/screening/screening-lists.resolver';
import { ThresholdsResolver } from './identity/thresholds/thresholds.resolver';
import { ExitAllocationsResolver, ExitProjectsResolver, ExitsResolver } from './investing/exits/exits.resolver';
import { ProjectSalesResolver } from './investing/exits/sale.resolver';
import { FeeRulesResolver, ProjectFeesResolver } from './investing/fees/fees.resolver';
import { InvestmentsAdminResolver } from './investing/investments/investments-admin.resolver';
import { InvestmentsResolver } from './investing/investments/investments.resolver';
import { OrdersAdminResolver } from './investing/orders/orders-admin.resolver';
import { OrdersResolver } from './investing/orders/orders.resolver';
import { PaymentMonthsResolver } from './investing/payment-months/payment-months.resolver';
import { MonthRunsResolver } from './investing/payment-runs/month-runs.resolver';
import { PaymentRunSharesResolver, PaymentRunLeftOutResolver, PaymentRunsResolver } from './investing/payment-runs/payment-runs.resolver';
import { PaymentsAdminResolver } from './investing/payments/payments-admin.resolver';
import { PaymentsImportResolver } from './investing/payments/payments-import.resolver';
import { PaymentsResolver, ReturnEntryResolver } from './investing/payments/payments.resolver';
import { ProjectDocumentsResolver } from './investing/projects/project-documents.resolver';
import { AuditEntryProjectResolver, LedgerAccountProjectResolver } from './investing/projects/project-references.resolver';
import { ProjectUpdatesResolver } from './investing/projects/project-updates.resolver';
import { ProjectsResolver } from './investing/projects/projects.resolver';
import { RentCalendarResolver } from './investing/rent-calendar/rent-calendar.resolver';
import { InterestsResolver } from './investing/rounds/interests.resolver';
import { RoundsResolver, ProjectRoundsResolver } from './investing/rounds/rounds.resolver';
import { PostsResolver } from './joining/blog/posts.resolver';
import { InvitationsAdminResolver, InvitationUsesResolver } from './joining/invitations/invitations-admin.resolver';
import { InvitationsResolver } from './joining/invitations/invitations.resolver';
import { RegistrationResolver } from './joining/registration/registration.resolver';
import { WaitlistAdminResolver } from './joining/waitlist/waitlist-admin.resolver';
import { WaitlistResolver } from './joining/waitlist/waitlist.resolver';
import { EmailsResolver } from './messages/email/emails.resolver';
import { NotificationsResolver } from './messages/notifications/notifications.resolver';
import { WebhooksResolver, WebhookDeliveriesResolver } from './messages/webhooks/webhooks.resolver';
import { RemotesResolver, ReleasesResolver, RenderErrorsResolver } from './ops/releases/releases.resolver';
import { SandboxResolver } from './ops/sandbox/sandbox.resolver';
import { StatementIssueResolver } from './reports/account-statements/statement-issue.resolver';
import { StatementsResolver } from './reports/account-statements/statements.resolver';
import { AlertsResolver } from './reports/alerts/alerts.resolver';
import { OverviewResolver } from './reports/overview/overview.resolver';
import { PrivacyResolver } from './reports/privacy/privacy.resolver';
import { ProjectFinancesResolver } from './reports/project-finances/project-finances.resolver';
import { SearchResolver } from './reports/search/search.resolver';
import { TrackRecordResolver } from './reports/track-record/track-record.resolver';
import { UserOverviewResolver } from './reports/user-overview/user-overview.resolver';

export const resolvers = [
  AccountTokensResolver,
  ApiKeysResolver,
  ApprovalsResolver,
  AuditLogResolver,
  AuthResolver,
  SecondStepResolver,
  SessionsResolver,
  StepUpResolver,
  ProfileResolver,
  SecondFactorResolver,
  SecurityEventsResolver,
  SettingsResolver,
  UsersResolver,
  AdjustmentsResolver,
  BalanceResolver,
  BankAccountsResolver,
  CollectingAccountsResolver,
  BankStatementsResolver,
  PlannedBankLinesResolver,
  ReceivedMoneyResolver,
  LineUseResolver,
  ReconciliationResolver,
  SuspenseReasonsResolver,
  BankRulesResolver,
  StatementFilesResolver,
  BankCoverageResolver,
  WithdrawalBatchesResolver,
  WithdrawalsAdminResolver,
  WithdrawalsResolver,
  AccountantResolver,
  ComplianceRulesResolver,
  LedgerAccountsResolver,
  LedgerEntriesResolver,
  LedgerPostingsResolver,
  PeriodsResolver,
  IdentityResolver,
  IdentityDocumentsResolver,
  IdentityPhoneResolver,
  IdentityReviewResolver,
  RiskResolver,
  ScreeningListsResolver,
  ThresholdsResolver,
  ExitAllocationsResolver,
  ExitProjectsResolver,
  ExitsResolver,
  ProjectSalesResolver,
  FeeRulesResolver,
  ProjectFeesResolver,
  InvestmentsAdminResolver,
  InvestmentsResolver,
  OrdersAdminResolver,
  OrdersResolver,
  PaymentMonthsResolver,
  MonthRunsResolver,
  PaymentRunSharesResolver,
  PaymentRunLeftOutResolver,
  PaymentRunsResolver,
  PaymentsAdminResolver,
  PaymentsImportResolver,
  PaymentsResolver,
  ReturnEntryResolver,
  ProjectDocumentsResolver,
  AuditEntryProjectResolver,
  LedgerAccountProjectResolver,
  ProjectUpdatesResolver,
  ProjectsResolver,
  RentCalendarResolver,
  InterestsResolver,
  RoundsResolver,
  ProjectRoundsResolver,
  PostsResolver,
  InvitationsAdminResolver,
  InvitationUsesResolver,
  InvitationsResolver,
  RegistrationResolver,
  WaitlistAdminResolver,
  WaitlistResolver,
  EmailsResolver,
  NotificationsResolver,
  WebhooksResolver,
  WebhookDeliveriesResolver,
  RemotesResolver,
  ReleasesResolver,
  RenderErrorsResolver,
  SandboxResolver,
  StatementIssueResolver,
  StatementsResolver,
  AlertsResolver,
  OverviewResolver,
  PrivacyResolver,
  ProjectFinancesResolver,
  SearchResolver,
  TrackRecordResolver,
  UserOverviewResolver,
] as const;
