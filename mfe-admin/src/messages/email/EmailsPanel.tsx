import { outboxStatuses, outboxStatusLabel } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { createEmailColumns, type Email } from './email-columns';
import { EmailDialog } from './EmailDialog';
import { EmailsDocument } from './email.generated';

const words = {
  caption: 'Correos',
  search: 'Buscar por destinatario o asunto...',
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
  const query = usePageQuery(EmailsDocument, {
    status,
    search: search ?? null,
    offset,
    limit,
  });
  const { data, refresh } = query;
  const [opened, setOpened] = useState<Email | null>(null);
  const columns = useMemo(() => createEmailColumns(setOpened), []);
  return (
    <Panel>
      <SearchableList texts={words} columns={columns} list={list} query={query} page={data?.adminEmails}>
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
      </SearchableList>
      {opened && <EmailDialog email={opened} onReplayed={refresh} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
