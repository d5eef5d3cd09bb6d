import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { RequiresStepUp } from '../../access/auth/step-up';
import type { Context, SignedInContext } from '../context';
import { PageArgs } from '../../platform/graphql/page.inputs';
import { getIdempotentRequest } from '../../platform/idempotency/idempotent-request';
import { User } from '../../access/users/user.entity';
import { Withdrawal } from './withdrawal.entity';
import { WithdrawalInput } from './withdrawals.inputs';

@Resolver(() => Withdrawal)
export class WithdrawalsResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: Withdrawal, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }

  @FieldResolver(() => BankAccount, { nullable: true, description: 'The account as it was when it was requested.' })
  bankAccount(@Root() { bankAccountId }: Withdrawal, @Ctx() { loaders }: Context): Promise<BankAccount | null> {
    return loaders.bankAccount.load(bankAccountId);
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
  @Mutation(() => Withdrawal, {
    description:
      "Requests a withdrawal to the signed-in user's bank account and holds its amount. INSUFFICIENT_BALANCE when less is available, CONFLICT without a bank account, WAITING_PERIOD a short while after it was changed, or after staff changed name, e-mail, password or second factor of the account. A retry with the same Idempotency-Key header gets the first answer.",
  })
  requestWithdrawal(
    @Arg('input', () => WithdrawalInput) input: WithdrawalInput,
    @Ctx() context: SignedInContext,
  ): Promise<Withdrawal> {
    return context.services.withdrawals.request(context.viewer, input, getIdempotentRequest(context));
  }

  @Authorized()
  @Mutation(() => Withdrawal, {
    description:
      "Cancels one of the signed-in user's own withdrawals and releases its amount; one that is cancelled already is given again. NOT_FOUND for any other, CONFLICT when it was decided.",
  })
  cancelWithdrawal(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawals.cancel(viewer, id, actor);
  }
}
