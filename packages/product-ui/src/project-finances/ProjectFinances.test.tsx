import { fail, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ProjectFinances } from './ProjectFinances';
import { ProjectFinancesDocument, type ProjectFinancesQuery } from './finances.generated';

const user = {
  id: 2,
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana Ñáñez',
  role: 'user' as const,
  staffRole: null,
};
const none = { rent: '0.00', expenses: [], fee: '0.00', reserve: '0.00', distributed: '0.00', occupied: null };
const months: ProjectFinancesQuery['projectFinances'] = [
  { ...none, period: '2025-12' },
  {
    period: '2026-01',
    rent: '900.00',
    expenses: [
      { category: 'tax', amount: '30.00' },
      { category: 'maintenance', amount: '20.00' },
    ],
    fee: '82.80',
    reserve: '20.00',
    distributed: '747.20',
    occupied: 80,
  },
];

const open = (answer: Parameters<typeof reply>[1], signedIn: typeof user | null = user) =>
  renderPage(<ProjectFinances projectId={4} />, {
    user: signedIn,
    path: '/marketplace/4',
    replies: [reply(ProjectFinancesDocument, answer)],
  });

const getCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children).map((cell) => cell.textContent));

test('the table has every month, the latest first, and their sum', async () => {
  open({ projectFinances: months });
  expect(getCells(await screen.findByRole('table', { name: 'Cuentas del proyecto por mes' }))).toEqual([
    [
      ...['Enero 2026', '$900.00', '$50.00Impuestos $30.00, Mantenimiento $20.00', '$82.80', '$20.00', '$747.20'],
      '80 %',
    ],
    ['Diciembre 2025', '$0.00', '$0.00', '$0.00', '$0.00', '$0.00', '—'],
    ['Total', '$900.00', '$50.00', '$82.80', '$20.00', '$747.20', ''],
  ]);
});

test('the picture has three bars a month in proportion, and its sums as a name', async () => {
  open({ projectFinances: months });
  expect(
    await screen.findByRole('img', {
      name: 'De Diciembre 2025 a Enero 2026: ingresos $900.00, gastos $50.00, comisión $82.80, repartido $747.20',
    }),
  ).toBeVisible();
  const heights = [...screen.getByRole('img').querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights.slice(0, 3)).toEqual([0, 0, 0]);
  const [income = 0, costs = 0, distributed = 0] = heights.slice(3);
  expect(costs / income).toBeCloseTo(132.8 / 900);
  expect(distributed / income).toBeCloseTo(747.2 / 900);
});

test('a project without money says so in one line', async () => {
  open({ projectFinances: months.slice(0, 1) });
  expect(await screen.findByText('Sin rentas ni gastos en los últimos doce meses.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('its shape is kept while it loads', async () => {
  open(neverAnswer);
  expect(await screen.findByText('Cargando cuentas del proyecto...')).toBeInTheDocument();
});

test('a failed load offers another try', async () => {
  open(fail('INTERNAL', ''));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('visitors see nothing, and nothing is requested', () => {
  const { getVariables } = open({ projectFinances: months }, null);
  expect(screen.queryByRole('status')).toBeNull();
  expect(getVariables('ProjectFinances')).toEqual([]);
});

test('users who hold no part of it see nothing', async () => {
  open(fail('NOT_FOUND', ''));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
