import { centsToText, projectedReturnCents, rateToPercent, today } from '@cimiento/contracts';
import type { Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { getReceivedCentsSql, type Investment } from '../records';
import type { InvestorInvestment } from './investor-investment.types';

const toInvestorInvestment = (
  investment: Investment,
  { paidCents, receivedCents }: { paidCents: number; receivedCents: number },
): InvestorInvestment => ({
  ...investment,
  actualReturns: centsToText(paidCents),
  receivedReturns: centsToText(receivedCents),
  projectedReturns: centsToText(projectedReturnCents(investment.amount, investment.annualReturn)),
});

type Time = Date | string | null;

/** A raw row: the rate is in ten-thousandths of a percent, and times are text on SQLite. */
type Row = Omit<Investment, 'createdAt' | 'updatedAt'> & {
  createdAt: Time;
  updatedAt: Time;
  paidCents: number | string;
  receivedCents: number | string;
};

const toTime = (time: Time): Date | null => (typeof time === 'string' ? new Date(`${time.replace(' ', 'T')}Z`) : time);

// The dashboard waits for this query: plain SQL saves building it in each request.
const createOwnInvestmentsSql = (date: string): string => `SELECT investment.*,
  (SELECT COALESCE(SUM(payment.amount), 0) FROM payment
    WHERE payment.investmentId = investment.id AND payment.status = 'paid') AS paidCents,
  (SELECT ${getReceivedCentsSql(date)} FROM payment WHERE payment.investmentId = investment.id) AS receivedCents
  FROM investment WHERE investment.userId = ? ORDER BY investment.id`;

/** An investor's own investments. */
export class InvestmentsService {
  constructor(private readonly database: Database) {}

  /** The viewer's own investments by id, each with what was paid on it and what it received to date, in one query. */
  async listOwn({ id: userId }: Viewer): Promise<InvestorInvestment[]> {
    const rows = await this.database.reader.query<Row[]>(createOwnInvestmentsSql(today()), [userId]);
    return rows.map(({ paidCents, receivedCents, annualReturn, createdAt, updatedAt, ...row }) =>
      toInvestorInvestment(
        {
          ...row,
          annualReturn: rateToPercent(annualReturn),
          createdAt: toTime(createdAt),
          updatedAt: toTime(updatedAt),
        },
        { paidCents: Number(paidCents), receivedCents: Number(receivedCents) },
      ),
    );
  }
}
