import { defaultListPage } from '@cimiento/contracts/schemas';
import { Args, ArgsType, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { ExportsData } from '../guards/exports-data';
import type { Context } from '../context';
import { listArgs, PageArgs, paginatedListType } from '../../platform/graphql';
import { SecurityEvent, SecurityEventKindEnum, User } from '../records';

@ArgsType()
class SecurityEventFilterArgs extends listArgs(Object, {
  kind: [SecurityEventKindEnum, 'Only events of this kind.'],
  userId: [Int, 'Only events for this account.'],
}) {}

@ArgsType()
class SecurityEventsArgs extends SecurityEventFilterArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Number of rows to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: 'Number of rows per page, 1 to 100.' })
  limit!: number;
}

@ObjectType({ description: 'One page of a list.' })
class SecurityEventList extends paginatedListType(SecurityEvent) {}

@Resolver(() => SecurityEvent)
export class SecurityEventsResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The account concerned.' })
  user(@Root() { userId }: SecurityEvent, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.user.load(userId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'User who caused the event; null if there was no session.',
  })
  actor(@Root() { actorId }: SecurityEvent, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return actorId === null ? null : loaders.user.load(actorId);
  }

  @Allows('audit:read')
  @Query(() => SecurityEventList, { description: 'A page of security events, newest first.' })
  securityEvents(
    @Args(() => SecurityEventsArgs) request: SecurityEventsArgs,
    @Ctx() { services, readBy }: Context,
  ): SecurityEventList {
    return new SecurityEventList(services.securityEvents.search(readBy, { ...request }));
  }

  @Allows('audit:read')
  @ExportsData()
  @Query(() => [SecurityEvent], {
    description: 'Matching events after the given ID, ordered by ID; all of them if no limit is given.',
  })
  securityLog(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => SecurityEventFilterArgs) filters: SecurityEventFilterArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<SecurityEvent[]> {
    return services.securityEvents.list(readBy, { ...page, ...filters });
  }
}
