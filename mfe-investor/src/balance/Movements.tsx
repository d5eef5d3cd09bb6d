import { useQuery } from '@apollo/client/react';
import {
  formatExactDollars,
  formatLongDate,
  formatPaymentDate,
  ledgerEntryKindLabel,
  ledgerEntryKinds,
} from '@cimiento/contracts';
import {
  Button,
  color,
  DataTable,
  EmptyState,
  ErrorState,
  SectionTitle,
  SelectField,
  space,
  Spinner,
  text,
  TextField,
  type Column,
} from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MovementsDocument } from './balance.generated';
import { DownloadMovements } from './DownloadMovements';
import { toVariables, type Movement, type MovementFilters } from './movement-filters';

const pageSize = 20;
const noFilters: MovementFilters = { kind: '', from: '', to: '' };

const Toolbar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
`;

const Memo = styled.div`
  small {
    display: block;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    color: ${color.warning};
    font-size: ${text.small};
    font-weight: 600;
  }
`;

const More = styled.div`
  display: flex;
  justify-content: center;
  margin-block: ${space[2]};
`;

/** '+$70.83' or '-$70.83'. */
export const formatSigned = (amount: string): string =>
  `${amount.startsWith('-') ? '' : '+'}${formatExactDollars(amount)}`;

/** When a movement that the balance does not include yet counts in it; null for any other. */
const describeAhead = ({ availableOn, amount }: Movement): string | null =>
  availableOn && `${amount.startsWith('-') ? 'Cuenta' : 'Disponible'} desde el ${formatLongDate(availableOn)}`;

const columns: readonly Column<Movement>[] = [
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ occurredOn }) => formatPaymentDate(occurredOn) },
  {
    key: 'memo',
    header: 'Movimiento',
    cell: (movement) => (
      <Memo>
        {movement.memo}
        <small>{[ledgerEntryKindLabel[movement.kind], movement.reference].filter(Boolean).join(' · ')}</small>
        {movement.availableOn && <strong>{describeAhead(movement)}</strong>}
      </Memo>
    ),
  },
  { key: 'amount', header: 'Monto', align: 'end', cell: ({ amount }) => formatSigned(amount) },
  { key: 'balance', header: 'Saldo', align: 'end', cell: ({ balanceAfter }) => formatExactDollars(balanceAfter) },
];

const kinds = ledgerEntryKinds
  .filter((kind) => kind !== 'rent' && kind !== 'investment')
  .map((kind) => ({ value: kind, label: ledgerEntryKindLabel[kind] }));

type FilterProps = { filters: MovementFilters; onChange: (filters: MovementFilters) => void };

const Filters = ({ filters, onChange }: FilterProps) => (
  <Toolbar role="group" aria-label="Filtros de los movimientos">
    <SelectField
      label="Tipo"
      empty="Todos"
      choices={kinds}
      value={filters.kind}
      onChange={({ target }) =>
        onChange({ ...filters, kind: kinds.find(({ value }) => value === target.value)?.value ?? '' })
      }
    />
    <TextField
      label="Desde"
      type="date"
      value={filters.from}
      onChange={({ target }) => onChange({ ...filters, from: target.value })}
    />
    <TextField
      label="Hasta"
      type="date"
      value={filters.to}
      onChange={({ target }) => onChange({ ...filters, to: target.value })}
    />
  </Toolbar>
);

function MovementRows({
  rows,
  isNarrowed,
  onMore,
}: {
  rows: readonly Movement[];
  isNarrowed: boolean;
  onMore: (() => void) | null;
}) {
  if (rows.length === 0)
    return isNarrowed ? (
      <EmptyState title="Sin movimientos" description="Nada coincide con los filtros que elegiste." />
    ) : (
      <EmptyState
        title="Aún no tienes movimientos"
        description="Aquí verás cada depósito, cada renta y cada inversión, con el saldo que dejó."
      />
    );
  return (
    <>
      <DataTable caption="Movimientos" columns={columns} rows={rows} rowKey={({ id }) => id} />
      {onMore && (
        <More>
          <Button variant="secondary" onClick={onMore}>
            Ver más movimientos
          </Button>
        </More>
      )}
    </>
  );
}

/** Every change of the balance, newest first, with the balance after it. */
export function Movements() {
  const [filters, setFilters] = useState(noFilters);
  const [count, setCount] = useState(pageSize);
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  // One more than is shown tells whether there are more.
  const { data, previousData, error, loading, refetch } = useQuery(MovementsDocument, {
    variables: { ...toVariables(filters), limit: count + 1 },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const all = (data ?? previousData)?.myMovements;
  const onFilters = (next: MovementFilters) => {
    setFilters(next);
    setCount(pageSize);
  };
  return (
    <section aria-labelledby="movements" aria-busy={loading}>
      <SectionTitle id="movements">Movimientos</SectionTitle>
      <Filters filters={filters} onChange={onFilters} />
      {!all && loading && <Spinner label="Cargando movimientos..." />}
      {error && !loading && (
        <ErrorState
          message="No pudimos cargar tus movimientos. Tu dinero está a salvo: intenta de nuevo."
          onRetry={() => void refetch()}
        />
      )}
      {all && !error && (
        <>
          <MovementRows
            rows={all.slice(0, count)}
            isNarrowed={isNarrowed}
            onMore={all.length > count ? () => setCount(count + pageSize) : null}
          />
          {all.length > 0 && <DownloadMovements filters={filters} />}
        </>
      )}
    </section>
  );
}
