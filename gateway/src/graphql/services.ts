import { AccountEmails } from '../account-tokens/account-emails';
import { AccountTokens } from '../account-tokens/account-tokens';
import { AccountTokensService } from '../account-tokens/account-tokens.service';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { ApprovalsService } from '../approvals/approvals.service';
import { MoneyIn } from '../approvals/money-in';
import { AdjustmentsService } from '../ledger/adjustments.service';
import { AuditLogService } from '../audit-log/audit-log.service';
import { AuthService } from '../auth/auth.service';
import { BalanceService } from '../balance/balance.service';
import { BankAccountsService } from '../bank-accounts/bank-accounts.service';
import { CollectingAccountsService } from '../bank-accounts/collecting-accounts.service';
import { KnownDevicesService } from '../auth/known-devices.service';
import { PasswordVerifier } from '../auth/password-verifier';
import { StepUpService } from '../auth/step-up.service';
import { PostsService } from '../blog/posts.service';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config/config';
import type { Database } from '../database';
import { createEmailSender } from '../email/send-email';
import { EmailsService } from '../email/emails.service';
import { NotificationsService } from '../notifications/notifications.service';
import { FileStore } from '../files/file-store';
import { createFileScan } from '../files/malware-scan';
import { ExitsService } from '../exits/exits.service';
import { IdempotencyService } from '../idempotency/idempotency.service';
import { InvestmentsAdminService } from '../investments/investments-admin.service';
import { InvestmentsService } from '../investments/investments.service';
import { InvitationsAdminService } from '../invitations/invitations-admin.service';
import { InvitationsService } from '../invitations/invitations.service';
import { InvestmentsLedger } from '../investments/investments-ledger';
import { LedgerBooksService } from '../ledger/ledger-books.service';
import { LedgerCheckpointService } from '../ledger/ledger-checkpoint.service';
import { LedgerSealService } from '../ledger/ledger-seal.service';
import { SealKey } from '../ledger/seal-key';
import { LedgerService } from '../ledger/ledger.service';
import { RecordFollower } from '../ledger/record-follower';
import { OrderSettlement } from '../orders/order-settlement';
import { OrderTermsService } from '../orders/order-terms.service';
import { OrdersAdminService } from '../orders/orders-admin.service';
import { OrdersService } from '../orders/orders.service';
import { OutboxService } from '../outbox/outbox.service';
import { OperationsService } from '../overview/operations.service';
import { OverviewService } from '../overview/overview.service';
import { PaymentRunsService } from '../payment-runs/payment-runs.service';
import { PaymentsAdminService } from '../payments/payments-admin.service';
import { PaymentStatusesService } from '../payments/payment-statuses.service';
import { PaymentReferencesService } from '../payments/payment-references.service';
import { PaymentsImportService } from '../payments/payments-import.service';
import { PaymentsLedger } from '../payments/payments-ledger';
import { PaymentsService } from '../payments/payments.service';
import { BreachesService } from '../privacy/breaches.service';
import { ConsentsService } from '../privacy/consents.service';
import { DataRequestsService } from '../privacy/data-requests.service';
import { ProfileService } from '../profile/profile.service';
import { ProjectDocumentsService } from '../projects/project-documents.service';
import { ProjectUpdatesService } from '../projects/project-updates.service';
import { ProjectsService } from '../projects/projects.service';
import { Encryption } from '../encryption';
import { SecondFactorChanges } from '../second-factor/change-second-factor';
import { PasskeysService } from '../second-factor/passkeys.service';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { PendingSignInsService } from '../auth/pending-sign-ins.service';
import { SecurityEventsService } from '../security-events/security-events.service';
import { SessionsService } from '../auth/sessions.service';
import type { SandboxClock } from '../sandbox/clock';
import { SandboxService } from '../sandbox/sandbox.service';
import { SettingsService } from '../settings/settings.service';
import { ReleaseHealthService } from '../releases/release-health.service';
import { ReleasesService } from '../releases/releases.service';
import { BankLinesService } from '../reconciliation/bank-lines.service';
import { BankStatementsService } from '../reconciliation/bank-statements.service';
import { ReconciliationService } from '../reconciliation/reconciliation.service';
import { CalendarLinksService } from '../rent-calendar/calendar-links.service';
import { RentCalendarService } from '../rent-calendar/rent-calendar.service';
import { RateLimitService } from '../rate-limit/rate-limit.service';
import { StatementIssueService } from '../statements/statement-issue.service';
import { StatementsService } from '../statements/statements.service';
import { TrackRecordService } from '../track-record/track-record.service';
import { TrustedDocumentsService } from '../trusted-documents/trusted-documents.service';
import { AdminChangesService } from '../users/admin-changes.service';
import { UsersAdminService } from '../users/users-admin.service';
import { UsersService } from '../users/users.service';
import { WaitlistAdminService } from '../waitlist/waitlist-admin.service';
import { WaitlistService } from '../waitlist/waitlist.service';
import { WebhookDeliveriesService } from '../webhooks/webhook-deliveries.service';
import { WebhooksService } from '../webhooks/webhooks.service';
import { WithdrawalSettlement } from '../withdrawals/withdrawal-settlement';
import { WithdrawalsAdminService } from '../withdrawals/withdrawals-admin.service';
import { WithdrawalsService } from '../withdrawals/withdrawals.service';

