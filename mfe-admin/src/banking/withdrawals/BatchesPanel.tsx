import { useMutation, useQuery } from '@apollo/client/react';
import { brand, formatExactDollars } from '@cimiento/contracts';
import {
  Button,
  DataTable,
  DownloadIcon,
  EmptyState,
  ErrorState,
  IconButton,
  saveFile,
  Spinner,
  type Column,
} from '@cimiento/ui';
import { formatDay } from '../../shared/records/dates';
import { Code, Panel } from '../../shared/records/Panel';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  CreateWithdrawalBatchDocument,
  WithdrawalBatchesDocument,
  type BatchRowFragment,
} from './withdrawals.generated';

const download = ({ id, content }: BatchRowFragment): void =>
  saveFile(content, `retiros-${brand.name.toLowerCase()}-lote-${id}.csv`);

const columns: readonly Column<BatchRowFragment>[] = [
  { key: 'id', compact: 'title', header: 'Lote', cell: ({ id }) => <strong>{id}</strong> },
  { key: 'createdAt', header: 'Creado', nowrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  { key: 'author', header: 'Por', cell: ({ author }) => author?.fullName },
  { key: 'withdrawals', compact: 'labelled', header: 'Retiros', align: 'end', cell: ({ withdrawals }) => withdrawals },
  { key: 'total', compact: 'figure', header: 'Total', align: 'end', cell: ({ total }) => formatExactDollars(total) },
  { key: 'sha256', compact: 'wide', header: 'SHA-256', cell: ({ sha256 }) => <Code>{sha256}</Code> },
  {
    key: 'actions',
    header: 'Archivo',
    align: 'end',
    cell: (row) => (
      <IconButton
        label={`Descargar: Lote ${row.id}`}
        title="Descargar"
        icon={<DownloadIcon />}
        onClick={() => download(row)}
      />
    ),
  },
];

const texts = { success: 'Lote creado', failure: 'No se pudo crear el lote' };

/** Files for the bank: makes one of the approved withdrawals, and gives each again as it was made. */
export function BatchesPanel() {
  const { data, error, loading, refetch } = useQuery(WithdrawalBatchesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { run } = useRecordChanges(refetch);
  const [create, creation] = useMutation(CreateWithdrawalBatchDocument);
  const onCreate = () =>
    run(async () => {
      const made = await create();
      if (made.data) download(made.data.createWithdrawalBatch);
    }, texts);
  return (
    <Panel>
      <div>
        <Button busy={creation.loading} busyLabel="Creando..." onClick={() => void onCreate()}>
          Crear lote de los aprobados
        </Button>
      </div>
      {!data && loading && <Spinner label="Cargando lotes..." />}
      {error && !loading && (
        <ErrorState message="Los lotes no están disponibles en este momento." onRetry={() => void refetch()} />
      )}
      {data && data.withdrawalBatches.length === 0 && (
        <EmptyState
          title="Aún no hay lotes"
          description="Un lote es el archivo con el que el banco paga los retiros aprobados."
        />
      )}
      {data && data.withdrawalBatches.length > 0 && (
        <DataTable dense caption="Lotes" columns={columns} rows={data.withdrawalBatches} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}
