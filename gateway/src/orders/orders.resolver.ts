import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext, SignedInContext } from '../graphql/context';
import { Project } from '../projects/project.entity';
import { Order } from './order.entity';
import { OrderInput } from './orders.inputs';

@Resolver(() => Order)
export class OrdersResolver {
  @Authorized()
  @Mutation(() => Order, {
    description:
      'Commits an amount to an available project; the same key returns the same order. VALIDATION_FAILED when the project does not take the amount, CONFLICT when less than the amount is left, or the key was used for another order.',
  })
  invest(
    @Arg('input', () => OrderInput) input: OrderInput,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Order> {
    return services.orders.place(viewer, input);
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

  @FieldResolver(() => Project, { nullable: true, description: 'The project as it is now; null if it was deleted.' })
  project(@Root() { projectId }: Order, @Ctx() { loaders }: GatewayContext): Promise<Project | null> {
    return loaders.project.load(projectId);
  }
}
