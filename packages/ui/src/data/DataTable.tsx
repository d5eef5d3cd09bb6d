import type { Key, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/Page';
import { Cell, Frame, Table } from './DataTable.styles';
import { Heading, type TableSort } from './Heading';

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

/** A table that becomes a list of cards where its columns do not fit, with the column's name beside each value. */
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
                  $nowrap={nowrap}
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
