import { useMutation } from '@apollo/client/react';
import { webhookDisabledReasonLabel, webhookOverlapHours } from '@cimiento/contracts';
import { getColumnLabel, webhookEndpointRecordFields } from '@cimiento/contracts/fields';
import { usePageQuery } from '@cimiento/product-ui/lists';
import {
  AddIcon,
  Badge,
  BellIcon,
  Button,
  DataTable,
  DeleteIcon,
  EditIcon,
  EmptyState,
  ErrorState,
  HistoryIcon,
  RefreshIcon,
  Skeleton,
  type Column,
} from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAllowed } from '../../shared/access/allowed';
import { formatDay } from '../../shared/dates';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { Missing } from '../../shared/records/Missing';
import { useSave } from '../../shared/records/MutationDialogs';
import { Code, Panel } from '../../shared/records/Panel';
import { PersonLink } from '../../shared/records/PersonLink';
import { actionsColumn } from '../../shared/records/RowActions';
import { textColumn } from '../../shared/records/columns';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { WebhookDialog } from './WebhookDialog';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  WebhooksDocument,
  type WebhookRowFragment as WebhookRow,
} from './webhooks.generated';
import { SecretDialog } from '../../shared/records/SecretDialog';

type Props = { value: string; isRotated: boolean; onClose: () => void };

/** Shows the new secret of an endpoint, which cannot be read again. */
const WebhookSecretDialog = ({ value, isRotated, onClose }: Props) => (
  <SecretDialog
    title={isRotated ? 'Secreto cambiado' : 'Webhook creado'}
    label="Secreto del webhook"
    value={value}
    copyLabel="Copiar secreto"
    copied="Secreto copiado"
    closeLabel="Ya lo guardé"
    usage={
      <p>
        Con él tu sistema comprueba la cabecera <Code>webhook-signature</Code> de cada envío, según Standard Webhooks.
      </p>
    }
    onClose={onClose}
  >
    <p>
      Cópialo ahora y guárdalo donde se guardan las contraseñas: no volveremos a mostrarlo.
      {isRotated && (
        <span>{` El anterior firma también durante ${webhookOverlapHours} horas, para que alcances a cambiarlo.`}</span>
      )}
    </p>
  </SecretDialog>
);

type Handlers = Record<'onTest' | 'onDeliveries' | 'onRotate' | 'onEdit' | 'onDelete', (row: WebhookRow) => void>;

/** Columns of the endpoints. */
const createWebhookColumns = (handlers: Handlers): readonly Column<WebhookRow>[] => [
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

const toasts = {
  test: { success: 'Prueba en cola: mira el resultado en Envíos', failure: 'No se pudo enviar la prueba' },
  rotate: { success: 'Secreto cambiado', failure: 'No se pudo cambiar el secreto' },
  remove: { success: 'Webhook eliminado', failure: 'No se pudo eliminar el webhook' },
};

type Reload = { reload: () => Promise<unknown> };
type RowDialog = Reload & { row: WebhookRow; onClose: () => void };

function RotateDialog({ row, reload, onClose, onRotated }: RowDialog & { onRotated: (secret: string) => void }) {
  const { run } = useRecordChanges(reload);
  const [send] = useMutation(RotateWebhookSecretDocument, { fetchPolicy: 'no-cache' });
  const confirm = async () => {
    let secret: string | undefined;
    await run(async () => {
      const { data } = await send({ variables: { id: row.id } });
      secret = data?.rotateWebhookSecret.secret;
    }, toasts.rotate);
    if (secret !== undefined) onRotated(secret);
    return false;
  };
  return (
    <ActionDialog title="Cambiar secreto" confirmLabel="Cambiar" onConfirm={confirm} onClose={onClose}>
      <p>
        Crearemos un secreto nuevo para <strong>{row.description ?? row.url}</strong>. El actual firma también durante{' '}
        {webhookOverlapHours} horas.
      </p>
    </ActionDialog>
  );
}

function RemoveDialog({ row, reload, onClose }: RowDialog) {
  const save = useSave({ mutation: DeleteWebhookDocument, toasts: toasts.remove, reload });
  return (
    <DeleteDialog title="Eliminar webhook" onDelete={async () => !(await save({ id: row.id }))} onClose={onClose}>
      <p>
        <strong>{row.description ?? row.url}</strong> dejará de recibir eventos y se borrarán sus envíos, también los
        que esperan.
      </p>
      <IrreversibleNote />
    </DeleteDialog>
  );
}

type Opened =
  | { kind: 'edit'; row: WebhookRow | null }
  | { kind: 'secret'; value: string; isRotated: boolean }
  | { kind: 'rotate' | 'remove'; row: WebhookRow };

/** Lists, creates, tries and deletes the endpoints of webhooks. */
export function WebhooksPanel() {
  const { data, loading, error, reload, refresh } = usePageQuery(WebhooksDocument, {});
  const [, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { run } = useRecordChanges(reload);
  const [sendTest] = useMutation(TestWebhookDocument);
  const close = () => setOpened(null);
  const columns = useMemo(
    () =>
      createWebhookColumns({
        onTest: ({ id }) => void run(() => sendTest({ variables: { id } }), toasts.test),
        onDeliveries: ({ id }) => setParams({ tab: 'deliveries', endpointId: String(id) }),
        onRotate: (row) => setOpened({ kind: 'rotate', row }),
        onEdit: (row) => setOpened({ kind: 'edit', row }),
        onDelete: (row) => setOpened({ kind: 'remove', row }),
      }),
    [run, sendTest, setParams],
  );
  const create = useAllowed('createWebhookEndpoint') && (
    <Button size="small" onClick={() => setOpened({ kind: 'edit', row: null })}>
      <AddIcon size={18} />
      Crear webhook
    </Button>
  );
  return (
    <Panel>
      {error && !loading ? (
        <ErrorState message="No se pudieron cargar los webhooks. Nada ha cambiado." onRetry={refresh} />
      ) : !data ? (
        <Skeleton label="Cargando webhooks..." />
      ) : data.webhookEndpoints.length === 0 ? (
        <EmptyState
          title="No hay webhooks"
          description="Crea uno para que tu sistema se entere al instante de órdenes, depósitos, pagos, retiros y proyectos."
          action={create}
        />
      ) : (
        <>
          <div>{create}</div>
          <DataTable dense caption="Webhooks" columns={columns} rows={data.webhookEndpoints} rowKey={({ id }) => id} />
        </>
      )}
      {opened?.kind === 'edit' && (
        <WebhookDialog
          row={opened.row}
          reload={reload}
          onClose={close}
          onCreated={(value) => setOpened({ kind: 'secret', value, isRotated: false })}
        />
      )}
      {opened?.kind === 'secret' && (
        <WebhookSecretDialog value={opened.value} isRotated={opened.isRotated} onClose={close} />
      )}
      {opened?.kind === 'rotate' && (
        <RotateDialog
          row={opened.row}
          reload={reload}
          onClose={close}
          onRotated={(value) => setOpened({ kind: 'secret', value, isRotated: true })}
        />
      )}
      {opened?.kind === 'remove' && <RemoveDialog row={opened.row} reload={reload} onClose={close} />}
    </Panel>
  );
}
