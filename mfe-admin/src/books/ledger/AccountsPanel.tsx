import { ledgerAccountKindLabel, ledgerAccountKinds } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { accountColumns, accountExport, type Account } from './account-columns';
import { AccountDialog } from './AccountDialog';
import { LedgerAccountsDocument, LedgerAccountsForFileDocument } from './ledger.generated';

const texts = {
  caption: 'Cuentas contables',
  search: 'Buscar por cuenta, persona o proyecto...',
  loading: 'Cargando cuentas...',
  failure: 'No se pudieron cargar las cuentas',
  empty: 'No hay cuentas',
  emptyHint: 'Aquí verás cada cuenta desde su primer movimiento.',
};

const options = { sorts: ['id', 'code'], filters: ['kind'] } as const;
const kinds = ledgerAccountKinds.map((value) => ({ value, label: ledgerAccountKindLabel[value] }));

/** Every account with its balance; each opens its latest movements. */
export function AccountsPanel() {
  const list = useListState(options);
  const variables = { ...listVariables(list), kind: parseEnum(ledgerAccountKinds, list.filter('kind')) ?? null };
  const query = usePageQuery(LedgerAccountsDocument, variables);
  const { data } = query;
  const [opened, setOpened] = useState<Account | null>(null);
  const columns = useMemo(() => accountColumns(setOpened), []);
  return (
    <Panel>
      <SearchableList
        texts={texts}
        columns={columns}
        list={list}
        query={query}
        page={data?.adminLedgerAccounts}
        file={{
          name: 'cuentas',
          query: LedgerAccountsForFileDocument,
          variables: (after) => ({ search: variables.search, kind: variables.kind, after }),
          columns: accountExport,
        }}
      >
        <ListFilter list={list} name="kind" label="Tipo de cuenta" all="Tipo: todos" choices={kinds} />
      </SearchableList>
      {opened && <AccountDialog account={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
