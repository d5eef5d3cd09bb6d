import { outboxStatus } from '@cimiento/contracts';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { createEmailColumns } from './email-columns';
import { EmailDialog } from './EmailDialog';
import { EmailsDocument } from './email.generated';

const useEmails = createRecordList({
  texts: {
    caption: 'Correos',
    search: 'Buscar por destinatario o asunto...',
    records: 'los correos',
    empty: 'No hay correos',
    emptyHint: 'Aquí verás cada correo de los últimos 90 días: a quién se envió, qué decía y si llegó al servidor.',
  },
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: outboxStatus } },
  query: EmailsDocument,
  getPage: (data) => data.adminEmails,
  columns: createEmailColumns,
});

/** The e-mails of the last 90 days, newest first. */
export function EmailsPanel() {
  const { opened, close, ...list } = useEmails();
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <EmailDialog email={opened} onReplayed={list.query.refresh} onClose={close} />}
    </Panel>
  );
}
