import { waitlistStatuses, waitlistStatusLabel } from '@cimiento/contracts';
import { useMemo, useState } from 'react';
import { ExportButton } from '../records/ExportButton';
import { Filter } from '../records/Filter';
import { ListToolbar } from '../records/ListToolbar';
import { RecordList } from '../records/RecordList';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { known, listVariables, useListState } from '../records/useListState';
import { Panel } from '../records/Panel';
import { waitlistColumns, type WaitlistDialog } from './waitlist-columns';
import { waitlistExport } from './waitlist-export';
import { AdminWaitlistDocument, WaitlistForFileDocument } from './waitlist.generated';
import { WaitlistDialogs } from './WaitlistDialogs';

const words = {
  caption: 'Lista de espera',
  loading: 'Cargando solicitudes...',
  failure: 'No se pudieron cargar las solicitudes',
  empty: 'No hay solicitudes',
  emptyHint: 'Aquí verás a cada persona que pida una invitación.',
};

const options = {
  sorts: ['id', 'fullName', 'email', 'createdAt', 'status'],
  descending: true,
  filters: ['status'],
} as const;
const statuses = waitlistStatuses.map((value) => ({ value, label: waitlistStatusLabel[value] }));

/** Every request of an invitation, the newest first. */
export function WaitlistPanel({ onAnswered }: { onAnswered: () => Promise<unknown> }) {
  const list = useListState(options);
  const variables = listVariables(list);
  const status = known(waitlistStatuses, list.filter('status'));
  const { data, loading, error, refresh, ...page } = useQueryWithPreviousData(AdminWaitlistDocument, {
    ...variables,
    status,
  });
  const [dialog, setDialog] = useState<WaitlistDialog | null>(null);
  const columns = useMemo(() => waitlistColumns(setDialog), []);
  const reload = () => Promise.all([page.reload(), onAnswered()]);

  return (
    <Panel>
      <ListToolbar
        list={list}
        searchLabel="Buscar solicitudes..."
        loading={loading}
        onRefresh={refresh}
        tools={
          <ExportButton
            name="lista-de-espera"
            query={WaitlistForFileDocument}
            variables={(after) => ({ search: variables.search, status, after })}
            total={data?.adminWaitlist.total}
            columns={waitlistExport}
          />
        }
      >
        <Filter
          label="Estado"
          all="Estado: todos"
          choices={statuses}
          value={list.filter('status')}
          onChange={(value) => list.onFilter('status', value)}
        />
      </ListToolbar>
      <RecordList
        words={words}
        columns={columns}
        list={list}
        page={data?.adminWaitlist}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {dialog && <WaitlistDialogs dialog={dialog} onOpen={setDialog} reload={reload} />}
    </Panel>
  );
}
