import { waitlistStatus } from '@cimiento/contracts';
import { useAllowed } from '../../shared/access/allowed';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { useRowSelection } from '../../shared/records/row-selection';
import { SearchableList } from '../../shared/records/SearchableList';
import { isPending, waitlistColumns, waitlistExport } from './waitlist-columns';
import { AdminWaitlistDocument, WaitlistForFileDocument } from './waitlist.generated';
import { WaitlistDialogs } from './WaitlistDialogs';
import { WaitlistSelection } from './WaitlistSelection';

const useWaitlist = createRecordList({
  texts: {
    caption: 'Lista de espera',
    search: 'Buscar solicitudes...',
    records: 'las solicitudes',
    empty: 'No hay solicitudes',
    emptyHint: 'Aquí verás a cada persona que pida una invitación.',
  },
  sorts: ['id', 'fullName', 'email', 'createdAt', 'status'],
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: waitlistStatus } },
  query: AdminWaitlistDocument,
  getPage: (data) => data.adminWaitlist,
  columns: waitlistColumns,
  file: { name: 'lista-de-espera', query: WaitlistForFileDocument, columns: waitlistExport },
});

type Props = {
  /** Reloads the number of pending requests after one was answered. */
  onAnswered: () => Promise<unknown>;
};

/** Lists waitlist requests, oldest first, and answers them one by one or several at once. */
export function WaitlistPanel({ onAnswered }: Props) {
  const { opened, open, columns, ...list } = useWaitlist();
  const selection = useRowSelection(list.page?.items ?? [], {
    isOffered: isPending,
    getLabel: ({ fullName }) => `Seleccionar a ${fullName}`,
  });
  const mayAnswer = useAllowed('inviteWaitlistRequests');
  const reload = () => Promise.all([list.query.reload(), onAnswered()]);
  return (
    <Panel>
      <SearchableList
        {...list}
        columns={mayAnswer ? [selection.column, ...columns] : columns}
        selection={mayAnswer && <WaitlistSelection selection={selection} reload={reload} />}
      />
      {opened && <WaitlistDialogs dialog={opened} onOpen={open} reload={reload} />}
    </Panel>
  );
}
