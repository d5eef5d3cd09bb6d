import type { Key, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/Page';
import { Cell, Frame, Table } from './DataTable.styles';
import { Heading, type TableSort } from './Heading';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned at the end, and stay on one line. */
  align?: 'start' | 'end';
  /** Dates, periods and actions stay on one line. */
  nowrap?: boolean;
  /** The order that its heading asks for, if the list can be sorted by it. */
  sort?: string;
};

type Props<Row> = {
  /** Names the table for a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Back-office density. */
  dense?: boolean;
  /** The order of the rows; columns with a `sort` offer theirs. */
  sort?: TableSort;
};

/** A table that becomes a list of cards where its columns have no room, as on a phone, each value with its column's name beside it. */
export function DataTable<Row>({ caption, columns, rows, rowKey, dense = false, sort }: Props<Row>) {
  return (
    <Frame>
      <Table $dense={dense} $columns={columns.length} role="table">
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
              {columns.map(({ key, header, cell, align = 'start', nowrap = align === 'end' }) => (
                <Cell
                  key={key}
                  role="cell"
                  data-label={header}
                  $align={align}
                  $whole={nowrap}
                  $columns={columns.length}
                >
                  <div>{cell(row)}</div>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
