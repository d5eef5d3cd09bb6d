import { getEndOfDate } from '@cimiento/contracts';
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { DateTimeScalar, Warning } from '../../platform/graphql';
import { isWaiting, lengthenRight, Order, Project, Round } from '../records';
import { getCancellableUntil, isOpenFor } from './order-terms.service';
import { createEqualOrderWarning } from './equal-orders';
import { OrderInput } from './orders.inputs';

const place = (input: OrderInput, context: SignedInContext): Promise<Order> =>
  context.services.orders.place(context.viewer, input, context.actor);

/** End of the right to leave a round; null once it closed. */
const getRoundEnd = (round: Round | null): Date | null =>
  round?.state === 'open' ? getEndOfDate(round.closesAt) : null;

@Resolver(() => Order)
export class OrdersResolver {
  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    description:
      'Orders fractions of an available project, either paid immediately from the balance or reserved until a transfer arrives. The same key returns the same order. VALIDATION_FAILED if the project does not accept the amount, CONFLICT if less than the amount is left, IDEMPOTENCY_MISMATCH if the key was used for a different order, INSUFFICIENT_BALANCE if the balance is too low, RESERVATION_LIMIT if the user has reached a reservation limit.',
  })
  placeOrder(@Arg('input', () => OrderInput) input: OrderInput, @Ctx() context: SignedInContext): Promise<Order> {
    return place(input, context);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    deprecationReason: 'Use placeOrder.',
    description: 'Same as `placeOrder`.',
  })
  invest(@Arg('input', () => OrderInput) input: OrderInput, @Ctx() context: SignedInContext): Promise<Order> {
    return place(input, context);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    description:
      "Pays one of the signed-in user's own reserved orders from their balance. NOT_FOUND for any other order, CONFLICT if it is no longer reserved, INSUFFICIENT_BALANCE with the missing amount.",
  })
  payOrder(@Arg('id', () => Int) id: number, @Ctx() { services, viewer, actor }: SignedInContext): Promise<Order> {
    return services.orders.pay(viewer, id, actor);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Order, {
    description:
      "Cancels one of the signed-in user's own orders: a reservation, a paid order within the cooling-off period while its project is open, or one in a round until it closes. The money returns to the balance. If the order is already cancelled, returns it unchanged. NOT_FOUND for any other order, CONFLICT if it has expired or can no longer be cancelled.",
  })
  cancelOrder(@Arg('id', () => Int) id: number, @Ctx() { services, viewer, actor }: SignedInContext): Promise<Order> {
    return services.orders.cancel(viewer, id, actor);
  }

  @Authorized()
  @Query(() => Order, { description: "One of the signed-in user's orders. NOT_FOUND for any other order." })
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
      'Warnings for the signed-in user to confirm before placing an order: EQUAL_ORDER if it is identical to one placed a few minutes ago.',
  })
  orderWarnings(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('amount', () => Int, { description: 'Order amount in whole US dollars.' }) amount: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Warning[]> {
    return services.orders.listWarnings(viewer, projectId, amount);
  }

  @FieldResolver(() => [Warning], {
    description: '`EQUAL_ORDER` if the same user placed an identical order a few minutes earlier; usually empty.',
  })
  async warnings(@Root() order: Order, @Ctx() { loaders }: Context): Promise<Warning[]> {
    const earlier = await loaders.equalOrder.load(order);
    return earlier ? [createEqualOrderWarning(earlier, order.createdAt)] : [];
  }

  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project in its current state; null if it has been deleted.',
  })
  project(@Root() { projectId }: Order, @Ctx() { loaders }: Context): Promise<Project | null> {
    return loaders.project.load(projectId);
  }

  @FieldResolver(() => Round, {
    nullable: true,
    description: 'The round that keeps or kept its money; null for an order that was not paid into one.',
  })
  round(@Root() { projectId, roundId }: Order, @Ctx() { loaders }: Context): Promise<Round | null> | null {
    return roundId === null ? null : loaders.roundOfProject.load(projectId);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time until which a paid order can be cancelled while its project is open, or its round; null for other orders.',
  })
  async cancellableUntil(@Root() order: Order, @Ctx() { loaders }: Context): Promise<Date | null> {
    if (order.status !== 'paid') return null;
    if (order.investmentId === null) return getRoundEnd(await loaders.roundOfProject.load(order.projectId));
    const until = getCancellableUntil(order, await loaders.orderTerms.load('now'));
    return until && lengthenRight(until, await loaders.endedExits.load(order.projectId));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the investor can currently cancel the order.' })
  async isCancellable(@Root() order: Order, @Ctx() context: Context): Promise<boolean> {
    if (order.status === 'reserved') return true;
    const { loaders } = context;
    const until = await this.cancellableUntil(order, context);
    if (order.investmentId === null) return until !== null && until > new Date();
    const project = await loaders.project.load(order.projectId);
    const isSelling = (await loaders.endedExits.load(order.projectId)).some(isWaiting);
    return until !== null && until > new Date() && !isSelling && project !== null && isOpenFor(project, order);
  }
}
