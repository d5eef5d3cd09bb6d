import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '../audit-log/audit-entry.entity';
import type { GatewayContext } from '../context';
import { getReference } from '../graphql/loader';
import { LedgerAccount } from '../ledger/ledger-account.entity';
import { Project } from './project.entity';

type Referring<T> = T & { project?: Project | null };

/** The project of a change. */
@Resolver(() => AuditEntry)
export class AuditEntryProjectResolver {
  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project that the changed record belongs to; null if it was deleted.',
  })
  project(
    @Root() { projectId, project }: Referring<AuditEntry>,
    @Ctx() { loaders }: GatewayContext,
  ): Promise<Project | null> | null {
    return projectId === null ? null : getReference(project, projectId, loaders.project);
  }
}

/** The project of a ledger account. */
@Resolver(() => LedgerAccount)
export class LedgerAccountProjectResolver {
  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project whose account it is; null if it was deleted.',
  })
  project(
    @Root() { projectId, project }: Referring<LedgerAccount>,
    @Ctx() { loaders }: GatewayContext,
  ): Promise<Project | null> | null {
    return projectId === null ? null : getReference(project, projectId, loaders.project);
  }
}
