import type { Database } from '../database';
import { listById } from '../database/page';
import { Project } from './project.entity';

/** The properties on offer, funded and sold. */
export class ProjectsService {
  constructor(private readonly database: Database) {}

  /** Projects by id. @throws VALIDATION_FAILED for a page that makes no sense. */
  list(page: unknown): Promise<Project[]> {
    return listById(this.database.reader, Project, page);
  }
}
