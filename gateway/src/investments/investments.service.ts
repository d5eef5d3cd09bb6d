import { centsToText, projectedReturnCents, rateToPercent } from '@cimiento/contracts';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import type { Investment } from './investment.entity';
import type { InvestorInvestment } from './investor-investment.type';

const investorView = (investment: Investment, paidCents: number): InvestorInvestment => ({
  ...investment,
  actualReturns: centsToText(paidCents),
  projectedReturns: centsToText(projectedReturnCents(investment.amount, investment.annualReturn)),
});

/** As the database has it: the rate in ten-thousandths of a percent. */
type Row = Investment & { paidCents: number | string };

// What an investor's page waits for: written out, the query need not be built for each request.
const sql = `SELECT investment.*, (SELECT COALESCE(SUM(payment.amount), 0) FROM payment
  WHERE payment.investmentId = investment.id AND payment.status = 'paid') AS paidCents
  FROM investment WHERE investment.userId = ? ORDER BY investment.id`;

/** What people hold. */
export class InvestmentsService {
  constructor(private readonly database: Database) {}

  /** The viewer's own investments by id, each with what it has paid so far: one query. */
  async listOwn({ id: userId }: Viewer): Promise<InvestorInvestment[]> {
    const rows = await this.database.reader.query<Row[]>(sql, [userId]);
    return rows.map(({ paidCents, annualReturn, ...row }) =>
      investorView({ ...row, annualReturn: rateToPercent(annualReturn) }, Number(paidCents)),
    );
  }
}
