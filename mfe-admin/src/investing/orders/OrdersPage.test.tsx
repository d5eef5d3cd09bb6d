import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage, toPage } from '../../shared/testing/render-page';
import { reply, type Reply } from '../../shared/testing/test-link';
import type { Order } from './order-columns';
import { AdminOrdersDocument, OrderTermsDocument, SetOrderTermsDocument } from './orders.generated';
import OrdersPage from './OrdersPage';

const order: Order = {
  id: 7,
  number: 'CIM-7K3M9-QXR4T',
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 3000,
  fundedFrom: 'TRANSFER',
  status: 'reserved',
  reference: 'RF49CI7K3M9QXR4T',
  expiresAt: '2026-02-10T15:00:00.000Z',
  paidAt: null,
  cancellation: null,
  investmentId: null,
  createdAt: '2026-02-05T15:00:00.000Z',
  user: { id: 2, fullName: 'Ana Ñáñez', email: 'ana@prueba.example' },
};

const open = (rows: Order[], ...replies: Reply[]) =>
  renderPage(<OrdersPage />, {
    path: '/admin/orders',
    replies: [reply(AdminOrdersDocument, { adminOrders: toPage(rows) }), ...replies],
  });

test('says that there are no orders', async () => {
  open([]);
  expect(await screen.findByText('No hay órdenes')).toBeVisible();
});

test.each([
  [{}, 'Reservada Espera la transferencia. Vence el 10/02/2026.'],
  [{ status: 'paid', paidAt: '2026-02-06T15:00:00.000Z' }, 'Pagada Llegó la transferencia el 06/02/2026.'],
  [
    { status: 'paid', fundedFrom: 'BALANCE', paidAt: '2026-02-06T15:00:00.000Z' },
    'Pagada Se pagó con saldo el 06/02/2026.',
  ],
  [{ status: 'expired' }, 'Vencida La transferencia no llegó antes del vencimiento el 10/02/2026.'],
  [{ status: 'cancelled', cancellation: 'reservation' }, 'Cancelada El inversionista canceló la reserva.'],
  [{ status: 'cancelled', cancellation: 'investment_deleted' }, 'Cancelada Un administrador eliminó la inversión.'],
  [{ status: 'committed' }, 'Comprometida Compromiso cuyo dinero se movió fuera de la plataforma.'],
] satisfies [Partial<Order>, string][])('an order with %o reads %p', async (changed, text) => {
  open([{ ...order, ...changed }]);
  const table = await screen.findByRole('table', { name: 'Órdenes' });
  const [, row] = within(table).getAllByRole('row');
  expect(row?.lastElementChild).toHaveTextContent(text);
});

const terms = {
  ...{ reservationDays: 5, coolingOffHours: 48, openReservations: 3, projectReservations: 1 },
  ...{ reservationShare: 25, dailyReservations: 20, reservationPauseDays: 1 },
};

test('changes how long orders wait', async () => {
  const { getVariables } = open(
    [order],
    reply(OrderTermsDocument, { orderTerms: terms }),
    reply(SetOrderTermsDocument, { setOrderTerms: { ...terms, reservationDays: 3 } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Plazos' }));
  const days = await screen.findByLabelText('Días de una reserva', { exact: false });
  expect(days).toHaveDisplayValue('5');
  fireEvent.change(days, { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText(/entre 1 y 60/)).toBeVisible();
  fireEvent.change(days, { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  await screen.findByRole('table', { name: 'Órdenes' });
  expect(getVariables('SetOrderTerms')).toEqual([{ input: { ...terms, reservationDays: 3 } }]);
});
