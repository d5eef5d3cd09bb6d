import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { authChecker } from '../auth/auth-checker';
import { AuditResolver } from '../audit-log/audit-log.resolver';
import { AuthResolver } from '../auth/auth.resolver';
import { PostsResolver } from '../blog/posts.resolver';
import { InvestmentsAdminResolver } from '../investments/investments-admin.resolver';
import { InvestmentsResolver } from '../investments/investments.resolver';
import { InvitationsAdminResolver, InvitationUsesResolver } from '../invitations/invitations-admin.resolver';
import { InvitationsResolver } from '../invitations/invitations.resolver';
import { OrdersResolver } from '../orders/orders.resolver';
import { OverviewResolver } from '../overview/overview.resolver';
import { PaymentRunSharesResolver, PaymentRunsResolver } from '../payment-runs/payment-runs.resolver';
import { PaymentsAdminResolver } from '../payments/payments-admin.resolver';
import { PaymentsResolver } from '../payments/payments.resolver';
import { ProfileResolver } from '../profile/profile.resolver';
import { ProjectsResolver } from '../projects/projects.resolver';
import { SettingsResolver } from '../settings/settings.resolver';
import { UsersResolver } from '../users/users.resolver';
import { WaitlistAdminResolver } from '../waitlist/waitlist-admin.resolver';
import { WaitlistResolver } from '../waitlist/waitlist.resolver';

let built: GraphQLSchema | undefined;

/** The schema, built once: resolvers hold nothing of their own, so every gateway of a process can use the same one. */
export function gatewaySchema(): GraphQLSchema {
  built ??= buildSchemaSync({
    resolvers: [
      AuditResolver,
      AuthResolver,
      InvestmentsAdminResolver,
      InvestmentsResolver,
      InvitationsAdminResolver,
      InvitationsResolver,
      InvitationUsesResolver,
      OrdersResolver,
      OverviewResolver,
      PaymentRunSharesResolver,
      PaymentRunsResolver,
      PaymentsAdminResolver,
      PaymentsResolver,
      PostsResolver,
      ProfileResolver,
      ProjectsResolver,
      SettingsResolver,
      UsersResolver,
      WaitlistAdminResolver,
      WaitlistResolver,
    ],
    authChecker,
    // The Joi schemas of the contract validate, in the services.
    validate: false,
  });
  return built;
}
