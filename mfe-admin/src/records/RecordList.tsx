import { Button, DataTable, EmptyState, ErrorState, Spinner, type Column } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Pagination } from './Pagination';
import type { ListState } from './useListState';

export type ListWords = {
  /** Names the table for a screen reader. */
  caption: string;
  loading: string;
  /** Toast when it does not load. */
  failure: string;
  empty: string;
  /** What will stand there. */
  emptyHint: string;
};

type Props<Row> = {
  words: ListWords;
  columns: readonly Column<Row>[];
  list: ListState;
  /** Undefined until the first answer. */
  page: { items: readonly Row[]; total: number } | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** The next step where nothing is yet. */
};

// What stood there before stays readable while the next answer is on its way.
const Dimmed = styled.div<{ $dim: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  scroll-margin-top: 1rem;
  opacity: ${({ $dim }) => ($dim ? 0.6 : 1)};
  transition: opacity 160ms 120ms;
`;

function useFailureToast(error: unknown, failure: string): void {
  useEffect(() => {
    if (error) toast({ title: 'Error', description: failure, variant: 'destructive' });
  }, [error, failure]);
}

/** A page of records in its four states: loading, failed, empty, and there. */
export function RecordList<Row extends { id: number }>({
  words,
  columns,
  list,
  page,
  loading,
  error,
  onRetry,
}: Props<Row>) {
  useFailureToast(error, words.failure);
  const top = useRef<HTMLDivElement>(null);
  const onPage = (next: number) => {
    list.onPage(next);
    top.current?.scrollIntoView();
  };
  if (error && !loading)
    return (
      <ErrorState message="La lista no está disponible en este momento. Tus datos están a salvo." onRetry={onRetry} />
    );
  if (!page) return <Spinner label={words.loading} />;
  if (page.total === 0) {
    return list.narrowed ? (
      <EmptyState
        title={words.empty}
        description="Nada coincide con lo que buscas."
        action={
          <Button variant="secondary" onClick={list.onClear}>
            Quitar búsqueda y filtros
          </Button>
        }
      />
    ) : (
      <EmptyState title={words.empty} description={words.emptyHint} />
    );
  }
  return (
    <Dimmed ref={top} $dim={loading} aria-busy={loading}>
      <DataTable
        dense
        caption={words.caption}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        sort={{ by: list.sort, descending: list.descending, onSort: list.onSort }}
      />
      <Pagination page={list.page} total={page.total} loading={loading} onPage={onPage} onBeyond={list.onBeyond} />
    </Dimmed>
  );
}
