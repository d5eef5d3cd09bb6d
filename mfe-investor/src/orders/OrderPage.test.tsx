import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import {
  CancelOrderDocument,
  OrderDocument,
  ReservationAccountsDocument,
  type CancelOrderMutation,
  type OrderQuery,
} from './order.generated';
import OrderPage from './OrderPage';

const order: OrderQuery['order'] = {
  id: 3,
  number: 'CIM-000003',
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 10_000,
  fractions: 10,
  annualReturn: 8.5,
  fundedFrom: 'TRANSFER',
  status: 'committed',
  reference: null,
  expiresAt: null,
  paidAt: null,
  cancellation: null,
  cancellableUntil: null,
  createdAt: '2026-01-01T03:00:00Z',
  project: { id: 4, location: 'Quito, Ecuador', term: '36 meses', target: 300_000, status: 'available' },
};

const renderOrder = (answer: Parameters<typeof reply<OrderQuery, { id: number }>>[1], path = '/orders/3') =>
  renderPage(<OrderPage />, { user: ana, path, route: '/orders/:id', replies: [reply(OrderDocument, answer)] });

const findLines = async () =>
  (await screen.findAllByRole('definition')).map(
    (value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`,
  );

test('shows a spinner while loading', () => {
  renderOrder(neverAnswer);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando comprobante...');
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = renderOrder(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el comprobante');
  setReply(reply(OrderDocument, { order }));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('CIM-000003')).toBeVisible();
});

test("another person's order is not shown", async () => {
  renderOrder(fail('NOT_FOUND', 'No encontramos lo que buscas.'));
  expect(await screen.findByRole('heading', { name: 'Comprobante no encontrado' })).toBeVisible();
  expect(await screen.findByRole('presentation')).toBeVisible();
});

test('shows the receipt with the time in Ecuador, from which the investment counts', async () => {
  renderOrder({ order });
  const lines = await findLines();
  expect(lines.slice(0, -1)).toEqual([
    'Titular: Ana Lucía Ñáñez',
    'Proyecto: Edificio Guayacán',
    'Ubicación: Quito, Ecuador',
    'Plazo: 36 meses',
    'Fracciones: 10',
    'Parte del proyecto: 3.33%',
    'Retorno anual proyectado, antes de comisiones: 8.5%',
    'Proyectado en un año, antes de comisiones: $850.00',
  ]);
  expect(lines.at(-1)).toMatch(/^Fecha: 31 de diciembre de 2025.* 22:00$/);
  expect(screen.getByRole('heading', { name: 'Compromiso de inversión' })).toBeVisible();
  expect(screen.getByText('Comprometida')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el proyecto' })).toHaveAttribute('href', '/marketplace/4');
});

test('a receipt of a deleted project keeps its name and leaves the other facts out', async () => {
  renderOrder({ order: { ...order, project: null } });
  const lines = await findLines();
  expect(lines).toContain('Proyecto: Edificio Guayacán');
  expect(lines.filter((line) => /^(Ubicación|Plazo|Parte del proyecto)/.test(line))).toEqual([]);
});

test('says who issued it, and what follows a paid order', async () => {
  renderOrder({ order: { ...order, status: 'paid', paidAt: '2026-02-01T15:00:00Z' } });
  const steps = within(await screen.findByRole('region', { name: 'Qué sigue' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Hacia el 15/4/2026Esperamos tu primera renta, la de marzo de 2026. Síguela en tu calendario.',
    'Al vender el proyecto (plazo: 36 meses)Recibes en tu saldo tu parte de la venta.',
  ]);
  expect(screen.getByText(/^Emitido por/)).toHaveTextContent('Emitido por Cimiento');
});

test('prints the receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderOrder({ order });
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

const reserved: OrderQuery['order'] = {
  ...order,
  status: 'reserved',
  reference: 'RF49CI7K3M9QXR4T',
  expiresAt: new Date(Date.now() + 5 * 86_400_000 - 1000).toISOString(),
};
const account = {
  id: 1,
  bank: 'Banco del Austro',
  accountType: 'checking' as const,
  accountNumber: '0100204587',
  holderName: 'Fideicomiso Cimiento',
  holderIdNumber: '1793201547001',
};
const cancelled: CancelOrderMutation = {
  cancelOrder: {
    id: 3,
    status: 'cancelled',
    cancellation: 'reservation',
    cancellableUntil: null,
    project: { id: 4, status: 'available', funded: 75_000, reserved: 0, totalInvestors: 12, fundedDate: null },
  },
};

const renderReserved = (cancel: Parameters<typeof reply<CancelOrderMutation, object>>[1] = cancelled) =>
  renderPage(<OrderPage />, {
    user: ana,
    path: '/orders/3',
    route: '/orders/:id',
    replies: [
      reply(OrderDocument, { order: reserved }),
      reply(ReservationAccountsDocument, { collectingAccounts: [account] }),
      reply(CancelOrderDocument, cancel),
    ],
  });

test('a reservation shows its deadline, the account, the exact amount and the reference', async () => {
  renderReserved();
  expect(await screen.findByRole('heading', { name: 'Reserva de inversión' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('4 d 23 h 59 min');
  const transfer = await screen.findByRole('region', { name: 'Haz la transferencia' });
  expect(await within(transfer).findByText('RF49 CI7K 3M9Q XR4T')).toBeVisible();
  expect(within(transfer).getByText('$10,000')).toBeVisible();
  expect(await within(transfer).findByRole('img', { name: 'Código QR con estos datos' })).toBeVisible();
  for (const name of ['número de cuenta', 'monto', 'referencia'])
    expect(within(transfer).getByRole('button', { name: `Copiar ${name}` })).toBeVisible();
});

test('cancels a reservation after asking', async () => {
  const { getVariables } = renderReserved();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Cancelar la reserva?' });
  expect(getVariables('CancelOrder')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar reserva' }));
  expect(await screen.findByRole('heading', { name: 'Orden cancelada' })).toBeVisible();
  expect(getVariables('CancelOrder')).toEqual([{ id: 3 }]);
});

test('reads the order again after a refused cancellation', async () => {
  const { getVariables } = renderReserved(fail('CONFLICT', 'Esta reserva venció.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar reserva' }));
  await waitFor(() => expect(getVariables('Order')).toHaveLength(2));
});

test.each([
  ['available', true],
  ['funded', false],
] as const)('a paid order of a project that is %s can be cancelled: %p', async (status, isOffered) => {
  const paid = { status: 'paid' as const, cancellableUntil: new Date(Date.now() + 60_000).toISOString() };
  renderOrder({
    order: { ...order, ...paid, project: { id: 4, location: 'Quito', term: '36 meses', target: 300_000, status } },
  });
  expect(await screen.findByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar inversión' }) !== null).toBe(isOffered);
});
