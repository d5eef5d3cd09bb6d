import { fireEvent, render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

const rows = [{ id: 7, name: 'Torre Cumbayá', amount: '$1,125.50' }];
const columns = [
  { key: 'name', header: 'Proyecto', cell: ({ name }: (typeof rows)[number]) => name },
  { key: 'amount', header: 'Monto', align: 'end' as const, cell: ({ amount }: (typeof rows)[number]) => amount },
];

test('a table is named by its caption, and each cell has its column name for the card layout', () => {
  render(<DataTable caption="Pagos" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const table = screen.getByRole('table', { name: 'Pagos' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Proyecto', 'Monto']);
  expect(within(table).getByRole('cell', { name: '$1,125.50' }).dataset['label']).toBe('Monto');
});

test('a figure stays on one line, and text may break', () => {
  render(<DataTable caption="Pagos" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  expect(getComputedStyle(screen.getByRole('cell', { name: '$1,125.50' })).whiteSpace).toBe('nowrap');
  expect(getComputedStyle(screen.getByRole('cell', { name: 'Torre Cumbayá' })).whiteSpace).toBe('normal');
});

test('a sortable header states the order and asks for its own', () => {
  const onSort = jest.fn();
  const sortable = columns.map((column) => ({ ...column, sort: column.key }));
  render(
    <DataTable
      caption="Pagos"
      columns={sortable}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{ by: 'amount', descending: true, onSort }}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Monto' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('columnheader', { name: 'Proyecto' }).getAttribute('aria-sort')).toBe('none');
  fireEvent.click(screen.getByRole('button', { name: 'Proyecto' }));
  expect(onSort).toHaveBeenCalledWith('name');
});

test('a table without an order has no buttons in its header', () => {
  render(
    <DataTable
      caption="Pagos"
      columns={columns.map((column) => ({ ...column, sort: column.key }))}
      rows={rows}
      rowKey={({ id }) => id}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a table with a title has compact rows, where each value has its place', () => {
  const compact = [
    { key: 'name', header: 'Proyecto', compact: 'title' as const, cell: () => 'Torre Cumbayá' },
    { key: 'amount', header: 'Monto', compact: 'figure' as const, cell: () => '$1,125.50' },
    { key: 'period', header: 'Período', cell: () => '2026-01' },
    { key: 'actions', header: 'Acciones', cell: () => 'Editar' },
  ];
  render(<DataTable caption="Pagos" columns={compact} rows={rows} rowKey={({ id }) => id} />);
  expect(screen.getAllByRole('cell').map(({ dataset }) => dataset['place'])).toEqual([
    'title',
    'figure',
    'detail',
    'actions',
  ]);
});
