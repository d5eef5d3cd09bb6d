import { fireEvent, screen, within } from '@testing-library/react';
import { RecordHistoryDocument, type RecordHistoryQuery } from '../../shared/history/audit-log.generated';
import { findRowButton, findToast, listRowActions, renderPage, toPage } from '../../shared/testing/render-page';
import { reply, type Reply } from '../../shared/testing/test-link';
import type { Order } from '../order-actions/order-row';
import {
  AdminOrdersDocument,
  CancelInvestorOrderDocument,
  ExtendOrderDocument,
  OrderTermsDocument,
  RemindOrderDocument,
  SetOrderTermsDocument,
} from '../order-actions/orders.generated';
import OrdersPage from './OrdersPage';

const order: Order = {
  id: 7,
  number: 'CIM-7K3M9-QXR4T',
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 3000,
  fundedFrom: 'transfer',
  status: 'reserved',
  reference: 'RF49CI7K3M9QXR4T',
  expiresAt: '2026-02-10T15:00:00.000Z',
  paidAt: null,
  remindedAt: null,
  cancellableUntil: null,
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
  [
    { remindedAt: '2026-02-09T15:00:00.000Z' },
    'Reservada Espera la transferencia. Vence el 10/02/2026. Recordado el 09/02/2026.',
  ],
  [
    { status: 'paid', investmentId: 3, paidAt: '2026-02-06T15:00:00.000Z' },
    'Pagada Llegó la transferencia el 06/02/2026.',
  ],
  [
    { status: 'paid', investmentId: 3, fundedFrom: 'balance', paidAt: '2026-02-06T15:00:00.000Z' },
    'Pagada Se pagó con saldo el 06/02/2026.',
  ],
  [
    { status: 'paid', fundedFrom: 'balance', paidAt: '2026-02-06T15:00:00.000Z' },
    'Pagada, en ronda Se pagó con saldo el 06/02/2026. El dinero está apartado hasta que termine la ronda.',
  ],
  [{ status: 'refunded' }, 'Reembolsada La ronda no se completó. El dinero volvió a su saldo.'],
  [{ status: 'expired' }, 'Vencida La transferencia no llegó antes del vencimiento el 10/02/2026.'],
  [{ status: 'cancelled', cancellation: 'reservation' }, 'Cancelada El inversionista canceló la reserva.'],
  [{ status: 'cancelled', cancellation: 'investment_deleted' }, 'Cancelada Un administrador eliminó la inversión.'],
  [{ status: 'committed' }, 'Comprometida Compromiso cuyo dinero se movió fuera de la plataforma.'],
] satisfies [Partial<Order>, string][])('an order with %o reads %p', async (changed, text) => {
  open([{ ...order, ...changed }]);
  const table = await screen.findByRole('table', { name: 'Órdenes' });
  const [, row] = within(table).getAllByRole('row');
  expect(row?.lastElementChild?.previousElementSibling).toHaveTextContent(text);
});

const terms = {
  reservationDays: 5,
  coolingOffHours: 48,
  openReservations: 3,
  projectReservations: 1,
  reservationShare: 25,
  reservationsTogether: 50,
  dailyReservations: 20,
  reservationPauseDays: 1,
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

describe('what administrators do with orders of others', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const live = { ...order, expiresAt: tomorrow };

  test('a live reservation is reminded, extended, and cancelled after a question', async () => {
    const { user, getVariables } = open(
      [live],
      reply(RemindOrderDocument, { remindOrder: { id: 7, remindedAt: tomorrow } }),
      reply(ExtendOrderDocument, { extendOrder: { id: 7, expiresAt: tomorrow } }),
      reply(CancelInvestorOrderDocument, { cancelInvestorOrder: { id: 7, status: 'cancelled' } }),
    );
    await user.click(await findRowButton('Recordar', order.number));
    expect(await findToast('Recordatorio enviado')).toBeInTheDocument();
    await user.click(await findRowButton('Dar 2 días más', order.number));
    expect(await findToast('Dos días más')).toBeInTheDocument();
    await user.click(await findRowButton('Cancelar', order.number));
    const question = within(await screen.findByRole('alertdialog', { name: `¿Cancelar la orden ${order.number}?` }));
    expect(question.getByText(/Ana Ñáñez: \$3,000 en Edificio Guayacán/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancelar la orden' }));
    expect(await findToast('Orden cancelada')).toBeInTheDocument();
    for (const name of ['RemindOrder', 'ExtendOrder', 'CancelInvestorOrder'])
      expect(getVariables(name)).toEqual([{ id: 7 }]);
  });

  test('an order whose time is over has its history alone, and a paid one is cancelled in time', async () => {
    const paid = { ...order, id: 8, number: 'CIM-2', status: 'paid' as const, cancellableUntil: tomorrow };
    open([order, paid]);
    expect(await screen.findByRole('button', { name: `Historial: ${order.number}` })).toBeInTheDocument();
    expect(await listRowActions('CIM-2')).toEqual(['Cancelar', 'Historial']);
  });

  test('the history of an order says who did what, the platform too', async () => {
    const toEntry = (id: number, createdAt: string, after: object) => ({
      id,
      entity: 'order' as const,
      recordId: 7,
      action: 'update' as const,
      createdAt,
      before: JSON.stringify({ status: 'reserved', expiresAt: order.expiresAt, remindedAt: null }),
      after: JSON.stringify({ status: 'reserved', expiresAt: order.expiresAt, remindedAt: null, ...after }),
      author: { id: 1, fullName: 'Lucía Paz' },
      person: null,
      projectId: 4,
      project: null,
    });
    const auditEntries: RecordHistoryQuery['auditEntries'] = toPage([
      toEntry(2, '2026-02-07T15:00:00.000Z', { expiresAt: '2026-02-12T15:00:00.000Z' }),
      toEntry(1, '2026-02-06T15:00:00.000Z', { remindedAt: '2026-02-06T15:00:00.000Z' }),
    ]);
    const reminded = { ...order, remindedAt: '2026-02-11T15:00:00.000Z' };
    const { user } = open([reminded], reply(RecordHistoryDocument, { auditEntries }));
    await user.click(await findRowButton('Historial', order.number));
    const items = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Ana Ñáñez la hizo: \$3,000, por transferencia\.$/),
      expect.stringMatching(/Lucía Paz le recordó la transferencia\.$/),
      expect.stringMatching(/Lucía Paz le dio más tiempo, hasta el .*12.*\.$/),
      expect.stringMatching(/La plataforma le recordó la transferencia\.$/),
      expect.stringMatching(/^Ahora Espera la transferencia\./),
    ]);
  });
});
