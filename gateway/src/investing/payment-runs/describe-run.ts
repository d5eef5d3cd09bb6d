import {
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  messages,
  paymentRunBasisLabel,
  paymentRunParticipantsLabel,
  paymentStatus,
} from '@cimiento/contracts';
import { describeStatedDay } from '../payments/describe-payment';
import { paymentRunFormFields } from '@cimiento/contracts/fields';
import type { PaymentRunInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { describeLosses } from '../../books/ledger/waiting-withdrawals';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { Payment, PaymentRun, RecordNames } from '../records';
import { getRevision } from '../../platform/database/revision';
import { sumLosses } from '../payments/sum-losses';
import { sha256 } from '../../platform/sha256';
import type { PaymentRunPlan } from './calculate-shares';
import { listTurnedIds } from './turn-missed';
import { everything } from '../../platform/request';

/** The payload of an approved undo of a paid run: it deletes its payments, or makes the paid ones pending. */
export type UndoPayload = { runId: number; paymentsHash: string; to?: 'pending' };

/** The state of payments, by which a change of them is detected. */
export const hashPayments = (payments: readonly Payment[]): string =>
  sha256(JSON.stringify(payments.toSorted((a, b) => a.id - b.id).map(getRevision)));

const describePayment = async (
  names: RecordNames,
  { userId, amount, status }: Payment,
  label: string,
): Promise<ApprovalDetail> => ({
  label,
  value: `${await names.user(userId)}: ${formatExactDollars(amount)}, ${paymentStatus[status].label}`,
});

/** The new state of a payment; null if it stays as it is. */
function describeFate({ id, status }: Payment, turnedIds: ReadonlySet<number>, to: UndoPayload['to']): string | null {
  if (to === 'pending') return status === 'paid' ? `Vuelve a pendiente el pago #${id}` : null;
  return turnedIds.has(id) ? `Vuelve a no pagado el pago #${id}` : `Se elimina el pago #${id}`;
}

/** The run and what becomes of every payment that taking it back changes. */
export async function describeUndo(
  reader: EntityManager,
  { runId, paymentsHash, to }: UndoPayload,
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const run = await reader.findOneBy(PaymentRun, { id: runId });
  const payments = await reader.find(Payment, { where: { runId }, order: { id: 'ASC' } });
  const turnedIds = run ? listTurnedIds(run) : new Set<number>();
  const fates = payments.flatMap((payment) => {
    const label = describeFate(payment, turnedIds, to);
    return label === null ? [] : [describePayment(names, payment, label)];
  });
  return [
    { label: 'Pago mensual', value: `#${runId}` },
    { label: 'Proyecto', value: run ? await names.project(run.projectId) : messages.missingProject },
    { label: 'Período', value: run?.period ?? '—' },
    { label: 'Monto', value: run ? formatExactDollars(run.amount) : '—' },
    ...(await Promise.all(fates)),
    ...(await describeLosses(reader, sumLosses(payments))),
    describeFreshness(hashPayments(payments) === paymentsHash),
  ];
}

/**
 * A monthly payment before it is posted: its terms, and what everybody receives.
 * @param plan the shares by the investments of the moment; the reason where there are none.
 */
export async function describeRun(
  reader: EntityManager,
  values: PaymentRunInput,
  plan: PaymentRunPlan | string,
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const fields = paymentRunFormFields;
  const terms: ApprovalDetail[] = [
    { label: fields.projectId.label, value: await names.project(values.projectId) },
    { label: fields.period.label, value: values.period },
    { label: fields.amount.label, value: formatExactDollars(values.amount) },
    { label: fields.paymentDate.label, value: formatPaymentDate(values.paymentDate) },
    { label: fields.status.label, value: paymentStatus[values.status].label },
    ...describeStatedDay(values),
    { label: fields.basis.label, value: paymentRunBasisLabel[values.basis] },
    { label: fields.participants.label, value: paymentRunParticipantsLabel[values.participants] },
    { label: fields.continueForMissing.label, value: values.continueForMissing ? 'Sí' : 'No' },
  ];
  if (typeof plan === 'string') return [...terms, { label: 'Reparto', value: plan }, describeFreshness(false)];
  const deducted: [label: string, cents: number][] = [
    ['Comisión con IVA', plan.money.feeCents + plan.money.vatCents],
    [fields.expenses.label, plan.money.expensesCents],
    [fields.reserve.label, plan.money.reserveCents],
    ['Neto a repartir', plan.money.netCents],
  ];
  const money = deducted.map(([label, cents]) => ({ label, value: formatExactDollars(centsToText(cents)) }));
  const shares = plan.shares.map(async ({ investmentId, userId, amount }) => ({
    label: `Inversión #${investmentId}`,
    value: `${await names.user(userId)}: ${formatExactDollars(amount)}`,
  }));
  const isFresh = describeFreshness(plan.fingerprint === values.fingerprint);
  return [...terms, ...money, ...(await Promise.all(shares)), isFresh];
}
