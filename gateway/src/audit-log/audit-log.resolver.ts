import type { AuditAction, AuditedEntity } from '@cimiento/contracts';
import { defaultListPage } from '@cimiento/contracts/schemas';
import {
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GatewayContext } from '../graphql/context';
import { getReference } from '../graphql/loaders';
import { AuditActionEnum, AuditedEntityEnum } from '../graphql/enums';
import { PageArgs } from '../graphql/page.inputs';
import { paginatedListType } from '../graphql/paginated-list.type';
import { User } from '../users/user.entity';
import { AuditEntry } from './audit-entry.entity';

@ArgsType()
class AuditEntriesArgs {
  @Field(() => AuditedEntityEnum, { nullable: true, description: 'Only changes of this kind of record.' })
  entity?: AuditedEntity | null;

  @Field(() => Int, { nullable: true, description: 'Only changes of records with this id.' })
  id?: number | null;

  @Field(() => AuditActionEnum, { nullable: true, description: 'Only changes with this action.' })
  action?: AuditAction | null;

  @Field(() => Int, { nullable: true, description: 'Only changes by this administrator.' })
  userId?: number | null;

  @Field(() => Int, { defaultValue: 0, description: 'Rows to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: 'Rows of the page, 1 to 100.' })
  limit!: number;
}

@ArgsType()
class AuditLogArgs extends PageArgs {
  @Field(() => AuditedEntityEnum, { nullable: true, description: 'Only changes of this kind of record.' })
  entity?: AuditedEntity | null;

  @Field(() => Int, { nullable: true, description: 'Only changes of records with this id.' })
  recordId?: number | null;

  @Field(() => AuditActionEnum, { nullable: true, description: 'Only changes with this action.' })
  action?: AuditAction | null;

  @Field(() => Int, { nullable: true, description: 'Only changes by this administrator.' })
  userId?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Newest first.' })
  descending!: boolean;
}

@ObjectType({ description: 'One page of a list.' })
class AuditEntryList extends paginatedListType(AuditEntry) {}

@Resolver(() => AuditEntry)
export class AuditLogResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The administrator who made the change; null for a command of the operator.',
  })
  author(
    @Root() { userId, author }: AuditEntry & { author?: User | null },
    @Ctx() { loaders }: GatewayContext,
  ): Promise<User | null> | null {
    return userId === null ? null : getReference(author, userId, loaders.user);
  }

  @Authorized('admin')
  @Query(() => AuditEntryList, {
    description: 'A page of the changes that administrators made, newest first, including changes of deleted records.',
  })
  auditEntries(
    @Args(() => AuditEntriesArgs) request: AuditEntriesArgs,
    @Ctx() { services }: GatewayContext,
  ): AuditEntryList {
    return new AuditEntryList(services.auditLog.search({ ...request }));
  }

  @Authorized('admin')
  @Query(() => [AuditEntry], { description: 'The matching changes after one, by id, all of them without a limit.' })
  auditLog(
    @Args(() => AuditLogArgs) request: AuditLogArgs,
    @Ctx() { services }: GatewayContext,
  ): Promise<AuditEntry[]> {
    return services.auditLog.list(request);
  }

  @Authorized('admin')
  @Query(() => Int, { description: 'Number of the changes that `auditLog` lists on all pages.' })
  auditLogCount(@Args(() => AuditLogArgs) request: AuditLogArgs, @Ctx() { services }: GatewayContext): Promise<number> {
    return services.auditLog.count(request);
  }

  @Authorized('admin')
  @Query(() => AuditEntryList, {
    description: 'A page of the changes that administrators made.',
    deprecationReason: 'Use auditEntries.',
  })
  auditTrail(@Args(() => AuditEntriesArgs) request: AuditEntriesArgs, @Ctx() context: GatewayContext): AuditEntryList {
    return this.auditEntries(request, context);
  }

  @Authorized('admin')
  @Query(() => [User], { description: 'All users who changed something in the back office, by name.' })
  auditAuthors(@Ctx() { services }: GatewayContext): Promise<User[]> {
    return services.auditLog.listAuthors();
  }
}
