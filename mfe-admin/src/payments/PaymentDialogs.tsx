import { useMutation } from '@apollo/client/react';
import { messages } from '@cimiento/contracts';
import { paymentSchema, type PaymentInput } from '@cimiento/contracts/schemas';
import { useMemo } from 'react';
import { DeleteDialog } from '../records/DeleteDialog';
import { formValues } from '../records/form-values';
import { investmentLabel, projectOption, userOption } from '../records/lookups';
import type { OpenDialog, Seen } from '../records/open-dialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useIdempotencyKey } from '../records/useIdempotencyKey';
import { useChanges } from '../records/useChanges';
import type { Payment } from './payment-columns';
import { PaymentFields, type Parties } from './PaymentFields';
import { CreatePaymentDocument, DeletePaymentDocument, UpdatePaymentDocument } from './payments.generated';

const said = {
  create: { done: 'Pago creado', failed: () => 'No se pudo crear el pago.' },
  update: { done: 'Pago actualizado', failed: () => 'No se pudo actualizar el pago.' },
  remove: { done: 'Pago eliminado', failed: () => 'No se pudo eliminar el pago.' },
};

function usePaymentChanges(reload: () => Promise<unknown>) {
  const { save, remove } = useChanges(reload);
  const attempt = useIdempotencyKey();
  const [create] = useMutation(CreatePaymentDocument);
  const [update] = useMutation(UpdatePaymentDocument);
  const [del] = useMutation(DeletePaymentDocument);
  return {
    create: (input: PaymentInput) => save(() => create({ variables: { input }, context: attempt(input) }), said.create),
    update: ({ id, revision }: Seen, input: PaymentInput) =>
      save(() => update({ variables: { id, input, revision } }), said.update),
    remove: (id: number) => remove(() => del({ variables: { id } }), said.remove),
  };
}

const newPayment: Partial<PaymentInput> = { status: 'paid' };
const nobody: Parties = { investment: null, user: null, project: null };
const fields = ['investmentId', 'userId', 'projectId', 'amount', 'paymentDate', 'period', 'status'] as const;

const partiesOf = ({ investmentId, userId, user, projectId, project }: Payment): Parties => ({
  investment: { id: investmentId, label: investmentLabel(investmentId, project?.name ?? messages.missingProject) },
  user: userOption(userId, user),
  project: projectOption(projectId, project),
});

type Props = { dialog: OpenDialog<Payment>; onClose: () => void; reload: () => Promise<unknown> };

/** The dialog that is open over the payments (specification §2 and §5). */
export function PaymentDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = usePaymentChanges(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const initialValues = useMemo(() => (row ? formValues(row, fields) : newPayment), [row]);
  const form = { schema: paymentSchema, initialValues, onClose };
  if (!row) {
    return (
      <RecordDialog {...form} title="Nuevo Pago" submitLabel="Crear Pago" onSubmit={create}>
        <PaymentFields {...nobody} />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistoryDialog entity="payment" id={row.id} name={`pago ${row.id}`} onClose={onClose} />;
  if (dialog.kind === 'delete') {
    return (
      <DeleteDialog title="¿Estás seguro?" onDelete={() => remove(row.id)} onClose={onClose}>
        <p>Esta acción no se puede deshacer. El pago será eliminado permanentemente.</p>
      </DeleteDialog>
    );
  }
  return (
    <RecordDialog {...form} title="Editar Pago" submitLabel="Guardar Cambios" onSubmit={(input) => update(row, input)}>
      <PaymentFields {...partiesOf(row)} />
    </RecordDialog>
  );
}
