import { AccountEmails } from './account-tokens/account-emails';
import { AccountTokens } from './account-tokens/account-tokens';
import { PendingEmailsService } from './account-tokens/pending-emails.service';
import { AccountTokensService } from './account-tokens/account-tokens.service';
import { ApiKeysService } from './api-keys/api-keys.service';
import { AccountMakers } from './approvals/account-makers';
import { needsApproval } from './approvals/approval-rule';
import { ApprovalsService } from './approvals/approvals.service';
import { AuditLogService } from './audit-log/audit-log.service';
import { AuthService } from './auth/auth.service';
import { KnownDevicesService } from './auth/known-devices.service';
import { PasswordVerifier } from './auth/password-verifier';
import { PendingSignInsService } from './auth/pending-sign-ins.service';
import { SessionsService } from './auth/sessions.service';
import { SignInWatch } from './auth/sign-in-watch';
import { StepUpService } from './auth/step-up.service';
import type { GatewayConfig } from '../platform/config/config';
import type { Base, PlatformServices } from '../platform/services';
import { ProfileService } from './profile/profile.service';
import { SecondFactorChanges } from './second-factor/change-second-factor';
import { PasskeysService } from './second-factor/passkeys.service';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecurityEventsService } from './security-events/security-events.service';
import { createUnreadableReport } from './security-events/unreadable-secrets';
import { SettingsService } from './settings/settings.service';
import { TrustedDocumentsService } from './trusted-documents/trusted-documents.service';
import { AdminChangesService } from './users/admin-changes.service';
import { RoleGrants } from './users/role-grants';
import { UsersAdminService } from './users/users-admin.service';
import { UsersService } from './users/users.service';

/** Only in production does a new e-mail wait until its link is followed, which needs a mail server. */
function getEmailRule({ email, environment }: GatewayConfig) {
  if (email.smtpUrl === null) return 'held';
  return environment === 'production' ? 'confirmed' : 'immediate';
}

export function createAccess({ database, config, log }: Base, platform: PlatformServices) {
  const { idempotency, rateLimit, encryption } = platform;
  const { passwordPolicy } = config;
  const isProduction = config.environment === 'production';
  const securityEvents = new SecurityEventsService(database, log);
  encryption.onUnreadable = createUnreadableReport(database, log);
  const passwords = new PasswordVerifier(database, rateLimit);
  const factorChanges = new SecondFactorChanges(database, securityEvents, config.adminSecondFactorRequired);
  const passkeys = new PasskeysService(database, factorChanges, config);
  const secondFactor = new SecondFactorService(database, factorChanges, encryption, rateLimit);
  const accountTokens = new AccountTokens(config.session.secrets);
  const accountEmails = new AccountEmails(accountTokens);
  const users = new UsersService();
  const accountMakers = new AccountMakers(
    needsApproval(config.approvals, 'account_change') && config.email.smtpUrl !== null,
  );
  const approvals = new ApprovalsService(database, idempotency, config.approvals, accountMakers);
  const pendingEmails = new PendingEmailsService(database, accountEmails, accountTokens, rateLimit);
  const usersAdmin = new UsersAdminService({
    database,
    users,
    passwordPolicy,
    securityEvents,
    emails: accountEmails,
    hasOneTimePasswords: isProduction,
    grants: new RoleGrants(database, approvals, secondFactor),
    pendingEmails,
    holdsEmails: approvals.isNeeded('account_change'),
    idempotency,
    secrets: config.session.secrets,
  });
  return {
    accountEmails,
    accountLinks: new AccountTokensService({
      database,
      tokens: accountTokens,
      pendingEmails,
      mayReceiveLink: (manager, user) => usersAdmin.mayReceiveLink(manager, user),
      emails: accountEmails,
      rateLimit,
      securityEvents,
      config,
    }),
    accountMakers,
    accountTokens,
    adminChanges: new AdminChangesService(database, approvals, usersAdmin, secondFactor, accountMakers),
    apiKeys: new ApiKeysService(database, idempotency, securityEvents, config.sandbox ? 'sandbox' : 'live'),
    approvals,
    auditLog: new AuditLogService(database),
    auth: new AuthService(database, rateLimit, securityEvents),
    knownDevices: new KnownDevicesService(database, config, securityEvents),
    passkeys,
    pendingEmails,
    pendingSignIns: new PendingSignInsService(database, config),
    profile: new ProfileService({
      database,
      passwords,
      passwordPolicy,
      securityEvents,
      emails: accountEmails,
      rateLimit,
      emailRule: getEmailRule(config),
      accountMakers,
    }),
    secondFactor,
    securityEvents,
    sessions: new SessionsService(database, securityEvents),
    settings: new SettingsService(database),
    signInWatch: new SignInWatch(log, isProduction),
    stepUp: new StepUpService({
      database,
      passwords,
      secondFactor,
      passkeys,
      securityEvents,
      isDemonstration: !isProduction,
    }),
    trustedDocuments: new TrustedDocumentsService(config.releases, log),
    users,
    usersAdmin,
  };
}

export type AccessServices = ReturnType<typeof createAccess>;
