import { centsToText, projectedReturnCents, rateToPercent, today } from '@cimiento/contracts';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { getReceivedCentsSql } from '../payments/payment.entity';
import type { Investment } from './investment.entity';
import type { InvestorInvestment } from './investor-investment.type';

const toInvestorInvestment = (investment: Investment, paidCents: number): InvestorInvestment => ({
  ...investment,
  actualReturns: centsToText(paidCents),
  projectedReturns: centsToText(projectedReturnCents(investment.amount, investment.annualReturn)),
});

/** A raw row: the rate is in ten-thousandths of a percent. */
type Row = Investment & { paidCents: number | string };

// The dashboard waits for this query: plain SQL saves building it in each request.
const createOwnInvestmentsSql = (date: string): string => `SELECT investment.*,
  (SELECT ${getReceivedCentsSql(date)} FROM payment WHERE payment.investmentId = investment.id) AS paidCents
  FROM investment WHERE investment.userId = ? ORDER BY investment.id`;

/** An investor's own investments. */
export class InvestmentsService {
  constructor(private readonly database: Database) {}

  /** The viewer's own investments by id, each with what it received to date, in one query. */
  async listOwn({ id: userId }: Viewer): Promise<InvestorInvestment[]> {
    const rows = await this.database.reader.query<Row[]>(createOwnInvestmentsSql(today()), [userId]);
    return rows.map(({ paidCents, annualReturn, ...row }) =>
      toInvestorInvestment({ ...row, annualReturn: rateToPercent(annualReturn) }, Number(paidCents)),
    );
  }
}
