import { hasPermission, listPeriods, messages, resolveFinanceRange, today } from '@cimiento/contracts';
import { projectFinancesFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import type { Database } from '../../platform/database';
import { notFound, parseInput, validationFailed } from '../../platform/errors';
import type { Viewer } from '../../platform/request';
import { Investment, Project } from '../../investing/records';
import type { ProjectFinanceMonth, ProjectFinancesArgs } from './project-finances.types';
import { readFinances } from './read-finances';

/** The reports of projects, which their holders and the staff read. */
export class ProjectFinancesService {
  constructor(private readonly database: Database) {}

  /** The months of a project. @throws VALIDATION_FAILED; NOT_FOUND also for a project of which the viewer holds no part */
  async list(viewer: Viewer, { projectId, limit, ...request }: ProjectFinancesArgs): Promise<ProjectFinanceMonth[]> {
    const range = resolveFinanceRange(parseInput(toSchema(projectFinancesFields), request), today());
    if (range === null || listPeriods(range.from, range.to).length > limit)
      throw validationFailed({ to: messages.rentMonths });
    const { reader } = this.database;
    const mayRead = hasPermission(viewer.staffRole, ['projects:read'])
      ? await reader.existsBy(Project, { id: projectId })
      : await reader.existsBy(Investment, { projectId, userId: viewer.id });
    if (!mayRead) throw notFound();
    return readFinances(reader, projectId, range);
  }
}
