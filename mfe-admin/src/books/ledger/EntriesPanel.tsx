import { ledgerEntryKindLabel } from '@cimiento/contracts';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { entryColumns, entryExport } from './entry-columns';
import { EntryDialog } from './EntryDialog';
import { LedgerEntriesDocument, LedgerEntriesForFileDocument } from './ledger.generated';

const useEntries = createRecordList({
  texts: {
    caption: 'Asientos',
    search: 'Buscar por persona, descripción o inicio de referencia o clave...',
    records: 'los asientos',
    empty: 'No hay asientos',
    emptyHint: 'Aquí verás cada movimiento de dinero, con su origen y su reverso.',
  },
  sorts: ['id'],
  descending: true,
  filters: { kind: { label: 'Tipo de asiento', all: 'Tipo: todos', labels: ledgerEntryKindLabel } },
  day: 'Fecha del asiento',
  query: LedgerEntriesDocument,
  getPage: (data) => data.adminLedgerEntries,
  columns: entryColumns,
  file: { name: 'asientos', query: LedgerEntriesForFileDocument, columns: entryExport },
});

/** Every entry, newest first, with its source and its reversal. */
export function EntriesPanel() {
  const { opened, close, ...list } = useEntries();
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <EntryDialog entry={opened} reload={list.query.reload} onClose={close} />}
    </Panel>
  );
}
