import {
  formatExactDollars,
  formatPaymentDate,
  messages,
  paymentRunBasisLabel,
  paymentRunParticipantsLabel,
  paymentStatus,
} from '@cimiento/contracts';
import { paymentRunFormFields } from '@cimiento/contracts/fields';
import type { PaymentRunInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { RecordNames } from '../investments/record-names';
import { getRevision } from '../../platform/database/revision';
import { Payment } from '../payments/payment.entity';
import { sha256 } from '../../platform/sha256';
import type { PaymentRunPlan } from './calculate-shares';
import { PaymentRun } from './payment-run.entity';

/** What an approved undo of a paid run executes. */
export type UndoPayload = { runId: number; paymentsHash: string };

/** What payments are, by which a change of them is seen. */
export const hashPayments = (payments: readonly Payment[]): string =>
  sha256(JSON.stringify(payments.toSorted((a, b) => a.id - b.id).map(getRevision)));

/** The run and every payment that undoing it deletes. */
export async function describeUndo(
  reader: EntityManager,
  { runId, paymentsHash }: UndoPayload,
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader);
  const run = await reader.findOneBy(PaymentRun, { id: runId });
  const payments = await reader.find(Payment, { where: { runId }, order: { id: 'ASC' } });
  return [
    { label: 'Pago mensual', value: `#${runId}` },
    { label: 'Proyecto', value: run ? await names.project(run.projectId) : messages.missingProject },
    { label: 'Período', value: run?.period ?? '—' },
    { label: 'Monto', value: run ? formatExactDollars(run.amount) : '—' },
    ...(await Promise.all(
      payments.map(async ({ id, userId, amount, status }) => ({
        label: `Se elimina el pago #${id}`,
        value: `${await names.user(userId)}: ${formatExactDollars(amount)}, ${paymentStatus[status].label}`,
      })),
    )),
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
  const names = new RecordNames(reader);
  const fields = paymentRunFormFields;
  const terms: ApprovalDetail[] = [
    { label: fields.projectId.label, value: await names.project(values.projectId) },
    { label: fields.period.label, value: values.period },
    { label: fields.amount.label, value: formatExactDollars(values.amount) },
    { label: fields.paymentDate.label, value: formatPaymentDate(values.paymentDate) },
    { label: fields.status.label, value: paymentStatus[values.status].label },
    { label: fields.basis.label, value: paymentRunBasisLabel[values.basis] },
    { label: fields.participants.label, value: paymentRunParticipantsLabel[values.participants] },
    { label: fields.continueForMissing.label, value: values.continueForMissing ? 'Sí' : 'No' },
  ];
  if (typeof plan === 'string') return [...terms, { label: 'Reparto', value: plan }, describeFreshness(false)];
  const shares = plan.shares.map(async ({ investmentId, userId, amount }) => ({
    label: `Inversión #${investmentId}`,
    value: `${await names.user(userId)}: ${formatExactDollars(amount)}`,
  }));
  return [...terms, ...(await Promise.all(shares)), describeFreshness(plan.fingerprint === values.fingerprint)];
}
