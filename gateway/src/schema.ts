import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { authChecker } from './auth/auth-checker';
import { limitAnswers } from './graphql/limit-answers';
import { describeSchema } from './graphql/descriptions';
import { AccountTokensResolver } from './account-tokens/account-tokens.resolver';
import { ApiKeysResolver } from './api-keys/api-keys.resolver';
import { AdjustmentsResolver } from './adjustments/adjustments.resolver';
import { ApprovalsResolver } from './approvals/approvals.resolver';
import { AuditLogResolver } from './audit-log/audit-log.resolver';
import { AuthResolver } from './auth/auth.resolver';
import { BalanceResolver } from './balance/balance.resolver';
import { BankAccountsResolver } from './bank-accounts/bank-accounts.resolver';
import { CollectingAccountsResolver } from './bank-accounts/collecting-accounts.resolver';
import { PostsResolver } from './blog/posts.resolver';
import { EmailsResolver } from './email/emails.resolver';
import { NotificationsResolver } from './notifications/notifications.resolver';
import { ExitAllocationsResolver, ExitProjectsResolver, ExitsResolver } from './exits/exits.resolver';
import { InvestmentsAdminResolver } from './investments/investments-admin.resolver';
import { InvestmentsResolver } from './investments/investments.resolver';
import { InvitationsAdminResolver, InvitationUsesResolver } from './invitations/invitations-admin.resolver';
import { InvitationsResolver } from './invitations/invitations.resolver';
import { LedgerAccountsResolver, LedgerEntriesResolver, LedgerPostingsResolver } from './ledger/ledger.resolver';
import { OrdersAdminResolver } from './orders/orders-admin.resolver';
import { OrdersResolver } from './orders/orders.resolver';
import { OverviewResolver } from './overview/overview.resolver';
import {
  PaymentRunLeftOutResolver,
  PaymentRunSharesResolver,
  PaymentRunsResolver,
} from './payment-runs/payment-runs.resolver';
import { PaymentsAdminResolver } from './payments/payments-admin.resolver';
import { PaymentsResolver } from './payments/payments.resolver';
import { PrivacyResolver } from './privacy/privacy.resolver';
import { ProfileResolver } from './profile/profile.resolver';
import { ProjectDocumentsResolver } from './projects/project-documents.resolver';
import { ProjectUpdatesResolver } from './projects/project-updates.resolver';
import { AuditEntryProjectResolver, LedgerAccountProjectResolver } from './projects/project-references.resolver';
import { ProjectsResolver } from './projects/projects.resolver';
import { RegistrationResolver } from './registration/registration.resolver';
import { ReleasesResolver, RemotesResolver, RenderErrorsResolver } from './releases/releases.resolver';
import { RentCalendarResolver } from './rent-calendar/rent-calendar.resolver';
import { SandboxResolver } from './sandbox/sandbox.resolver';
import { SecondFactorResolver } from './second-factor/second-factor.resolver';
import { SecondStepResolver } from './auth/second-step.resolver';
import {
  BankStatementsResolver,
  PlannedBankLinesResolver,
  ReconciliationResolver,
} from './reconciliation/reconciliation.resolver';
import { SecurityEventsResolver } from './security-events/security-events.resolver';
import { SessionsResolver } from './auth/sessions.resolver';
import { StatementIssueResolver } from './statements/statement-issue.resolver';
import { StatementsResolver } from './statements/statements.resolver';
import { StepUpResolver } from './auth/step-up.resolver';
import { SettingsResolver } from './settings/settings.resolver';
import { TrackRecordResolver } from './track-record/track-record.resolver';
import { UsersResolver } from './users/users.resolver';
import { WaitlistAdminResolver } from './waitlist/waitlist-admin.resolver';
import { WaitlistResolver } from './waitlist/waitlist.resolver';
import { WebhookDeliveriesResolver, WebhooksResolver } from './webhooks/webhooks.resolver';
import { WithdrawalBatchesResolver, WithdrawalsAdminResolver } from './withdrawals/withdrawals-admin.resolver';
import { WithdrawalsResolver } from './withdrawals/withdrawals.resolver';

/**
 * Lets GraphQL read the fields of records that have no guard by itself. TypeGraphQL's own resolver of a field only runs guards and
 * middleware, and its call for each field of each row keeps compiled queries from reading a row at once.
 */
function simplifyFields(): void {
  const storage = getMetadataStorage();
  const guardedTypes = new Set(
    [...storage.authorizedResolver, ...storage.resolverMiddlewares].map(({ target }) => target),
  );
  const guards = [...storage.authorizedFields, ...storage.middlewares];
  for (const field of storage.fields)
    field.simple =
      field.name === field.schemaName &&
      !guardedTypes.has(field.target) &&
      !guards.some(({ target, fieldName }) => target === field.target && fieldName === field.name);
}

let built: GraphQLSchema | undefined;

/** Returns the schema. It is built once per process, because resolvers have no state. */
export function getGatewaySchema(): GraphQLSchema {
  if (built) return built;
  simplifyFields();
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
      LedgerAccountsResolver,
      LedgerEntriesResolver,
      LedgerPostingsResolver,
      OrdersAdminResolver,
      NotificationsResolver,
      OrdersResolver,
      OverviewResolver,
      PaymentRunLeftOutResolver,
      PaymentRunSharesResolver,
      PaymentRunsResolver,
      PaymentsAdminResolver,
      PaymentsResolver,
      BankStatementsResolver,
      PlannedBankLinesResolver,
      PostsResolver,
      PrivacyResolver,
      ProfileResolver,
      ProjectDocumentsResolver,
      ProjectsResolver,
      ProjectUpdatesResolver,
      ReconciliationResolver,
      RegistrationResolver,
      ReleasesResolver,
      RemotesResolver,
      RenderErrorsResolver,
      RentCalendarResolver,
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
  built = limitAnswers(describeSchema(schema));
  return built;
}
