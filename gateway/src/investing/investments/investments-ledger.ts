import { ledgerAccounts } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { FollowedContent, RecordFollower } from '../../books/ledger/record-follower';
import { type Investment, Order } from '../records';

/** The ledger payment of an order for an investment: its project and whole dollars. */
type Paid = Pick<Order, 'projectId' | 'amount'>;

/**
 * The entry of what an investment holds beyond what an order paid for it: that money came from outside the platform. Null when there is
 * no difference.
 */
function createInvestmentEntry(investment: Investment, paid: Paid | null): FollowedContent | null {
  const { amount, projectId, projectName, investedOn } = investment;
  const outside = (amount - (paid?.amount ?? 0)) * 100;
  const capital = new Map([[projectId, amount * 100]]);
  if (paid) capital.set(paid.projectId, (capital.get(paid.projectId) ?? 0) - paid.amount * 100);
  const postings = [
    { account: ledgerAccounts.outside, amount: -outside },
    ...[...capital].map(([id, cents]) => ({ account: ledgerAccounts.capital(id), amount: cents })),
  ].filter(({ amount: cents }) => cents !== 0);
  if (postings.length === 0) return null;
  return { kind: 'investment', occurredOn: investedOn, memo: `Inversión en ${projectName}`, postings };
}

/** Posts what changes of investments mean for a project's capital, in the transaction of the change. */
export class InvestmentsLedger {
  constructor(private readonly follower: RecordFollower) {}

  /** Investments that were just created in the back office. */
  followNew(manager: EntityManager, investments: readonly Investment[], actorId: number | null): Promise<void> {
    const records = investments.map((investment) => ({
      id: investment.id,
      content: createInvestmentEntry(investment, null),
    }));
    return this.follower.followNew(manager, 'investment', records, actorId);
  }

  /** An investment that existed before and has these values now; its row is locked. */
  async followChanged(manager: EntityManager, investment: Investment, actorId: number | null): Promise<void> {
    const paid = await manager.findOneBy(Order, { investmentId: investment.id, status: 'paid' });
    const content = createInvestmentEntry(investment, paid);
    return this.follower.follow(manager, 'investment', [{ id: investment.id, content }], actorId);
  }

  /** An investment that is deleted in this transaction. */
  followDeleted(manager: EntityManager, id: number, actorId: number): Promise<void> {
    return this.follower.follow(manager, 'investment', [{ id, content: null }], actorId);
  }
}
