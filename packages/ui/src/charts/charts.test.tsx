import { render, screen, within } from '@testing-library/react';
import { BarChart } from './BarChart';
import { ColumnChart } from './ColumnChart';

const data = [
  { key: 'a', label: 'Casa Borrero', size: 12_000, value: '$12,000' },
  { key: 'b', label: 'Portal de Mérida', size: 6000, value: '$6,000' },
];

test('the table of a chart says all that its drawing says', () => {
  const { container } = render(<BarChart title="Capital por proyecto" heads={['Proyecto', 'Capital']} data={data} />);
  expect(screen.getByRole('img', { name: 'Capital por proyecto. Casa Borrero: $12,000; Portal de Mérida: $6,000' })).toBeVisible();
  const table = container.querySelector('table');
  expect(within(table as HTMLElement).getAllByText(/Casa Borrero|Portal de Mérida|\$12,000|\$6,000/)).toHaveLength(4);
});

test('the largest bar is the whole width, and the others are in proportion', () => {
  const { container } = render(<BarChart title="Capital" heads={['Proyecto', 'Capital']} data={data} />);
  expect([...container.querySelectorAll('.bar')].map((bar) => bar.getAttribute('width'))).toEqual(['100%', '50%']);
});

test('columns that are all empty stand flat', () => {
  const empty = data.map((datum) => ({ ...datum, size: 0, tick: 'oct' }));
  const { container } = render(<ColumnChart title="Pagos" heads={['Mes', 'Pagado']} data={empty} scale={String} />);
  expect([...container.querySelectorAll('rect')].map((column) => column.getAttribute('height'))).toEqual(['0', '0']);
});