/** Only in production does a new e-mail wait until its link is followed, which needs a mail server. */
function getEmailRule({ email, environment }: GatewayConfig) {
  if (email.smtpUrl === null) return 'held';
  return environment === 'production' ? 'confirmed' : 'immediate';
}

/** Creates the services of a gateway; with the clock of a sandbox in one. */
export function createServices(
  database: Database,
  config: GatewayConfig,
  log: Pick<Logger, 'info' | 'warn'>,
  clock: SandboxClock | null = null,
) {
  const files = new FileStore(config.filesDir);
  const scan = createFileScan(config.malwareScanner);
  const rateLimit = new RateLimitService(database, config.rateLimits);
  const securityEvents = new SecurityEventsService(database, log);
  const passwords = new PasswordVerifier(database, rateLimit);
  const releaseHealth = new ReleaseHealthService(database, config.releases, log);
  const factorChanges = new SecondFactorChanges(database, securityEvents, config.adminSecondFactorRequired);
  const encryption = new Encryption(config.encryptionSecrets, (context) =>
    log.warn({ event: 'secret_unreadable', context }, 'no ENCRYPTION_SECRET opens a stored secret: add the former one'),
  );
  const passkeys = new PasskeysService(database, factorChanges, config);
  const secondFactor = new SecondFactorService(database, factorChanges, encryption, rateLimit);
  const accountTokens = new AccountTokens(config.session.secrets);
  const accountEmails = new AccountEmails(accountTokens);
  const users = new UsersService();
  const settings = new SettingsService(database);
  const invitations = new InvitationsService(database);
  const idempotency = new IdempotencyService(database);
  const invitationsAdmin = new InvitationsAdminService(database, idempotency);
  const ledger = new LedgerService();
  const follower = new RecordFollower(ledger);
  const investmentsLedger = new InvestmentsLedger(follower);
  const withdrawalSettlement = new WithdrawalSettlement(ledger);
  const orderTerms = new OrderTermsService(database);
  const paymentsLedger = new PaymentsLedger(follower);
  const orderSettlement = new OrderSettlement(ledger, paymentsLedger);
  const rentCalendar = new RentCalendarService(database);
  const bankLines = new BankLinesService(database);
  const approvals = new ApprovalsService(database, idempotency, config.approvals);
  const moneyIn = new MoneyIn(approvals, config.moneyInLimit);
  const bankAccounts = new BankAccountsService(database, config.bankAccountBlockMs);
  const exits = new ExitsService(database, idempotency, follower, approvals, orderSettlement);
  const paymentRuns = new PaymentRunsService(database, idempotency, paymentsLedger, approvals, orderTerms, moneyIn);
  const reconciliation = new ReconciliationService(
    database,
    follower,
    orderSettlement,
    withdrawalSettlement,
    moneyIn,
    idempotency,
  );
  const usersAdmin = new UsersAdminService(
    database,
    users,
    config.passwordPolicy,
    securityEvents,
    accountEmails,
    config.environment === 'production',
    approvals,
    idempotency,
    config.session.secrets,
  );
  return {
    reader: database.reader,
    adminChanges: new AdminChangesService(database, approvals, usersAdmin, secondFactor),
    accountTokens,
    apiKeys: new ApiKeysService(database, idempotency, securityEvents, config.sandbox ? 'sandbox' : 'live'),
    adjustments: new AdjustmentsService(database, idempotency, follower, approvals),
    approvals,
    auditLog: new AuditLogService(database),
    auth: new AuthService(
      database,
      users,
      invitations,
      settings,
      rateLimit,
      config.passwordPolicy,
      securityEvents,
      accountEmails,
    ),
    balance: new BalanceService(database),
    bankAccounts,
    bankLines,
    bankStatements: new BankStatementsService(database, follower, orderSettlement, approvals, idempotency),
    breaches: new BreachesService(database),
    calendarLinks: new CalendarLinksService(database, rentCalendar, config),
    collectingAccounts: new CollectingAccountsService(database),
    consents: new ConsentsService(database),
    dataRequests: new DataRequestsService(database, idempotency, securityEvents, createEmailSender(config.email, log)),
    emails: new EmailsService(database, accountTokens, config),
    exits,
    files,
    idempotency,
    investments: new InvestmentsService(database),
    investmentsAdmin: new InvestmentsAdminService(database, idempotency, investmentsLedger, orderSettlement, approvals),
    knownDevices: new KnownDevicesService(database, config, securityEvents),
    invitations,
    invitationsAdmin,
    moneyIn,
    ledger,
    links: new AccountTokensService(database, accountTokens, accountEmails, rateLimit, securityEvents, config),
    ledgerBooks: new LedgerBooksService(database),
    ledgerCheckpoint: new LedgerCheckpointService(database),
    ledgerSeal: new LedgerSealService(database, new SealKey(config.sealSecrets)),
    operations: new OperationsService(database, bankLines, rentCalendar),
    orders: new OrdersService(database, idempotency, orderSettlement, orderTerms),
    ordersAdmin: new OrdersAdminService(database),
    orderSettlement,
    orderTerms,
    notifications: new NotificationsService(database),
    outbox: new OutboxService(database),
    overview: new OverviewService(database),
    paymentRuns,
    payments: new PaymentsService(database),
    paymentsAdmin: new PaymentsAdminService(database, idempotency, paymentsLedger, approvals, moneyIn),
    paymentStatuses: new PaymentStatusesService(database, paymentsLedger, approvals, moneyIn),
    paymentReferences: new PaymentReferencesService(database),
    paymentsImport: new PaymentsImportService(database, idempotency, paymentsLedger, moneyIn),
    passkeys,
    pendingSignIns: new PendingSignInsService(database, config),
    posts: new PostsService(database, idempotency),
    profile: new ProfileService(
      database,
      passwords,
      config.passwordPolicy,
      securityEvents,
      accountEmails,
      rateLimit,
      getEmailRule(config),
    ),
    projectDocuments: new ProjectDocumentsService(database, files, idempotency, scan),
    projects: new ProjectsService(database, orderSettlement, idempotency),
    projectUpdates: new ProjectUpdatesService(database, files, idempotency, scan),
    trustedDocuments: new TrustedDocumentsService(database, config.releases, log),
    releaseHealth,
    releases: new ReleasesService(config.releases, releaseHealth),
    sandbox: new SandboxService(database, idempotency, clock, { bankLines, reconciliation, paymentRuns, exits }),
    secondFactor,
    securityEvents,
    sessions: new SessionsService(database, securityEvents),
    settings,
    rateLimit,
    rentCalendar,
    statementIssue: new StatementIssueService(database, idempotency),
    statements: new StatementsService(database, idempotency, rateLimit, files),
    stepUp: new StepUpService(
      database,
      passwords,
      secondFactor,
      passkeys,
      securityEvents,
      config.environment !== 'production',
    ),
    trackRecord: new TrackRecordService(database),
    users,
    usersAdmin,
    waitlist: new WaitlistService(database),
    waitlistAdmin: new WaitlistAdminService(database, idempotency, invitationsAdmin),
    webhookDeliveries: new WebhookDeliveriesService(database, idempotency),
    webhooks: new WebhooksService(database, idempotency, encryption, securityEvents, config),
    withdrawals: new WithdrawalsService(database, idempotency, ledger, bankAccounts),
    withdrawalsAdmin: new WithdrawalsAdminService(database, idempotency, ledger, approvals),
    withdrawalSettlement,
    reconciliation,
  };
}

/** The services of a gateway, by their names. */
export type Services = ReturnType<typeof createServices>;
