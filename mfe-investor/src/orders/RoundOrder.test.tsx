import { renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ana, managementFee, project as offer, round as open } from '../testing/records';
import { CancelOrderDocument, OrderDocument, type OrderQuery } from './order.generated';
import OrderPage from './OrderPage';

const round = { state: 'open' as const, minimum: 200_000, closesAt: '2090-03-05', decidedAt: null, reason: null };
const order: OrderQuery['order'] = {
  id: 3,
  number: 'CIM-000003',
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 10_000,
  fractions: 10,
  annualReturn: 8.5,
  fundedFrom: 'balance',
  status: 'paid',
  reference: null,
  expiresAt: null,
  paidAt: '2026-02-01T15:00:00Z',
  cancellation: null,
  cancellableUntil: '2090-03-06T05:00:00Z',
  isCancellable: true,
  createdAt: '2026-02-01T15:00:00Z',
  received: '10000.00',
  missing: '0.00',
  investmentId: null,
  round,
  project: {
    id: 4,
    location: 'Quito, Ecuador',
    term: '36 meses',
    target: 300_000,
    status: 'available',
    fees: null,
    feeRules: [managementFee],
    round: open,
  },
};

const toData = (more: Partial<OrderQuery['order']> = {}): OrderQuery => ({
  order: { ...order, ...more },
  myBalance: { available: '400.00' },
  myIdentityRefusal: null,
  collectingAccounts: [],
});

const left = { status: 'cancelled' as const, cancellation: 'left_round' as const, isCancellable: false };
const { status, funded, reserved, totalInvestors, fundedDate } = offer;
const cancelOrder = {
  id: 3,
  cancellableUntil: null,
  ...left,
  project: { id: 4, status, funded, reserved, totalInvestors, fundedDate, round: open },
};

const renderOrder = (more: Partial<OrderQuery['order']> = {}) =>
  renderPage(<OrderPage />, {
    user: ana,
    path: '/orders/3',
    route: '/orders/:id',
    replies: [reply(OrderDocument, toData(more)), reply(CancelOrderDocument, { cancelOrder })],
  });

test('an order in a round says that its money is kept apart until the round closes', async () => {
  renderOrder();
  expect(await screen.findByText('Pagada, en ronda')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comprobante de pago' })).toBeVisible();
  expect(screen.getByText(/Tu dinero está apartado en la ronda, que cierra el 05\/03\/2090/)).toHaveTextContent(
    'Si no se reúnen $200,000, la ronda termina',
  );
  const steps = within(screen.getByRole('region', { name: 'Qué sigue' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Hasta el 5/3/2090Tu dinero queda apartado.');
  expect(steps).toHaveLength(3);
});

test('leaves the round after asking, and the money is in the balance again', async () => {
  const { getVariables, setReply } = renderOrder();
  fireEvent.click(await screen.findByRole('button', { name: 'Salir de la ronda' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Salir de la ronda?' }));
  expect(getVariables('CancelOrder')).toEqual([]);
  setReply(reply(OrderDocument, toData(left)));
  fireEvent.click(question.getByRole('button', { name: 'Salir de la ronda' }));
  expect(await screen.findByText(/^Saliste de la ronda antes de su cierre/)).toBeVisible();
  expect(getVariables('CancelOrder')).toEqual([{ id: 3 }]);
});

test('an order whose round is being confirmed cannot leave it', async () => {
  renderOrder({ isCancellable: false, round: { ...round, state: 'closing' } });
  expect(await screen.findByText(/^La ronda cerró y se está confirmando/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salir de la ronda' })).toBeNull();
});

test('a refunded order says where its money is, and why its round was cancelled', async () => {
  const cancelled = { ...round, state: 'cancelled' as const, reason: 'Sin permiso municipal' };
  renderOrder({ status: 'refunded', isCancellable: false, round: cancelled });
  expect(await screen.findByText('Reembolsada')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Orden reembolsada' })).toBeVisible();
  expect(
    screen.getByText(/Motivo: Sin permiso municipal\. Todo lo que pusiste está otra vez en tu saldo/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Qué sigue' })).toBeNull();
});

test('an order whose round succeeded is an investment', async () => {
  renderOrder({ investmentId: 7, isCancellable: false, round: { ...round, state: 'succeeded' } });
  expect((await screen.findAllByText('Pagada'))[0]).toBeVisible();
  expect(screen.getByText('El monto salió de tu saldo y tu inversión está hecha.')).toBeVisible();
});
