import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { SignedInContext } from '../graphql/context';
import { ReturnEntry, ReturnHistory } from './return-history.type';

@Resolver(() => ReturnHistory)
export class PaymentsResolver {
  @Authorized()
  @Query(() => ReturnHistory, { description: "The signed-in person's return payments." })
  myReturns(@Ctx() { services, viewer }: SignedInContext): Promise<ReturnHistory> {
    return services.payments.getSummary(viewer);
  }

  @FieldResolver(() => [ReturnEntry], {
    description: 'Newest period first, then newest id; all of them unless limited.',
  })
  returnHistory(
    @Arg('limit', () => Int, { nullable: true }) limit: number | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<ReturnEntry[]> {
    return services.payments.listHistory(viewer, limit);
  }
}
