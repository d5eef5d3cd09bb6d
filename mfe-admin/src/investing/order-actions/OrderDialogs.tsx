import { useMutation } from '@apollo/client/react';
import { formatDollars } from '@cimiento/contracts';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { OrderDialog } from './order-row';
import { OrderHistoryDialog } from './OrderHistoryDialog';
import { CancelInvestorOrderDocument } from './orders.generated';

const toasts = { success: 'Orden cancelada', failure: 'No se pudo cancelar la orden' };

type Props = { dialog: OrderDialog; onClose: () => void; reload: () => Promise<unknown> };

function CancelDialog({ dialog: { row }, onClose, reload }: Props) {
  const { run } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [send] = useMutation(CancelInvestorOrderDocument);
  const { id, number, amount, projectName, status, user } = row;
  const variables = { id };
  return (
    <ActionDialog
      title={`¿Cancelar la orden ${number}?`}
      confirmLabel="Cancelar la orden"
      onConfirm={() => run(() => send({ variables, context: withIdempotencyKey(variables) }), toasts)}
      onClose={onClose}
    >
      <p>
        <span>{`Es de ${user?.fullName ?? 'un usuario eliminado'}: ${formatDollars(amount)} en ${projectName}. `}</span>
        <span>
          {status === 'paid'
            ? 'Se elimina su inversión y el dinero vuelve a su saldo.'
            : 'Se liberan las fracciones que reservó. Si ya transfirió, su dinero se acredita desde Conciliación.'}
        </span>
      </p>
      <p>Le avisamos. No se puede deshacer.</p>
    </ActionDialog>
  );
}

/** The open dialog of the list of orders. */
export const OrderDialogs = (props: Props) =>
  props.dialog.kind === 'cancel' ? (
    <CancelDialog {...props} />
  ) : (
    <OrderHistoryDialog order={props.dialog.row} onClose={props.onClose} />
  );
