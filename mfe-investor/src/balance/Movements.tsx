import {
  describeMovement,
  formatExactDollars,
  formatLongDate,
  formatShortDate,
  movementKindLabel,
  ledgerEntryKinds,
} from '@cimiento/contracts';
import { DateFilter, Filters, QueryList, SelectFilter, useList, usePageQuery } from '@cimiento/product-ui/lists';
import { color, DataTable, EmptyState, SectionTitle, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { MovementsDocument } from './balance.generated';
import { DownloadMovements } from './DownloadMovements';
import { toVariables, type Movement } from './movement-filters';

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

/** '+$70.83' or '-$70.83'. */
export const formatSigned = (amount: string): string =>
  `${amount.startsWith('-') ? '' : '+'}${formatExactDollars(amount)}`;

/** When a movement that the balance does not include yet counts in it; null for any other. */
const describeAhead = ({ availableOn, amount }: Movement): string | null =>
  availableOn && `${amount.startsWith('-') ? 'Cuenta' : 'Disponible'} desde el ${formatLongDate(availableOn)}`;

const columns: readonly Column<Movement>[] = [
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ occurredOn }) => formatShortDate(occurredOn) },
  {
    key: 'memo',
    header: 'Movimiento',
    cell: (movement) => (
      <Memo>
        <span>{describeMovement(movement.memo)}</span>
        <small>{[movementKindLabel[movement.kind], movement.reference].filter(Boolean).join(' · ')}</small>
        {movement.availableOn && <strong>{describeAhead(movement)}</strong>}
      </Memo>
    ),
  },
  { key: 'amount', header: 'Monto', align: 'end', cell: ({ amount }) => formatSigned(amount) },
  { key: 'balance', header: 'Saldo', align: 'end', cell: ({ balanceAfter }) => formatExactDollars(balanceAfter) },
];

const kinds = ledgerEntryKinds
  .filter((kind) => kind !== 'rent' && kind !== 'investment')
  .map((kind) => ({ value: kind, label: movementKindLabel[kind] }));

const texts = {
  loading: 'Cargando movimientos...',
  failed: 'No pudimos cargar tus movimientos. Tu dinero está a salvo: intenta de nuevo.',
  more: 'Ver más movimientos',
  noMatch: 'Sin movimientos',
  clear: 'Mostrar todos los movimientos',
};

/* Until the movements are there, what follows them lies below the window: it does not jump. */
const Place = styled.section<{ $isEmpty: boolean }>`
  min-height: ${({ $isEmpty }) => ($isEmpty ? '100vh' : 'auto')};
`;

/** Every change of the balance, newest first, with the balance after it. */
export function Movements() {
  const list = useList(['kind', 'from', 'to'], 20);
  const variables = toVariables(list.filter);
  const query = usePageQuery(MovementsDocument, { ...variables, limit: list.limit }, 'cache-and-network');
  return (
    <Place aria-labelledby="movements" $isEmpty={!query.data && !query.error}>
      <SectionTitle id="movements">Movimientos</SectionTitle>
      <QueryList
        list={list}
        query={query}
        rows={query.data?.myMovements}
        texts={texts}
        empty={
          <EmptyState
            title="Aún no tienes movimientos"
            description="Aquí verás cada depósito, cada renta y cada inversión, con el saldo que dejó."
          />
        }
        filters={
          <Filters role="group" aria-label="Filtros de los movimientos">
            <SelectFilter list={list} name="kind" label="Tipo" choices={kinds} />
            <DateFilter list={list} name="from" label="Desde" />
            <DateFilter list={list} name="to" label="Hasta" />
          </Filters>
        }
      >
        {(movements) => (
          <>
            <DataTable caption="Movimientos" columns={columns} rows={movements} rowKey={({ id }) => id} />
            <DownloadMovements variables={variables} />
          </>
        )}
      </QueryList>
    </Place>
  );
}
