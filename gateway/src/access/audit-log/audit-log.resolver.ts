import { defaultListPage } from '@cimiento/contracts/schemas';
import { Args, ArgsType, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { ExportsData } from '../guards/exports-data';
import type { Context } from '../context';
import { dayFilters, listArgs, PageArgs, paginatedListType } from '../../platform/graphql';
import { AuditActionEnum, AuditedEntityEnum, AuditEntry, maskUser, User } from '../records';
import { maskAuditJson } from './mask-audit';

/** The filter of the changes, without the id of their record, which the queries name differently. */
@ArgsType()
class AuditFilters extends listArgs(Object, {
  entity: [AuditedEntityEnum, 'Only changes to this kind of record.'],
  action: [AuditActionEnum, 'Only changes with this action.'],
  userId: [Int, 'Only changes by this administrator.'],
  personId: [Int, "Only changes to this user's account or records."],
  projectId: [Int, 'Only changes to this project and its records.'],
  runId: [Int, 'Only changes to payments that this monthly payment created or undid.'],
  togetherWith: [Int, 'Only payments changed together with the payment in this entry, including that payment.'],
  search: [String, 'Searches the name and e-mail of the author and of the user concerned, and the project name.'],
  ...dayFilters,
}) {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the entry for a monthly payment stands for the entries of its payments, which are then omitted. In `auditEntries` without a search or project, the newest of several payments changed together also stands for the others.',
  })
  grouped!: boolean;
}

@ArgsType()
class AuditEntriesArgs extends AuditFilters {
  @Field(() => Int, { nullable: true, description: 'Only changes to records with this ID.' })
  id?: number | null;

  @Field(() => Int, { defaultValue: 0, description: 'Number of rows to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: 'Number of rows per page, 1 to 100.' })
  limit!: number;
}

@ArgsType()
class AuditLogArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Only changes to records with this ID.' })
  recordId?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to list the newest changes first.' })
  descending!: boolean;
}

@ObjectType({ description: 'One page of a list.' })
class AuditEntryList extends paginatedListType(AuditEntry) {}

@Resolver(() => AuditEntry)
export class AuditLogResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The administrator who made the change; null for a change made by an operator command.',
  })
  author(@Root() { userId }: AuditEntry, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.user.load(userId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user the changed record belongs to.' })
  person(@Root() { personId }: AuditEntry, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return personId === null ? null : loaders.user.load(personId);
  }

  @FieldResolver()
  before(@Root() entry: AuditEntry, @Ctx() { readBy }: Context): string | null {
    return maskAuditJson(readBy, entry, entry.before);
  }

  @FieldResolver()
  after(@Root() entry: AuditEntry, @Ctx() { readBy }: Context): string | null {
    return maskAuditJson(readBy, entry, entry.after);
  }

  @FieldResolver(() => Int, {
    description: 'Number of payments changed together, including this one; 1 for any other change.',
  })
  changedTogether(@Root() { id }: AuditEntry, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.changedTogether.load(id);
  }

  @Allows('audit:read')
  @Query(() => AuditEntryList, {
    description: 'A page of changes made by administrators, newest first, including changes to deleted records.',
  })
  auditEntries(
    @Args(() => AuditEntriesArgs) request: AuditEntriesArgs,
    @Ctx() { services, readBy }: Context,
  ): AuditEntryList {
    return new AuditEntryList(services.auditLog.search(readBy, { ...request }));
  }

  @Allows('audit:read')
  @ExportsData({ asksOverRest: true })
  @Query(() => [AuditEntry], {
    description: 'Matching changes after the given ID, ordered by ID; all of them if no limit is given.',
  })
  auditLog(
    @Args(() => AuditLogArgs) page: AuditLogArgs,
    @Args(() => AuditFilters) filters: AuditFilters,
    @Ctx() { services, readBy }: Context,
  ): Promise<AuditEntry[]> {
    return services.auditLog.list(readBy, { ...page, ...filters });
  }

  @Allows('audit:read')
  @Query(() => Int, { description: 'Total number of changes that `auditLog` lists across all pages.' })
  auditLogCount(
    @Args(() => AuditLogArgs) page: AuditLogArgs,
    @Args(() => AuditFilters) filters: AuditFilters,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.auditLog.count(readBy, { ...page, ...filters });
  }

  @Allows('audit:read')
  @Query(() => AuditEntryList, {
    description: 'A page of changes made by administrators.',
    deprecationReason: 'Use auditEntries.',
  })
  auditTrail(@Args(() => AuditEntriesArgs) request: AuditEntriesArgs, @Ctx() context: Context): AuditEntryList {
    return this.auditEntries(request, context);
  }

  @Allows('audit:read')
  @Query(() => [User], { description: 'All users who have changed anything in the back office, ordered by name.' })
  async auditAuthors(@Ctx() { services, readBy }: Context): Promise<User[]> {
    return (await services.auditLog.listAuthors()).map((author) => maskUser(readBy, author));
  }
}
