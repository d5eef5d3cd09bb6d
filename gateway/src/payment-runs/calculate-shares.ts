import { createHash } from 'node:crypto';
import { centsToText, messages, parseCents, allocate, sumMoney } from '@cimiento/contracts';
import type { PaymentRunTerms } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { RowLock } from '../database/row-lock';
import { ExpectedError } from '../errors/expected-error';
import { Investment } from '../investments/investment.entity';
import { Payment } from '../payments/payment.entity';
import type { PaymentRunPreview, PaymentRunShare } from './payment-run-preview.type';
import { PaymentRun } from './payment-run.entity';

const refused = (message: string): ExpectedError => new ExpectedError('CONFLICT', message);

/** Investments of the project that have a payment of the month, whoever made it and in whichever status. */
async function paidOf(manager: EntityManager, { projectId, period }: PaymentRunTerms): Promise<Set<number>> {
  const rows = await manager
    .createQueryBuilder(Payment, 'payment')
    .select('DISTINCT payment.investmentId', 'investmentId')
    .where('payment.period = :period', { period })
    .andWhere(
      'payment.investmentId IN (SELECT investment.id FROM investment WHERE investment.projectId = :projectId)',
      { projectId },
    )
    .getRawMany<{ investmentId: number }>();
  return new Set(rows.map(({ investmentId }) => investmentId));
}

const fingerprintOf = (terms: PaymentRunTerms, shares: readonly PaymentRunShare[]): string => {
  const { projectId, period, amount } = terms;
  const parts = [
    projectId,
    period,
    amount,
    ...shares.map(({ investmentId, userId, invested }) => [investmentId, userId, invested]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/**
 * Who gets what of a monthly payment: the one place that says so, for the preview and for what is posted.
 * @param lock holds the investments as they are until the end of the transaction.
 * @throws CONFLICT when nothing is held, or somebody has a payment of that month and this is not the explicit continuation.
 */
export async function calculateShares(
  manager: EntityManager,
  terms: PaymentRunTerms,
  lock: RowLock = {},
): Promise<PaymentRunPreview> {
  const { projectId, period, amount, continueForMissing } = terms;
  const investments = await manager.find(Investment, {
    where: { projectId },
    order: { id: 'ASC' },
    ...lock,
  });
  const held = investments.filter((investment) => investment.amount > 0);
  if (held.length === 0) throw refused(messages.runNothingHeld);
  const paid = await paidOf(manager, terms);
  const posted = paid.size > 0 || (await manager.existsBy(PaymentRun, { projectId, period, status: 'posted' }));
  if (posted && !continueForMissing) throw refused(messages.runPaidAlready);
  const missing = held.filter(({ id }) => !paid.has(id));
  if (missing.length === 0) throw refused(messages.runNobodyMissing);
  const cents = allocate(parseCents(amount) ?? 0, missing);
  const shares = missing.map(({ id, userId, amount: invested }, index) => ({
    investmentId: id,
    userId,
    invested,
    amount: centsToText(cents[index] ?? 0),
  }));
  return { shares, total: sumMoney(shares.map((share) => share.amount)), fingerprint: fingerprintOf(terms, shares) };
}
