import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ana, payment } from '../testing/records';
import { PaymentsDocument, type PaymentsQuery } from './payments.generated';
import PaymentsPage from './PaymentsPage';

// 36 months from 2024-12 back to 2022-01; the newest is pending, and every other one is of another project.
const months = ['2024', '2023', '2022'].flatMap((year) =>
  Array.from({ length: 12 }, (_unused, index) => `${year}-${String(12 - index).padStart(2, '0')}`),
);
const returnHistory = months.map((period, index) => ({
  ...payment,
  id: 100 - index,
  period,
  paymentDate: `${period}-05`,
  creditedOn: null,
  amount: '10.00',
  projectName: index % 2 === 0 ? 'Edificio Guayacán' : 'Casa Borrero',
  ...(index === 0
    ? { status: 'missed' as const, rentState: 'missed' as const }
    : { status: 'paid' as const, rentState: 'received' as const }),
}));
const all: PaymentsQuery = { myPayments: { returnHistory } };

const renderPayments = (answer: Parameters<typeof reply<PaymentsQuery, object>>[1], path = '/payments') =>
  renderPage(<PaymentsPage />, { user: ana, path, route: '/payments', replies: [reply(PaymentsDocument, answer)] });

const getRows = () =>
  within(screen.getByRole('table', { name: 'Tus pagos' }))
    .getAllByRole('row')
    .slice(1);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

test('shows a spinner while loading', () => {
  renderPayments(neverAnswer);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando pagos...');
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = renderPayments(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus pagos');
  setReply(reply(PaymentsDocument, all));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table', { name: 'Tus pagos' })).toBeVisible();
});

test('a person without payments learns where they come from', async () => {
  renderPayments({ myPayments: { returnHistory: [] } });
  expect(await screen.findByText('Sin pagos recibidos aún')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('shows all payments step by step, with their sums', async () => {
  renderPayments(all);
  await screen.findByRole('table', { name: 'Tus pagos' });
  expect(screen.getByText('36 pagos: $350.00 pagados, $0.00 por llegar y $10.00 no pagados')).toBeVisible();
  expect(getRows()).toHaveLength(25);
  expect(getRows()[0]).toHaveTextContent(
    '2024-12 Renta de diciembre de 2024Vencía el 15/1/2025Edificio Guayacán$10.00No pagada',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ver más pagos' }));
  expect(getRows()).toHaveLength(36);
  expect(screen.queryByRole('button', { name: 'Ver más pagos' })).toBeNull();
});

test('a paid payment with a date to come says when it is available, and is summed apart', async () => {
  const ahead = {
    ...payment,
    id: 1,
    period: '2030-01',
    paymentDate: '2030-02-05',
    creditedOn: null,
    amount: '7.00',
    rentState: 'announced' as const,
  };
  renderPayments({ myPayments: { returnHistory: [ahead, ...returnHistory] } });
  await screen.findByRole('table', { name: 'Tus pagos' });
  expect(screen.getByText('37 pagos: $350.00 pagados, $7.00 por llegar y $10.00 no pagados')).toBeVisible();
  expect(getRows()[0]).toHaveTextContent('AnunciadaDisponible desde el 5 de febrero de 2030');
});

test('finds payments by project, year and status, and sums what it found', async () => {
  renderPayments(all);
  await screen.findByRole('table', { name: 'Tus pagos' });
  choose('Proyecto', 'Casa Borrero');
  choose('Año', '2023');
  expect(getRows()).toHaveLength(6);
  choose('Estado', 'missed');
  expect(screen.getByText('Ningún pago coincide')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar todos los pagos' }));
  choose('Estado', 'missed');
  expect(screen.getByText('1 pago: $0.00 pagados, $0.00 por llegar y $10.00 no pagados')).toBeVisible();
});

test('opens with the filters of its address, and ignores those that make no sense', async () => {
  renderPayments(all, '/payments?year=2022&status=nada');
  await screen.findByRole('table', { name: 'Tus pagos' });
  expect(getRows()).toHaveLength(12);
  expect(screen.getByRole('combobox', { name: 'Año' })).toHaveValue('2022');
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue('');
});

test('a payment that is a part of its rent has the state of the rent, and its own beside it', async () => {
  const partial = { ...payment, rentState: 'partial' as const };
  renderPayments({ myPayments: { returnHistory: [partial, { ...partial, id: 5, status: 'pending' }] } });
  await screen.findByRole('table', { name: 'Tus pagos' });
  expect(getRows().map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'ParcialEsta parte: pagada',
    'ParcialEsta parte: atrasada',
  ]);
  choose('Estado', 'received');
  expect(screen.getByText('Ningún pago coincide')).toBeVisible();
});
