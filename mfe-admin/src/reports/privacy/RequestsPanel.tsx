import { dataRequestKind, dataRequestKinds, dataRequestStatuses, dataRequestStatusLabel } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { DecisionDialog } from './DecisionDialog';
import { AdminDataRequestsDocument } from './privacy.generated';
import { requestColumns, type RequestDecision } from './request-columns';

const texts = {
  caption: 'Solicitudes de datos personales',
  search: 'Buscar por persona...',
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
  const query = usePageQuery(AdminDataRequestsDocument, {
    ...listVariables(list),
    status,
    kind,
  });
  const { data, reload } = query;
  const [decision, setDecision] = useState<RequestDecision | null>(null);
  const columns = useMemo(() => requestColumns(setDecision), []);
  return (
    <Panel>
      <SearchableList texts={texts} columns={columns} list={list} query={query} page={data?.adminDataSubjectRequests}>
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
        <ListFilter list={list} name="kind" label="Solicitud" all="Solicitud: todas" choices={kinds} />
      </SearchableList>
      {decision && <DecisionDialog decision={decision} reload={reload} onClose={() => setDecision(null)} />}
    </Panel>
  );
}
