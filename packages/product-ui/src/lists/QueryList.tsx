import { Button, EmptyState, ErrorState, Section, Skeleton } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListState } from './useList';
import type { QueryState } from './usePageQuery';

const More = styled.div`
  display: flex;
  justify-content: center;
`;

type Props<Row> = {
  list: ListState;
  query: Pick<QueryState<unknown>, 'loading' | 'error' | 'refresh'>;
  /** The rows that match, at least one more than `list.count` where there are more; undefined until the first answer. */
  rows: readonly Row[] | undefined;
  texts: {
    loading: string;
    failed: string;
    /** Label of the button that shows the next rows. */
    more?: string;
    /** The text when nothing matches the filters, and the label of the button that clears them. */
    noMatch?: string;
    clear?: string;
  };
  /** The content while there are no rows at all. */
  empty: ReactNode;
  filters?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The rows of a query in one of its states: loading, failed, empty, without a match, or filled. */
export function QueryList<Row>({ list, query, rows, texts, empty, filters, children }: Props<Row>) {
  const { loading, error, refresh } = query;
  const hasFailed = Boolean(error) && !loading;
  if (!rows && !hasFailed) return <Skeleton label={texts.loading} />;
  if (rows?.length === 0 && !list.isNarrowed && !hasFailed) return empty;
  return (
    <Section aria-busy={loading}>
      {(rows || list.isNarrowed) && filters}
      {hasFailed && <ErrorState message={texts.failed} onRetry={refresh} />}
      {!hasFailed && rows?.length === 0 && (
        <EmptyState
          title={texts.noMatch ?? ''}
          description="Nada coincide con los filtros que elegiste."
          action={
            <Button variant="secondary" onClick={list.onClear}>
              {texts.clear}
            </Button>
          }
        />
      )}
      {!hasFailed && rows && rows.length > 0 && children(rows.slice(0, list.count))}
      {!hasFailed && rows && rows.length > list.count && (
        <More>
          <Button variant="secondary" onClick={list.onMore}>
            {texts.more}
          </Button>
        </More>
      )}
    </Section>
  );
}
