import { interestFields, type InterestInput as InterestValues } from '@cimiento/contracts/fields';
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createInputType } from '../../platform/graphql';
import { Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { Project, RoundInterest } from '../records';

const InterestInput = createInputType('InterestInput', 'Fractions that an investor wants of a round.', interestFields);

@Resolver(() => RoundInterest)
export class InterestsResolver {
  @FieldResolver(() => Project, { nullable: true, description: 'The project; null after it was deleted.' })
  project(@Root() { projectId }: RoundInterest, @Ctx() { loaders }: Context): Promise<Project | null> {
    return loaders.project.load(projectId);
  }

  @Authorized()
  @Query(() => [RoundInterest], { description: "The user's own interests in rounds, newest first." })
  myInterests(@Ctx() { services, viewer }: SignedInContext): Promise<RoundInterest[]> {
    return services.interests.list(viewer);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => RoundInterest, {
    description:
      'Registers how many fractions of a round the user wants, and holds their price until the round closes. CONFLICT if the round gathers no interests, or the user has one in it. INSUFFICIENT_BALANCE if the balance does not cover it.',
  })
  expressInterest(
    @Arg('input', () => InterestInput) input: InterestValues,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<RoundInterest> {
    return services.interests.express(viewer, input, actor);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => RoundInterest, {
    description:
      "Withdraws one of the user's interests while its round gathers them; its amount is available again. NOT_FOUND if it is not the user's, CONFLICT if it is too late.",
  })
  withdrawInterest(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<RoundInterest> {
    return services.interests.withdraw(viewer, id, actor);
  }
}
