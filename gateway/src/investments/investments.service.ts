import { centsToText, projectedReturnCents } from '@cimiento/contracts';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { Payment } from '../payments/payment.entity';
import { Investment } from './investment.entity';
import type { InvestorInvestment } from './investor-investment.type';

const investorView = (investment: Investment, paidCents: number): InvestorInvestment => ({
  ...investment,
  actualReturns: centsToText(paidCents),
  projectedReturns: centsToText(projectedReturnCents(investment.amount, investment.annualReturn)),
});

/** What people hold. */
export class InvestmentsService {
  constructor(private readonly database: Database) {}

  /** The viewer's own investments by id, each with what it has paid so far: one query. */
  async ofViewer({ id: userId }: Viewer): Promise<InvestorInvestment[]> {
    const { entities, raw } = await this.database.reader
      .createQueryBuilder(Investment, 'investment')
      .addSelect(
        (paid) =>
          paid
            .select('COALESCE(SUM(payment.amount), 0)')
            .from(Payment, 'payment')
            .where("payment.investmentId = investment.id AND payment.status = 'paid'"),
        'paidCents',
      )
      .where({ userId })
      .orderBy('investment.id')
      .getRawAndEntities<{ paidCents: number | string }>();
    return entities.map((investment, index) => investorView(investment, Number(raw[index]?.paidCents)));
  }
}
