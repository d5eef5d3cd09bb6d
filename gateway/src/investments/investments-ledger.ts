import { ledgerAccounts } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { FollowedContent, RecordFollower } from '../ledger/record-follower';
import type { Investment } from './investment.entity';

/** The entry of an investment whose money came from outside the platform; null when it is 0. */
function createInvestmentEntry({ amount, projectId, projectName, investedOn }: Investment): FollowedContent | null {
  const cents = amount * 100;
  if (cents === 0) return null;
  return {
    kind: 'investment',
    occurredOn: investedOn,
    memo: `Inversión en ${projectName}`,
    postings: [
      { account: ledgerAccounts.outside, amount: -cents },
      { account: ledgerAccounts.capital(projectId), amount: cents },
    ],
  };
}

/** Posts what changes of investments mean for a project's capital, in the transaction of the change. */
export class InvestmentsLedger {
  constructor(private readonly follower: RecordFollower) {}

  /** Investments that were just created. */
  followNew(manager: EntityManager, investments: readonly Investment[], actorId: number | null): Promise<void> {
    const records = investments.map((investment) => ({
      id: investment.id,
      content: createInvestmentEntry(investment),
    }));
    return this.follower.followNew(manager, 'investment', records, actorId);
  }

  /** An investment that existed before and has these values now; its row is locked. */
  followChanged(manager: EntityManager, investment: Investment, actorId: number | null): Promise<void> {
    const content = createInvestmentEntry(investment);
    return this.follower.follow(manager, 'investment', [{ id: investment.id, content }], actorId);
  }

  /** An investment that is deleted in this transaction. */
  followDeleted(manager: EntityManager, id: number, actorId: number): Promise<void> {
    return this.follower.follow(manager, 'investment', [{ id, content: null }], actorId);
  }
}
