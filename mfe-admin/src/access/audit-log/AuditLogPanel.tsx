import { getChoiceLabels, records } from '@cimiento/contracts/fields';
import { auditAction } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { useSearchParams } from 'react-router-dom';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { auditColumns, auditExport } from './audit-columns';
import {
  AuditAuthorsDocument,
  AuditLogDocument,
  AuditLogForFileDocument,
} from '../../shared/history/audit-log.generated';
import { AuditEntryDialog } from './AuditEntryDialog';
import type { AuditItem } from '../../shared/history/AuditEntryView';

const entityLabels = Object.fromEntries(
  Object.entries(getChoiceLabels(records)).sort(([, one], [, other]) => one.localeCompare(other, 'es')),
);
// Plural, as the filter names a whole list: 'Eliminados'.
const actionLabels = Object.fromEntries(
  Object.entries(auditAction).map(([action, { label }]) => [action, `${label}s`]),
);

/** Entries of one answer of an export: fewer than of other lists, because each brings its record twice. */
const entriesInExport = 25;

const parseNumber = (text: string): number | null => {
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

// No administrator has the id 0: an address that names none finds nothing.
const parseAuthor = (text: string): number | null => (text === '' ? null : (parseNumber(text) ?? 0));

/** The filter of a search: the record with a number, or the changes of people and projects with a name. */
function parseSearch(search: string | null): { id: number | null; search: string | null } {
  const id = parseNumber(search ?? '');
  return { id, search: id === null ? search : null };
}

const useAuditLog = createRecordList({
  texts: {
    caption: 'Registro de cambios',
    search: 'Buscar por persona, proyecto o ID...',
    records: 'los cambios',
    empty: 'No hay cambios registrados',
    emptyHint: 'Aquí verás cada cambio hecho en la administración: quién lo hizo, cuándo y qué había antes.',
  },
  filters: {
    entity: { label: 'Tipo de registro', all: 'Registro: todos', labels: entityLabels },
    action: { label: 'Cambio', all: 'Cambio: todos', labels: actionLabels },
    user: { label: 'Quién', all: 'Quién: todos' },
  },
  day: 'Día del cambio',
  toVariables: (search, getFilter) => ({
    userId: parseAuthor(getFilter('user')),
    ...parseSearch(search),
    // As the gateway: who looks for payments sees each of them.
    isCondensed: !search && getFilter('entity') !== 'payment',
  }),
  query: AuditLogDocument,
  getPage: (data) => data.auditEntries,
  columns: auditColumns,
  file: { name: 'cambios', query: AuditLogForFileDocument, limit: entriesInExport, columns: auditExport },
});

/** Every change by an administrator, newest first, also of deleted records. */
export function AuditLogPanel() {
  const [, setParams] = useSearchParams();
  const authors = usePageQuery(AuditAuthorsDocument, {}).data?.auditAuthors ?? [];
  const user = authors.map(({ id, fullName }) => ({ value: String(id), label: fullName }));
  const { opened, close, ...list } = useAuditLog({ user });
  const showHistory = ({ entity, recordId }: AuditItem) => {
    close();
    setParams({ tab: 'changes', entity, q: String(recordId) });
  };
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <AuditEntryDialog entry={opened} onShowHistory={() => showHistory(opened)} onClose={close} />}
    </Panel>
  );
}
