import { formatExactDollars } from '@cimiento/contracts';
import { DataTable, type Column } from '@cimiento/ui';
import { useEffect, useRef } from 'react';
import { Wide } from '../../../shared/records/Fields';
import { WarningNote } from '../../../shared/records/Warnings';
import { dateColumn, moneyColumn } from '../../../shared/records/columns';
import { describeAccount, describeLine, describeTarget } from '../bank-line';
import type { ReconciliationQuery } from '../reconciliation.generated';
import type { PreviewBankRuleMutation } from './bank-rules.generated';

export type Trial = PreviewBankRuleMutation['previewBankRule'];
type Line = Trial['lines'][number];
type Accounts = ReconciliationQuery['adminCollectingAccounts'];

const createColumns = (accounts: Accounts): readonly Column<Line>[] => [
  dateColumn('bookedOn', 'Fecha'),
  { key: 'text', compact: 'title', header: 'Descripción', cell: describeLine },
  moneyColumn('amount', 'Monto'),
  { key: 'account', header: 'Cuenta', cell: ({ bankAccountId }) => describeAccount(accounts, bankAccountId) },
  { key: 'target', compact: 'wide', header: 'Hoy está como', cell: describeTarget },
];

const describeCount = ({ count, total }: Trial): string =>
  count === 0
    ? 'En los últimos 12 meses no habría identificado ningún movimiento.'
    : `En los últimos 12 meses habría identificado ${count === 1 ? '1 movimiento' : `${count} movimientos`} por ${formatExactDollars(total)} en total.`;

/** The lines that a rule would have assigned in the last twelve months. It takes the focus: it appears below what was pressed. */
export function RuleTrial({ trial, accounts }: { trial: Trial; accounts: Accounts }) {
  const facts = useRef<HTMLDivElement>(null);
  useEffect(() => facts.current?.focus(), [trial]);
  const { count, differing, lines } = trial;
  return (
    <Wide>
      <div ref={facts} tabIndex={-1}>
        <p role="status">{describeCount(trial)}</p>
      </div>
      {differing > 0 && (
        <WarningNote>
          <p>{`${differing === 1 ? '1 de ellos está identificado' : `${differing} de ellos están identificados`} como otra cosa. Revisa si el texto es demasiado corto.`}</p>
        </WarningNote>
      )}
      {lines.length > 0 && (
        <DataTable
          dense
          caption="Lo que habría identificado"
          columns={createColumns(accounts)}
          rows={lines}
          rowKey={({ id }) => id}
        />
      )}
      {count > lines.length && <p>{`Se muestran los ${lines.length} más recientes.`}</p>}
    </Wide>
  );
}
