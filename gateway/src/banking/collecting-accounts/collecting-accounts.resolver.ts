import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import type { Context } from '../context';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';

@Resolver(() => CollectingAccount)
export class CollectingAccountsResolver {
  @Authorized()
  @Query(() => [CollectingAccount], { description: "The company's bank accounts for deposits, ordered by ID." })
  collectingAccounts(@Ctx() { services }: Context): Promise<CollectingAccount[]> {
    return services.collectingAccounts.listOpen();
  }

  @Allows('ledger:read')
  @Query(() => [CollectingAccount], { description: "The company's bank accounts for administrators, ordered by ID." })
  adminCollectingAccounts(@Ctx() { services }: Context): Promise<CollectingAccount[]> {
    return services.collectingAccounts.list();
  }
}
