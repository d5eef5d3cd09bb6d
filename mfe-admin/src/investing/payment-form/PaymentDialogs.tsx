import { useQuery } from '@apollo/client/react';
import { findOverdraw, listPaymentWarnings, messages, type WaitingWithdrawals } from '@cimiento/contracts';
import { paymentSchema, type PaymentInput } from '@cimiento/contracts/schemas';
import { useRef } from 'react';
import { pickFormValues } from '../../shared/records/form-values';
import {
  formatInvestmentLabel,
  toProjectOption,
  toUserOption,
  type InvestmentOption,
} from '../../shared/records/useOptionSearch';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { EditDialog } from '../../shared/records/EditDialog';
import { RecordDialog } from '../../shared/records/RecordDialog';
import type { References } from '../../shared/records/references';
import { RecordHistory } from '../../shared/history/record-history';
import { useCrud, type Noun } from '../../shared/records/useCrud';
import { DeletePaymentDialog } from './DeletePaymentDialog';
import type { Payment } from './payment-row';
import { PaymentFields } from './PaymentFields';
import {
  CreatePaymentDocument,
  CurrentPaymentDocument,
  DeletePaymentDocument,
  PayeeBalanceDocument,
  UpdatePaymentDocument,
} from './payments.generated';

const documents = { create: CreatePaymentDocument, update: UpdatePaymentDocument, remove: DeletePaymentDocument };
const noun: Noun = { name: 'el pago', describeFailure: (action) => `${action}.` };

const newPayment: Partial<PaymentInput> = { status: 'paid' };
const fields = [
  ...(['investmentId', 'userId', 'projectId', 'amount', 'paymentDate', 'period', 'status'] as const),
  ...(['creditedOn', 'dateReason'] as const),
] as const;

const toFormValues = (payment: Payment): Partial<PaymentInput> => pickFormValues(payment, fields);

const toReferences = ({ investmentId, userId, user, projectId, project }: Payment): References => ({
  investmentId: {
    id: investmentId,
    label: formatInvestmentLabel(investmentId, project?.name ?? messages.missingProject),
  },
  userId: toUserOption(userId, user),
  projectId: toProjectOption(projectId, project),
});

/** The facts of an investment that show whether a payment of it can be right. */
type Facts = Pick<Payment, 'capital' | 'startedOn'>;

/** The available balance and open withdrawals of a payment's holder; null until they are known, and without a payment. */
function usePayeeBalance(row: Payment | null): WaitingWithdrawals | null {
  const options = { variables: { id: row?.id ?? 0 }, skip: row === null, fetchPolicy: 'network-only' } as const;
  return useQuery(PayeeBalanceDocument, options).data?.adminPayment.payeeBalance ?? null;
}

type Props = { dialog: OpenDialog<Payment>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the payments page: create, edit, delete or history. */
export function PaymentDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = useCrud<PaymentInput>(documents, noun, reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const investments = useRef(new Map<number, Facts>(row ? [[row.investmentId, row]] : []));
  const onInvestment = (option: InvestmentOption) => investments.current.set(option.id, option);
  const balance = usePayeeBalance(row);
  const getOverdraw = (after: PaymentInput | null) => (row && balance ? findOverdraw(row, after, balance) : null);
  const listWarnings = (values: PaymentInput) => {
    const { capital = null, startedOn = null } = investments.current.get(values.investmentId) ?? {};
    const overdraw = getOverdraw(values);
    return [...listPaymentWarnings(values, capital, startedOn), ...(overdraw ? [overdraw] : [])];
  };
  const form = { schema: paymentSchema, listWarnings, onClose };
  if (!row) {
    return (
      <RecordDialog {...form} title="Nuevo Pago" submitLabel="Crear Pago" initialValues={newPayment} onSubmit={create}>
        <PaymentFields onInvestment={onInvestment} />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistory entity="payment" id={row.id} name={`pago ${row.id}`} onClose={onClose} />;
  if (dialog.kind === 'delete') {
    return (
      <DeletePaymentDialog
        payment={row}
        overdraw={getOverdraw(null)}
        onDelete={(reason) => remove(row.id, { reason })}
        onClose={onClose}
      />
    );
  }
  return (
    <EditDialog
      {...form}
      title="Editar Pago"
      entity="payment"
      row={row}
      document={CurrentPaymentDocument}
      toValues={toFormValues}
      toReferences={toReferences}
      onRead={(payment) => investments.current.set(payment.investmentId, payment)}
      onUpdate={update}
    >
      <PaymentFields onInvestment={onInvestment} isCorrection={row.status === 'paid'} />
    </EditDialog>
  );
}
