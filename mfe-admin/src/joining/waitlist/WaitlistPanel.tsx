import { waitlistStatus } from '@cimiento/contracts';
import { useState } from 'react';
import { useAllowed } from '../../shared/access/allowed';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { selectionColumn, waitlistColumns, waitlistExport } from './waitlist-columns';
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

const toggle = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);

/** Lists waitlist requests, oldest first, and answers them one by one or several at once. */
export function WaitlistPanel({ onAnswered }: Props) {
  const { opened, open, columns, ...list } = useWaitlist();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const select = selectionColumn(ids, (id) => setIds((before) => toggle(before, id)));
  const mayAnswer = useAllowed('inviteWaitlistRequests');
  const pending = list.page?.items.filter(({ status }) => status === 'pending') ?? [];
  const reload = () => Promise.all([list.query.reload(), onAnswered()]);
  return (
    <Panel>
      <SearchableList
        {...list}
        columns={mayAnswer ? [select, ...columns] : columns}
        selection={
          mayAnswer && (
            <WaitlistSelection
              pending={pending}
              selected={pending.filter(({ id }) => ids.has(id))}
              onSelect={(chosen) => setIds(new Set(chosen))}
              reload={reload}
            />
          )
        }
      />
      {opened && <WaitlistDialogs dialog={opened} onOpen={open} reload={reload} />}
    </Panel>
  );
}
