import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { LineUseResolver, ReceivedMoneyResolver } from './banking/reconciliation/received-money.resolver';
import { buildSchemaSync } from 'type-graphql';
import { authChecker } from './access/guards/auth-checker';
import { limitAnswers } from './platform/graphql/limit-answers';
import { describeSchema } from './descriptions';
import { AccountTokensResolver } from './access/account-tokens/account-tokens.resolver';
import { ApiKeysResolver } from './access/api-keys/api-keys.resolver';
import { AdjustmentsResolver } from './banking/adjustments/adjustments.resolver';
import { ApprovalsResolver } from './access/approvals/approvals.resolver';
import { AuditLogResolver } from './access/audit-log/audit-log.resolver';
import { AuthResolver } from './access/auth/auth.resolver';
import { BalanceResolver } from './banking/balance/balance.resolver';
import { BankAccountsResolver } from './banking/bank-accounts/bank-accounts.resolver';
import { CollectingAccountsResolver } from './banking/bank-accounts/collecting-accounts.resolver';
import { PostsResolver } from './joining/blog/posts.resolver';
import { EmailsResolver } from './messages/email/emails.resolver';
import { NotificationsResolver } from './messages/notifications/notifications.resolver';
import { ExitAllocationsResolver, ExitProjectsResolver, ExitsResolver } from './investing/exits/exits.resolver';
import { InvestmentsAdminResolver } from './investing/investments/investments-admin.resolver';
import { InvestmentsResolver } from './investing/investments/investments.resolver';
import { InvitationsAdminResolver, InvitationUsesResolver } from './joining/invitations/invitations-admin.resolver';
import { InvitationsResolver } from './joining/invitations/invitations.resolver';
import { PeriodsResolver } from './books/periods/periods.resolver';
import { LedgerAccountsResolver, LedgerEntriesResolver, LedgerPostingsResolver } from './books/ledger/ledger.resolver';
import { acceptFormerFunding } from './investing/orders/former-funding';
import { OrdersAdminResolver } from './investing/orders/orders-admin.resolver';
import { OrdersResolver } from './investing/orders/orders.resolver';
import { OverviewResolver } from './reports/overview/overview.resolver';
import { PaymentMonthsResolver } from './investing/payment-months/payment-months.resolver';
import {
  PaymentRunLeftOutResolver,
  PaymentRunSharesResolver,
  PaymentRunsResolver,
} from './investing/payment-runs/payment-runs.resolver';
import { PaymentsAdminResolver } from './investing/payments/payments-admin.resolver';
import { PaymentsResolver, ReturnEntryResolver } from './investing/payments/payments.resolver';
import { PrivacyResolver } from './reports/privacy/privacy.resolver';
import { ProfileResolver } from './access/profile/profile.resolver';
import { ProjectDocumentsResolver } from './investing/projects/project-documents.resolver';
import { ProjectUpdatesResolver } from './investing/projects/project-updates.resolver';
import {
  AuditEntryProjectResolver,
  LedgerAccountProjectResolver,
} from './investing/projects/project-references.resolver';
import { ProjectsResolver } from './investing/projects/projects.resolver';
import { RegistrationResolver } from './joining/registration/registration.resolver';
import { ReleasesResolver, RemotesResolver, RenderErrorsResolver } from './ops/releases/releases.resolver';
import { RentCalendarResolver } from './investing/rent-calendar/rent-calendar.resolver';
import { SearchResolver } from './reports/search/search.resolver';
import { SandboxResolver } from './ops/sandbox/sandbox.resolver';
import { SecondFactorResolver } from './access/second-factor/second-factor.resolver';
import { SecondStepResolver } from './access/auth/second-step.resolver';
import { PlannedBankLinesResolver, ReconciliationResolver } from './banking/reconciliation/reconciliation.resolver';
import { BankStatementsResolver } from './banking/reconciliation/bank-statements.resolver';
import { BankCoverageResolver } from './banking/statements/coverage.resolver';
import { BankRulesResolver } from './banking/rules/bank-rules.resolver';
import { StatementFilesResolver } from './banking/statement-files/statement-files.resolver';
import { SecurityEventsResolver } from './access/security-events/security-events.resolver';
import { SessionsResolver } from './access/auth/sessions.resolver';
import { StatementIssueResolver } from './reports/account-statements/statement-issue.resolver';
import { StatementsResolver } from './reports/account-statements/statements.resolver';
import { StepUpResolver } from './access/auth/step-up.resolver';
import { SettingsResolver } from './access/settings/settings.resolver';
import { TrackRecordResolver } from './reports/track-record/track-record.resolver';
import { UserOverviewResolver } from './reports/user-overview/user-overview.resolver';
import { UsersResolver } from './access/users/users.resolver';
import { WaitlistAdminResolver } from './joining/waitlist/waitlist-admin.resolver';
import { WaitlistResolver } from './joining/waitlist/waitlist.resolver';
import { WebhookDeliveriesResolver, WebhooksResolver } from './messages/webhooks/webhooks.resolver';
import { WithdrawalBatchesResolver } from './banking/withdrawals/withdrawal-batches.resolver';
import { WithdrawalsAdminResolver } from './banking/withdrawals/withdrawals-admin.resolver';
import { WithdrawalsResolver } from './banking/withdrawals/withdrawals.resolver';

