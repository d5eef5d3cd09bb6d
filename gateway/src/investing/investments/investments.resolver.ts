import { Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context, SignedInContext } from '../context';
import { RentPace } from '../rent-calendar/rent-pace.types';
import { InvestorInvestment } from './investor-investment.types';

@Resolver(() => InvestorInvestment)
export class InvestmentsResolver {
  @Authorized()
  @Query(() => [InvestorInvestment], { description: "The signed-in user's investments, ordered by ID." })
  myInvestments(@Ctx() { services, viewer }: SignedInContext): Promise<InvestorInvestment[]> {
    return services.investments.listOwn(viewer);
  }

  @FieldResolver(() => RentPace, {
    description: 'The rents of the investment compared with what was expected by today.',
  })
  rentPace(@Root() investment: InvestorInvestment, @Ctx() { loaders }: Context): Promise<RentPace> {
    return loaders.rentPace.load(investment);
  }
}
