import { dataRequestKind, dataRequestKinds, dataRequestStatus } from '@cimiento/contracts';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { DecisionDialog } from './DecisionDialog';
import { AdminDataRequestsDocument } from './privacy.generated';
import { requestColumns } from './request-columns';

const kindLabels = Object.fromEntries(dataRequestKinds.map((kind) => [kind, dataRequestKind[kind].label]));

const useDataRequests = createRecordList({
  texts: {
    caption: 'Solicitudes de datos personales',
    search: 'Buscar por persona...',
    records: 'las solicitudes',
    empty: 'No hay solicitudes',
    emptyHint: 'Aquí verás lo que cada persona pida sobre sus datos.',
  },
  sorts: ['id', 'dueDate'],
  descending: true,
  filters: {
    status: { label: 'Estado', all: 'Estado: todos', labels: dataRequestStatus },
    kind: { label: 'Solicitud', all: 'Solicitud: todas', labels: kindLabels },
  },
  query: AdminDataRequestsDocument,
  getPage: (data) => data.adminDataSubjectRequests,
  columns: requestColumns,
});

/** The queue of requests, and how each is decided. */
export function RequestsPanel() {
  const { opened, close, ...list } = useDataRequests();
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <DecisionDialog decision={opened} reload={list.query.reload} onClose={close} />}
    </Panel>
  );
}
