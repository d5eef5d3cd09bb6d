import { formatExactDollars, formatPaymentDate, getLoss, paymentStatus } from '@cimiento/contracts';
import { paymentFields, paymentReasonField } from '@cimiento/contracts/fields';
import type { PaymentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { describeLosses } from '../../books/ledger/waiting-withdrawals';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { Payment, RecordNames } from '../records';
import { getRevision } from '../../platform/database/revision';
import { describeBeyond } from './count-paid';
import { everything } from '../../platform/request';

/** The payload of an approved change of a paid payment, with the payment as it was at the request. */
export type PaymentChange = {
  id: number;
  revision: string;
  before: PaymentInput;
  /** Null to delete it. */
  values: PaymentInput | null;
  /** Why, in the words of who proposed it; null where it was not paid. */
  reason?: string | null;
};

/** The values of a payment, as an input states them. */
export const toInput = (payment: Payment): PaymentInput => ({
  investmentId: payment.investmentId,
  userId: payment.userId,
  projectId: payment.projectId,
  amount: payment.amount,
  paymentDate: payment.paymentDate,
  period: payment.period,
  status: payment.status,
  creditedOn: payment.creditedOn,
  dateReason: payment.dateReason,
});

const formatDay = (day: string | null | undefined): string =>
  day ? formatPaymentDate(day) : 'El día en que se registra como pagado';

/** The day on which payments are credited and its reason, as people read them before they decide. */
export const describeStatedDay = ({ creditedOn, dateReason }: Pick<PaymentInput, 'creditedOn' | 'dateReason'>) => [
  { label: paymentFields.creditedOn.label, value: formatDay(creditedOn) },
  { label: paymentFields.dateReason.label, value: dateReason ?? 'Ninguno' },
];

/** The fields of a payment as people read them, by their labels. */
export async function describePayment(values: PaymentInput, names: RecordNames): Promise<ApprovalDetail[]> {
  return [
    { label: paymentFields.investmentId.label, value: `#${values.investmentId}` },
    { label: paymentFields.userId.label, value: await names.user(values.userId) },
    { label: paymentFields.projectId.label, value: await names.project(values.projectId) },
    { label: paymentFields.amount.label, value: formatExactDollars(values.amount) },
    { label: paymentFields.period.label, value: values.period },
    { label: paymentFields.paymentDate.label, value: formatPaymentDate(values.paymentDate) },
    { label: paymentFields.status.label, value: paymentStatus[values.status].label },
    ...describeStatedDay(values),
  ];
}

/** The effect of a payment change, field by field. */
export async function describeChange(
  reader: EntityManager,
  { id, revision, before, values, reason }: PaymentChange,
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const current = await reader.findOneBy(Payment, { id });
  const former = await describePayment(before, names);
  const wanted = values && (await describePayment(values, names));
  return [
    { label: 'Pago', value: `#${id}` },
    { label: 'Acción', value: wanted ? 'Cambiar' : 'Eliminar' },
    ...former.map(({ label, value }, index) => {
      const next = wanted?.[index]?.value ?? value;
      return { label, value: next === value ? value : `${value} → ${next}` };
    }),
    ...(reason ? [{ label: paymentReasonField.label, value: reason }] : []),
    ...(await describeLosses(reader, new Map([[before.userId, getLoss(before, values)]]))),
    ...(values ? await describeBeyond(reader, [{ ...values, id, runId: current?.runId ?? null }]) : []),
    describeFreshness(current !== null && getRevision(current) === revision),
  ];
}
