import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '../../access/records';
import type { Context } from '../context';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { Project } from '../records';

/** The project of a change. */
@Resolver(() => AuditEntry)
export class AuditEntryProjectResolver {
  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project the changed record belongs to; null if the project was deleted.',
  })
  project(@Root() { projectId }: AuditEntry, @Ctx() { loaders }: Context): Promise<Project | null> | null {
    return projectId === null ? null : loaders.project.load(projectId);
  }
}

/** The project of a ledger account. */
@Resolver(() => LedgerAccount)
export class LedgerAccountProjectResolver {
  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project the account belongs to; null if the project was deleted.',
  })
  project(@Root() { projectId }: LedgerAccount, @Ctx() { loaders }: Context): Promise<Project | null> | null {
    return projectId === null ? null : loaders.project.load(projectId);
  }
}
