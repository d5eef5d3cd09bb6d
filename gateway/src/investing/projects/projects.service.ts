import { projectSchema } from '@cimiento/contracts/schemas';
import { deleteWithAudit, logCreate, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request/actor';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { parseInput } from '../../platform/errors/parse-input';
import { assertCoversOrders } from '../orders/order-funding';
import type { OrderSettlement } from '../orders/order-settlement';
import { Investment } from '../investments/investment.entity';
import { type ContentViewer, getReadableProject } from './content-viewer';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { ProjectHoldings } from './project-holdings.types';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toProjectData } from './project-webhook';
import { Project } from './project.entity';
import { type ProjectFilter, projectListConfig, type ProjectsArgs, type ProjectSort } from './projects.list';

/** Projects: read by everyone, written by administrators. */
export class ProjectsService {
  readonly lists: ListQueryBuilder<Project, ProjectSort, ProjectFilter>;

  constructor(
    private readonly database: Database,
    private readonly orders: OrderSettlement,
    private readonly idempotency: IdempotencyService,
  ) {
    this.lists = new ListQueryBuilder(database, projectListConfig(database.kind));
  }

  /** The matching projects after one. @throws VALIDATION_FAILED when the search or the page is out of range. */
  list({ archived, ...request }: ProjectsArgs): Promise<Project[]> {
    return this.lists.listAfter(request, { conditions: archived ? [] : offered });
  }

  /** Number of the matching projects. @throws VALIDATION_FAILED when the search is out of range. */
  count({ archived, ...request }: ProjectsArgs): Promise<number> {
    return this.lists.countRecords(request, { conditions: archived ? [] : offered });
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Project> {
    return getOrThrow(this.database.reader, Project, id);
  }

  /** A project as its viewers see it. @throws NOT_FOUND also for an archived one, unless they administer it or hold a part of it. */
  getReadable(id: number, viewer: ContentViewer): Promise<Project> {
    return getReadableProject(this.database.reader, viewer, id);
  }

  /** Counts and sums what is invested in a project. */
  async getHoldings(projectId: number): Promise<ProjectHoldings> {
    const { reader } = this.database;
    const [count, amount] = await Promise.all([
      reader.countBy(Investment, { projectId }),
      reader.sum(Investment, 'amount', { projectId }),
    ]);
    return { count, amount: amount ?? 0 };
  }

  /** Creates a project. Logs who did it. @throws VALIDATION_FAILED, CONFLICT when the idempotency key was used with another input. */
  create(input: unknown, request: IdempotentRequest): Promise<Project> {
    const values = parseInput(projectSchema, input);
    return this.idempotency.runOnce(request, Project, values, async (manager) => {
      const row = manager.create(Project, values);
      await manager.insert(Project, row);
      const project = await getOrThrow(manager, Project, row.id);
      await logCreate({ manager, entity: Project, by: request.actor }, [project]);
      await enqueueWebhooks(manager, 'project.created', [toProjectData(project)]);
      return project;
    });
  }

  /** Replaces the values of a project; any status may follow any other. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it no longer has the given revision, or would have raised less than its paid orders, or would leave no room for its reservations. */
  update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Project> {
    const values = parseInput(projectSchema, input);
    return this.database.transaction(async (manager) => {
      const before = await assertCoversOrders(manager, id, values);
      const isSold = values.status === 'exited' && before.reserved > 0;
      const columns = { ...values, ...(isSold && { reserved: 0 }) };
      const after = await updateWithAudit({ manager, entity: Project, by }, id, columns, { revision });
      if (isSold) await this.orders.cancelReservations(manager, id, 'project_exited');
      await enqueueWebhooks(manager, 'project.updated', [toProjectData(after)]);
      const { status } = after;
      if (status !== before.status && status !== 'available')
        await enqueueWebhooks(manager, `project.${status}`, [toProjectData(after)]);
      return after;
    });
  }

  /** Deletes a project and cancels its reservations; its investments and payments are kept. @throws NOT_FOUND, CONFLICT when it no longer has the given revision. */
  delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    return this.database.transaction(async (manager) => {
      await deleteWithAudit({ manager, entity: Project, by }, id, revision);
      await this.orders.cancelReservations(manager, id, 'project_archived');
      return id;
    });
  }

  /**
   * Takes a project off the offer, or puts it back. Its holders still see it, with documents and updates, and are paid. Its reservations
   * are cancelled.
   * @throws NOT_FOUND
   */
  setArchived(id: number, archived: boolean, by: Actor): Promise<Project> {
    return this.database.transaction(async (manager) => {
      const before = await getForUpdate(manager, Project, id);
      if ((before.archivedAt !== null) === archived) return before;
      const archivedAt = archived ? new Date() : null;
      const values = { archivedAt, ...(archived && { reserved: 0 }) };
      const after = await updateWithAudit({ manager, entity: Project, by }, id, values);
      if (archived) await this.orders.cancelReservations(manager, id, 'project_archived');
      await enqueueWebhooks(manager, 'project.updated', [toProjectData(after)]);
      return after;
    });
  }
}

const offered = [{ sql: 'item.archivedAt IS NULL' }];
