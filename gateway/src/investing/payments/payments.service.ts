import { centsToText, messages, today } from '@cimiento/contracts';
import { pageSchema } from '@cimiento/contracts/schemas';
import type { Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { getReceivedCentsSql, Investment, Payment, Project } from '../records';
import type { ReturnEntry, ReturnHistory } from './return-history.types';

/** An investor's own payments. */
export class PaymentsService {
  constructor(private readonly database: Database) {}

  /** Counts the viewer's payments and sums those received to date. */
  async getSummary({ id: userId }: Viewer): Promise<ReturnHistory> {
    const row = await this.database.reader
      .createQueryBuilder(Payment, 'payment')
      .select('COUNT(*)', 'total')
      .addSelect(getReceivedCentsSql(today()), 'paidCents')
      .where({ userId })
      .getRawOne<{ total: number | string; paidCents: number | string }>();
    return { total: Number(row?.total), paidTotal: centsToText(Number(row?.paidCents)) };
  }

  /**
   * The viewer's payments, newest period first, then newest id. Returns all of them without a limit.
   * @throws VALIDATION_FAILED when the limit is not 1 to 1000.
   */
  async listHistory({ id: userId }: Viewer, limit?: number | null): Promise<ReturnEntry[]> {
    const page = parseInput(pageSchema, { limit });
    const { entities, raw } = await this.database.reader
      .createQueryBuilder(Payment, 'payment')
      .leftJoin(Project, 'project', 'project.id = payment.projectId')
      .leftJoin(Investment, 'investment', 'investment.id = payment.investmentId')
      // Investments keep the name of a deleted project.
      .addSelect('COALESCE(project.name, investment.projectName)', 'projectName')
      .where('payment.userId = :userId', { userId })
      .orderBy('payment.period', 'DESC')
      .addOrderBy('payment.id', 'DESC')
      .limit(page.limit)
      .getRawAndEntities<{ projectName: string | null }>();
    return entities.map((payment, index) => ({
      ...payment,
      projectName: raw[index]?.projectName ?? messages.missingProject,
    }));
  }
}
