import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@cimiento/ui';
import { styled } from 'styled-components';
import { useMay } from '../../shared/access/allowed';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { Order, OrderDialog } from './order-row';
import { ExtendOrderDocument, RemindOrderDocument } from './orders.generated';

const Actions = styled.div`
  display: inline-grid;
  grid-template-columns: repeat(2, auto);
  justify-content: end;
`;

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
  const [sendReminder, reminding] = useMutation(RemindOrderDocument);
  const [sendExtension, extending] = useMutation(ExtendOrderDocument);
  return {
    isBusy: reminding.loading || extending.loading,
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
  const { remind, extend, isBusy } = useOrderActions();
  const waits = isWaiting(order);
  const may = useMay();
  const toButton = (label: string, onClick: () => void) => (
    <Button variant="ghost" size="small" disabled={isBusy} aria-label={`${label}: ${order.number}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Actions>
      {waits && may('remindOrder') && toButton('Recordar', () => void remind(order))}
      {waits && may('extendOrder') && toButton('Dar 2 días más', () => void extend(order))}
      {may('cancelInvestorOrder') &&
        (waits || isAhead(order.cancellableUntil)) &&
        toButton('Cancelar', () => open({ kind: 'cancel', row: order }))}
      {toButton('Historial', () => open({ kind: 'history', row: order }))}
    </Actions>
  );
}
