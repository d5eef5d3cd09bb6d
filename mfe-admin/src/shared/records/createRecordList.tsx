import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { getChoiceLabels } from '@cimiento/contracts/fields';
import { type QueryState, usePageQuery } from '@cimiento/product-ui/lists';
import type { Choice } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { DayFilter, dayFilters, toDayVariables } from './DayFilter';
import { ListFilter } from './Filter';
import type { Total } from './ListTitle';
import type { SearchableListProps } from './SearchableList';
import type { ExportProps } from './useExport';
import { listVariables, useListState, type ListState } from './useListState';
import type { ActionColumn } from './RecordTable';

type SortOf<Variables> = 'sort' extends keyof Variables ? NonNullable<Variables['sort']> & string : never;

type FilterConfig = {
  label: string;
  all: string;
  /** Labels of the values of an enum, or facts that include them. Absent where the hook is given the choices, and `toVariables` makes the variable of the filter. */
  labels?: Readonly<Record<string, string | { label: string }>>;
};

type Config<Data, Variables, Row, FileRow, Opened> = {
  texts: Omit<SearchableListProps<Row, FileRow>['texts'], 'loading' | 'failure'> & {
    /** With the article, for the texts while they load and when they fail: 'las cuentas'. */
    records: string;
  };
  /** Sort orders of the list; the first is its default. Absent where the order is fixed. */
  sorts?: readonly [SortOf<Variables>, ...SortOf<Variables>[]];
  /** Whether the default order is descending. */
  descending?: boolean;
  /** Rows on a page; 25 unless stated. */
  pageSize?: number;
  /** By their names in the address, which are those of their variables. */
  filters?: Readonly<Record<string, FilterConfig>>;
  /** The day by which `from` and `to` narrow the list: 'Fecha del pago'. Absent where they do not. */
  day?: string;
  /** Variables instead of the text of the search. */
  toVariables?: (search: string | null, getFilter: ListState['filter']) => Partial<Variables>;
  query: TypedDocumentNode<Data, Variables>;
  getPage: (data: Data) => Total & { items: readonly Row[] };
  /** The columns, with actions that open the dialogs of a row. */
  columns: (open: (opened: Opened | null) => void) => readonly ActionColumn<Row>[];
  /** The export: its query takes the search, the filters and `after`. */
  file?: Omit<ExportProps<FileRow>, 'variables'> & {
    /** Rows of one answer, if the query takes it. */
    limit?: number;
  };
};

export type RecordListState<Row, FileRow, Opened, Variables = unknown> = SearchableListProps<Row, FileRow> & {
  query: QueryState<unknown>;
  /** The variables of the search and the filters. */
  narrowing: Omit<Variables, 'sort' | 'descending' | 'offset' | 'limit'>;
  /** The content of the open dialog; null if none is open. */
  opened: Opened | null;
  open: (opened: Opened | null) => void;
  close: () => void;
};

/** Creates the hook of a list that keeps its state in the address: its query, filters, export and open dialog. */
export function createRecordList<
  Data,
  Variables extends OperationVariables,
  Row extends { id: number },
  FileRow extends { id: number } = never,
  Opened = never,
>(config: Config<Data, Variables, Row, FileRow, Opened>) {
  const { texts, sorts, descending, day, getPage, columns: createColumns, file } = config;
  const filters = Object.entries(config.filters ?? {});
  const options = {
    sorts: sorts ?? (['id'] as const),
    descending,
    pageSize: config.pageSize,
    filters: [...filters.map(([name]) => name), ...(day ? dayFilters : [])],
  };
  const listTexts = {
    ...texts,
    loading: `Cargando ${texts.records.replace(/^\S+ /, '')}...`,
    failure: `No se pudieron cargar ${texts.records}`,
  };

  return function useRecordList(
    choices: Readonly<Record<string, readonly Choice[]>> = {},
  ): RecordListState<Row, FileRow, Opened, Variables> {
    const list = useListState<string>(options);
    const { search, offset, limit, ...order } = listVariables(list);
    const narrowing: OperationVariables = config.toVariables?.(search, list.filter) ?? { search };
    for (const [name, { labels }] of filters) {
      const value = list.filter(name);
      if (labels) narrowing[name] = Object.hasOwn(labels, value) ? value : null;
    }
    if (day) Object.assign(narrowing, toDayVariables(list.filter));
    const variables: OperationVariables = { ...narrowing, ...(sorts && order), offset, limit };
    const query = usePageQuery(config.query, variables as Variables);
    const [opened, open] = useState<Opened | null>(null);
    const columns = useMemo(() => createColumns(open), []);
    return {
      texts: listTexts,
      columns,
      list,
      query,
      narrowing: narrowing as Variables,
      page: query.data && getPage(query.data),
      file: file && {
        ...file,
        variables: (after) => ({ ...narrowing, ...(file.limit && { limit: file.limit }), after }),
      },
      children: (
        <>
          {filters.map(([name, { labels = {}, ...filter }]) => (
            <ListFilter
              {...filter}
              key={name}
              list={list}
              name={name}
              choices={
                choices[name] ?? Object.entries(getChoiceLabels(labels)).map(([value, label]) => ({ value, label }))
              }
            />
          ))}
          {day && <DayFilter list={list} label={day} />}
        </>
      ),
      opened,
      open,
      close: () => open(null),
    };
  };
}
