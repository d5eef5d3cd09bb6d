import { securityEventKinds, securityEventLabel } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { ListFilter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { securityEventColumns, securityEventExport } from './security-event-columns';
import { SecurityEventsDocument, SecurityEventsForFileDocument } from './security-events.generated';

const words = {
  caption: 'Eventos de seguridad',
  search: 'Buscar por ID de la cuenta...',
  loading: 'Cargando eventos...',
  failure: 'No se pudieron cargar los eventos',
  empty: 'No hay eventos de seguridad',
  emptyHint:
    'Aquí verás cada inicio de sesión, intento fallido, cambio de contraseña, de correo o de rol, y exportación.',
};

const options = { sorts: ['id'], descending: true, filters: ['kind'] } as const;
const kinds = securityEventKinds.map((value) => ({ value, label: securityEventLabel[value] }));

// No account has the id 0: a search that is not a number finds nothing.
const parseId = (text: string): number | null => (text === '' ? null : Number(/^#?(\d{1,9})$/.exec(text)?.[1] ?? 0));

/** What happened to the access of accounts, newest first. */
export function SecurityEventsPanel() {
  const list = useListState(options);
  const { search, offset, limit } = listVariables(list);
  const filters = {
    kind: parseEnum(securityEventKinds, list.filter('kind')) ?? null,
    userId: parseId(search ?? ''),
  };
  const query = usePageQuery(SecurityEventsDocument, {
    ...filters,
    offset,
    limit,
  });
  const { data } = query;
  return (
    <Panel>
      <SearchableList
        texts={words}
        columns={securityEventColumns}
        list={list}
        query={query}
        page={data?.securityEvents}
        file={{
          name: 'eventos-de-seguridad',
          query: SecurityEventsForFileDocument,
          variables: (after) => ({ ...filters, after }),
          columns: securityEventExport,
        }}
      >
        <ListFilter list={list} name="kind" label="Evento" all="Evento: todos" choices={kinds} />
      </SearchableList>
    </Panel>
  );
}
