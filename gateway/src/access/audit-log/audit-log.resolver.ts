import { defaultListPage } from '@cimiento/contracts/schemas';
import { Args, ArgsType, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request/allows';
import { ExportsData } from '../auth/exports-data';
import type { Context } from '../context';
import { dayFilters, listArgs } from '../../platform/graphql/list.inputs';
import { PageArgs } from '../../platform/graphql/page.inputs';
import { paginatedListType } from '../../platform/graphql/paginated-list.types';
import { maskUser } from '../users/mask-user';
import { User } from '../users/user.entity';
import { maskAuditJson } from './mask-audit';
import { AuditEntry, AuditActionEnum, AuditedEntityEnum } from './audit-entry.entity';

/** Which changes are asked for, apart from the id of their record, which the queries name differently. */
@ArgsType()
class AuditFilters extends listArgs(Object, {
  entity: [AuditedEntityEnum, 'Only changes of this kind of record.'],
  action: [AuditActionEnum, 'Only changes with this action.'],
  userId: [Int, 'Only changes by this administrator.'],
  personId: [Int, 'Only changes of records about this person: theirs, or the account.'],
  projectId: [Int, 'Only changes of this project and of its records.'],
  runId: [Int, 'Only changes of payments that this monthly payment made or undid.'],
  togetherWith: [Int, 'Only the changes of payments that were made at once with this one, which is among them.'],
  search: [String, 'Names or e-mails of who made the change or of whom it is about, or the name of the project.'],
  ...dayFilters,
}) {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the entry of a monthly payment stands for those of its payments, which are left out; in auditEntries without a search or project also the newest of payments that one administrator changed at once for the others.',
  })
  grouped!: boolean;
}

@ArgsType()
class AuditEntriesArgs extends AuditFilters {
  @Field(() => Int, { nullable: true, description: 'Only changes of records with this id.' })
  id?: number | null;

  @Field(() => Int, { defaultValue: 0, description: 'Rows to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: 'Rows of the page, 1 to 100.' })
  limit!: number;
}

@ArgsType()
class AuditLogArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Only changes of records with this id.' })
  recordId?: number | null;

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
  author(@Root() { userId }: AuditEntry, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.user.load(userId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The person whom the changed record is about.' })
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
    description: 'Number of the payments that were changed at once with this one, which is counted; otherwise 1.',
  })
  changedTogether(@Root() { id }: AuditEntry, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.changedTogether.load(id);
  }

  @Allows('audit:read')
  @Query(() => AuditEntryList, {
    description: 'A page of the changes that administrators made, newest first, including changes of deleted records.',
  })
  auditEntries(
    @Args(() => AuditEntriesArgs) request: AuditEntriesArgs,
    @Ctx() { services, readBy }: Context,
  ): AuditEntryList {
    return new AuditEntryList(services.auditLog.search(readBy, { ...request }));
  }

  @Allows('audit:read')
  @ExportsData({ asksOverRest: true })
  @Query(() => [AuditEntry], { description: 'The matching changes after one, by id, all of them without a limit.' })
  auditLog(
    @Args(() => AuditLogArgs) page: AuditLogArgs,
    @Args(() => AuditFilters) filters: AuditFilters,
    @Ctx() { services, readBy }: Context,
  ): Promise<AuditEntry[]> {
    return services.auditLog.list(readBy, { ...page, ...filters });
  }

  @Allows('audit:read')
  @Query(() => Int, { description: 'Number of the changes that `auditLog` lists on all pages.' })
  auditLogCount(
    @Args(() => AuditLogArgs) page: AuditLogArgs,
    @Args(() => AuditFilters) filters: AuditFilters,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.auditLog.count(readBy, { ...page, ...filters });
  }

  @Allows('audit:read')
  @Query(() => AuditEntryList, {
    description: 'A page of the changes that administrators made.',
    deprecationReason: 'Use auditEntries.',
  })
  auditTrail(@Args(() => AuditEntriesArgs) request: AuditEntriesArgs, @Ctx() context: Context): AuditEntryList {
    return this.auditEntries(request, context);
  }

  @Allows('audit:read')
  @Query(() => [User], { description: 'All users who changed something in the back office, by name.' })
  async auditAuthors(@Ctx() { services, readBy }: Context): Promise<User[]> {
    return (await services.auditLog.listAuthors()).map((author) => maskUser(readBy, author));
  }
}
