import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../graphql/context';
import { Overview } from './overview.type';

@Resolver()
export class OverviewResolver {
  @Authorized('admin')
  @Query(() => Overview, { description: 'How much of everything there is.' })
  adminOverview(@Ctx() { services }: GatewayContext): Promise<Overview> {
    return services.overview.counters();
  }
}
