import {
  formatMonthTitle,
  formatPaymentDate,
  getLastDay,
  isPeriodOver,
  paths,
  periodCheckLabel,
  periodStateLabel,
  toCalendarDate,
  today,
  type PeriodCheckName,
} from '@cimiento/contracts';
import { periodReopenFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, Button, ErrorState, space, Skeleton } from '@cimiento/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { Wide } from '../../shared/records/Fields';
import { Panel } from '../../shared/records/Panel';
import { RecordField } from '../../shared/records/RecordField';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import {
  ClosePeriodDocument,
  PeriodChecksDocument,
  PeriodsDocument,
  ReopenPeriodDocument,
  type PeriodsQuery,
} from './ledger.generated';
import { MutationForm, MutationQuestion } from '../../shared/records/MutationDialogs';

type Month = PeriodsQuery['periods'][number];
type Opened = { period: string; action: 'close' | 'reopen' };

const createColumns = (open: (opened: Opened) => void): readonly ActionColumn<Month>[] => [
  { key: 'period', compact: 'title', header: 'Mes', cell: ({ period }) => formatMonthTitle(period) },
  {
    key: 'state',
    compact: 'status',
    header: 'Estado',
    cell: ({ state, closedAt, closer }) => (
      <>
        <Badge tone={state === 'closed' ? 'success' : 'neutral'}>{periodStateLabel[state]}</Badge>
        {closedAt && <span>{` el ${formatPaymentDate(toCalendarDate(closedAt))} por ${closer?.fullName ?? ''}`}</span>}
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    runs: ['closePeriod', 'reopenPeriod'],
    align: 'end',
    cell: ({ period, state }) => {
      if (state === 'open' && !isPeriodOver(period, today())) return 'Aún no termina';
      const [action, label] =
        state === 'open' ? (['close', 'Cerrar'] as const) : (['reopen', 'Abrir de nuevo'] as const);
      return (
        <Allowed to={action === 'close' ? 'closePeriod' : 'reopenPeriod'}>
          <Button
            size="small"
            variant="secondary"
            aria-label={`${label}: ${formatMonthTitle(period)}`}
            onClick={() => open({ period, action })}
          >
            {label}
          </Button>
        </Allowed>
      );
    },
  },
];

/** Page on which a missing step is done. */
const getPath = (check: PeriodCheckName, period: string): string | null => {
  const days = `from=${period}-01&to=${getLastDay(period)}`;
  const pathsByCheck: Partial<Record<PeriodCheckName, string>> = {
    bank: paths.adminReconciliation,
    suspense: `${paths.adminReconciliation}?status=suspense`,
    pendingPayments: `${paths.adminPayments}?status=pending&${days}`,
  };
  return pathsByCheck[check] ?? null;
};

const Checks = styled.ul`
  margin: 0;
  padding: 0 0 0 1.25em;
  list-style: none;

  li {
    margin-bottom: ${space[1]};
    text-indent: -1.25em;
  }
`;

type DialogProps = { period: string; reload: () => Promise<unknown>; onClose: () => void };

// Asks anew whenever it is opened: what a month lacks is done on other pages, or by a job.
function CloseDialog({ period, ...props }: DialogProps) {
  const { data, error, refresh } = usePageQuery(PeriodChecksDocument, { period }, 'cache-and-network');
  const isDone = data?.periodChecks.every(({ fault }) => fault === null) ?? false;
  return (
    <MutationQuestion
      {...props}
      title={`Cerrar ${formatMonthTitle(period).toLowerCase()}`}
      confirmLabel="Cerrar el mes"
      confirmVariant="primary"
      disabled={!isDone}
      mutation={ClosePeriodDocument}
      variables={{ period }}
      toasts={{ success: 'Mes cerrado', failure: 'No se pudo cerrar el mes' }}
    >
      {error ? <ErrorState message="No se pudo revisar el mes." onRetry={refresh} /> : null}
      {!data && !error && <Skeleton label="Revisando el mes..." />}
      <Checks>
        {data?.periodChecks.map(({ check, fault }) => {
          const path = getPath(check, period);
          return (
            <li key={check}>
              <span>{fault === null ? `✓ ${periodCheckLabel[check]}` : `✗ ${fault}. `}</span>
              {fault !== null && path && <Link to={path}>Ir a resolverlo</Link>}
            </li>
          );
        })}
      </Checks>
      <p>
        En un mes cerrado nada nuevo se fecha, y lo que se corrija lleva la fecha del día. Abrirlo de nuevo necesita a
        otro administrador.
      </p>
    </MutationQuestion>
  );
}

const ReopenDialog = ({ period, ...props }: DialogProps) => (
  <MutationForm
    {...props}
    title={`Abrir de nuevo ${formatMonthTitle(period).toLowerCase()}`}
    submitLabel="Pedir que se abra"
    schema={toSchema(periodReopenFields)}
    initialValues={{ reason: '' }}
    mutation={ReopenPeriodDocument}
    toVariables={(input) => ({ period, input })}
    toasts={{ success: 'Mes abierto de nuevo', failure: (message) => message }}
  >
    <Wide>
      <p>Otro administrador debe aprobarlo. Lee el motivo antes de decidir.</p>
      <RecordField name="reason" field={periodReopenFields.reason} />
    </Wide>
  </MutationForm>
);

/** The months of the books: which are closed, and closing and opening them. */
export function PeriodsPanel() {
  const { data, loading, error, refresh, reload } = usePageQuery(PeriodsDocument, {});
  const [opened, setOpened] = useState<Opened | null>(null);
  if (error && !loading) return <ErrorState message="No se pudieron cargar los meses." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando meses..." />;
  const Opened = opened && { close: CloseDialog, reopen: ReopenDialog }[opened.action];
  return (
    <Panel>
      <RecordTable
        dense
        caption="Meses del libro"
        columns={createColumns(setOpened)}
        rows={data.periods}
        rowKey={({ period }) => period}
      />
      {Opened && <Opened period={opened.period} reload={reload} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
