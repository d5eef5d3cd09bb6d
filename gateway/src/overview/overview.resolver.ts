import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../graphql/context';
import { Overview } from './overview.service';

@Resolver()
export class OverviewResolver {
  @Authorized('admin')
  @Query(() => Overview, { description: 'Counters of the back office dashboard.' })
  adminOverview(@Ctx() { services }: GatewayContext): Promise<Overview> {
    return services.overview.getCounters();
  }
}
