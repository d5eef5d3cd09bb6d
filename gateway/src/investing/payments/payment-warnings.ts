import { equalPayment, listPaymentWarnings } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { toOverdraws } from '../../books/ledger/waiting-withdrawals';
import { CorrectionWarning } from '../../platform/graphql';
import type { Context } from '../context';
import type { Payment } from '../records';

@ObjectType({
  description:
    'A reason to check a payment that was recorded anyway: `DUPLICATE` if an earlier payment has the same investment, month, date and amount; `ABOVE_CAPITAL` if the payment exceeds the investment; `PAID_IN_FUTURE` if it is paid on a future date; `OVERDRAWS` if changing it leaves pending withdrawals uncovered.',
})
export class PaymentWarning extends CorrectionWarning {
  @Field(() => [Int], { description: 'IDs of the earlier payments for a `DUPLICATE` warning; otherwise empty.' })
  paymentIds!: number[];
}

/** The reasons to check a payment that was recorded. */
export async function listWarnings(payment: Payment, loaders: Context['loaders']): Promise<PaymentWarning[]> {
  const [paymentIds, investment, startedOn] = await Promise.all([
    loaders.equalPayments.load(payment),
    loaders.investment.load(payment.investmentId),
    loaders.investmentStart.load(payment.investmentId),
  ]);
  const warnings = listPaymentWarnings(payment, investment?.amount ?? null, startedOn).map((warning) => ({
    ...warning,
    paymentIds: [],
    withdrawals: [],
  }));
  const duplicate = { code: 'DUPLICATE', field: 'period', message: equalPayment(paymentIds), paymentIds };
  return [
    ...(paymentIds.length === 0 ? [] : [{ ...duplicate, withdrawals: [] }]),
    ...warnings,
    ...toOverdraws(payment.overdrawn).map((warning) => ({ ...warning, paymentIds: [] })),
  ];
}