let built: GraphQLSchema | undefined;

/** Returns the schema. It is built once per process, because resolvers have no state. */
export function getGatewaySchema(): GraphQLSchema {
  if (built) return built;
  const schema = buildSchemaSync({
    resolvers: [
      AccountTokensResolver,
      ApiKeysResolver,
      AdjustmentsResolver,
      ApprovalsResolver,
      AuditEntryProjectResolver,
      AuditLogResolver,
      AuthResolver,
      BalanceResolver,
      BankAccountsResolver,
      CollectingAccountsResolver,
      EmailsResolver,
      ExitAllocationsResolver,
      ExitProjectsResolver,
      ExitsResolver,
      InvestmentsAdminResolver,
      InvestmentsResolver,
      InvitationsAdminResolver,
      InvitationsResolver,
      InvitationUsesResolver,
      LedgerAccountProjectResolver,
      LineUseResolver,
      PeriodsResolver,
      LedgerAccountsResolver,
      LedgerEntriesResolver,
      LedgerPostingsResolver,
      OrdersAdminResolver,
      NotificationsResolver,
      OrdersResolver,
      OverviewResolver,
      PaymentMonthsResolver,
      PaymentRunLeftOutResolver,
      PaymentRunSharesResolver,
      PaymentRunsResolver,
      PaymentsAdminResolver,
      PaymentsResolver,
      ReturnEntryResolver,
      BankStatementsResolver,
      PlannedBankLinesResolver,
      PostsResolver,
      PrivacyResolver,
      ProfileResolver,
      ProjectDocumentsResolver,
      ProjectsResolver,
      ProjectUpdatesResolver,
      ReceivedMoneyResolver,
      ReconciliationResolver,
      BankRulesResolver,
      BankCoverageResolver,
      StatementFilesResolver,
      RegistrationResolver,
      ReleasesResolver,
      RemotesResolver,
      RenderErrorsResolver,
      RentCalendarResolver,
      SearchResolver,
      SandboxResolver,
      SecondFactorResolver,
      SecondStepResolver,
      SecurityEventsResolver,
      SessionsResolver,
      SettingsResolver,
      StatementsResolver,
      StatementIssueResolver,
      StepUpResolver,
      TrackRecordResolver,
      UserOverviewResolver,
      UsersResolver,
      WaitlistAdminResolver,
      WaitlistResolver,
      WebhookDeliveriesResolver,
      WebhooksResolver,
      WithdrawalBatchesResolver,
      WithdrawalsAdminResolver,
      WithdrawalsResolver,
    ],
    authChecker,
    // Services validate with the contract's Joi schemas.
    validate: false,
  });
  built = acceptFormerFunding(limitAnswers(describeSchema(schema)));
  return built;
}
