import { useQuery } from '@apollo/client/react';
import { formatPaymentDate, formatWholeNumber, toCalendarDate, paths } from '@cimiento/contracts';
import {
  Badge,
  DataTable,
  EmptyState,
  ErrorState,
  PageHeader,
  ProgressBar,
  Section,
  SectionTitle,
  Skeleton,
  usePageTitle,
  type Column,
} from '@cimiento/ui';
import { useEffect } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { pages } from '../../shared/pages';
import { IssueStatements } from './IssueStatements';
import { StatementBatchesDocument, type StatementBatchRowFragment } from './statements.generated';
import { countColumn, textColumn } from '../../shared/records/columns';
import { personColumn } from '../../shared/records/PersonLink';

const texts = {
  title: pages[paths.adminStatements].title,
  lead: 'Emite el de un año que ya terminó para todas las personas con movimientos. Quien ya tiene el del año completo no recibe otro.',
  failed: 'No se pudieron cargar las emisiones',
} as const;

/** Polling interval for batches in progress, in ms. */
const pollMs = 2000;

const isRunning = ({ progress: { queued } }: StatementBatchRowFragment): boolean => queued > 0;

function Progress({ batch }: { batch: StatementBatchRowFragment }) {
  const { people, progress, year } = batch;
  const done = progress.ready + progress.failed;
  return (
    <ProgressBar
      value={(done / people) * 100}
      label={`Avance de la emisión de ${year}`}
      caption={`${formatWholeNumber(progress.ready)} de ${formatWholeNumber(people)} listos`}
    />
  );
}

const columns: readonly Column<StatementBatchRowFragment>[] = [
  textColumn('year', 'Año', { compact: 'title', nowrap: true }),
  countColumn('people', 'Personas', { compact: 'labelled' }),
  { key: 'progress', compact: 'wide', header: 'Avance', cell: (batch) => <Progress batch={batch} /> },
  {
    key: 'failed',
    compact: 'labelled',
    header: 'Fallaron',
    align: 'end',
    cell: ({ progress: { failed } }) => (failed > 0 ? <Badge tone="danger">{`${failed}`}</Badge> : '0'),
  },
  personColumn('author', 'Quien los emitió', { missing: '—' }),
  {
    key: 'createdAt',
    header: 'Emitidos el',
    nowrap: true,
    cell: ({ createdAt }) => formatPaymentDate(toCalendarDate(createdAt)),
  },
];

/** Issues of yearly statements: a form for another, and how far each is. */
function StatementsPage() {
  usePageTitle(texts.title);
  const { data, loading, error, refetch, startPolling, stopPolling } = useQuery(StatementBatchesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const isPolling = data?.statementBatches.some(isRunning) ?? false;
  useEffect(() => {
    if (!isPolling) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isPolling, startPolling, stopPolling]);
  return (
    <AdminLayout>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Allowed to="issueStatements">
        <IssueStatements onIssued={() => void refetch()} />
      </Allowed>
      <Section aria-labelledby="batches" aria-busy={isPolling}>
        <SectionTitle id="batches">Emisiones</SectionTitle>
        {loading && !data && <Skeleton label="Cargando emisiones..." />}
        {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
        {data && data.statementBatches.length === 0 && (
          <EmptyState title="Ninguna emisión" description="Aquí verás el avance de cada una." />
        )}
        {data && data.statementBatches.length > 0 && (
          <DataTable caption="Emisiones" columns={columns} rows={data.statementBatches} rowKey={({ id }) => id} />
        )}
      </Section>
    </AdminLayout>
  );
}

export default guardPage(paths.adminStatements, StatementsPage);
