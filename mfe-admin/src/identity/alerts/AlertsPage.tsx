import { alertKindLabel, paths } from '@cimiento/contracts';
import { alertClosingFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  usePageTitle,
  type Column,
} from '@cimiento/ui';
import { useState } from 'react';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { guardPage } from '../../shared/layout/guardPage';
import { pages } from '../../shared/pages';
import { dateColumn, momentColumn } from '../../shared/records/columns';
import { Wide } from '../../shared/records/Fields';
import { ListTitle } from '../../shared/records/ListTitle';
import { MutationForm } from '../../shared/records/MutationDialogs';
import { PersonLink } from '../../shared/records/PersonLink';
import { RecordField } from '../../shared/records/RecordField';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { CloseIdentityAlertDocument, IdentityAlertsDocument, type IdentityAlertsQuery } from './alerts.generated';

const title = pages[paths.adminAlerts].title;

type Alert = IdentityAlertsQuery['identityAlerts'][number];
type Closed = IdentityAlertsQuery['closedIdentityAlerts'][number];

const noReason: { reason?: string } = {};

type DialogProps = { alert: Alert; reload: () => Promise<unknown>; onClose: () => void };

const CloseDialog = ({ alert: { key, kind, userName, detail }, reload, onClose }: DialogProps) => (
  <MutationForm
    title="Cerrar alerta"
    submitLabel="Cerrar alerta"
    schema={toSchema(alertClosingFields)}
    initialValues={noReason}
    mutation={CloseIdentityAlertDocument}
    toVariables={({ reason }) => ({ key, reason })}
    toasts={{ success: 'Alerta cerrada', failure: 'No se pudo cerrar la alerta' }}
    reload={reload}
    onClose={onClose}
  >
    <Wide>
      <p>{`${alertKindLabel[kind]}. ${userName}: ${detail}.`}</p>
      <RecordField
        name="reason"
        field={alertClosingFields.reason}
        hint="Qué miraste y por qué se explica. Solo la lee quien revisa."
      />
    </Wide>
  </MutationForm>
);

const createColumns = (onClose: (alert: Alert) => void): readonly ActionColumn<Alert>[] => [
  { key: 'kind', compact: 'title', header: 'Alerta', cell: ({ kind }) => alertKindLabel[kind] },
  {
    key: 'person',
    compact: 'labelled',
    header: 'Persona',
    cell: ({ userId, userName }) => <PersonLink person={{ id: userId, fullName: userName }} />,
  },
  { key: 'detail', compact: 'labelled', header: 'Detalle', cell: ({ detail }) => detail },
  dateColumn('since', 'Desde', { compact: 'labelled' }),
  {
    key: 'actions',
    header: 'Acciones',
    runs: ['closeIdentityAlert'],
    align: 'end',
    cell: (alert) => (
      <Button
        size="small"
        variant="ghost"
        aria-label={`Cerrar la alerta de ${alert.userName}: ${alert.detail}`}
        onClick={() => onClose(alert)}
      >
        Cerrar
      </Button>
    ),
  },
];

const closedColumns: readonly Column<Closed>[] = [
  { key: 'kind', compact: 'title', header: 'Alerta', cell: ({ kind }) => alertKindLabel[kind] },
  { key: 'person', compact: 'labelled', header: 'Persona', cell: ({ userId }) => `#${userId}` },
  { key: 'reason', compact: 'wide', header: 'Razón', cell: ({ reason }) => reason },
  { key: 'closedBy', compact: 'labelled', header: 'Cerró', cell: ({ closedBy }) => `#${closedBy}` },
  momentColumn('closedAt', 'Cerrada el', { compact: 'labelled' }),
];

/** Patterns of money that a person looks at. None of them stops anything. */
function AlertsPage() {
  usePageTitle(title);
  const { data, loading, error, refresh, reload } = usePageQuery(IdentityAlertsDocument, {});
  const [closing, setClosing] = useState<Alert | null>(null);
  const open = data?.identityAlerts;
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Movimientos de los últimos 90 días que una persona debe mirar. No detienen nada: se cierran con una razón."
      />
      {!open && loading && <Skeleton label="Cargando alertas..." />}
      {Boolean(error) && !loading && <ErrorState message="No se pudieron cargar las alertas." onRetry={refresh} />}
      {open?.length === 0 && (
        <EmptyState
          title="Ninguna alerta abierta"
          description="Aquí verás depósitos que salen enseguida, montos justo por debajo del umbral y cuentas compartidas."
        />
      )}
      {open && open.length > 0 && (
        <RecordTable
          caption="Alertas abiertas"
          columns={createColumns(setClosing)}
          rows={open}
          rowKey={({ key }) => key}
        />
      )}
      {data && data.closedIdentityAlerts.length > 0 && (
        <section aria-labelledby="closed-alerts">
          <ListTitle id="closed-alerts">Cerradas</ListTitle>
          <DataTable
            dense
            caption="Alertas cerradas"
            columns={closedColumns}
            rows={data.closedIdentityAlerts}
            rowKey={({ key }) => key}
          />
        </section>
      )}
      {closing && <CloseDialog alert={closing} reload={reload} onClose={() => setClosing(null)} />}
    </AdminLayout>
  );
}

export default guardPage(paths.adminAlerts, AlertsPage);
