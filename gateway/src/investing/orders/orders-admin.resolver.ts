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
  @FieldResolver(() => User, { nullable: true, description: 'The investor; for administrators.' })
  user(@Root() { userId }: Order, @Ctx() { loaders }: Context) {
    return loaders.user.load(userId);
  }

  @Allows('orders:read')
  @ExportsData()
  @Query(() => [Order], { description: 'All orders, by id.' })
  orders(@Args(() => OrderPageArgs) request: OrderPageArgs, @Ctx() { services, readBy }: Context): Promise<Order[]> {
    return services.ordersAdmin.lists.listAfter(readBy, { ...request });
  }

  @Allows('orders:read')
  @Query(() => Int, { description: 'Number of orders that `orders` lists on all pages.' })
  orderCount(@Args(() => OrderPageArgs) request: OrderPageArgs, @Ctx() { services, readBy }: Context): Promise<number> {
    return services.ordersAdmin.lists.countRecords(readBy, { ...request });
  }

  @Allows('orders:read')
  @Query(() => OrderList, { description: 'A page of orders, searched by number, reference, project or investor.' })
  adminOrders(@Args(() => OrderListArgs) request: OrderListArgs, @Ctx() { services, readBy }: Context): OrderList {
    return new OrderList(services.ordersAdmin.lists.getPage(readBy, request));
  }

  @Allows('orders:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Reminds the investor of a live reservation to send the transfer. NOT_FOUND, CONFLICT when it is no longer reserved.',
  })
  remindOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.remind(id, context.actor);
  }

  @Allows('orders:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Extends a live reservation by two days and notifies its investor. NOT_FOUND, CONFLICT when it is no longer reserved, or would exceed the longest reservation.',
  })
  extendOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.extend(id, context.actor);
  }

  @Allows('orders:write')
  @RequiresStepUp('production only')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Cancels an order on behalf of its investor, as `cancelOrder` does. Returns an already cancelled order unchanged. NOT_FOUND, CONFLICT when it expired or can no longer be cancelled.',
  })
  cancelInvestorOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.cancel(id, context.actor);
  }

  @Query(() => OrderTerms, { description: 'Time limits of orders, and limits of reservations per user.' })
  orderTerms(@Ctx() { services }: Context): Promise<OrderTerms> {
    return services.orderTerms.get();
  }

  @Allows('orders:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['settings_change'] })
  @Mutation(() => OrderTerms, {
    description:
      'Sets how long orders wait and how much may be reserved, for new orders. Omitted limits are left unchanged. APPROVAL_PENDING for a shorter cooling-off period or a higher limit.',
  })
  setOrderTerms(
    @Arg('input', () => OrderTermsInput) input: OrderTerms,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<OrderTerms> {
    return services.orderTerms.set(input, actor);
  }
}
