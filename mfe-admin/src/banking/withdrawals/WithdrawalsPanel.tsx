import { withdrawalStatus } from '@cimiento/contracts';
import { useAllowed } from '../../shared/access/allowed';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { useRowSelection } from '../../shared/records/row-selection';
import { SearchableList } from '../../shared/records/SearchableList';
import { getWithdrawalName, isDecidable, withdrawalColumns, withdrawalExport } from './withdrawal-columns';
import { WithdrawalDialogs } from './WithdrawalDialogs';
import { WithdrawalSelection } from './WithdrawalSelection';
import { AdminWithdrawalsDocument, WithdrawalsForFileDocument } from './withdrawals.generated';

const useWithdrawals = createRecordList({
  texts: {
    caption: 'Retiros',
    search: 'Buscar por inversionista o inicio de referencia...',
    records: 'los retiros',
    empty: 'No hay retiros',
    emptyHint: 'Aquí verás cada retiro que pida un inversionista.',
  },
  sorts: ['id', 'amount', 'createdAt'],
  descending: true,
  // The requests of a day are approved together.
  pageSize: 50,
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: withdrawalStatus } },
  day: 'Día de la solicitud',
  query: AdminWithdrawalsDocument,
  getPage: (data) => data.adminWithdrawals,
  columns: withdrawalColumns,
  file: { name: 'retiros', query: WithdrawalsForFileDocument, columns: withdrawalExport },
});

/** Lists withdrawals, newest first, takes each to its next step, and approves several at once. */
export function WithdrawalsPanel() {
  const { opened, close, columns, ...list } = useWithdrawals();
  const selection = useRowSelection(list.page?.items ?? [], {
    isOffered: isDecidable,
    getLabel: (row) => `Seleccionar ${getWithdrawalName(row)}, ${row.reference}`,
  });
  const mayApprove = useAllowed('approveWithdrawals');
  return (
    <Panel>
      <SearchableList
        {...list}
        columns={mayApprove ? [selection.column, ...columns] : columns}
        selection={mayApprove && <WithdrawalSelection selection={selection} reload={list.query.reload} />}
      />
      {opened && <WithdrawalDialogs dialog={opened} reload={list.query.reload} onClose={close} />}
    </Panel>
  );
}
