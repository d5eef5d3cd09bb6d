import { outboxStatus, webhookTypeLabel, webhookTypes, type OutboxStatus } from '@cimiento/contracts';
import { parseEnum } from '@cimiento/product-ui/lists';
import { Button, type Column, StatusBadge } from '@cimiento/ui';
import { Missing } from '../../shared/records/Missing';
import { momentColumn, textColumn } from '../../shared/records/columns';
import type { DeliveryRowFragment as Delivery } from './webhooks.generated';

export type { Delivery };

/** The label of an event; its own name if this release does not know it. */
export function getEventLabel(event: string): string {
  const type = parseEnum(webhookTypes, event);
  return type ? webhookTypeLabel[type] : event;
}

export const DeliveryStatus = ({ status }: { status: OutboxStatus }) => <StatusBadge status={outboxStatus[status]} />;

/** Columns of the deliveries: when, what, how it went and what the receiver answered. */
export const createDeliveryColumns = (onOpen: (delivery: Delivery) => void): readonly Column<Delivery>[] => [
  momentColumn('createdAt', 'Fecha'),
  { key: 'event', compact: 'title', header: 'Evento', cell: ({ event }) => getEventLabel(event) },
  { key: 'endpointId', header: 'Webhook', cell: ({ endpointId }) => (endpointId === null ? '' : `#${endpointId}`) },
  { key: 'status', compact: 'status', header: 'Estado', cell: ({ status }) => <DeliveryStatus status={status} /> },
  textColumn('attempts', 'Intentos', { compact: 'labelled', align: 'end' }),
  {
    key: 'responseCode',
    compact: 'labelled',
    header: 'Respuesta',
    cell: ({ responseCode, durationMs }) =>
      responseCode === null ? <Missing>Ninguna</Missing> : `${responseCode} en ${durationMs ?? 0} ms`,
  },
  {
    key: 'actions',
    header: 'Acciones',
    cell: (delivery) => (
      <Button
        size="small"
        variant="secondary"
        onClick={() => onOpen(delivery)}
        aria-label={`Ver el envío ${delivery.id}`}
      >
        Ver
      </Button>
    ),
  },
];
