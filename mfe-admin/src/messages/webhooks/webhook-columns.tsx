import { webhookDisabledReasonLabel } from '@cimiento/contracts';
import { getColumnLabel, webhookEndpointRecordFields } from '@cimiento/contracts/fields';
import { Badge, BellIcon, DeleteIcon, EditIcon, HistoryIcon, IconButton, RefreshIcon, type Column } from '@cimiento/ui';
import { formatDay } from '../../shared/records/dates';
import { Missing } from '../../shared/records/Missing';
import { Actions, Code } from '../../shared/records/Panel';
import type { WebhookRowFragment as WebhookRow } from './webhooks.generated';

export type { WebhookRow };

type Handlers = Record<'onTest' | 'onDeliveries' | 'onRotate' | 'onEdit' | 'onDelete', (row: WebhookRow) => void>;

/** Columns of the endpoints. */
export const createWebhookColumns = (handlers: Handlers): readonly Column<WebhookRow>[] => [
  {
    key: 'url',
    compact: 'title',
    header: getColumnLabel(webhookEndpointRecordFields.url),
    cell: ({ url }) => <Code>{url}</Code>,
  },
  {
    key: 'description',
    header: getColumnLabel(webhookEndpointRecordFields.description),
    cell: ({ description }) => description ?? <Missing>Sin descripción</Missing>,
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ enabled, disabledReason }) =>
      enabled ? (
        <Badge tone="success">Activo</Badge>
      ) : (
        <Badge tone={disabledReason === 'manual' ? 'neutral' : 'danger'}>
          {disabledReason === null ? 'Desactivado' : webhookDisabledReasonLabel[disabledReason]}
        </Badge>
      ),
  },
  {
    key: 'events',
    compact: 'wide',
    header: getColumnLabel(webhookEndpointRecordFields.events),
    cell: ({ events }) => events.join(', '),
  },
  {
    key: 'createdAt',
    compact: 'labelled',
    header: getColumnLabel(webhookEndpointRecordFields.createdAt),
    nowrap: true,
    cell: ({ createdAt, author }) => `${formatDay(createdAt)}${author ? `, ${author.fullName}` : ''}`,
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => {
      const name = row.description ?? row.url;
      return (
        <Actions>
          {row.enabled && (
            <IconButton
              label={`Enviar prueba: ${name}`}
              title="Enviar prueba"
              icon={<BellIcon size={18} />}
              onClick={() => handlers.onTest(row)}
            />
          )}
          <IconButton
            label={`Ver envíos: ${name}`}
            title="Ver envíos"
            icon={<HistoryIcon size={18} />}
            onClick={() => handlers.onDeliveries(row)}
          />
          <IconButton
            label={`Cambiar secreto: ${name}`}
            title="Cambiar secreto"
            icon={<RefreshIcon size={18} />}
            onClick={() => handlers.onRotate(row)}
          />
          <IconButton
            label={`Editar: ${name}`}
            title="Editar"
            icon={<EditIcon size={18} />}
            onClick={() => handlers.onEdit(row)}
          />
          <IconButton
            label={`Eliminar: ${name}`}
            title="Eliminar"
            icon={<DeleteIcon size={18} />}
            onClick={() => handlers.onDelete(row)}
          />
        </Actions>
      );
    },
  },
];
