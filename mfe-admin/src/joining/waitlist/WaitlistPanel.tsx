import { waitlistStatusLabel } from '@cimiento/contracts';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { waitlistColumns, waitlistExport } from './waitlist-columns';
import { AdminWaitlistDocument, WaitlistForFileDocument } from './waitlist.generated';
import { WaitlistDialogs } from './WaitlistDialogs';

const useWaitlist = createRecordList({
  texts: {
    caption: 'Lista de espera',
    search: 'Buscar solicitudes...',
    records: 'las solicitudes',
    empty: 'No hay solicitudes',
    emptyHint: 'Aquí verás a cada persona que pida una invitación.',
  },
  sorts: ['id', 'fullName', 'email', 'createdAt', 'status'],
  descending: true,
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: waitlistStatusLabel } },
  query: AdminWaitlistDocument,
  getPage: (data) => data.adminWaitlist,
  columns: waitlistColumns,
  file: { name: 'lista-de-espera', query: WaitlistForFileDocument, columns: waitlistExport },
});

type Props = {
  /** Reloads the number of pending requests after one was answered. */
  onAnswered: () => Promise<unknown>;
};

/** Lists waitlist requests, newest first, and answers them. */
export function WaitlistPanel({ onAnswered }: Props) {
  const { opened, open, ...list } = useWaitlist();
  const reload = () => Promise.all([list.query.reload(), onAnswered()]);
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <WaitlistDialogs dialog={opened} onOpen={open} reload={reload} />}
    </Panel>
  );
}
