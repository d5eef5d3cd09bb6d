import { formatMoment } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, Dialog, ErrorState, space, Skeleton } from '@cimiento/ui';
import { styled } from 'styled-components';
import { RecordHistoryDocument } from '../../shared/history/audit-log.generated';
import type { Order } from './order-row';
import { listOrderEvents } from './order-history';

const Events = styled.ol`
  display: grid;
  gap: ${space[1.5]};
  margin: 0;
  padding: 0;
  list-style: none;

  time {
    display: block;
    font-weight: 560;
  }
`;

/** The history of an order: when it was made, what administrators and the platform did, and how it stands. */
export function OrderHistoryDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data, error, loading, refresh } = usePageQuery(
    RecordHistoryDocument,
    { entity: 'order', id: order.id, limit: 100 },
    'cache-and-network',
  );
  return (
    <Dialog
      open
      readOnly
      onOpenChange={(open) => !open && onClose()}
      title={`Historial: ${order.number}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {error && !loading ? (
        <ErrorState message="El historial no está disponible en este momento." onRetry={refresh} />
      ) : null}
      {!data && loading && <Skeleton label="Cargando historial..." />}
      {data && (
        <Events>
          {listOrderEvents(order, data.auditEntries.items).map(({ at, text }, index) => (
            <li key={index}>
              {at ? <time dateTime={at}>{formatMoment(new Date(at))}</time> : <strong>Ahora</strong>} {text}
            </li>
          ))}
        </Events>
      )}
    </Dialog>
  );
}
