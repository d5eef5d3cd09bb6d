import { waitlistStatuses, waitlistStatusLabel } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { Panel } from '../../shared/records/Panel';
import { waitlistColumns, type WaitlistDialog } from './waitlist-columns';
import { waitlistExport } from './waitlist-export';
import { AdminWaitlistDocument, WaitlistForFileDocument } from './waitlist.generated';
import { WaitlistDialogs } from './WaitlistDialogs';

const texts = {
  caption: 'Lista de espera',
  search: 'Buscar solicitudes...',
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

type Props = {
  /** Reloads the number of pending requests after one was answered. */
  onAnswered: () => Promise<unknown>;
};

/** Lists waitlist requests, newest first, and answers them. */
export function WaitlistPanel({ onAnswered }: Props) {
  const list = useListState(options);
  const variables = listVariables(list);
  const status = parseEnum(waitlistStatuses, list.filter('status'));
  const query = usePageQuery(AdminWaitlistDocument, {
    ...variables,
    status,
  });
  const { data } = query;
  const [dialog, setDialog] = useState<WaitlistDialog | null>(null);
  const columns = useMemo(() => waitlistColumns(setDialog), []);
  const reload = () => Promise.all([query.reload(), onAnswered()]);

  return (
    <Panel>
      <SearchableList
        texts={texts}
        columns={columns}
        list={list}
        query={query}
        page={data?.adminWaitlist}
        file={{
          name: 'lista-de-espera',
          query: WaitlistForFileDocument,
          variables: (after) => ({ search: variables.search, status, after }),
          columns: waitlistExport,
        }}
      >
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
      </SearchableList>
      {dialog && <WaitlistDialogs dialog={dialog} onOpen={setDialog} reload={reload} />}
    </Panel>
  );
}
