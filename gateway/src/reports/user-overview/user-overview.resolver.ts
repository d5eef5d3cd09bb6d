import { hasPermission, type Permission } from '@cimiento/contracts';
import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { AuditEntry, SecurityEvent } from '../../access/records';
import { Movement } from '../../banking/balance/balance.types';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { IdentityCase } from '../../identity/records';
import { Investment, Order, Payment } from '../../investing/records';
import { Notification } from '../../messages/notifications/notification.entity';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { AccountStatement } from '../account-statements/account-statement.entity';
import type { Context } from '../context';
import { DataSubjectRequest } from '../privacy/data-subject-request.entity';
import { NewestArgs, UserFigures, UserOpenItems, UserOverview } from './user-overview.types';

/** Whether the reader may read a part, by the permissions of the administrator or the scopes of the key. */
const canRead = ({ key, viewer }: Context, ...needed: Permission[]): boolean =>
  key
    ? needed.some((permission) => key.scopes.some((scope) => scope === permission))
    : hasPermission(viewer?.staffRole ?? null, needed);

/** Everything about one account in one round trip. */
@Resolver(() => UserOverview)
export class UserOverviewResolver {
  @Allows('users:read')
  @Query(() => UserOverview, {
    description: 'All information about one account. NOT_FOUND if the account does not exist.',
  })
  async userOverview(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<UserOverview> {
    return { user: await services.usersAdmin.get(id) };
  }

  @FieldResolver(() => UserFigures)
  balance(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<UserFigures> {
    return context.services.userOverview.getFigures(user, {
      ledger: canRead(context, 'ledger:read'),
      investments: canRead(context, 'investments:read'),
      payments: canRead(context, 'payments:read'),
    });
  }

  @FieldResolver(() => UserOpenItems, { description: 'Open orders, withdrawals and requests of the account.' })
  open(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<UserOpenItems> {
    return context.services.userOverview.getOpenItems(user, {
      orders: canRead(context, 'orders:read'),
      withdrawals: canRead(context, 'withdrawals:read'),
      requests: canRead(context, 'privacy:write', 'audit:read'),
    });
  }

  @FieldResolver(() => BankAccount, {
    nullable: true,
    description:
      'The current bank account, with a masked number; null before one is saved, and without `withdrawals:read`.',
  })
  bankAccount(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<BankAccount | null> | null {
    return canRead(context, 'withdrawals:read') ? context.services.userOverview.findBankAccount(user) : null;
  }

  @FieldResolver(() => IdentityCase, {
    nullable: true,
    description: 'Case that decides who the user is; null before one, and without `identity:review`.',
  })
  identity(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<IdentityCase | null> | null {
    return canRead(context, 'identity:review') ? context.services.userOverview.findIdentity(user) : null;
  }

  @FieldResolver(() => [Order], { nullable: true, description: "The account's orders; null without `orders:read`." })
  orders(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<Order[]> | null {
    if (!canRead(context, 'orders:read')) return null;
    return context.services.userOverview.listNewest(Order, { userId: user.id });
  }

  @FieldResolver(() => [Investment], {
    nullable: true,
    description: "The account's investments; null without `investments:read`.",
  })
  investments(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<Investment[]> | null {
    if (!canRead(context, 'investments:read')) return null;
    return context.services.userOverview.listNewest(Investment, { userId: user.id });
  }

  @FieldResolver(() => [Payment], {
    nullable: true,
    description: "The account's payments; null without `payments:read`.",
  })
  payments(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<Payment[]> | null {
    if (!canRead(context, 'payments:read')) return null;
    return context.services.userOverview.listNewest(Payment, { userId: user.id });
  }

  @FieldResolver(() => [Withdrawal], {
    nullable: true,
    description: "The account's withdrawals; null without `withdrawals:read`.",
  })
  withdrawals(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<Withdrawal[]> | null {
    if (!canRead(context, 'withdrawals:read')) return null;
    return context.services.userOverview.listNewest(Withdrawal, { userId: user.id });
  }

  @FieldResolver(() => [Movement], {
    nullable: true,
    description: 'Movements in the available balance; null without the `ledger:read` permission.',
  })
  movements(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<Movement[]> | null {
    return canRead(context, 'ledger:read') ? context.services.userOverview.listMovements(user) : null;
  }

  @FieldResolver(() => [Notification], { description: "The account's in-app notifications." })
  notices(
    @Root() { user }: UserOverview,
    @Args(() => NewestArgs) { limit }: NewestArgs,
    @Ctx() { services }: Context,
  ): Promise<Notification[]> {
    return services.userOverview.listNewest(Notification, { userId: user.id }, limit);
  }

  @FieldResolver(() => [OutboxMessage], {
    description: "E-mails to the account's current address in the last 90 days.",
  })
  emails(@Root() { user }: UserOverview, @Ctx() { services }: Context): Promise<OutboxMessage[]> {
    return services.userOverview.listEmails(user);
  }

  @FieldResolver(() => [AccountStatement], {
    nullable: true,
    description: "The account's statements; null for API keys.",
  })
  statements(
    @Root() { user }: UserOverview,
    @Args(() => NewestArgs) { limit }: NewestArgs,
    @Ctx() { key, services }: Context,
  ): Promise<AccountStatement[]> | null {
    return key ? null : services.userOverview.listNewest(AccountStatement, { userId: user.id }, limit);
  }

  @FieldResolver(() => [DataSubjectRequest], {
    nullable: true,
    description:
      'Requests about personal data; null unless the caller has the `privacy:write` or `audit:read` permission.',
  })
  requests(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<DataSubjectRequest[]> | null {
    if (!canRead(context, 'privacy:write', 'audit:read')) return null;
    return context.services.userOverview.listNewest(DataSubjectRequest, { userId: user.id });
  }

  @FieldResolver(() => [AuditEntry], {
    nullable: true,
    description: "Changes to the account's records; null without the `audit:read` permission.",
  })
  changes(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<AuditEntry[]> | null {
    if (!canRead(context, 'audit:read')) return null;
    return context.services.userOverview.listNewest(AuditEntry, { personId: user.id });
  }

  @FieldResolver(() => [SecurityEvent], {
    nullable: true,
    description: 'Sign-ins and other security events for the account; null without the `audit:read` permission.',
  })
  securityEvents(@Root() { user }: UserOverview, @Ctx() context: Context): Promise<SecurityEvent[]> | null {
    if (!canRead(context, 'audit:read')) return null;
    return context.services.userOverview.listNewest(SecurityEvent, { userId: user.id });
  }
}
