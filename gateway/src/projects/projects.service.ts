import { projectSchema } from '@cimiento/contracts/schemas';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../audit-log/audit-writer';
import type { Database } from '../database';
import { following, type Listed, listed } from '../database/list/list';
import { listById } from '../database/page';
import { getOrThrow } from '../database/records';
import { parseInput } from '../errors/parse-input';
import type { FollowingArgs } from '../graphql/list.inputs';
import { Project } from './project.entity';
import { projectListing, type ProjectListArgs } from './projects.list';

/** The properties on offer, funded and sold. */
export class ProjectsService {
  constructor(private readonly database: Database) {}

  /** Projects by id. @throws VALIDATION_FAILED for a page that makes no sense. */
  list(page: unknown): Promise<Project[]> {
    return listById(this.database.reader, Project, page);
  }

  /** A page of the back office's list. @throws VALIDATION_FAILED for a page that makes no sense. */
  search(request: ProjectListArgs): Listed<Project> {
    return listed(this.database, projectListing(this.database.kind), request);
  }

  /** The next projects by id, for a file of all that a search finds. @throws VALIDATION_FAILED */
  following(request: FollowingArgs): Promise<Project[]> {
    return following(this.database, projectListing(this.database.kind), request);
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Project> {
    return getOrThrow(this.database.reader, Project, id);
  }

  /** `by` is the administrator. @throws VALIDATION_FAILED */
  create(input: unknown, by: number): Promise<Project> {
    const values = parseInput(projectSchema, input);
    return this.database.transaction((manager) =>
      insertWithAudit({ manager, entity: Project, by }, manager.create(Project, values)),
    );
  }

  /** Writes a project whole; any status may follow any other. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is not at that revision. */
  update(id: number, input: unknown, by: number, revision?: string | null): Promise<Project> {
    const values = parseInput(projectSchema, input);
    return this.database.transaction((manager) =>
      updateWithAudit({ manager, entity: Project, by }, id, values, { revision }),
    );
  }

  /** Its investments and payments stay on record (design §4). @throws NOT_FOUND, CONFLICT when it is not at that revision. */
  delete(id: number, by: number, revision?: string | null): Promise<number> {
    return this.database.transaction((manager) => deleteWithAudit({ manager, entity: Project, by }, id, revision));
  }
}
