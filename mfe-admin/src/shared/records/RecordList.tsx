import { formatExactDollars, formatWholeNumber } from '@cimiento/contracts';
import { Button, color, EmptyState, ErrorState, Skeleton, text, VisuallyHidden } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { formatTotal, type Total } from './ListTitle';
import { Pagination } from './Pagination';
import type { ListState } from './useListState';
import { RecordTable, type ActionColumn } from './RecordTable';

export type ListTexts = {
  /** Accessible name of the table. */
  caption: string;
  loading: string;
  /** Description of the toast when the list fails to load. */
  failure: string;
  empty: string;
  /** The text of the empty list: its future content. */
  emptyHint: string;
};

type Props<Row> = {
  texts: ListTexts;
  columns: readonly ActionColumn<Row>[];
  list: ListState;
  /** Undefined until the first answer. */
  page: (Total & { items: readonly Row[] }) | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
};

const run = keyframes`
  from { background-position: -70% 0; }
  to { background-position: 170% 0; }
`;

// The previous rows stay as readable as they were while others load; a line that runs above them says so. It starts beyond its edge, so
// that a quick answer shows none of it.
const BusyArea = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  scroll-margin-top: 1rem;

  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -2px 0 auto;
    height: 2px;
    background: linear-gradient(90deg, transparent, ${color.primary}, transparent) -70% 0 / 40% 100% no-repeat;
    animation: ${run} 900ms 160ms linear infinite;

    @media (prefers-reduced-motion: reduce) {
      animation-duration: 4s;
    }
  }
`;

// Above the rows: a page of them is longer than a screen.
const Sum = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${color.ink};
  }
`;

function useFailureToast(error: unknown, failure: string): void {
  useEffect(() => {
    if (error) toast({ title: 'Error', description: failure, variant: 'destructive' });
  }, [error, failure]);
}

type Announced = Pick<Props<unknown>, 'list' | 'page' | 'loading'>;

/** Number of records and page for a screen reader: it stays while one state of the list takes the place of another. */
function Announcement({ list, page, loading }: Announced) {
  if (!page || loading) return <VisuallyHidden aria-live="polite" />;
  const count = page.total === 1 ? '1 resultado' : `${formatTotal(page)} resultados`;
  return (
    <VisuallyHidden aria-live="polite">
      {page.total === 0 ? 'Ningún resultado' : `${count}, página ${list.page}`}
    </VisuallyHidden>
  );
}

/** A page of records in one of its states: loading, failed, empty or filled. */
export const RecordList = <Row extends { id: number }>(props: Props<Row>) => (
  <>
    <Announcement list={props.list} page={props.page} loading={props.loading} />
    <ListContent {...props} />
  </>
);

function ListContent<Row extends { id: number }>({ texts, columns, list, page, loading, error, onRetry }: Props<Row>) {
  useFailureToast(error, texts.failure);
  const top = useRef<HTMLDivElement>(null);
  const onPage = (next: number) => {
    list.onPage(next);
    top.current?.scrollIntoView();
  };
  if (error && !loading)
    return (
      <ErrorState message="La lista no está disponible en este momento. Tus datos están a salvo." onRetry={onRetry} />
    );
  if (!page) return <Skeleton label={texts.loading} rows={8} />;
  if (page.total === 0) {
    return list.isNarrowed ? (
      <EmptyState
        title={texts.empty}
        description="Nada coincide con lo que buscas."
        action={
          <Button variant="secondary" onClick={list.onClear}>
            Quitar búsqueda y filtros
          </Button>
        }
      />
    ) : (
      <EmptyState title={texts.empty} description={texts.emptyHint} />
    );
  }
  return (
    <BusyArea ref={top} aria-busy={loading}>
      {typeof page.sum === 'string' && (
        <Sum>
          <span>
            {page.total === 1 ? 'Suma de 1 registro: ' : `Suma de ${formatWholeNumber(page.total)} registros: `}
          </span>
          <strong>{formatExactDollars(page.sum)}</strong>
        </Sum>
      )}
      <RecordTable
        dense
        caption={texts.caption}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        sort={{ by: list.sort, descending: list.descending, onSort: list.onSort }}
      />
      <Pagination
        page={list.page}
        size={list.pageSize}
        total={page.total}
        totalIsCapped={page.totalIsCapped}
        loading={loading}
        onPage={onPage}
        onBeyond={list.onPageOutOfRange}
      />
    </BusyArea>
  );
}
