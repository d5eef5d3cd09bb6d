import { Args, Authorized, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { SignedInContext } from '../context';
import { MoneyScalar } from '../../platform/graphql';
import { Balance, Movement, MovementArgs } from './balance.types';

@Resolver(() => Balance)
export class BalanceResolver {
  @FieldResolver(() => MoneyScalar, {
    description:
      'Sum of announced payments that have not yet been received: pending payments, and paid payments with a future date.',
  })
  upcoming(@Ctx() { services, viewer }: SignedInContext): Promise<string> {
    return services.balance.sumUpcoming(viewer);
  }

  @FieldResolver(() => MoneyScalar, {
    description: 'Capital of the investments whose share of a sale was credited. It is no longer invested.',
  })
  returned(@Ctx() { services, viewer }: SignedInContext): Promise<string> {
    return services.balance.sumReturned(viewer);
  }

  @Authorized()
  @Query(() => Balance, { description: "The signed-in user's balance." })
  myBalance(@Ctx() { services, viewer }: SignedInContext): Promise<Balance> {
    return services.balance.getOwn(viewer);
  }

  @Authorized()
  @Query(() => [Movement], {
    description:
      "Movements in the signed-in user's available balance, newest first. `after` continues with older ones.",
  })
  myMovements(
    @Args(() => MovementArgs) request: MovementArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Movement[]> {
    return services.balance.listOwn(viewer, { ...request });
  }
}
