import {
  formatExactDollars,
  formatPaymentDate,
  isCalendarDate,
  ledgerAccountKindLabel,
  sumSigned,
  type LedgerAccountKind,
} from '@cimiento/contracts';
import { useAddressParams, usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, type Column, DataTable, EmptyState, ErrorState, Row, Skeleton } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { DayInput } from '../../shared/records/DayFilter';
import { ListTitle } from '../../shared/records/ListTitle';
import { Missing } from '../../shared/records/Missing';
import { Panel } from '../../shared/records/Panel';
import { countColumn, moneyColumn, textColumn } from '../../shared/records/columns';
import { JournalDownload } from './JournalDownload';
import { LedgerTotalsDocument, type LedgerTotalsQuery } from './ledger.generated';
import { splitSides } from './signed-amounts';

type Total = LedgerTotalsQuery['ledgerKindTotals'][number];

type TotalRow = { key: LedgerAccountKind | 'total'; label: string; accounts: number; debit: string; credit: string };

const totalColumns: readonly Column<TotalRow>[] = [
  {
    key: 'label',
    compact: 'title',
    header: 'Cuentas',
    cell: ({ key, label }) => (key === 'total' ? <strong>{label}</strong> : label),
  },
  countColumn('accounts', 'Cuántas', { compact: 'labelled' }),
  moneyColumn('debit', 'Debe', { compact: 'labelled' }),
  moneyColumn('credit', 'Haber', { compact: 'labelled' }),
];

function toRows(totals: readonly Total[]): TotalRow[] {
  const rows = totals.map(({ kind, accounts, balance }) => ({
    key: kind,
    label: ledgerAccountKindLabel[kind],
    accounts,
    ...splitSides(balance),
  }));
  const total = {
    key: 'total' as const,
    label: 'Total',
    accounts: rows.reduce((sum, { accounts }) => sum + accounts, 0),
    debit: sumSigned(rows.map(({ debit }) => debit)),
    credit: sumSigned(rows.map(({ credit }) => credit)),
  };
  return [...rows, total];
}

const rentFigures = {
  received: 'Cobrado',
  deducted: 'Comisiones, gastos y reserva',
  paid: 'Pagado a inversionistas',
  owed: 'Por cobrar',
  left: 'Por repartir',
} as const;
type RentFigure = keyof typeof rentFigures;
type RentRow = { key: string; name: ReactNode } & Record<RentFigure, string>;
const rentKeys = Object.keys(rentFigures) as RentFigure[];

const toMoneyColumn = (key: RentFigure): Column<RentRow> => ({
  key,
  compact: 'labelled',
  header: rentFigures[key],
  align: 'end',
  cell: (row) => formatExactDollars(row[key]),
});

const rentColumns: readonly Column<RentRow>[] = [
  textColumn('name', 'Proyecto', { compact: 'title' }),
  ...rentKeys.map(toMoneyColumn),
];

/** The rent of each project, and their total. */
function toRentRows({ projectRents, projects }: LedgerTotalsQuery): RentRow[] {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const rows = projectRents.map(({ projectId, received, deducted, paid, owed }) => ({
    key: String(projectId),
    name: names.get(projectId) ?? <Missing>{`Proyecto #${projectId}`}</Missing>,
    received,
    deducted,
    paid,
    owed: owed.startsWith('-') ? '0.00' : owed,
    left: owed.startsWith('-') ? owed.slice(1) : '0.00',
  }));
  const add = (key: RentFigure) => sumSigned(rows.map((row) => row[key]));
  const total = Object.fromEntries(rentKeys.map((key) => [key, add(key)])) as Record<RentFigure, string>;
  return [...rows, { key: 'total', name: <strong>Total</strong>, ...total }];
}

/** The balance of each kind of account, now or at the end of a day, with its proof, the rent of each project, and the journal's file. */
export function TrialBalancePanel() {
  const { read, change } = useAddressParams();
  const day = read('date');
  const date = isCalendarDate(day) ? day : null;
  const { data, loading, error, refresh } = usePageQuery(LedgerTotalsDocument, { date });
  if (error && !loading)
    return <ErrorState message="No se pudo cargar el libro. Nada ha cambiado." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando libro..." />;
  const rows = toRows(data.ledgerKindTotals);
  const total = rows.at(-1);
  const isBalanced = total?.debit === total?.credit;
  return (
    <Panel>
      <Row $gap={1.5}>
        <DayInput
          label="Al final del día"
          accessibleName="Balance al final del día"
          value={day}
          onChange={(value) => change({ date: value || null }, { replace: true })}
        />
        <Badge tone={isBalanced ? 'success' : 'danger'}>{isBalanced ? 'El libro cuadra' : 'El libro no cuadra'}</Badge>
      </Row>
      {data.ledgerKindTotals.length === 0 ? (
        <EmptyState
          title={date ? `Nada hasta el ${formatPaymentDate(date)}` : 'El libro está vacío'}
          description="Aquí verás las cuentas desde el primer movimiento."
        />
      ) : (
        <DataTable
          dense
          caption={date ? `Balance de comprobación al ${formatPaymentDate(date)}` : 'Balance de comprobación'}
          columns={totalColumns}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
      <JournalDownload />
      {data.projectRents.length > 0 && !date && (
        <>
          <ListTitle>Rentas por proyecto</ListTitle>
          <DataTable
            dense
            caption="Rentas por proyecto"
            columns={rentColumns}
            rows={toRentRows(data)}
            rowKey={({ key }) => key}
          />
        </>
      )}
    </Panel>
  );
}
