import { messages, type FieldErrors } from '@cimiento/contracts';
import { listInputFields, projectFields } from '@cimiento/contracts/fields';
import { projectDraftSchema, projectSchema, validate } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { deleteWithAudit, logCreate, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request/actor';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { addTokens } from '../../platform/database/search/keep-tokens';
import { conflict, ExpectedError } from '../../platform/errors/expected-error';
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
    /** Whether the form of a new project starts as a draft: in production. Programs state it. */
    readonly startsAsDraft: boolean,
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

  /** A project as its viewers see it. @throws NOT_FOUND also for a draft, unless they administer it, and an archived one, unless they also hold a part of it. */
  getReadable(id: number, viewer: ContentViewer): Promise<Project> {
    return getReadableProject(this.database.reader, viewer, id);
  }

  /** Counts and sums what is invested in a project, by orders and by hand. */
  async getHoldings(projectId: number): Promise<ProjectHoldings> {
    const row = await this.database.reader
      .createQueryBuilder(Investment, 'investment')
      .select('COUNT(*)', 'count')
      .addSelect('COALESCE(SUM(investment.amount), 0)', 'amount')
      .addSelect('COUNT(DISTINCT investment.userId)', 'investors')
      .where('investment.projectId = :projectId', { projectId })
      .getRawOne<Record<keyof ProjectHoldings, number | string>>();
    return { count: Number(row?.count), amount: Number(row?.amount), investors: Number(row?.investors) };
  }

  /**
   * Creates a project: published at once, or a draft, which may lack what only its page needs. Logs who did it.
   * @throws VALIDATION_FAILED, CONFLICT when the idempotency key was used with another input.
   */
  create(input: unknown, isDraft: boolean, request: IdempotentRequest): Promise<Project> {
    const values = parseInput(isDraft ? projectDraftSchema : projectSchema, input);
    const sent = isDraft ? { ...values, draft: true } : values;
    return this.idempotency.runOnce(request, Project, sent, async (manager) => {
      const row = manager.create(Project, { ...values, publishedAt: isDraft ? null : new Date() });
      await manager.insert(Project, row);
      const project = await getOrThrow(manager, Project, row.id);
      await addTokens(manager, 'project', [project]);
      await logCreate({ manager, entity: Project, by: request.actor }, [project]);
      await tellPrograms(manager, 'project.created', project);
      return project;
    });
  }

  /**
   * Publishes a draft: everybody sees it from now on. A published project stays as it is.
   * @throws NOT_FOUND, CONFLICT when it is archived, or lacks a required field.
   */
  publish(id: number, request: IdempotentRequest): Promise<Project> {
    return this.idempotency.runOnce(request, Project, { publish: id }, async (manager) => {
      const before = await getForUpdate(manager, Project, id);
      if (before.archivedAt) throw conflict(messages.archivedDraft);
      if (before.publishedAt) return before;
      const checked = validate(projectSchema, pickInput(before));
      if (!checked.ok) throw incomplete(checked.errors);
      const context = { manager, entity: Project, by: request.actor };
      const project = await updateWithAudit(context, id, { publishedAt: new Date() });
      await tellPrograms(manager, 'project.created', project);
      return project;
    });
  }

  /** Replaces the values of a project; any status may follow any other, and a draft may lack what only its page needs. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it no longer has the given revision, or would have raised less than its paid orders, or would leave no room for its reservations. */
  update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Project> {
    const values = parseInput(projectDraftSchema, input);
    return this.database.transaction(async (manager) => {
      const before = await assertCoversOrders(manager, id, values);
      if (before.publishedAt) parseInput(projectSchema, input);
      const isSold = values.status === 'exited' && before.reserved > 0;
      const columns = { ...values, ...(isSold && { reserved: 0 }) };
      const after = await updateWithAudit({ manager, entity: Project, by }, id, columns, { revision });
      if (isSold) await this.orders.cancelReservations(manager, id, 'project_exited');
      await tellPrograms(manager, 'project.updated', after);
      const { status } = after;
      if (status !== before.status && status !== 'available') await tellPrograms(manager, `project.${status}`, after);
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
      await tellPrograms(manager, 'project.updated', after);
      return after;
    });
  }
}

const offered = [{ sql: 'item.archivedAt IS NULL AND item.publishedAt IS NOT NULL' }];

const pickInput = (project: Project): object =>
  Object.fromEntries(listInputFields(projectFields).map(([name]) => [name, project[name as keyof Project]]));

const incomplete = (errors: FieldErrors): ExpectedError =>
  new ExpectedError('CONFLICT', `Complétalo antes de publicarlo. ${Object.values(errors).join('. ')}.`, { errors });

/** Sends webhooks about a project, unless it is a draft, which no program knows. */
async function tellPrograms(
  manager: EntityManager,
  event: 'project.created' | 'project.updated' | 'project.funded' | 'project.exited',
  project: Project,
): Promise<void> {
  if (project.publishedAt) await enqueueWebhooks(manager, event, [toProjectData(project)]);
}
