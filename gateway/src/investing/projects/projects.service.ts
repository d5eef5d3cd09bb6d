import { accessMessages, approvalMessages, type FieldErrors, messages } from '@cimiento/contracts';
import { listInputFields, projectFields } from '@cimiento/contracts/fields';
import { projectDraftSchema, projectSchema, validate, type ProjectInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { deleteWithAudit, logCreate, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { Actor, Reader } from '../../platform/request';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { assertRevision, getRevision } from '../../platform/database/revision';
import { getForUpdate } from '../../platform/database/row-lock';
import { addTokens } from '../../platform/database/search/keep-tokens';
import { conflict, ExpectedError, forbidden, parseInput } from '../../platform/errors';
import { assertCoversOrders, assertWithinTarget, hasPaidOrders } from '../orders/order-funding';
import type { OrderSettlement } from '../orders/order-settlement';
import { assertRoundAllows } from './round-terms';
import { changeFees } from './set-fees';
import { assertNotInRound, findRound, Investment, Project, toProjectData } from '../records';
import { type ContentViewer, getReadableProject } from './content-viewer';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { ProjectHoldings } from './project-holdings.types';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { notifyChange } from './project-updates.service';
import {
  describeForHolders,
  describeProjectChange,
  findChange,
  isGuarded,
  isTold,
  toProjectAction,
  type ProjectChange,
} from './project-changes';
import { hasMoney } from './project-money';
import {
  offeredConditions,
  type ProjectFilter,
  projectListConfig,
  type ProjectRecordsArgs,
  type ProjectsArgs,
  type ProjectSort,
  stageConditions,
} from './projects.list';

/** The revision that a change is of, and whether an API key sends it. */
type ProjectUpdate = { revision?: string | null | undefined; isKey?: boolean };

/** Projects: read by everyone, written by administrators. */
export class ProjectsService {
  readonly lists: ListQueryBuilder<Project, ProjectSort, ProjectFilter>;

  constructor(
    private readonly database: Database,
    private readonly orders: OrderSettlement,
    private readonly idempotency: IdempotencyService,
    private readonly approvals: ApprovalsService,
    /** Whether the form of a new project starts as a draft: in production. Programs state it. */
    readonly startsAsDraft: boolean,
  ) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    approvals.register('project_change', {
      execute: (manager, payload, by) => this.execute(manager, payload as ProjectChange, by),
      describe: (reader, payload) => describeProjectChange(reader, payload as ProjectChange),
    });
    this.lists = new ListQueryBuilder(database, projectListConfig(database.kind));
  }

  /** The matching projects after one. @throws VALIDATION_FAILED when the search or the page is out of range. */
  list(readBy: Reader, { archived, ...request }: ProjectsArgs): Promise<Project[]> {
    const known = archived ? [] : offeredConditions;
    return this.lists.listAfter(readBy, request, [], { known, isPublic: true });
  }

  /** Number of the matching projects. @throws VALIDATION_FAILED when the search is out of range. */
  count(readBy: Reader, { archived, ...request }: ProjectsArgs): Promise<number> {
    return this.lists.countRecords(readBy, request, archived ? [] : offeredConditions);
  }

  /** The matching projects after one, archived ones and drafts too. @throws VALIDATION_FAILED, CURSOR_GONE */
  listRecords(readBy: Reader, { archived, draft, ...request }: ProjectRecordsArgs): Promise<Project[]> {
    return this.lists.listAfter(readBy, request, stageConditions({ archived, draft }));
  }

  /** Number of the matching projects, archived ones and drafts too. @throws VALIDATION_FAILED when the search is out of range. */
  countRecords(readBy: Reader, { archived, draft, ...request }: ProjectRecordsArgs): Promise<number> {
    return this.lists.countRecords(readBy, request, stageConditions({ archived, draft }));
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
    const deletable = !(await this.hasMoney(this.database.reader, projectId));
    return { count: Number(row?.count), amount: Number(row?.amount), investors: Number(row?.investors), deletable };
  }

  /**
   * Creates a project: published at once, or a draft, which may lack what only its page needs. Logs who did it.
   * @throws VALIDATION_FAILED, CONFLICT when it would have raised more than its target, IDEMPOTENCY_MISMATCH
   */
  create(input: unknown, isDraft: boolean, by: Actor): Promise<Project> {
    const values = parseInput(isDraft ? projectDraftSchema : projectSchema, input);
    assertWithinTarget(values);
    const sent = isDraft ? { ...values, draft: true } : values;
    return this.idempotency.runOnce(by, Project, sent, async (manager) => {
      const row = manager.create(Project, { ...values, publishedAt: isDraft ? null : new Date() });
      await manager.insert(Project, row);
      const project = await getOrThrow(manager, Project, row.id);
      await addTokens(manager, 'project', [project]);
      await logCreate({ manager, entity: Project, by }, [project]);
      await tellPrograms(manager, 'project.created', project);
      return project;
    });
  }

  /**
   * Publishes a draft: everybody sees it from now on. A published project stays as it is.
   * @throws NOT_FOUND, CONFLICT when it is archived, or lacks a required field.
   */
  publish(id: number, by: Actor): Promise<Project> {
    return this.idempotency.runOnce(by, Project, { publish: id }, async (manager) => {
      const before = await getForUpdate(manager, Project, id);
      if (before.archivedAt) throw conflict(messages.archivedDraft);
      if (before.publishedAt) return before;
      const checked = validate(projectSchema, pickInput(before));
      if (!checked.ok) throw incomplete(checked.errors);
      const context = { manager, entity: Project, by };
      const project = await updateWithAudit(context, id, { publishedAt: new Date() });
      await tellPrograms(manager, 'project.created', project);
      return project;
    });
  }

  /**
   * Replaces the values of a project; any status may follow any other, and a draft may lack what only its page needs. Where approvals are required,
   * what its orders raised stays, and a change of what investors of a project with money bought is proposed.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it no longer has the given revision, or would have raised less than its paid orders, or would
   * leave no room for its reservations; APPROVAL_PENDING, for a key FORBIDDEN.
   */
  async update(id: number, input: unknown, by: Actor, { revision, isKey }: ProjectUpdate = {}): Promise<Project> {
    const values = parseInput(projectDraftSchema, input);
    const project = await this.get(id);
    await assertRoundAllows(this.database.reader, project, values);
    const change = await this.findGuarded(this.database.reader, project, values);
    if (!change)
      return this.database.transaction(async (manager) => {
        const before = await getForUpdate(manager, Project, id);
        if (await this.findGuarded(manager, before, values)) throw conflict(messages.changedMeanwhile);
        return this.updateInTransaction(manager, before, await this.keepRaised(manager, before, values), by, revision);
      });
    if (isKey) throw forbidden(accessMessages.keyChangesNoTerms);
    if (project.publishedAt) parseInput(projectSchema, input);
    assertRevision(getRevision(project), revision);
    const { reader } = this.database;
    await assertCoversOrders(reader, project, await this.keepRaised(reader, project, values));
    return this.approvals.propose(toProjectAction(project, { action: 'update', ...change }), withoutKey(by));
  }

  /** Deletes a project. @throws NOT_FOUND, CONFLICT when it has or had money, or no longer has the given revision. */
  delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    return this.database.transaction(async (manager) => {
      await getForUpdate(manager, Project, id);
      await assertNotInRound(manager, id);
      if (await this.hasMoney(manager, id)) throw conflict(messages.projectHasMoney);
      return deleteWithAudit({ manager, entity: Project, by }, id, revision);
    });
  }

  /**
   * Takes a project off the offer, or puts it back. Its holders still see it, with documents and updates, and are paid. Its reservations
   * are cancelled. Archiving one with money is proposed where approvals are required.
   * @throws NOT_FOUND, APPROVAL_PENDING, for a key FORBIDDEN
   */
  async setArchived(id: number, archived: boolean, by: Actor, isKey = false): Promise<Project> {
    const project = await this.get(id);
    if (archived) await assertNotInRound(this.database.reader, id);
    const asks = async (manager: EntityManager, { archivedAt }: Project): Promise<boolean> =>
      archived && archivedAt === null && this.isLimited() && (await hasMoney(manager, id));
    if (!(await asks(this.database.reader, project)))
      return this.database.transaction(async (manager) => {
        const before = await getForUpdate(manager, Project, id);
        if (await asks(manager, before)) throw conflict(messages.changedMeanwhile);
        return this.archiveInTransaction(manager, before, archived, by);
      });
    if (isKey) throw forbidden(accessMessages.keyChangesNoTerms);
    return this.approvals.propose(toProjectAction(project, { action: 'archive' }), withoutKey(by));
  }

  private isLimited(): boolean {
    return this.approvals.isNeeded('project_change');
  }

  /** Whether a project must stay: where nothing asks for approval, one with investments by hand alone may go. */
  private hasMoney(manager: EntityManager, id: number): Promise<boolean> {
    return hasMoney(manager, id, { isByHandCounted: this.isLimited() });
  }

  /** The changes of an input that need a second administrator; null if none do. */
  private async findGuarded(manager: EntityManager, project: Project, input: ProjectInput) {
    if (!this.isLimited() || !(await hasMoney(manager, project.id))) return null;
    const change = findChange(project, await this.keepRaised(manager, project, input));
    return change && isGuarded(change) ? change : null;
  }

  /** The raised amount of a project follows its paid orders where approvals are required, and with a round: the input's figure is ignored. */
  private async keepRaised(manager: EntityManager, project: Project, input: ProjectInput): Promise<ProjectInput> {
    const { id, funded } = project;
    const isKept = (this.isLimited() && (await hasPaidOrders(manager, id))) || (await findRound(manager, id)) !== null;
    return isKept ? { ...input, funded } : input;
  }

  private async execute(manager: EntityManager, change: ProjectChange, by: Actor): Promise<Project> {
    const before = await getForUpdate(manager, Project, change.projectId);
    if (getRevision(before) !== change.revision) throw conflict(approvalMessages.approvalOutdated);
    if (change.action === 'archive') return this.archiveInTransaction(manager, before, true, by);
    if (change.action === 'update')
      return this.updateInTransaction(manager, before, { ...pickInput(before), ...change.values } as ProjectInput, by);
    await changeFees(manager, before, change.rules, by);
    return before;
  }

  private async updateInTransaction(
    manager: EntityManager,
    before: Project,
    values: ProjectInput,
    by: Actor,
    revision?: string | null,
  ): Promise<Project> {
    const { id } = before;
    await assertRoundAllows(manager, before, values);
    await assertCoversOrders(manager, before, values);
    if (before.publishedAt) parseInput(projectSchema, values);
    const isSold = values.status === 'exited' && before.reserved > 0;
    const isClosed = before.status === 'available' && values.status !== 'available';
    const statusSetAt = values.status === 'available' ? null : isClosed ? new Date() : before.statusSetAt;
    const columns = { ...values, statusSetAt, ...(isSold && { reserved: 0 }) };
    const after = await updateWithAudit({ manager, entity: Project, by }, id, columns, { revision });
    if (isSold) await this.orders.cancelReservations(manager, id, 'project_exited');
    const change = findChange(before, values);
    if (change && isTold(change)) await notifyChange(manager, after, describeForHolders(change));
    await tellPrograms(manager, 'project.updated', after);
    const { status } = after;
    if (status !== before.status && status !== 'available') await tellPrograms(manager, `project.${status}`, after);
    return after;
  }

  private async archiveInTransaction(
    manager: EntityManager,
    before: Project,
    archived: boolean,
    by: Actor,
  ): Promise<Project> {
    const { id } = before;
    if ((before.archivedAt !== null) === archived) return before;
    if (archived) await assertNotInRound(manager, id);
    const archivedAt = archived ? new Date() : null;
    const values = { archivedAt, ...(archived && { reserved: 0 }) };
    const after = await updateWithAudit({ manager, entity: Project, by }, id, values);
    if (archived) {
      await this.orders.cancelReservations(manager, id, 'project_archived');
      await notifyChange(manager, after, []);
    }
    await tellPrograms(manager, 'project.updated', after);
    return after;
  }
}

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
