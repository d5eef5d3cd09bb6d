import { getPaymentDay, ledgerAccounts, parseCents } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { EntryContent } from '../../books/ledger/new-entry';
import type { ChangeCause, RecordFollower } from '../../books/ledger/record-follower';
import { assertOpen } from '../../books/ledger/closed-periods';
import { readProjectNames } from './payment-projects';
import type { Payment } from '../records';

/** The entry of a payment: credits the holder from the project's rent. Null when it is not paid or 0. */
export function createPaymentEntry(payment: Payment, projectName: string): EntryContent | null {
  const cents = parseCents(payment.amount);
  if (payment.status !== 'paid' || cents === 0) return null;
  return {
    kind: 'payment',
    occurredOn: getPaymentDay(payment),
    reference: payment.period,
    memo: `Renta de ${projectName}`,
    postings: [
      { account: ledgerAccounts.rent(payment.projectId), amount: -cents },
      { account: ledgerAccounts.available(payment.userId), amount: cents },
    ],
  };
}

/** Posts what changes of payments mean for the ledger, in the transaction of the change. */
export class PaymentsLedger {
  constructor(private readonly follower: RecordFollower) {}

  /** Payments that existed before and have these values now. */
  async followChanged(manager: EntityManager, payments: readonly Payment[], actorId: number | null): Promise<void> {
    await this.follower.follow(manager, 'payment', await this.describe(manager, payments), actorId);
  }

  /** Payments that were just created. @throws PERIOD_CLOSED */
  async followNew(manager: EntityManager, payments: readonly Payment[], actorId: number | null): Promise<void> {
    await assertOpen(manager, payments.map(getPaymentDay));
    await this.follower.followNew(manager, 'payment', await this.describe(manager, payments), actorId);
  }

  /** Payments that are deleted in this transaction. */
  async followDeleted(
    manager: EntityManager,
    ids: readonly number[],
    actorId: number | null,
    cause: ChangeCause = 'mistake',
  ): Promise<void> {
    const records = ids.map((id) => ({ id, content: null }));
    await this.follower.follow(manager, 'payment', records, actorId, cause);
  }

  private async describe(manager: EntityManager, payments: readonly Payment[]) {
    const paid = payments.filter(({ status }) => status === 'paid');
    const names = await readProjectNames(manager, paid);
    return payments.map((payment) => ({
      id: payment.id,
      content: createPaymentEntry(payment, names.get(payment.projectId) ?? ''),
    }));
  }
}
