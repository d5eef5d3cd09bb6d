import { hasPermission } from '@cimiento/contracts';
import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { CalendarDateScalar, DateTimeScalar, PageArgs, SignedMoneyScalar } from '../../platform/graphql';
import { User } from '../../access/records';
import type { Approvable } from './approvable';
import { getFileId } from './file-rows';
import { findHeldUntil } from './may-be-paid';
import { WithdrawalBatch } from './withdrawal-batch.entity';
import { Withdrawal } from './withdrawal.entity';
import { WithdrawalInput } from './withdrawals.inputs';

const somebody: Approvable = { from: null, by: [] };

/** Who may approve a withdrawal that waits, where one administrator may not do everything. */
const readApprovable = async (row: Withdrawal, { services, loaders }: Context): Promise<Approvable> =>
  row.status === 'requested' && services.approvals.isNeeded('money_in') ? loaders.approvable.load(row) : somebody;

@Resolver(() => Withdrawal)
export class WithdrawalsResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: Withdrawal, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }

  @FieldResolver(() => BankAccount, {
    nullable: true,
    description: 'The account as it was at the time of the request.',
  })
  async bankAccount(
    @Root() { userId, bankAccountId, status }: Withdrawal,
    @Ctx() { loaders, viewer, key }: Context,
  ): Promise<BankAccount | null> {
    const account = await loaders.bankAccount.load(bankAccountId);
    const decides = !key && viewer !== null && hasPermission(viewer.staffRole, ['withdrawals:decide']);
    // A copy: the loader gives the same account for other withdrawals.
    return account && decides && status === 'requested' && viewer.id !== userId
      ? Object.assign(new BankAccount(), account, { isToDecide: true })
      : account;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => WithdrawalBatch, {
    nullable: true,
    description: 'The batch by which the bank may still pay it: that of `readBatchId`, or its current one.',
  })
  async readBatch(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<WithdrawalBatch | null> {
    const id = row.status === 'requested' ? getFileId(row) : null;
    return id === null ? null : loaders.withdrawalBatch.load(id);
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => Boolean, {
    description: 'Whether the holder of its bank account has a different name than its investor.',
  })
  async holderDiffers(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.withdrawalFlags.load(row)).holderDiffers;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => Int, { description: 'Days since its bank account was saved.' })
  async accountAge(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.withdrawalFlags.load(row)).accountAge;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => Boolean, { description: 'Whether its investor has no paid withdrawal yet.' })
  async isFirst(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.withdrawalFlags.load(row)).isFirst;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => SignedMoneyScalar, {
    description:
      'Amount that remains available to its investor, whose requested amount is held; negative if it is no longer covered.',
  })
  async balanceAfter(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.withdrawalFlags.load(row)).balanceAfter;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => CalendarDateScalar, {
    nullable: true,
    description:
      'Day that statements of the paying account must cover before it can be approved again, because it left a batch the bank may still pay. Null for any other, and once they cover it.',
  })
  mayBePaidUntil(@Root() row: Withdrawal, @Ctx() { services }: Context): Promise<string | null> {
    return findHeldUntil(services.reader, row);
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'From when it can be approved; null if it already can, or is not awaiting approval.',
  })
  async approvableFrom(@Root() row: Withdrawal, @Ctx() context: Context): Promise<Date | null> {
    return (await readApprovable(row, context)).from;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => [Int], {
    description: 'Ids of the administrators who may approve it from then on; empty without `approvableFrom`.',
  })
  async approvableBy(@Root() row: Withdrawal, @Ctx() context: Context): Promise<number[]> {
    return (await readApprovable(row, context)).by;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => [User], { description: 'The administrators of `approvableBy`.' })
  async approvers(@Root() row: Withdrawal, @Ctx() context: Context): Promise<User[]> {
    const { by } = await readApprovable(row, context);
    const users = await Promise.all(by.map((id) => context.loaders.user.load(id)));
    return users.filter((user) => user !== null);
  }

  @Authorized()
  @Query(() => [Withdrawal], { description: "The signed-in user's own withdrawals, by id." })
  myWithdrawals(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Withdrawal[]> {
    return services.withdrawals.list(viewer, page);
  }

  @Authorized()
  @Query(() => Int, { description: "Number of the signed-in user's own withdrawals." })
  myWithdrawalCount(@Ctx() { services, viewer }: SignedInContext): Promise<number> {
    return services.withdrawals.count(viewer);
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Withdrawal, {
    description:
      "Requests a withdrawal to the signed-in user's bank account and holds its amount. INSUFFICIENT_BALANCE when less is available, CONFLICT without a bank account, WAITING_PERIOD shortly after it was changed, or after staff changed the name, e-mail, password or second factor of the account. A retry with the same Idempotency-Key header returns the first result.",
  })
  requestWithdrawal(
    @Arg('input', () => WithdrawalInput) input: WithdrawalInput,
    @Ctx() context: SignedInContext,
  ): Promise<Withdrawal> {
    return context.services.withdrawals.request(context.viewer, input, context.actor);
  }

  @Authorized()
  @Mutation(() => Withdrawal, {
    description:
      "Cancels one of the signed-in user's own withdrawals and frees its amount. Returns an already cancelled withdrawal unchanged. NOT_FOUND for any other, CONFLICT when it was decided, MAY_BE_PAID while the bank may still pay it.",
  })
  cancelWithdrawal(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawals.cancel(viewer, id, actor);
  }
}
