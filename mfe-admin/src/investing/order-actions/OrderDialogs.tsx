import { formatDollars } from '@cimiento/contracts';
import type { OrderDialog } from './order-row';
import { OrderHistoryDialog } from './OrderHistoryDialog';
import { CancelInvestorOrderDocument } from './orders.generated';
import { MutationQuestion } from '../../shared/records/MutationDialogs';

type Props = { dialog: OrderDialog; onClose: () => void; reload: () => Promise<unknown> };

function CancelDialog({ dialog: { row }, ...props }: Props) {
  const { id, number, amount, projectName, status, user } = row;
  return (
    <MutationQuestion
      {...props}
      title={`¿Cancelar la orden ${number}?`}
      confirmLabel="Cancelar la orden"
      mutation={CancelInvestorOrderDocument}
      variables={{ id }}
      toasts={{ success: 'Orden cancelada', failure: 'No se pudo cancelar la orden' }}
      isIdempotent
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
    </MutationQuestion>
  );
}

/** The open dialog of the list of orders. */
export const OrderDialogs = (props: Props) =>
  props.dialog.kind === 'cancel' ? (
    <CancelDialog {...props} />
  ) : (
    <OrderHistoryDialog order={props.dialog.row} onClose={props.onClose} />
  );
