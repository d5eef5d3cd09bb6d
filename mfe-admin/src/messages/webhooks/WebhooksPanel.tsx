import { useMutation } from '@apollo/client/react';
import { webhookOverlapHours } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { AddIcon, Button, DataTable, EmptyState, ErrorState, Spinner } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAllowed } from '../../shared/access/allowed';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { Panel } from '../../shared/records/Panel';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { createWebhookColumns, type WebhookRow } from './webhook-columns';
import { WebhookDialog } from './WebhookDialog';
import { WebhookSecretDialog } from './WebhookSecretDialog';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  WebhooksDocument,
} from './webhooks.generated';
import { useSave } from '../../shared/records/MutationDialogs';

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
        <Spinner label="Cargando webhooks..." />
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
