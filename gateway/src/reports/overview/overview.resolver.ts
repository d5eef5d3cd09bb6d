import { getNeededPermissions, hasPermission, operationQueue } from '@cimiento/contracts';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import { forbiddenToKey } from '../../platform/errors';
import type { Context, SignedInContext } from '../context';
import { OperationsConsole, QueueItemArgs, QueueItemList } from './operations.types';
import { Overview } from './overview.service';

@Resolver()
export class OverviewResolver {
  @Allows('admin')
  @Query(() => Overview, { description: 'Figures for the back-office dashboard.' })
  adminOverview(@Ctx() { services }: Context): Promise<Overview> {
    return services.overview.getCounters();
  }

  @Allows('admin')
  @Query(() => OperationsConsole, {
    description: 'Work awaiting an administrator, with the size and age of each queue, and the health of the books.',
  })
  async operationsConsole(@Ctx() { services, viewer }: SignedInContext): Promise<OperationsConsole> {
    const { queues, health } = await services.operations.getConsole(viewer.id);
    const mayRead = ({ queue }: OperationsConsole['queues'][number]) =>
      hasPermission(viewer.staffRole, getNeededPermissions(operationQueue[queue].reads));
    return { queues: queues.filter(mayRead), health };
  }

  @Allows('ledger:read')
  @Query(() => QueueItemList, {
    description: 'A page of items from a queue not shown in any other list, oldest first.',
  })
  queueItems(
    @Args(() => QueueItemArgs) { queue, offset, limit }: QueueItemArgs,
    @Ctx() { services, key }: Context,
  ): QueueItemList {
    // Its rows name users.
    if (queue === 'negative_balances' && key && !key.scopes.includes('users:read'))
      throw forbiddenToKey(['users:read']);
    return new QueueItemList(services.operations.listItems({ queue, offset, limit }));
  }
}
