import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { SignedInContext } from '../context';
import { InvestorInvestment } from './investor-investment.types';

@Resolver()
export class InvestmentsResolver {
  @Authorized()
  @Query(() => [InvestorInvestment], { description: "The signed-in user's investments, ordered by ID." })
  myInvestments(@Ctx() { services, viewer }: SignedInContext): Promise<InvestorInvestment[]> {
    return services.investments.listOwn(viewer);
  }
}
