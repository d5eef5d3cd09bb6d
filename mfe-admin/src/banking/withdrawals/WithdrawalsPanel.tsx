import { withdrawalStatus } from '@cimiento/contracts';
import { useState } from 'react';
import { useAllowed } from '../../shared/access/allowed';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { isDecidable, selectionColumn, withdrawalColumns, withdrawalExport } from './withdrawal-columns';
import { WithdrawalDialogs } from './WithdrawalDialogs';
import { WithdrawalSelection } from './WithdrawalSelection';
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
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: withdrawalStatus } },
  day: 'Día de la solicitud',
  query: AdminWithdrawalsDocument,
  getPage: (data) => data.adminWithdrawals,
  columns: withdrawalColumns,
  file: { name: 'retiros', query: WithdrawalsForFileDocument, columns: withdrawalExport },
});

const toggle = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);

/** Lists withdrawals, newest first, takes each to its next step, and approves several at once. */
export function WithdrawalsPanel() {
  const { opened, close, columns, ...list } = useWithdrawals();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const select = selectionColumn(ids, (id) => setIds((before) => toggle(before, id)));
  const mayApprove = useAllowed('approveWithdrawals');
  const waiting = list.page?.items.filter(isDecidable) ?? [];
  return (
    <Panel>
      <SearchableList
        {...list}
        columns={mayApprove ? [select, ...columns] : columns}
        selection={
          mayApprove && (
            <WithdrawalSelection
              waiting={waiting}
              selected={waiting.filter(({ id }) => ids.has(id))}
              onSelect={(chosen) => setIds(new Set(chosen))}
              reload={list.query.reload}
            />
          )
        }
      />
      {opened && <WithdrawalDialogs dialog={opened} reload={list.query.reload} onClose={close} />}
    </Panel>
  );
}
