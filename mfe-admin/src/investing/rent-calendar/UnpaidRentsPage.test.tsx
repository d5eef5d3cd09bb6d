import { screen, within } from '@testing-library/react';
import { renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply } from '../../shared/testing/test-link';
import { UnpaidRentMonthsDocument, type UnpaidRentMonthsQuery } from './rent-calendar.generated';
import UnpaidRentsPage from './UnpaidRentsPage';

const month: UnpaidRentMonthsQuery['unpaidRentMonths']['items'][number] = {
  projectId: 7,
  projectName: 'Casa Olmo',
  period: '2026-03',
  expected: '1250.00',
  received: '0.00',
  state: 'late',
  dueDate: '2026-04-15',
  daysLate: 12,
};

const open = (answer: Parameters<typeof reply<UnpaidRentMonthsQuery, object>>[1]) =>
  renderPage(<UnpaidRentsPage />, { path: '/admin/rents', replies: [reply(UnpaidRentMonthsDocument, answer)] });
const show = (items: (typeof month)[]) =>
  open({ unpaidRentMonths: { total: items.length, totalIsCapped: false, items } });

test('lists the months with what was projected, how late they are and the way to their payments', async () => {
  show([month, { ...month, period: '2026-04', state: 'missed' }]);
  const rows = within(await screen.findByRole('table', { name: 'Meses sin pago' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent(
    '2026-03Casa Olmo$1,250.00$1,250.0015/04/2026Atrasada 12 díasPagar este mesVer pagos',
  );
  expect(rows[1]).toHaveTextContent('No pagada');
  expect(screen.getByRole('link', { name: 'Ver pagos de Casa Olmo de 2026-03' })).toHaveAttribute(
    'href',
    '/admin/payments?q=Casa+Olmo&period=2026-03',
  );
});

test('says when every month was paid', async () => {
  show([]);
  expect(await screen.findByText('Ningún mes sin pago')).toBeVisible();
});

test('shows that it loads', async () => {
  open(neverAnswer);
  expect(await screen.findByText('Cargando meses...')).toBeInTheDocument();
});

test('says that it failed', async () => {
  open(fail('INTERNAL', ''));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('a month is paid from its row, with what is missing filled in', async () => {
  const { user } = show([{ ...month, received: '250.00', state: 'partial' }]);
  await user.click(await screen.findByRole('button', { name: 'Pagar este mes: Casa Olmo, 2026-03' }));
  expect(await screen.findByRole('dialog', { name: 'Pago mensual' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Proyecto/)).toHaveValue('Casa Olmo');
  expect(screen.getByLabelText(/^Período/)).toHaveValue('2026-03');
  expect(screen.getByLabelText(/^Renta bruta/)).toHaveValue('1000.00');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('the months of which a part came are one filter away', async () => {
  const { user, getVariables } = show([month]);
  await user.selectOptions(await screen.findByLabelText('Pago'), 'partial');
  await screen.findByRole('table', { name: 'Meses sin pago' });
  expect(getVariables('UnpaidRentMonths').map(({ partial }) => partial)).toEqual([false, true]);
});
