import { ledgerAccountKindLabel } from '@cimiento/contracts';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { accountColumns, accountExport } from './account-columns';
import { AccountDialog } from './AccountDialog';
import { UnnamedBank } from './UnnamedBank';
import { LedgerAccountsDocument, LedgerAccountsForFileDocument } from './ledger.generated';

const useAccounts = createRecordList({
  texts: {
    caption: 'Cuentas contables',
    search: 'Buscar por cuenta, persona o proyecto...',
    records: 'las cuentas',
    empty: 'No hay cuentas',
    emptyHint: 'Aquí verás cada cuenta desde su primer movimiento.',
  },
  sorts: ['id', 'code'],
  filters: { kind: { label: 'Tipo de cuenta', all: 'Tipo: todos', labels: ledgerAccountKindLabel } },
  query: LedgerAccountsDocument,
  getPage: (data) => data.adminLedgerAccounts,
  columns: accountColumns,
  file: { name: 'cuentas', query: LedgerAccountsForFileDocument, columns: accountExport },
});

/** Every account with its balance, and what lies in no named bank; each opens its latest movements. */
export function AccountsPanel() {
  const { opened, close, ...list } = useAccounts();
  return (
    <Panel>
      <UnnamedBank reload={list.query.reload} />
      <SearchableList {...list} />
      {opened && <AccountDialog account={opened} onClose={close} />}
    </Panel>
  );
}
