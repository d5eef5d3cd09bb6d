import { auditActionLabel, auditActions, auditedEntities, auditedEntityLabel } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListFilter } from '../../shared/records/Filter';
import { SearchableList } from '../../shared/records/SearchableList';
import { AuditAuthorsDocument, AuditLogDocument, AuditLogForFileDocument } from './audit-log.generated';
import type { AuditItem } from './AuditEntryView';
import { listVariables, useListState } from '../../shared/records/useListState';
import { auditColumns, auditExport } from './audit-columns';
import { AuditEntryDialog } from './AuditEntryDialog';
import { Panel } from '../../shared/records/Panel';

const words = {
  caption: 'Registro de cambios',
  search: 'Buscar por persona, proyecto o ID...',
  loading: 'Cargando cambios...',
  failure: 'No se pudieron cargar los cambios',
  empty: 'No hay cambios registrados',
  emptyHint: 'Aquí verás cada cambio hecho en la administración: quién lo hizo, cuándo y qué había antes.',
};

const options = { sorts: ['id'], descending: true, filters: ['entity', 'action', 'user'] } as const;
const entities = auditedEntities
  .map((value) => ({ value, label: auditedEntityLabel[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
// Plural, as the filter names a whole list: 'Eliminados'.
const actions = auditActions.map((value) => ({ value, label: `${auditActionLabel[value]}s` }));

/** Entries of one answer of an export: fewer than of other lists, because each brings its record twice. */
const entriesInExport = 25;

const parseNumber = (text: string): number | null => {
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

// No administrator has the id 0: an address that names none finds nothing.
const parseAuthor = (text: string): number | null => (text === '' ? null : (parseNumber(text) ?? 0));

/** What a search asks for: the record with a number, or the changes of people and projects with a name. */
function parseSearch(search: string | null): { id: number | null; search: string | null } {
  const id = parseNumber(search ?? '');
  return { id, search: id === null ? search : null };
}

/** Every change by an administrator, newest first, also of deleted records. */
export function AuditLogPanel() {
  const [, setParams] = useSearchParams();
  const list = useListState(options);
  const { search, offset, limit } = listVariables(list);
  const filters = {
    entity: parseEnum(auditedEntities, list.filter('entity')) ?? null,
    action: parseEnum(auditActions, list.filter('action')) ?? null,
    userId: parseAuthor(list.filter('user')),
    ...parseSearch(search),
  };
  const query = usePageQuery(AuditLogDocument, { ...filters, offset, limit });
  const { data } = query;
  const authors = usePageQuery(AuditAuthorsDocument, {}).data?.auditAuthors ?? [];
  const [opened, setOpened] = useState<AuditItem | null>(null);
  const columns = useMemo(() => auditColumns(setOpened), []);
  const showHistory = ({ entity, recordId }: AuditItem) => {
    setOpened(null);
    setParams({ tab: 'changes', entity, q: String(recordId) });
  };
  return (
    <Panel>
      <SearchableList
        texts={words}
        columns={columns}
        list={list}
        query={query}
        page={data?.auditEntries}
        file={{
          name: 'cambios',
          query: AuditLogForFileDocument,
          variables: (after) => ({ ...filters, after, limit: entriesInExport }),
          columns: auditExport,
        }}
      >
        <ListFilter list={list} name="entity" label="Tipo de registro" all="Registro: todos" choices={entities} />
        <ListFilter list={list} name="action" label="Cambio" all="Cambio: todos" choices={actions} />
        <ListFilter
          list={list}
          name="user"
          label="Quién"
          all="Quién: todos"
          choices={authors.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
        />
      </SearchableList>
      {opened && (
        <AuditEntryDialog entry={opened} onShowHistory={() => showHistory(opened)} onClose={() => setOpened(null)} />
      )}
    </Panel>
  );
}
