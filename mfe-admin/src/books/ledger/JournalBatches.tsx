import { useApolloClient } from '@apollo/client/react';
import { formatMonthTitle } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { getUserMessage } from '@cimiento/session';
import { Button, ErrorState, Row, Skeleton } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { saveBase64 } from '../../shared/files/save-base64';
import { Filter } from '../../shared/records/Filter';
import { ListTitle } from '../../shared/records/ListTitle';
import { useSave } from '../../shared/records/MutationDialogs';
import { Code, Panel } from '../../shared/records/Panel';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { actionsColumn } from '../../shared/records/RowActions';
import { countColumn, momentColumn } from '../../shared/records/columns';
import {
  CreateJournalBatchDocument,
  JournalBatchContentDocument,
  JournalBatchesDocument,
  type JournalBatchesQuery,
} from './ledger.generated';

type Batch = JournalBatchesQuery['journalBatches'][number];

const createColumns = (download: (batch: Batch) => void): readonly ActionColumn<Batch>[] => [
  {
    key: 'number',
    compact: 'title',
    header: 'Lote',
    cell: ({ number, period }) => `${number} · ${formatMonthTitle(period)}`,
  },
  countColumn('rows', 'Movimientos', { compact: 'labelled' }),
  momentColumn('createdAt', 'Creado', { compact: 'labelled' }),
  { key: 'sha256', header: 'Huella SHA-256', cell: ({ sha256 }) => <Code>{`${sha256.slice(0, 12)}…`}</Code> },
  actionsColumn(({ number }) => `Lote ${number}`, [{ label: 'Descargar CSV', onClick: download }]),
];

function useDownload(): (batch: Batch) => Promise<void> {
  const client = useApolloClient();
  return async ({ number }) => {
    try {
      const variables = { number };
      const { data } = await client.query({ query: JournalBatchContentDocument, variables, fetchPolicy: 'no-cache' });
      if (data) saveBase64(data.journalBatchContent.base64, data.journalBatchContent.fileName);
    } catch (error) {
      const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No se pudo descargar el lote', description, variant: 'destructive' });
    }
  };
}

/** Makes a batch of a closed month. */
function CreateBatch({ periods, reload }: { periods: readonly string[]; reload: () => Promise<unknown> }) {
  const [latest = '', ...earlier] = periods;
  const [period, setPeriod] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const save = useSave({
    mutation: CreateJournalBatchDocument,
    toasts: { success: 'Lote creado', failure: (message) => message },
    reload,
    isIdempotent: true,
  });
  if (latest === '') return <p>Cierra un mes en la pestaña Meses para exportarlo.</p>;
  const create = async () => {
    setIsBusy(true);
    await save({ period: period || latest });
    setIsBusy(false);
  };
  return (
    <Row $gap={1.5}>
      <Filter
        label="Mes del lote"
        all={formatMonthTitle(latest)}
        choices={earlier.map((value) => ({ value, label: formatMonthTitle(value) }))}
        value={period}
        onChange={setPeriod}
      />
      <Button variant="secondary" busy={isBusy} busyLabel="Creando..." onClick={() => void create()}>
        Crear lote
      </Button>
    </Row>
  );
}

/** The batches of the journal, each with its file, and the form that makes the next one. */
export function JournalBatches() {
  const { data, loading, error, refresh, reload } = usePageQuery(JournalBatchesDocument, {});
  const download = useDownload();
  if (error && !loading) return <ErrorState message="No se pudieron cargar los lotes." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando lotes..." />;
  const closed = data.periods.flatMap(({ period, state }) => (state === 'closed' ? [period] : []));
  return (
    <Panel as="section" aria-labelledby="journal-batches">
      <ListTitle id="journal-batches">Lotes del libro diario</ListTitle>
      <p>
        Un lote lleva los asientos de un mes cerrado que no están en otro, con los códigos de tu contador. Lo que se
        corrija después va en un lote posterior.
      </p>
      <Allowed to="createJournalBatch">
        <CreateBatch periods={closed} reload={reload} />
      </Allowed>
      {data.journalBatches.length > 0 && (
        <RecordTable
          dense
          caption="Lotes del libro diario"
          columns={createColumns((batch) => void download(batch))}
          rows={data.journalBatches}
          rowKey={({ number }) => number}
        />
      )}
    </Panel>
  );
}
