import { ledgerEntryKindLabel, ledgerEntryKinds } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { entryColumns, entryExport, type Entry } from './entry-columns';
import { EntryDialog } from './EntryDialog';
import { LedgerEntriesDocument, LedgerEntriesForFileDocument } from './ledger.generated';

const texts = {
  caption: 'Asientos',
  search: 'Buscar por persona, descripción o inicio de referencia o clave...',
  loading: 'Cargando asientos...',
  failure: 'No se pudieron cargar los asientos',
  empty: 'No hay asientos',
  emptyHint: 'Aquí verás cada movimiento de dinero, con su origen y su reverso.',
};

const options = { sorts: ['id'], descending: true, filters: ['kind'] } as const;
const kinds = ledgerEntryKinds.map((value) => ({ value, label: ledgerEntryKindLabel[value] }));

/** Every entry, newest first, with its source and its reversal. */
export function EntriesPanel() {
  const list = useListState(options);
  const variables = { ...listVariables(list), kind: parseEnum(ledgerEntryKinds, list.filter('kind')) ?? null };
  const query = usePageQuery(LedgerEntriesDocument, variables);
  const { data, reload } = query;
  const [opened, setOpened] = useState<Entry | null>(null);
  const columns = useMemo(() => entryColumns(setOpened), []);
  return (
    <Panel>
      <SearchableList
        texts={texts}
        columns={columns}
        list={list}
        query={query}
        page={data?.adminLedgerEntries}
        file={{
          name: 'asientos',
          query: LedgerEntriesForFileDocument,
          variables: (after) => ({ search: variables.search, kind: variables.kind, after }),
          columns: entryExport,
        }}
      >
        <ListFilter list={list} name="kind" label="Tipo de asiento" all="Tipo: todos" choices={kinds} />
      </SearchableList>
      {opened && <EntryDialog entry={opened} reload={reload} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
