import { withdrawalStatusLabel } from '@cimiento/contracts';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { withdrawalColumns, withdrawalExport } from './withdrawal-columns';
import { WithdrawalDialogs } from './WithdrawalDialogs';
import { AdminWithdrawalsDocument, WithdrawalsForFileDocument } from './withdrawals.generated';

const useWithdrawals = createRecordList({
  texts: {
    caption: 'Retiros',
    search: 'Buscar por inversionista o referencia...',
    records: 'los retiros',
    empty: 'No hay retiros',
    emptyHint: 'Aquí verás cada retiro que pida un inversionista.',
  },
  sorts: ['id', 'amount', 'createdAt'],
  descending: true,
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: withdrawalStatusLabel } },
  day: 'Día de la solicitud',
  query: AdminWithdrawalsDocument,
  getPage: (data) => data.adminWithdrawals,
  columns: withdrawalColumns,
  file: { name: 'retiros', query: WithdrawalsForFileDocument, columns: withdrawalExport },
});

/** Lists withdrawals, newest first, and takes each to its next step. */
export function WithdrawalsPanel() {
  const { opened, close, ...list } = useWithdrawals();
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <WithdrawalDialogs dialog={opened} reload={list.query.reload} onClose={close} />}
    </Panel>
  );
}
