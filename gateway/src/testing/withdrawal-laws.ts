import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { WithdrawalBatch } from '../banking/withdrawals/withdrawal-batch.entity';
import type { Withdrawal } from '../banking/withdrawals/withdrawal.entity';

type Withdrawals = ReadonlyMap<number, Withdrawal>;

/** Watches withdrawals: none is paid twice, no approval sends two files, and nobody approves again what they brought back. */
export class WithdrawalLaws {
  /** Number of approvals of each withdrawal, less those that were taken back, by id. */
  private readonly approvals = new Map<number, number>();
  /** Who brought each withdrawal back from a file that was read, or undid a payment that used its approval up, since it was approved last. */
  private readonly returners = new Map<number, Set<number>>();

  constructor(private readonly reader: EntityManager) {}

  /** @param actorId who acted @param causerId who caused it: of an approved proposal its proposer */
  async findFaults(before: Withdrawals, after: Withdrawals, actorId: number, causerId: number): Promise<string[]> {
    const faults = [...after.values()].flatMap((row) => this.follow(before.get(row.id), row, actorId, causerId));
    return [...faults, ...(await this.findSentTwice(after)), ...(await this.findPaidTwice(after))];
  }

  private follow(was: Withdrawal | undefined, row: Withdrawal, actorId: number, causerId: number): string[] {
    const { id, status } = row;
    if (!was || was.status === status) return [];
    if (status === 'approved' && was.status === 'requested') {
      this.approvals.set(id, (this.approvals.get(id) ?? 0) + 1);
      const isReturner = this.returners.get(id)?.has(actorId) ?? false;
      this.returners.delete(id);
      return isReturner ? [`withdrawal ${id} was approved by who brought it back`] : [];
    }
    const isOutOfFile = row.readBatchId !== was.readBatchId || row.takenOutBy !== was.takenOutBy;
    if (status === 'requested' && was.status === 'approved' && !isOutOfFile)
      this.approvals.set(id, (this.approvals.get(id) ?? 0) - 1);
    // An approval that still holds, as after the rejection of an unconfirmed statement, is not repeated.
    else if (status === 'requested') this.returners.set(id, new Set([...(this.returners.get(id) ?? []), causerId]));
    return [];
  }

  /** Withdrawals that more files name which were read than approvals were given. */
  private async findSentTwice(after: Withdrawals): Promise<string[]> {
    const sent = await this.reader.findBy(WithdrawalBatch, { readAt: Not(IsNull()) });
    return [...after.values()].flatMap(({ id, reference }) => {
      const files = sent.filter(({ content }) => content.includes(reference)).length;
      const approvals = this.approvals.get(id) ?? 0;
      return files > approvals ? [`withdrawal ${id} is in ${files} files with ${approvals} approvals`] : [];
    });
  }

  /** Withdrawals that two lines of the bank paid. */
  private async findPaidTwice(after: Withdrawals): Promise<string[]> {
    const withdrawalId = In([...after.keys()]);
    const lines = await this.reader.findBy(BankStatementLine, { withdrawalId, amount: LessThan(0), status: 'matched' });
    return [...after.values()].flatMap(({ id, bankLineId }) =>
      lines.some((line) => line.withdrawalId === id && line.id !== bankLineId)
        ? [`withdrawal ${id} is paid twice`]
        : [],
    );
  }
}
