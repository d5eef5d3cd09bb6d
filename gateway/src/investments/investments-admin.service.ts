import { messages, today, type FieldErrors } from '@cimiento/contracts';
import { investmentSchema, type InvestmentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import type { Database } from '../database';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getOrThrow } from '../database/records';
import { parseInput } from '../errors/parse-input';
import { validationFailed } from '../errors/expected-error';
import { exportChunk, type ListAfterArgs } from '../graphql/list.inputs';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import type { OrderSettlement } from '../orders/order-settlement';
import { Project } from '../projects/project.entity';
import { User } from '../users/user.entity';
import { Investment } from './investment.entity';
import { notifyHolding } from './investment-notices';
import type { InvestmentsLedger } from './investments-ledger';
import type { InvestmentTotals } from './investment-totals.type';
import {
  investmentListConfig,
  type InvestmentListArgs,
  type InvestmentsArgs,
  type InvestmentSort,
} from './investments.list';

type Values = Omit<Investment, 'id' | 'investedOn'>;

/** What administrators do with investments. */
export class InvestmentsAdminService {
  private readonly lists: ListQueryBuilder<Investment, InvestmentSort, 'userId' | 'projectId'>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: InvestmentsLedger,
    private readonly orders: OrderSettlement,
  ) {
    this.lists = new ListQueryBuilder(database, investmentListConfig(database.kind));
  }

  /** The matching investments after one. @throws VALIDATION_FAILED when the search or the page is out of range. */
  list(request: InvestmentsArgs): Promise<Investment[]> {
    return this.lists.listAfter(request);
  }

  /** Number of the matching investments. @throws VALIDATION_FAILED when the search is out of range. */
  count(request: InvestmentsArgs): Promise<number> {
    return this.lists.countRecords(request);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(request: InvestmentListArgs): PaginatedList<Investment> {
    return this.lists.getPage(request);
  }

  /** The next matching investments by id, for an export. @throws VALIDATION_FAILED */
  listAfter(request: ListAfterArgs): Promise<Investment[]> {
    return this.lists.listAfter({ ...request, limit: exportChunk }, { withReferences: true });
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Investment> {
    return getOrThrow(this.database.reader, Investment, id);
  }

  /** Totals of all investments, in one query. */
  async totals(): Promise<InvestmentTotals> {
    const row = await this.database.reader
      .createQueryBuilder(Investment, 'investment')
      .select('COUNT(*)', 'count')
      .addSelect('COALESCE(SUM(investment.amount), 0)', 'amount')
      .addSelect('COUNT(DISTINCT investment.projectId)', 'projects')
      .getRawOne<Record<keyof InvestmentTotals, number | string>>();
    return { count: Number(row?.count), amount: Number(row?.amount), projects: Number(row?.projects) };
  }

  /** @throws VALIDATION_FAILED, also when the user or the project does not exist, CONFLICT when the idempotency key was used with another input. */
  create(input: unknown, request: IdempotentRequest): Promise<Investment> {
    const values = parseInput(investmentSchema, input);
    return this.idempotency.runOnce(request, Investment, values, async (manager) => {
      const investment = manager.create(Investment, {
        ...(await this.completeValues(manager, values)),
        investedOn: today(),
      });
      await insertWithAudit({ manager, entity: Investment, by: request.actor }, investment);
      await this.ledger.followNew(manager, [investment], request.userId);
      await notifyHolding(manager, null, investment);
      return investment;
    });
  }

  /**
   * Replaces the values of an investment. If its project was deleted, the stored name, image and return are kept.
   * @throws NOT_FOUND, VALIDATION_FAILED, also when the user or the project does not exist, CONFLICT when it no longer has the given revision.
   */
  update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Investment> {
    const values = parseInput(investmentSchema, input);
    return this.database.transaction(async (manager) => {
      const before = await getOrThrow(manager, Investment, id);
      const completed = await this.completeValues(manager, values, before);
      const investment = await updateWithAudit({ manager, entity: Investment, by }, id, completed, { revision });
      await this.ledger.followChanged(manager, investment, by.userId);
      await notifyHolding(manager, before, investment);
      return investment;
    });
  }

  /** Deletes an investment; its payments are kept, and the order behind it is cancelled. @throws NOT_FOUND, CONFLICT when it no longer has the given revision. */
  delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    return this.database.transaction(async (manager) => {
      const before = await getOrThrow(manager, Investment, id);
      const isTold = await this.orders.cancelBehind(manager, before, by);
      await deleteWithAudit({ manager, entity: Investment, by }, id, revision);
      await this.ledger.followDeleted(manager, id, by.userId);
      if (!isTold) await notifyHolding(manager, before, null);
      return id;
    });
  }

  /** Fills in what the input leaves out, from the project or from the investment itself. */
  private async completeValues(manager: EntityManager, input: InvestmentInput, before?: Investment): Promise<Values> {
    const { userId, projectId, amount } = input;
    const project = await manager.findOneBy(Project, { id: projectId });
    const known = project
      ? { projectName: project.name, imageUrl: project.image, annualReturn: Number(project.annualReturn) }
      : before?.projectId === projectId && before;
    const errors: FieldErrors = {};
    if (!known) errors['projectId'] = messages.investmentProject;
    if (!(await manager.existsBy(User, { id: userId }))) errors['userId'] = messages.userUnknown;
    if (!known || Object.keys(errors).length > 0) throw validationFailed(errors);
    return {
      userId,
      projectId,
      amount,
      projectName: input.projectName ?? known.projectName,
      imageUrl: input.imageUrl ?? known.imageUrl,
      annualReturn: input.annualReturn ?? known.annualReturn,
    };
  }
}
