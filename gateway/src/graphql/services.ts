import { AuditLogService } from '../audit-log/audit-log.service';
import { AuthService } from '../auth/auth.service';
import { PostsService } from '../blog/posts.service';
import type { EntityManager } from 'typeorm';
import type { GatewayConfig } from '../config/config';
import type { Database } from '../database';
import { IdempotencyService } from '../idempotency/idempotency.service';
import { InvestmentsAdminService } from '../investments/investments-admin.service';
import { InvestmentsService } from '../investments/investments.service';
import { InvitationsAdminService } from '../invitations/invitations-admin.service';
import { InvitationsService } from '../invitations/invitations.service';
import { OrdersService } from '../orders/orders.service';
import { OverviewService } from '../overview/overview.service';
import { PaymentRunsService } from '../payment-runs/payment-runs.service';
import { PaymentsAdminService } from '../payments/payments-admin.service';
import { PaymentsImportService } from '../payments/payments-import.service';
import { PaymentsService } from '../payments/payments.service';
import { ProfileService } from '../profile/profile.service';
import { ProjectsService } from '../projects/projects.service';
import { SettingsService } from '../settings/settings.service';
import { RateLimitService } from '../rate-limit/rate-limit.service';
import { UsersAdminService } from '../users/users-admin.service';
import { UsersService } from '../users/users.service';
import { WaitlistAdminService } from '../waitlist/waitlist-admin.service';
import { WaitlistService } from '../waitlist/waitlist.service';

export type Services = {
  /** For reads without rules, such as the loaders'. */
  reader: EntityManager;
  auditLog: AuditLogService;
  auth: AuthService;
  idempotency: IdempotencyService;
  investments: InvestmentsService;
  investmentsAdmin: InvestmentsAdminService;
  invitations: InvitationsService;
  invitationsAdmin: InvitationsAdminService;
  orders: OrdersService;
  overview: OverviewService;
  paymentRuns: PaymentRunsService;
  payments: PaymentsService;
  paymentsAdmin: PaymentsAdminService;
  paymentsImport: PaymentsImportService;
  posts: PostsService;
  profile: ProfileService;
  projects: ProjectsService;
  settings: SettingsService;
  rateLimit: RateLimitService;
  users: UsersService;
  usersAdmin: UsersAdminService;
  waitlist: WaitlistService;
  waitlistAdmin: WaitlistAdminService;
};

/** Creates the services of a gateway. */
export function createServices(database: Database, config: Pick<GatewayConfig, 'rateLimits'>): Services {
  const rateLimit = new RateLimitService(database, config.rateLimits);
  const users = new UsersService();
  const settings = new SettingsService(database);
  const invitations = new InvitationsService(database);
  const invitationsAdmin = new InvitationsAdminService(database);
  const idempotency = new IdempotencyService(database);
  return {
    reader: database.reader,
    auditLog: new AuditLogService(database),
    auth: new AuthService(database, users, invitations, settings, rateLimit),
    idempotency,
    investments: new InvestmentsService(database),
    investmentsAdmin: new InvestmentsAdminService(database, idempotency),
    invitations,
    invitationsAdmin,
    orders: new OrdersService(database),
    overview: new OverviewService(database),
    paymentRuns: new PaymentRunsService(database, idempotency),
    payments: new PaymentsService(database),
    paymentsAdmin: new PaymentsAdminService(database, idempotency),
    paymentsImport: new PaymentsImportService(database, idempotency),
    posts: new PostsService(database),
    profile: new ProfileService(database, rateLimit),
    projects: new ProjectsService(database),
    settings,
    rateLimit,
    users,
    usersAdmin: new UsersAdminService(database, users),
    waitlist: new WaitlistService(database),
    waitlistAdmin: new WaitlistAdminService(database, invitationsAdmin),
  };
}
