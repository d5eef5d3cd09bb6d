import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BarChart } from './BarChart';
import { LazyFigure } from './ChartFigure';
import { ColumnChart } from './ColumnChart';
import { createLazyPart } from '../feedback/lazy-part';
import { translatePage } from '../testing/translate-page';

// Loading the chart library takes longer than a query waits, on a busy machine.
beforeAll(() => import('./drawings'));

const data = [
  { key: 'a', label: 'Casa Borrero', size: 12_000, value: '$12,000' },
  { key: 'b', label: 'Portal de Mérida', size: 6000, value: '$6,000' },
];
const months = data.map((datum, index) => ({
  ...datum,
  tick: ['dic', 'ene'][index]!,
  group: index === 1 ? '2025' : undefined,
}));

const bars = (container: HTMLElement): SVGPathElement[] => [
  ...container.querySelectorAll<SVGPathElement>('.recharts-bar-rectangle path'),
];
const sizes = (container: HTMLElement, side: 'width' | 'height'): number[] =>
  bars(container).map((bar) => Number(bar.getAttribute(side)));

test('the table and the accessible name contain all data of the drawing', async () => {
  const { container } = render(<BarChart title="Capital por proyecto" heads={['Proyecto', 'Capital']} data={data} />);
  expect(
    await screen.findByRole('application', {
      name: 'Capital por proyecto. Casa Borrero: $12,000; Portal de Mérida: $6,000',
    }),
  ).toBeVisible();
  const table = container.querySelector('table');
  expect(within(table as HTMLElement).getAllByText(/Casa Borrero|Portal de Mérida|\$12,000|\$6,000/)).toHaveLength(4);
});

test('a translator leaves the texts of a drawing, which it could not draw', async () => {
  const { container } = render(<BarChart title="Capital" heads={['Proyecto', 'Capital']} data={data} />);
  await screen.findByRole('application');
  translatePage(container);
  expect(container.querySelector('font')).not.toBeNull();
  expect(container.querySelector('svg font')).toBeNull();
});

test('the largest bar takes the full width, and the others are in proportion', async () => {
  const { container } = render(<BarChart title="Capital" heads={['Proyecto', 'Capital']} data={data} />);
  const drawing = await screen.findByRole('application');
  const [largest, other] = sizes(container, 'width');
  expect(largest).toBe(Number(drawing.getAttribute('width')));
  expect(other).toBe(largest! / 2);
});

test('columns are in proportion, with a label each and the year where it starts', async () => {
  const { container } = render(
    <ColumnChart title="Pagos" heads={['Mes', 'Pagado']} data={months} scale={(size) => `$${size / 1000}k`} />,
  );
  const drawing = await screen.findByRole('application', {
    name: 'Pagos. De Casa Borrero a Portal de Mérida; el mayor, Casa Borrero: $12,000',
  });
  const [largest, other] = sizes(container, 'height');
  expect(other).toBe(largest! / 2);
  expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'dic',
    'ene',
    '2025',
    '$0k',
    '$6k',
    '$12k',
  ]);
});

test('empty columns are flat, over a single grid line', async () => {
  const empty = months.map((datum) => ({ ...datum, size: 0 }));
  const { container } = render(
    <ColumnChart title="Pagos" heads={['Mes', 'Pagado']} data={empty} scale={(size) => `$${size}`} />,
  );
  const drawing = await screen.findByRole('application');
  expect(sizes(container, 'height').every((height) => height === 0)).toBe(true);
  expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'dic',
    'ene',
    '2025',
    '$0',
  ]);
});

test('the arrow keys move through a chart and announce name and value', async () => {
  const user = userEvent.setup();
  render(<ColumnChart title="Pagos" heads={['Mes', 'Pagado']} data={months} scale={String} />);
  await screen.findByRole('application');
  await user.tab();
  expect(await screen.findByRole('status')).toHaveTextContent('Casa Borrero$12,000');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Portal de Mérida', { selector: '[role=status] *' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a drawing whose script fails opens its table, and one retry draws all charts', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('gone'));
  const part = createLazyPart(load);
  const chart = (title: string) => (
    <LazyFigure
      title={title}
      heads={['Proyecto', 'Capital']}
      data={data}
      height={96}
      part={part}
      draw={(text) => text}
    />
  );
  render(
    <>
      {chart('Capital')}
      {chart('Rentas')}
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(3100));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos dibujar este gráfico');
  expect(screen.getByRole('table', { name: 'Capital' })).toBeVisible();
  load.mockResolvedValue('dibujo');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByText('dibujo')).toHaveLength(2);
  expect(screen.getAllByText('Casa Borrero')[0]).not.toBeVisible();
  expect(load).toHaveBeenCalledTimes(5);
  jest.useRealTimers();
});
