import { withdrawalStatuses, withdrawalStatusLabel } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { withdrawalColumns, type WithdrawalDialog } from './withdrawal-columns';
import { withdrawalExport } from './withdrawal-export';
import { WithdrawalDialogs } from './WithdrawalDialogs';
import { AdminWithdrawalsDocument, WithdrawalsForFileDocument } from './withdrawals.generated';

const texts = {
  caption: 'Retiros',
  search: 'Buscar por inversionista o referencia...',
  loading: 'Cargando retiros...',
  failure: 'No se pudieron cargar los retiros',
  empty: 'No hay retiros',
  emptyHint: 'Aquí verás cada retiro que pida un inversionista.',
};

const options = { sorts: ['id', 'amount', 'createdAt'], descending: true, filters: ['status'] } as const;
const statuses = withdrawalStatuses.map((value) => ({ value, label: withdrawalStatusLabel[value] }));

/** Lists withdrawals, newest first, and takes each to its next step. */
export function WithdrawalsPanel() {
  const list = useListState(options);
  const variables = listVariables(list);
  const status = parseEnum(withdrawalStatuses, list.filter('status'));
  const query = usePageQuery(AdminWithdrawalsDocument, {
    ...variables,
    status,
  });
  const { data, reload } = query;
  const [dialog, setDialog] = useState<WithdrawalDialog | null>(null);
  const columns = useMemo(() => withdrawalColumns(setDialog), []);
  return (
    <Panel>
      <SearchableList
        texts={texts}
        columns={columns}
        list={list}
        query={query}
        page={data?.adminWithdrawals}
        file={{
          name: 'retiros',
          query: WithdrawalsForFileDocument,
          variables: (after) => ({ search: variables.search, status, after }),
          columns: withdrawalExport,
        }}
      >
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
      </SearchableList>
      {dialog && <WithdrawalDialogs dialog={dialog} reload={reload} onClose={() => setDialog(null)} />}
    </Panel>
  );
}
