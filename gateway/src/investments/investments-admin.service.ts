import { messages, today, type FieldErrors } from '@cimiento/contracts';
import { investmentSchema, type InvestmentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../audit-log/audit-writer';
import type { Database } from '../database';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getOrThrow } from '../database/records';
import { parseInput } from '../errors/parse-input';
import { validationFailed } from '../errors/expected-error';
import { exportChunk, type ListAfterArgs } from '../graphql/list.inputs';
import type { PageArgs } from '../graphql/page.inputs';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { Project } from '../projects/project.entity';
import { User } from '../users/user.entity';
import { Investment } from './investment.entity';
import type { InvestmentTotals } from './investment-totals.type';
import { investmentListConfig, type InvestmentListArgs, type InvestmentSort } from './investments.list';

type Values = Omit<Investment, 'id' | 'investedOn'>;

/** What administrators do with investments (specification §5 and §6). */
export class InvestmentsAdminService {
  private readonly lists: ListQueryBuilder<Investment, InvestmentSort, 'userId' | 'projectId'>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
  ) {
    this.lists = new ListQueryBuilder(database, investmentListConfig(database.kind));
  }

  /** Investments by id. @throws VALIDATION_FAILED when the page is out of range. */
  list(page: PageArgs): Promise<Investment[]> {
    return this.lists.listAfter(page);
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

  /** What all investments come to: one query. */
  async totals(): Promise<InvestmentTotals> {
    const row = await this.database.reader
      .createQueryBuilder(Investment, 'investment')
      .select('COUNT(*)', 'count')
      .addSelect('COALESCE(SUM(investment.amount), 0)', 'amount')
      .addSelect('COUNT(DISTINCT investment.projectId)', 'projects')
      .getRawOne<Record<keyof InvestmentTotals, number | string>>();
    return { count: Number(row?.count), amount: Number(row?.amount), projects: Number(row?.projects) };
  }

  /** @throws VALIDATION_FAILED, also when the person or the project does not exist, CONFLICT when the key of the attempt was used for something else. */
  create(input: unknown, attempt: IdempotentRequest): Promise<Investment> {
    const values = parseInput(investmentSchema, input);
    return this.idempotency.runOnce(attempt, Investment, values, async (manager) => {
      const investment = manager.create(Investment, {
        ...(await this.completeValues(manager, values)),
        investedOn: today(),
      });
      return insertWithAudit({ manager, entity: Investment, by: attempt.userId }, investment);
    });
  }

  /**
   * Writes an investment whole. One whose project was deleted keeps what it knows of it.
   * @throws NOT_FOUND, VALIDATION_FAILED, also when the person or the project does not exist, CONFLICT when it is not at that revision.
   */
  update(id: number, input: unknown, by: number, revision?: string | null): Promise<Investment> {
    const values = parseInput(investmentSchema, input);
    return this.database.transaction(async (manager) => {
      const before = await getOrThrow(manager, Investment, id);
      return updateWithAudit(
        { manager, entity: Investment, by },
        id,
        await this.completeValues(manager, values, before),
        {
          revision,
        },
      );
    });
  }

  /** Its payments stay on record (design §4). @throws NOT_FOUND, CONFLICT when it is not at that revision. */
  delete(id: number, by: number, revision?: string | null): Promise<number> {
    return this.database.transaction((manager) => deleteWithAudit({ manager, entity: Investment, by }, id, revision));
  }

  /** The columns of an investment: what the input leaves out comes from the project. */
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
