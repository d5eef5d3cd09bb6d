import type { AuditedEntity } from '@cimiento/contracts';
import { defaultListPage } from '@cimiento/contracts/schemas';
import { Args, ArgsType, Authorized, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext } from '../graphql/context';
import { AuditedEntityEnum } from '../graphql/enums';
import { listedType } from '../graphql/listed.type';
import { User } from '../users/user.entity';
import { AuditEntry } from './audit-entry.entity';

@ArgsType()
class AuditTrailArgs {
  @Field(() => AuditedEntityEnum)
  entity!: AuditedEntity;

  @Field(() => Int)
  id!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Rows to leave out before the first.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: 'Rows of one page, from 1 to 100.' })
  limit!: number;
}

@ObjectType({ description: 'One page of a list.' })
class AuditEntryList extends listedType(AuditEntry) {}

@Resolver(() => AuditEntry)
export class AuditResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who made the change.' })
  author(@Root() { userId }: AuditEntry, @Ctx() { loaders }: GatewayContext): Promise<User | null> {
    return loaders.user.load(userId);
  }

  @Authorized('admin')
  @Query(() => AuditEntryList, { description: 'What administrators changed of one record, newest first; also of one that was deleted.' })
  auditTrail(@Args(() => AuditTrailArgs) request: AuditTrailArgs, @Ctx() { services }: GatewayContext): AuditEntryList {
    return new AuditEntryList(services.audit.trailOf({ ...request }));
  }
}
