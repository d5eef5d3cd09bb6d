import { useMutation } from '@apollo/client/react';
import { addDays, apiKeyScopeLabel, apiKeyScopes, limits, today, apiKeyStatus } from '@cimiento/contracts';
import { apiKeyFields, apiKeyRecordFields, getColumnLabel } from '@cimiento/contracts/fields';
import { apiKeySchema, type ApiKeyInput } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { AddIcon, Button, EmptyState, ErrorState, Muted, RevokeIcon, Skeleton } from '@cimiento/ui';
import { useMemo, useRef, useState } from 'react';
import { useAllowed } from '../../shared/access/allowed';
import { CheckboxChoices } from '../../shared/records/CheckboxChoices';
import { Wide } from '../../shared/records/Fields';
import { Panel, Code } from '../../shared/records/Panel';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { ApiKeysDocument, CreateApiKeyDocument, RevokeApiKeyDocument, type ApiKeysQuery } from './api-keys.generated';
import { MutationQuestion } from '../../shared/records/MutationDialogs';
import { formatDay } from '../../shared/dates';
import { actionsColumn } from '../../shared/records/RowActions';
import { PersonLink } from '../../shared/records/PersonLink';
import { dayColumn, textColumn, statusColumn } from '../../shared/records/columns';
import { SecretDialog } from '../../shared/records/SecretDialog';

/** Shows a new key, which cannot be read again. */
const CreatedKeyDialog = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <SecretDialog
    title="Clave creada"
    label="Clave de API"
    value={value}
    copyLabel="Copiar clave"
    copied="Clave copiada"
    closeLabel="Ya la guardé"
    usage={
      <p>
        El programa la envía en la cabecera <Code>Authorization: Bearer</Code>.
      </p>
    }
    onClose={onClose}
  >
    <p>
      Cópiala ahora y guárdala donde se guardan las contraseñas: no volveremos a mostrarla. Quien la tenga puede hacer
      lo que permiten sus alcances, en tu nombre.
    </p>
  </SecretDialog>
);

type ApiKeyRow = ApiKeysQuery['apiKeys'][number];

/** Columns of the list of keys; only an active key can be revoked. */
const createApiKeyColumns = (onRevoke: (row: ApiKeyRow) => void): readonly ActionColumn<ApiKeyRow>[] => [
  textColumn('name', apiKeyRecordFields.name, { compact: 'title' }),
  { key: 'prefix', header: 'Clave', cell: ({ prefix }) => <Code>{prefix}…</Code> },
  statusColumn('status', 'Estado', apiKeyStatus),
  {
    key: 'scopes',
    compact: 'wide',
    header: getColumnLabel(apiKeyRecordFields.scopes),
    cell: ({ scopes }) => scopes.join(', '),
  },
  dayColumn('lastUsedAt', apiKeyRecordFields.lastUsedAt, { compact: 'labelled', missing: 'Nunca' }),
  dayColumn('expiresAt', apiKeyRecordFields.expiresAt, { compact: 'labelled', missing: 'Nunca' }),
  {
    key: 'createdAt',
    compact: 'labelled',
    header: getColumnLabel(apiKeyRecordFields.createdAt),
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
    ({ name }) => name,
    [
      {
        label: 'Revocar',
        icon: RevokeIcon,
        runs: 'revokeApiKey',
        isOffered: ({ status }) => status === 'active',
        onClick: onRevoke,
      },
    ],
  ),
];

const toasts = {
  create: { success: 'Clave creada', failure: 'No se pudo crear la clave' },
  revoke: { success: 'Clave revocada', failure: 'No se pudo revocar la clave' },
};

const scopes = apiKeyScopes.map((value) => ({ value, label: `${apiKeyScopeLabel[value]} (${value})` }));
const newKey: Partial<ApiKeyInput> = { scopes: [] };

type Reload = { reload: () => Promise<unknown> };

function CreateDialog({
  reload,
  onClose,
  onCreated,
}: Reload & { onClose: () => void; onCreated: (key: string) => void }) {
  const { save } = useRecordChanges(reload);
  const [sendCreate] = useMutation(CreateApiKeyDocument, { fetchPolicy: 'no-cache' });
  // A ref: the form closes itself right after saving, before a state would update.
  const created = useRef<string | null>(null);
  const submit = (input: ApiKeyInput) =>
    save(async () => {
      const { data } = await sendCreate({ variables: { input } });
      created.current = data?.createApiKey.key ?? null;
    }, toasts.create);
  return (
    <RecordDialog
      title="Crear clave de API"
      submitLabel="Crear"
      schema={apiKeySchema}
      initialValues={newKey}
      onSubmit={submit}
      onClose={() => (created.current === null ? onClose() : onCreated(created.current))}
    >
      <Wide>
        <Muted>
          Lo que un programa haga con la clave cuenta como tuyo. No se la des a otro administrador: podría aprobar lo
          que él mismo pidió con ella.
        </Muted>
      </Wide>
      <RecordField name="name" field={apiKeyFields.name} />
      <RecordField
        name="expiresAt"
        field={apiKeyFields.expiresAt}
        min={today()}
        max={addDays(today(), limits.apiKeyYears.max * 365)}
      />
      <Wide>
        <CheckboxChoices name="scopes" legend="Alcances: lo que la clave puede hacer" choices={scopes} />
      </Wide>
    </RecordDialog>
  );
}

const RevokeDialog = ({ row, ...props }: Reload & { row: ApiKeyRow; onClose: () => void }) => (
  <MutationQuestion
    {...props}
    title="Revocar clave"
    confirmLabel="Revocar"
    mutation={RevokeApiKeyDocument}
    variables={{ id: row.id }}
    toasts={toasts.revoke}
  >
    <p>
      El programa que usa <strong>{row.name}</strong> dejará de tener acceso de inmediato. Esta acción no se puede
      deshacer.
    </p>
  </MutationQuestion>
);

type Opened = { kind: 'create' } | { kind: 'created'; key: string } | { kind: 'revoke'; row: ApiKeyRow };

/** Lists, creates and revokes the keys of the REST API. */
export function ApiKeysPanel() {
  const { data, loading, error, reload, refresh } = usePageQuery(ApiKeysDocument, {});
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useMemo(() => createApiKeyColumns((row) => setOpened({ kind: 'revoke', row })), []);
  const close = () => setOpened(null);
  const create = useAllowed('createApiKey') && (
    <Button size="small" onClick={() => setOpened({ kind: 'create' })}>
      <AddIcon size={18} />
      Crear clave
    </Button>
  );
  return (
    <Panel>
      {error && !loading ? (
        <ErrorState message="No se pudieron cargar las claves. Nada ha cambiado." onRetry={refresh} />
      ) : !data ? (
        <Skeleton label="Cargando claves..." />
      ) : data.apiKeys.length === 0 ? (
        <EmptyState
          title="No hay claves de API"
          description="Crea una para cada programa que deba leer o registrar datos, con los alcances que necesita."
          action={create}
        />
      ) : (
        <>
          <div>{create}</div>
          <RecordTable dense caption="Claves de API" columns={columns} rows={data.apiKeys} rowKey={({ id }) => id} />
        </>
      )}
      {opened?.kind === 'create' && (
        <CreateDialog reload={reload} onClose={close} onCreated={(key) => setOpened({ kind: 'created', key })} />
      )}
      {opened?.kind === 'created' && <CreatedKeyDialog value={opened.key} onClose={close} />}
      {opened?.kind === 'revoke' && <RevokeDialog row={opened.row} reload={reload} onClose={close} />}
    </Panel>
  );
}
