import type { Key, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/Page';
import { Cell, CompactCell, Frame, Table } from './DataTable.styles';
import { Heading, type TableSort } from './Heading';

/**
 * The place of a value in a compact row: the title and the figure share the first line, details follow in one line with the status at its
 * end, and what needs the whole width comes last, before the buttons. A labelled detail has its column's name before it.
 */
export type CompactPlace = 'title' | 'figure' | 'detail' | 'labelled' | 'status' | 'wide' | 'actions';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned at the end and stay on one line. */
  align?: 'start' | 'end';
  /** For dates, periods and actions. */
  nowrap?: boolean;
  /** Sort key of the column, if the list can be sorted by it. */
  sort?: string;
  /** The place of its value in a compact row. A table with a `title` has such rows where its columns do not fit. */
  compact?: CompactPlace;
};

type Props<Row> = {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Back-office density. */
  dense?: boolean;
  /** Current order; makes the headers of columns with a `sort` key into buttons. */
  sort?: TableSort;
};

// The buttons of a row need no declared place in each list.
const getPlace = <Row,>({ key, compact = key === 'actions' ? 'actions' : 'detail' }: Column<Row>): CompactPlace =>
  compact;

/**
 * A table that becomes a list where its columns do not fit: of compact rows, title and main figure above the details, if a column is the
 * title; else of cards, with the column's name beside each value.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, dense = false, sort }: Props<Row>) {
  const isCompact = columns.some(({ compact }) => compact === 'title');
  return (
    <Frame>
      <Table $dense={dense} $columns={columns.length} $compact={isCompact} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, align = 'start', sort: by }) => (
              <Heading key={key} align={align} by={by} sort={sort} columns={columns.length}>
                {header}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => {
                const { key, header, cell, align = 'start', nowrap = align === 'end' } = column;
                const Place = isCompact ? CompactCell : Cell;
                return (
                  <Place
                    key={key}
                    role="cell"
                    data-label={header}
                    data-place={isCompact ? getPlace(column) : undefined}
                    $align={align}
                    $nowrap={nowrap}
                    $columns={columns.length}
                  >
                    <div>{cell(row)}</div>
                  </Place>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
