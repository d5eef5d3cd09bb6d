import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { DateTimeScalar, Warning } from '../../platform/graphql';
import { isWaiting, lengthenRight, Order, Project } from '../records';
import { getCancellableUntil, isOpenFor } from './order-terms.service';
import { createEqualOrderWarning } from './equal-orders';
import { OrderInput } from './orders.inputs';

const place = (input: OrderInput, context: SignedInContext): Promise<Order> =>
  context.services.orders.place(context.viewer, input, context.actor);

@Resolver(() => Order)
export class OrdersResolver {
  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    description:
      'Orders fractions of an available project: from the balance, paid immediately, or by transfer, reserved until the money arrives. The same key returns the same order. VALIDATION_FAILED when the project does not accept the amount, CONFLICT when less than the amount is left or the key was used for a different order, INSUFFICIENT_BALANCE, RESERVATION_LIMIT when the user has reached a reservation limit.',
  })
  placeOrder(@Arg('input', () => OrderInput) input: OrderInput, @Ctx() context: SignedInContext): Promise<Order> {
    return place(input, context);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    deprecationReason: 'Use placeOrder.',
    description: 'Same as placeOrder.',
  })
  invest(@Arg('input', () => OrderInput) input: OrderInput, @Ctx() context: SignedInContext): Promise<Order> {
    return place(input, context);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    description:
      "Pays one of the signed-in user's own reserved orders from their balance. NOT_FOUND, CONFLICT when it is no longer reserved, INSUFFICIENT_BALANCE with the missing amount.",
  })
  payOrder(@Arg('id', () => Int) id: number, @Ctx() { services, viewer, actor }: SignedInContext): Promise<Order> {
    return services.orders.pay(viewer, id, actor);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    description:
      "Cancels one of the signed-in user's own orders: a reservation, or a paid order within the cooling-off period while its project is open; the money returns to the balance. Returns an already cancelled order unchanged. NOT_FOUND, CONFLICT when it expired or can no longer be cancelled.",
  })
  cancelOrder(@Arg('id', () => Int) id: number, @Ctx() { services, viewer, actor }: SignedInContext): Promise<Order> {
    return services.orders.cancel(viewer, id, actor);
  }

  @Authorized()
  @Query(() => Order, { description: "One of the signed-in user's own orders. NOT_FOUND for any other." })
  order(@Arg('id', () => Int) id: number, @Ctx() { services, viewer }: SignedInContext): Promise<Order> {
    return services.orders.get(viewer, id);
  }

  @Authorized()
  @Query(() => [Order], { description: "The signed-in user's orders, newest first." })
  myOrders(@Ctx() { services, viewer }: SignedInContext): Promise<Order[]> {
    return services.orders.list(viewer);
  }

  @Authorized()
  @Query(() => [Warning], {
    description:
      'Warnings to confirm before the signed-in user places an order: EQUAL_ORDER if it equals one placed minutes ago.',
  })
  orderWarnings(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('amount', () => Int, { description: 'Whole US dollars.' }) amount: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Warning[]> {
    return services.orders.listWarnings(viewer, projectId, amount);
  }

  @FieldResolver(() => [Warning], {
    description: 'EQUAL_ORDER if it equals an order the same user placed minutes before; usually empty.',
  })
  async warnings(@Root() order: Order, @Ctx() { loaders }: Context): Promise<Warning[]> {
    const earlier = await loaders.equalOrder.load(order);
    return earlier ? [createEqualOrderWarning(earlier, order.createdAt)] : [];
  }

  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project in its current state; null if it was deleted.',
  })
  project(@Root() { projectId }: Order, @Ctx() { loaders }: Context): Promise<Project | null> {
    return loaders.project.load(projectId);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the right to cancel a paid order while its project is open; null for other orders.',
  })
  async cancellableUntil(@Root() order: Order, @Ctx() { loaders }: Context): Promise<Date | null> {
    if (order.status !== 'paid') return null;
    const until = getCancellableUntil(order, await loaders.orderTerms.load('now'));
    return until && lengthenRight(until, await loaders.endedExits.load(order.projectId));
  }

  @FieldResolver(() => Boolean, { description: 'Whether its investor can cancel it now.' })
  async isCancellable(@Root() order: Order, @Ctx() context: Context): Promise<boolean> {
    if (order.status === 'reserved') return true;
    const { loaders } = context;
    const until = await this.cancellableUntil(order, context);
    const project = await loaders.project.load(order.projectId);
    const isSelling = (await loaders.endedExits.load(order.projectId)).some(isWaiting);
    return until !== null && until > new Date() && !isSelling && project !== null && isOpenFor(project, order);
  }
}
