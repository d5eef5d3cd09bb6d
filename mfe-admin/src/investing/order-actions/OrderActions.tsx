import { useApolloClient, useMutation } from '@apollo/client/react';
import { HistoryIcon } from '@cimiento/ui';
import { ActionMenu, type RowAction } from '../../shared/records/RowActions';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { Order, OrderDialog } from './order-row';
import { ExtendOrderDocument, RemindOrderDocument } from './orders.generated';

const toasts = {
  remind: { success: 'Recordatorio enviado', failure: 'No se pudo recordar' },
  extend: { success: 'Dos días más', failure: 'No se pudieron dar más días' },
};

const isAhead = (instant: string | null): boolean => instant !== null && Date.parse(instant) > Date.now();

/** Whether an order waits for its transfer. */
const isWaiting = ({ status, expiresAt }: Order): boolean => status === 'reserved' && isAhead(expiresAt);

function useOrderActions() {
  const client = useApolloClient();
  const { run } = useRecordChanges(() => client.refetchQueries({ include: 'active' }));
  const withIdempotencyKey = useIdempotencyKey();
  const [sendReminder] = useMutation(RemindOrderDocument);
  const [sendExtension] = useMutation(ExtendOrderDocument);
  return {
    // What an action starts from is part of its key: the same click again is another action once the order has changed.
    remind: ({ id, remindedAt }: Order) =>
      run(
        () => sendReminder({ variables: { id }, context: withIdempotencyKey({ remind: id, remindedAt }) }),
        toasts.remind,
      ),
    extend: ({ id, expiresAt }: Order) =>
      run(
        () => sendExtension({ variables: { id }, context: withIdempotencyKey({ extend: id, expiresAt }) }),
        toasts.extend,
      ),
  };
}

/** The actions on an order in its row: remind, extend and cancel what waits or can still be cancelled, and see its history. */
export function OrderActions({ order, open }: { order: Order; open: (dialog: OrderDialog) => void }) {
  const { remind, extend } = useOrderActions();
  const actions: readonly RowAction<Order>[] = [
    { label: 'Recordar', runs: 'remindOrder', isOffered: isWaiting, onClick: (row) => void remind(row) },
    { label: 'Dar 2 días más', runs: 'extendOrder', isOffered: isWaiting, onClick: (row) => void extend(row) },
    {
      label: 'Cancelar',
      runs: 'cancelInvestorOrder',
      isOffered: (row) => isWaiting(row) || isAhead(row.cancellableUntil),
      onClick: (row) => open({ kind: 'cancel', row }),
    },
    { label: 'Historial', icon: HistoryIcon, onClick: (row) => open({ kind: 'history', row }) },
  ];
  return <ActionMenu row={order} name={order.number} actions={actions} />;
}
