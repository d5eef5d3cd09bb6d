import { outboxStatuses, outboxStatusLabel } from '@cimiento/contracts';
import { useMemo, useState } from 'react';
import { ListFilter } from '../records/Filter';
import { ListToolbar } from '../records/ListToolbar';
import { Panel } from '../records/Panel';
import { RecordList } from '../records/RecordList';
import { listVariables, parseEnum, useListState } from '../records/useListState';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { createEmailColumns, type Email } from './email-columns';
import { EmailDialog } from './EmailDialog';
import { EmailsDocument } from './email.generated';

const words = {
  caption: 'Correos',
  loading: 'Cargando correos...',
  failure: 'No se pudieron cargar los correos',
  empty: 'No hay correos',
  emptyHint: 'Aquí verás cada correo de los últimos 90 días: a quién se envió, qué decía y si llegó al servidor.',
};

const options = { sorts: ['id'], descending: true, filters: ['status'] } as const;
const statuses = outboxStatuses.map((value) => ({ value, label: outboxStatusLabel[value] }));

/** The e-mails of the last 90 days, newest first. */
export function EmailsPanel() {
  const list = useListState(options);
  const { search, offset, limit } = listVariables(list);
  const status = parseEnum(outboxStatuses, list.filter('status')) ?? null;
  const { data, loading, error, refresh } = useQueryWithPreviousData(EmailsDocument, {
    status,
    search: search ?? null,
    offset,
    limit,
  });
  const [opened, setOpened] = useState<Email | null>(null);
  const columns = useMemo(() => createEmailColumns(setOpened), []);
  return (
    <Panel>
      <ListToolbar list={list} searchLabel="Buscar por destinatario o asunto..." loading={loading} onRefresh={refresh}>
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
      </ListToolbar>
      <RecordList
        texts={words}
        columns={columns}
        list={list}
        page={data?.adminEmails}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {opened && <EmailDialog email={opened} onReplayed={refresh} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
