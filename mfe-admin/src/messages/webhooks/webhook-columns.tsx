import { webhookDisabledReasonLabel } from '@cimiento/contracts';
import { getColumnLabel, webhookEndpointRecordFields } from '@cimiento/contracts/fields';
import { Badge, BellIcon, DeleteIcon, EditIcon, HistoryIcon, RefreshIcon, type Column } from '@cimiento/ui';
import { formatDay } from '../../shared/dates';
import { Missing } from '../../shared/records/Missing';
import { Code } from '../../shared/records/Panel';
import { actionsColumn } from '../../shared/records/RowActions';
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
  actionsColumn(
    ({ description, url }) => description ?? url,
    [
      {
        label: 'Enviar prueba',
        icon: BellIcon,
        runs: 'testWebhookEndpoint',
        isOffered: ({ enabled }) => enabled,
        onClick: handlers.onTest,
      },
      { label: 'Ver envíos', icon: HistoryIcon, onClick: handlers.onDeliveries },
      { label: 'Cambiar secreto', icon: RefreshIcon, runs: 'rotateWebhookSecret', onClick: handlers.onRotate },
      { label: 'Editar', icon: EditIcon, runs: 'updateWebhookEndpoint', onClick: handlers.onEdit },
      { label: 'Eliminar', icon: DeleteIcon, runs: 'deleteWebhookEndpoint', onClick: handlers.onDelete },
    ],
  ),
];
