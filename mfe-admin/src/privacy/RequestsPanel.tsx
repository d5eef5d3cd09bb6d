import { dataRequestKind, dataRequestKinds, dataRequestStatuses, dataRequestStatusLabel } from '@cimiento/contracts';
import { useMemo, useState } from 'react';
import { ListFilter } from '../records/Filter';
import { ListToolbar } from '../records/ListToolbar';
import { Panel } from '../records/Panel';
import { RecordList } from '../records/RecordList';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { listVariables, parseEnum, useListState } from '../records/useListState';
import { DecisionDialog } from './DecisionDialog';
import { AdminDataRequestsDocument } from './privacy.generated';
import { requestColumns, type RequestDecision } from './request-columns';

const texts = {
  caption: 'Solicitudes de datos personales',
  loading: 'Cargando solicitudes...',
  failure: 'No se pudieron cargar las solicitudes',
  empty: 'No hay solicitudes',
  emptyHint: 'Aquí verás lo que cada persona pida sobre sus datos.',
};

const options = { sorts: ['id', 'dueDate'], descending: true, filters: ['status', 'kind'] } as const;
const statuses = dataRequestStatuses.map((value) => ({ value, label: dataRequestStatusLabel[value] }));
const kinds = dataRequestKinds.map((value) => ({ value, label: dataRequestKind[value].label }));

/** The queue of requests, and how each is decided. */
export function RequestsPanel() {
  const list = useListState(options);
  const status = parseEnum(dataRequestStatuses, list.filter('status'));
  const kind = parseEnum(dataRequestKinds, list.filter('kind'));
  const { data, loading, error, refresh, reload } = useQueryWithPreviousData(AdminDataRequestsDocument, {
    ...listVariables(list),
    status,
    kind,
  });
  const [decision, setDecision] = useState<RequestDecision | null>(null);
  const columns = useMemo(() => requestColumns(setDecision), []);
  return (
    <Panel>
      <ListToolbar list={list} searchLabel="Buscar por persona..." loading={loading} onRefresh={refresh}>
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
        <ListFilter list={list} name="kind" label="Solicitud" all="Solicitud: todas" choices={kinds} />
      </ListToolbar>
      <RecordList
        texts={texts}
        columns={columns}
        list={list}
        page={data?.adminDataSubjectRequests}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {decision && <DecisionDialog decision={decision} reload={reload} onClose={() => setDecision(null)} />}
    </Panel>
  );
}
