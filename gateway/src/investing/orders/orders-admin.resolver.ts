import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { User } from '../../access/records';
import { Order } from '../records';
import { OrderTerms, OrderTermsInput } from './orders.inputs';
import { OrderList, OrderListArgs, OrderPageArgs } from './orders.list';

@Resolver(() => Order)
export class OrdersAdminResolver {
  @Allows('admin')
  @FieldResolver(() => User, { nullable: true, description: 'The investor; available to administrators.' })
  user(@Root() { userId }: Order, @Ctx() { loaders }: Context) {
    return loaders.user.load(userId);
  }

  @Allows('orders:read')
  @ExportsData()
  @Query(() => [Order], { description: 'All orders, ordered by ID.' })
  orders(@Args(() => OrderPageArgs) request: OrderPageArgs, @Ctx() { services, readBy }: Context): Promise<Order[]> {
    return services.ordersAdmin.lists.listAfter(readBy, { ...request });
  }

  @Allows('orders:read')
  @Query(() => Int, { description: 'Total number of orders that `orders` lists across all pages.' })
  orderCount(@Args(() => OrderPageArgs) request: OrderPageArgs, @Ctx() { services, readBy }: Context): Promise<number> {
    return services.ordersAdmin.lists.countRecords(readBy, { ...request });
  }

  @Allows('orders:read')
  @Query(() => OrderList, { description: 'A page of orders, searchable by number, reference, project or investor.' })
  adminOrders(@Args(() => OrderListArgs) request: OrderListArgs, @Ctx() { services, readBy }: Context): OrderList {
    return new OrderList(services.ordersAdmin.lists.getPage(readBy, request));
  }

  @Allows('orders:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Reminds the investor of an active reservation to send the transfer. NOT_FOUND if it does not exist, CONFLICT if it is no longer reserved.',
  })
  remindOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.remind(id, context.actor);
  }

  @Allows('orders:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Extends an active reservation by two days and notifies its investor. NOT_FOUND if it does not exist, CONFLICT if it is no longer reserved or would exceed the maximum reservation period.',
  })
  extendOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.extend(id, context.actor);
  }

  @Allows('orders:write')
  @RequiresStepUp('production only')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Cancels an order on behalf of its investor, as `cancelOrder` does. If the order is already cancelled, returns it unchanged. NOT_FOUND if it does not exist, CONFLICT if it has expired or can no longer be cancelled.',
  })
  cancelInvestorOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.cancel(id, context.actor);
  }

  @Query(() => OrderTerms, { description: 'Time limits for orders and per-user limits for reservations.' })
  orderTerms(@Ctx() { services }: Context): Promise<OrderTerms> {
    return services.orderTerms.get();
  }

  @Allows('orders:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['settings_change'] })
  @Mutation(() => OrderTerms, {
    description:
      'Sets the time limits and reservation limits for new orders. Omitted limits are left unchanged. APPROVAL_PENDING for a shorter cooling-off period or a higher limit.',
  })
  setOrderTerms(
    @Arg('input', () => OrderTermsInput) input: OrderTerms,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<OrderTerms> {
    return services.orderTerms.set(input, actor);
  }
}
