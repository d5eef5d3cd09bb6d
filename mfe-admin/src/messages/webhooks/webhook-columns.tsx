import { webhookDisabledReasonLabel } from '@cimiento/contracts';
import { getColumnLabel, webhookEndpointRecordFields } from '@cimiento/contracts/fields';
import { Badge, BellIcon, DeleteIcon, EditIcon, HistoryIcon, RefreshIcon, type Column } from '@cimiento/ui';
import { Allowed } from '../../shared/access/allowed';
import { formatDay } from '../../shared/dates';
import { Missing } from '../../shared/records/Missing';
import { Actions, Code } from '../../shared/records/Panel';
import { RowButton } from '../../shared/records/RowButton';
import type { WebhookRowFragment as WebhookRow } from './webhooks.generated';
import { PersonLink } from '../../shared/records/PersonLink';
import { textColumn } from '../../shared/records/columns';

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
  textColumn('description', webhookEndpointRecordFields.description, { missing: <Missing>Sin descripción</Missing> }),
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
    cell: ({ createdAt, author }) => (
      <>
        <span>{formatDay(createdAt)}</span>
        {author && <span>{', '}</span>}
        {author && <PersonLink person={author} />}
      </>
    ),
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
            <Allowed to="testWebhookEndpoint">
              <RowButton verb="Enviar prueba" name={name} icon={BellIcon} onClick={() => handlers.onTest(row)} />
            </Allowed>
          )}
          <RowButton verb="Ver envíos" name={name} icon={HistoryIcon} onClick={() => handlers.onDeliveries(row)} />
          <Allowed to="rotateWebhookSecret">
            <RowButton verb="Cambiar secreto" name={name} icon={RefreshIcon} onClick={() => handlers.onRotate(row)} />
          </Allowed>
          <Allowed to="updateWebhookEndpoint">
            <RowButton verb="Editar" name={name} icon={EditIcon} onClick={() => handlers.onEdit(row)} />
          </Allowed>
          <Allowed to="deleteWebhookEndpoint">
            <RowButton verb="Eliminar" name={name} icon={DeleteIcon} onClick={() => handlers.onDelete(row)} />
          </Allowed>
        </Actions>
      );
    },
  },
];
