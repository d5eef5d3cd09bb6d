import { centsToText, messages } from '@cimiento/contracts';
import { pageSchema } from '@cimiento/contracts/schemas';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { parseInput } from '../errors/parse-input';
import { Investment } from '../investments/investment.entity';
import { Project } from '../projects/project.entity';
import { Payment } from './payment.entity';
import type { ReturnEntry, ReturnHistory } from './return-history.type';

/** Returns that investments pay. */
export class PaymentsService {
  constructor(private readonly database: Database) {}

  /** How many payments the viewer has, and what was paid. */
  async getSummary({ id: userId }: Viewer): Promise<ReturnHistory> {
    const row = await this.database.reader
      .createQueryBuilder(Payment, 'payment')
      .select('COUNT(*)', 'total')
      .addSelect("COALESCE(SUM(CASE WHEN payment.status = 'paid' THEN payment.amount ELSE 0 END), 0)", 'paidCents')
      .where({ userId })
      .getRawOne<{ total: number | string; paidCents: number | string }>();
    return { total: Number(row?.total), paidTotal: centsToText(Number(row?.paidCents)) };
  }

  /**
   * The viewer's payments, newest period first, then newest id; all of them, or the first `limit`.
   * @throws VALIDATION_FAILED for a limit that makes no sense.
   */
  async listHistory({ id: userId }: Viewer, limit?: number | null): Promise<ReturnEntry[]> {
    const page = parseInput(pageSchema, { limit });
    const { entities, raw } = await this.database.reader
      .createQueryBuilder(Payment, 'payment')
      .leftJoin(Project, 'project', 'project.id = payment.projectId')
      .leftJoin(Investment, 'investment', 'investment.id = payment.investmentId')
      // A deleted project lives on in the name that its investments keep.
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
