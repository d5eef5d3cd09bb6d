import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/request/guarded';
import { Allows } from '../../platform/request/allows';
import { ExportsData } from '../../access/auth/exports-data';
import { RequiresStepUp } from '../../access/auth/step-up';
import type { Context, SignedInContext } from '../context';
import { User } from '../../access/users/user.entity';
import { Order } from './order.entity';
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
  @Query(() => [Order], { description: 'Orders of everybody, by id.' })
  orders(@Args(() => OrderPageArgs) request: OrderPageArgs, @Ctx() { services, readBy }: Context): Promise<Order[]> {
    return services.ordersAdmin.lists.listAfter(readBy, { ...request });
  }

  @Allows('orders:read')
  @Query(() => Int, { description: 'Number of the orders that `orders` lists on all pages.' })
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
      'Reminds the investor of a live reservation of its transfer, now. NOT_FOUND, CONFLICT when it is not reserved any more.',
  })
  remindOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.remind(id, context.actor);
  }

  @Allows('orders:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Gives a live reservation two more days, and notifies its investor. NOT_FOUND, CONFLICT when it is not reserved any more, or would wait longer than any reservation may.',
  })
  extendOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.extend(id, context.actor);
  }

  @Allows('orders:write')
  @RequiresStepUp('production only')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Order, {
    description:
      'Cancels an order for its investor, as `cancelOrder` does for them. A cancelled one is given again. NOT_FOUND, CONFLICT when it expired or can no longer be cancelled.',
  })
  cancelInvestorOrder(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Order> {
    return context.services.ordersAdmin.cancel(id, context.actor);
  }

  @Query(() => OrderTerms, { description: 'How long orders wait, and how much one user may reserve.' })
  orderTerms(@Ctx() { services }: Context): Promise<OrderTerms> {
    return services.orderTerms.get();
  }

  @Allows('orders:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['settings_change'] })
  @Mutation(() => OrderTerms, {
    description:
      'Sets how long orders wait and how much may be reserved, from now on. A limit that is left out stays. APPROVAL_PENDING for less time to cancel or more that may be reserved.',
  })
  setOrderTerms(
    @Arg('input', () => OrderTermsInput) input: OrderTerms,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<OrderTerms> {
    return services.orderTerms.set(input, actor);
  }
}
