import { securityEventLabel } from '@cimiento/contracts';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { securityEventColumns, securityEventExport } from './security-event-columns';
import { SecurityEventsDocument, SecurityEventsForFileDocument } from './security-events.generated';

// No account has the id 0: a search that is not a number finds nothing.
const parseId = (text: string): number | null => (text === '' ? null : Number(/^#?(\d{1,9})$/.exec(text)?.[1] ?? 0));

const useSecurityEvents = createRecordList({
  texts: {
    caption: 'Eventos de seguridad',
    search: 'Buscar por ID de la cuenta...',
    records: 'los eventos',
    empty: 'No hay eventos de seguridad',
    emptyHint:
      'Aquí verás cada inicio de sesión, intento fallido, cambio de contraseña, de correo o de rol, y exportación.',
  },
  filters: { kind: { label: 'Evento', all: 'Evento: todos', labels: securityEventLabel } },
  toVariables: (search) => ({ userId: parseId(search ?? '') }),
  query: SecurityEventsDocument,
  getPage: (data) => data.securityEvents,
  columns: () => securityEventColumns,
  file: { name: 'eventos-de-seguridad', query: SecurityEventsForFileDocument, columns: securityEventExport },
});

/** Security events of accounts, newest first. */
export const SecurityEventsPanel = () => (
  <Panel>
    <SearchableList {...useSecurityEvents()} />
  </Panel>
);
