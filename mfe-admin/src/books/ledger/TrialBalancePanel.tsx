import {
  formatExactDollars,
  formatWholeNumber,
  ledgerAccountKindLabel,
  type LedgerAccountKind,
} from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, DataTable, EmptyState, ErrorState, Spinner, type Column } from '@cimiento/ui';
import { ListTitle } from '../../shared/records/ListTitle';
import { Missing } from '../../shared/records/Missing';
import { Panel } from '../../shared/records/Panel';
import { LedgerTotalsDocument, type LedgerTotalsQuery } from './ledger.generated';
import { splitSides, sumSigned } from './signed-amounts';

type Total = LedgerTotalsQuery['ledgerKindTotals'][number];
type Rent = LedgerTotalsQuery['projectRents'][number];

type TotalRow = { key: LedgerAccountKind | 'total'; label: string; accounts: number; debit: string; credit: string };

const totalColumns: readonly Column<TotalRow>[] = [
  {
    key: 'label',
    compact: 'title',
    header: 'Cuentas',
    cell: ({ key, label }) => (key === 'total' ? <strong>{label}</strong> : label),
  },
  {
    key: 'accounts',
    compact: 'labelled',
    header: 'Cuántas',
    align: 'end',
    cell: ({ accounts }) => formatWholeNumber(accounts),
  },
  { key: 'debit', compact: 'labelled', header: 'Debe', align: 'end', cell: ({ debit }) => formatExactDollars(debit) },
  {
    key: 'credit',
    compact: 'labelled',
    header: 'Haber',
    align: 'end',
    cell: ({ credit }) => formatExactDollars(credit),
  },
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

const rentColumns = (names: ReadonlyMap<number, string>): readonly Column<Rent>[] => [
  {
    key: 'project',
    compact: 'title',
    header: 'Proyecto',
    cell: ({ projectId }) => names.get(projectId) ?? <Missing>{`Proyecto #${projectId}`}</Missing>,
  },
  {
    key: 'received',
    compact: 'labelled',
    header: 'Cobrado',
    align: 'end',
    cell: ({ received }) => formatExactDollars(received),
  },
  {
    key: 'paid',
    compact: 'labelled',
    header: 'Pagado a inversionistas',
    align: 'end',
    cell: ({ paid }) => formatExactDollars(paid),
  },
  {
    key: 'owed',
    compact: 'labelled',
    header: 'Por cobrar',
    align: 'end',
    cell: ({ owed }) => formatExactDollars(owed),
  },
];

/** The balance of each kind of account, with its proof, and the rent of each project. */
export function TrialBalancePanel() {
  const { data, loading, error, refresh } = usePageQuery(LedgerTotalsDocument, {});
  if (error && !loading)
    return <ErrorState message="No se pudo cargar el libro. Nada ha cambiado." onRetry={refresh} />;
  if (!data) return <Spinner label="Cargando libro..." />;
  if (data.ledgerKindTotals.length === 0)
    return <EmptyState title="El libro está vacío" description="Aquí verás las cuentas desde el primer movimiento." />;
  const rows = toRows(data.ledgerKindTotals);
  const total = rows.at(-1);
  const isBalanced = total?.debit === total?.credit;
  const names = new Map(data.projects.map(({ id, name }) => [id, name]));
  return (
    <Panel>
      <div>
        <Badge tone={isBalanced ? 'success' : 'danger'}>{isBalanced ? 'El libro cuadra' : 'El libro no cuadra'}</Badge>
      </div>
      <DataTable dense caption="Balance de comprobación" columns={totalColumns} rows={rows} rowKey={({ key }) => key} />
      {data.projectRents.length > 0 && (
        <>
          <ListTitle>Rentas por proyecto</ListTitle>
          <DataTable
            dense
            caption="Rentas por proyecto"
            columns={rentColumns(names)}
            rows={data.projectRents}
            rowKey={({ projectId }) => projectId}
          />
        </>
      )}
    </Panel>
  );
}
