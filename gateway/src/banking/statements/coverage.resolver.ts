import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import type { Context } from '../context';
import { BankCoverage } from './coverage.types';

@Resolver()
export class BankCoverageResolver {
  @Allows('ledger:read')
  @Query(() => BankCoverage, {
    description: "Days covered by a bank account's statements. NOT_FOUND if the account does not exist.",
  })
  bankCoverage(
    @Arg('bankAccountId', () => Int) bankAccountId: number,
    @Ctx() { services }: Context,
  ): Promise<BankCoverage> {
    return services.bankLines.describeCoverage(bankAccountId);
  }
}
