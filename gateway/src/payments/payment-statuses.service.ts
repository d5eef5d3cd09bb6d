import { messages } from '@cimiento/contracts';
import { paymentStatusChangeSchema } from '@cimiento/contracts/schemas';
import { In } from 'typeorm';
import type { ApprovalsService } from '../approvals/approvals.service';
import { logUpdates } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import type { Database } from '../database';
import { rowLock } from '../database/row-lock';
import { ExpectedError } from '../errors/expected-error';
import { parseInput } from '../errors/parse-input';
import { forEachChunk } from '../ledger/post-accounts';
import { notifyChanged } from './payment-notices';
import { Payment } from './payment.entity';
import type { PaymentsLedger } from './payments-ledger';

/** Changes the status of many payments at once. */
export class PaymentStatusesService {
  constructor(
    private readonly database: Database,
    private readonly ledger: PaymentsLedger,
    private readonly approvals: ApprovalsService,
  ) {}

  /**
   * Changes the status of the named payments, all in one transaction with the ledger and the log, and returns the ids of those that
   * changed. Payments that no longer have the status `from` stay as they are.
   * @throws VALIDATION_FAILED when neither ids nor a monthly payment are given, or both, CONFLICT when paid payments
   * need a second administrator, who is asked for each payment.
   */
  async change(input: unknown, by: Actor): Promise<number[]> {
    const { ids: wanted, runId, from, to } = parseInput(paymentStatusChangeSchema, input);
    if (from === 'paid' && this.approvals.isNeeded('change_payment'))
      throw new ExpectedError('CONFLICT', messages.paidOneByOne);
    return this.database.transaction(async (manager) => {
      const where = { status: from, ...(wanted ? { id: In(wanted) } : { runId }) };
      // The lock makes two administrators who change the same payments run one after the other.
      const before = await manager.find(Payment, { where, order: { id: 'ASC' }, ...rowLock(manager) });
      if (before.length === 0 || from === to) return [];
      const ids = before.map(({ id }) => id);
      await forEachChunk(ids, async (chunk) => {
        await manager.update(Payment, { id: In(chunk) }, { status: to });
      });
      const after = before.map((payment) => manager.create(Payment, { ...payment, status: to }));
      await logUpdates({ manager, entity: Payment, by }, before, after);
      await this.ledger.followChanged(manager, after, by.userId);
      await notifyChanged(
        manager,
        before.map((payment, index) => ({ before: payment, after: after[index] ?? null })),
      );
      return ids;
    });
  }
}
