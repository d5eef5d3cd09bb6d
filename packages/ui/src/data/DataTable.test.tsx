import { render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

const rows = [{ id: 7, name: 'Torre Cumbayá', amount: '$1,125.50' }];
const columns = [
  { key: 'name', header: 'Proyecto', cell: ({ name }: (typeof rows)[number]) => name },
  { key: 'amount', header: 'Monto', align: 'end' as const, cell: ({ amount }: (typeof rows)[number]) => amount },
];

test('a table is named by its caption and each value carries the name of its column, which is shown where the head is not', () => {
  render(<DataTable caption="Pagos" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const table = screen.getByRole('table', { name: 'Pagos' });
  expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Proyecto', 'Monto']);
  expect(within(table).getByRole('cell', { name: '$1,125.50' }).dataset['label']).toBe('Monto');
});

test('a figure stays on one line, words may break', () => {
  render(<DataTable caption="Pagos" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  expect(getComputedStyle(screen.getByRole('cell', { name: '$1,125.50' })).whiteSpace).toBe('nowrap');
  expect(getComputedStyle(screen.getByRole('cell', { name: 'Torre Cumbayá' })).whiteSpace).toBe('normal');
});
