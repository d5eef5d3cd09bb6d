import type { QueryState } from '@cimiento/product-ui/lists';
import type { ReactNode } from 'react';
import { ExportButton } from './ExportButton';
import { ListToolbar } from './ListToolbar';
import type { Total } from './ListTitle';
import { RecordList, type ListTexts } from './RecordList';
import type { ExportProps } from './useExport';
import type { ListState } from './useListState';
import type { ActionColumn } from './RecordTable';

export type SearchableListProps<Row, FileRow> = {
  texts: ListTexts & { /** Label of the search. */ search: string };
  columns: readonly ActionColumn<Row>[];
  list: ListState;
  query: Pick<QueryState<unknown>, 'loading' | 'error' | 'refresh'>;
  /** Undefined until the first answer. */
  page: (Total & { items: readonly Row[] }) | undefined;
  /** The query of the list's export; absent for a list without one. */
  file?: ExportProps<FileRow>;
  /** Buttons that add to the list, on a panel without a page header. */
  actions?: ReactNode;
  /** Actions on several records at once, above the list. */
  selection?: ReactNode;
  /** Filters beside the search. */
  children?: ReactNode;
};

/** A list with its search, filters, refresh and export. */
export function SearchableList<Row extends { id: number }, FileRow extends { id: number }>({
  texts,
  columns,
  list,
  query,
  page,
  file,
  actions,
  selection,
  children,
}: SearchableListProps<Row, FileRow>) {
  const { loading, error, refresh } = query;
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={texts.search}
        loading={loading}
        onRefresh={refresh}
        tools={file && <ExportButton {...file} total={page?.total} totalIsCapped={page?.totalIsCapped} />}
        actions={actions}
      >
        {children}
      </ListToolbar>
      {selection}
      <RecordList
        texts={texts}
        columns={columns}
        list={list}
        page={page}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
    </>
  );
}
