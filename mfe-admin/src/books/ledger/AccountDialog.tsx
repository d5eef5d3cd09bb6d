import { formatPaymentDate } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { DataTable, Dialog, EmptyState, ErrorState, Skeleton, type Column } from '@cimiento/ui';
import { Panel } from '../../shared/records/Panel';
import { moneyColumn } from '../../shared/records/columns';
import { type Account } from './account-columns';
import { LedgerPostingsDocument, type LedgerPostingsQuery } from './ledger.generated';
import { formatSide, splitSides } from './signed-amounts';

type Posting = LedgerPostingsQuery['ledgerPostings'][number] & { debit: string; credit: string };

const shown = 100;

const columns: readonly Column<Posting>[] = [
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ entry }) => formatPaymentDate(entry.occurredOn) },
  { key: 'entry', header: 'Asiento', cell: ({ entry }) => `#${entry.id} · ${entry.memo}` },
  moneyColumn('debit', 'Debe'),
  moneyColumn('credit', 'Haber'),
  moneyColumn('balanceAfter', 'Saldo', { missing: '' }),
];

function Postings({ account }: { account: Account }) {
  const { data, loading, error, refresh } = usePageQuery(
    LedgerPostingsDocument,
    { accountId: account.id, limit: shown },
    'cache-and-network',
  );
  if (error && !loading) return <ErrorState message="No se pudieron cargar los movimientos." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando movimientos..." />;
  const rows = data.ledgerPostings.map((posting) => ({ ...posting, ...splitSides(posting.amount) }));
  if (rows.length === 0) return <EmptyState title="Sin movimientos" description="Esta cuenta aún no se ha movido." />;
  // An account that carries no balance has no balance after each movement either.
  const carriesBalance = rows.some(({ balanceAfter }) => balanceAfter !== null);
  return (
    <Panel>
      <DataTable
        dense
        caption={`Movimientos de ${account.name}`}
        columns={carriesBalance ? columns : columns.slice(0, -1)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length === shown && <p>{`Se muestran los últimos ${shown} movimientos.`}</p>}
    </Panel>
  );
}

/** The latest movements of an account, newest first. */
export const AccountDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => (
  <Dialog open readOnly onOpenChange={(open) => !open && onClose()} title={account.name}>
    <p>{formatSide(account.balance)}</p>
    <Postings account={account} />
  </Dialog>
);
