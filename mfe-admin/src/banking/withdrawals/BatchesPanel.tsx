import { useQuery } from '@apollo/client/react';
import { withdrawalBatchState } from '@cimiento/contracts';
import { Button, DataTable, EmptyState, ErrorState, Skeleton, type Column } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { formatDay } from '../../shared/dates';
import { Panel } from '../../shared/records/Panel';
import { BatchDialog, CancelBatchDialog, CreateBatchDialog, PayBatchDialog } from './BatchDialogs';
import { BatchDownload } from './BatchDownload';
import { ActionMenu, Line, type RowAction } from '../../shared/records/RowActions';
import { WithdrawalBatchesDocument, type BatchRowFragment } from './withdrawals.generated';
import { dayColumn, moneyColumn, textColumn, statusColumn } from '../../shared/records/columns';
import { personColumn } from '../../shared/records/PersonLink';

/** The dialog open over the batches. */
type Opened = { kind: 'show' | 'pay' | 'cancel'; batch: BatchRowFragment } | { kind: 'create' };

const isOpen = ({ state }: BatchRowFragment): boolean => state === 'open';

const listActions = (open: (opened: Opened) => void): readonly RowAction<BatchRowFragment>[] => [
  { label: 'Ver retiros', runs: 'withdrawalBatch', onClick: (batch) => open({ kind: 'show', batch }) },
  {
    label: 'Anular lote',
    runs: 'cancelWithdrawalBatch',
    isOffered: isOpen,
    onClick: (batch) => open({ kind: 'cancel', batch }),
  },
  {
    label: 'Marcar el lote como pagado',
    runs: 'payWithdrawalBatch',
    isOffered: isOpen,
    variant: ({ readAt }) => (readAt === null ? 'secondary' : 'primary'),
    onClick: (batch) => open({ kind: 'pay', batch }),
  },
];

const createColumns = (
  open: (opened: Opened) => void,
  reload: () => Promise<unknown>,
): readonly Column<BatchRowFragment>[] => [
  { key: 'id', compact: 'title', header: 'Lote', nowrap: true, cell: ({ id }) => <strong>{`Lote ${id}`}</strong> },
  statusColumn('state', 'Estado', withdrawalBatchState),
  dayColumn('createdAt', 'Creado'),
  personColumn('author', 'Por'),
  textColumn('withdrawals', 'Retiros', { compact: 'labelled', align: 'end' }),
  moneyColumn('total', 'Total'),
  {
    key: 'readAt',
    compact: 'wide',
    header: 'Archivo',
    cell: ({ readAt, reader }) =>
      readAt ? `Leído el ${formatDay(readAt)}${reader ? ` por ${reader.fullName}` : ''}` : 'Sin leer',
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (batch) => (
      <Line>
        {batch.isReadable && <BatchDownload batch={batch} reload={reload} />}
        <ActionMenu row={batch} name={`Lote ${batch.id}`} actions={listActions(open)} />
      </Line>
    ),
  },
];

/** Payment files for the bank: creates one from approved withdrawals, edits it until it is paid, and offers each for download again. */
export function BatchesPanel() {
  const { data, error, loading, refetch } = useQuery(WithdrawalBatchesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useMemo(() => createColumns(setOpened, refetch), [refetch]);
  const dialog = { reload: refetch, onClose: () => setOpened(null) };
  return (
    <Panel>
      <Allowed to="createWithdrawalBatch">
        <div>
          <Button onClick={() => setOpened({ kind: 'create' })}>Crear lote</Button>
        </div>
      </Allowed>
      {!data && loading && <Skeleton label="Cargando lotes..." />}
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
      {opened?.kind === 'create' && <CreateBatchDialog {...dialog} />}
      {opened?.kind === 'show' && (
        <BatchDialog batch={opened.batch} {...dialog} onOpen={(kind) => setOpened({ kind, batch: opened.batch })} />
      )}
      {opened?.kind === 'pay' && <PayBatchDialog batch={opened.batch} {...dialog} />}
      {opened?.kind === 'cancel' && <CancelBatchDialog batch={opened.batch} {...dialog} />}
    </Panel>
  );
}
