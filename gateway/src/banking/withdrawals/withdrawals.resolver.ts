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
    description: 'The destination bank account as it was at the time of the request.',
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
    description:
      'The batch through which the bank may still pay the withdrawal: the batch in `readBatchId`, or else the current batch.',
  })
  async readBatch(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<WithdrawalBatch | null> {
    const id = row.status === 'requested' ? getFileId(row) : null;
    return id === null ? null : loaders.withdrawalBatch.load(id);
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => Boolean, {
    description:
      "Whether the bank account holder's name differs from the investor's, now or at the request, or the investor's name changed in the last 30 days.",
  })
  async holderDiffers(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.withdrawalFlags.load(row)).holderDiffers;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => Int, { description: 'Number of days since the destination bank account was saved.' })
  async accountAge(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.withdrawalFlags.load(row)).accountAge;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => Boolean, { description: "Whether none of the investor's withdrawals has been paid yet." })
  async isFirst(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.withdrawalFlags.load(row)).isFirst;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => SignedMoneyScalar, {
    description:
      'Amount that remains available to the investor while the requested amount is held; negative if the withdrawal is no longer covered.',
  })
  async balanceAfter(@Root() row: Withdrawal, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.withdrawalFlags.load(row)).balanceAfter;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => CalendarDateScalar, {
    nullable: true,
    description:
      "Date that the paying account's statements must cover before the withdrawal can be approved again, because it left a batch that the bank may still pay. Null for any other withdrawal, and once the statements cover that date.",
  })
  mayBePaidUntil(@Root() row: Withdrawal, @Ctx() { services }: Context): Promise<string | null> {
    return findHeldUntil(services.reader, row);
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'Earliest time at which the withdrawal can be approved; null if it can already be approved, or is not awaiting approval.',
  })
  async approvableFrom(@Root() row: Withdrawal, @Ctx() context: Context): Promise<Date | null> {
    return (await readApprovable(row, context)).from;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => [Int], {
    description:
      'IDs of the administrators who may approve the withdrawal from `approvableFrom` onward; empty if `approvableFrom` is null.',
  })
  async approvableBy(@Root() row: Withdrawal, @Ctx() context: Context): Promise<number[]> {
    return (await readApprovable(row, context)).by;
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => [User], { description: 'The administrators listed in `approvableBy`.' })
  async approvers(@Root() row: Withdrawal, @Ctx() context: Context): Promise<User[]> {
    const { by } = await readApprovable(row, context);
    const users = await Promise.all(by.map((id) => context.loaders.user.load(id)));
    return users.filter((user) => user !== null);
  }

  @Authorized()
  @Query(() => [Withdrawal], { description: "The signed-in user's withdrawals, ordered by ID." })
  myWithdrawals(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Withdrawal[]> {
    return services.withdrawals.list(viewer, page);
  }

  @Authorized()
  @Query(() => Int, { description: "Total number of the signed-in user's withdrawals." })
  myWithdrawalCount(@Ctx() { services, viewer }: SignedInContext): Promise<number> {
    return services.withdrawals.count(viewer);
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Withdrawal, {
    description:
      "Requests a withdrawal to the signed-in user's bank account and holds its amount. INSUFFICIENT_BALANCE if less is available, CONFLICT if there is no bank account, WAITING_PERIOD shortly after the bank account was changed, or after staff changed the user's name, e-mail address, password or second factor. A retry with the same Idempotency-Key header returns the first result.",
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
      "Cancels one of the signed-in user's own withdrawals and releases its amount. If the withdrawal is already cancelled, returns it unchanged. NOT_FOUND for any other withdrawal, CONFLICT if it was already decided, MAY_BE_PAID while the bank may still pay it.",
  })
  cancelWithdrawal(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawals.cancel(viewer, id, actor);
  }
}
