import { Button, DataTable, EmptyState, ErrorState, motion, Spinner, type Column } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Total } from './ListTitle';
import { Pagination } from './Pagination';
import type { ListState } from './useListState';

export type ListTexts = {
  /** Accessible name of the table. */
  caption: string;
  loading: string;
  /** Description of the toast when the list fails to load. */
  failure: string;
  empty: string;
  /** What the list will show once it has records. */
  emptyHint: string;
};

type Props<Row> = {
  texts: ListTexts;
  columns: readonly Column<Row>[];
  list: ListState;
  /** Undefined until the first answer. */
  page: (Total & { items: readonly Row[] }) | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
};

// The previous rows stay readable while the next page loads. The delay keeps a quick answer from flickering.
const Dimmed = styled.div<{ $dim: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  scroll-margin-top: 1rem;
  opacity: ${({ $dim }) => ($dim ? 0.6 : 1)};
  transition: opacity ${motion.fast} ${motion.fast};
`;

function useFailureToast(error: unknown, failure: string): void {
  useEffect(() => {
    if (error) toast({ title: 'Error', description: failure, variant: 'destructive' });
  }, [error, failure]);
}

/** A page of records in one of its states: loading, failed, empty or filled. */
export function RecordList<Row extends { id: number }>({
  texts,
  columns,
  list,
  page,
  loading,
  error,
  onRetry,
}: Props<Row>) {
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
  if (!page) return <Spinner label={texts.loading} />;
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
    <Dimmed ref={top} $dim={loading} aria-busy={loading}>
      <DataTable
        dense
        caption={texts.caption}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        sort={{ by: list.sort, descending: list.descending, onSort: list.onSort }}
      />
      <Pagination
        page={list.page}
        total={page.total}
        totalIsCapped={page.totalIsCapped}
        loading={loading}
        onPage={onPage}
        onBeyond={list.onPageOutOfRange}
      />
    </Dimmed>
  );
}
