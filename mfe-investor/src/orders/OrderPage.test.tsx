import { identityMessages } from '@cimiento/contracts';
import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana, managementFee } from '../testing/records';
import { CancelOrderDocument, OrderDocument, type CancelOrderMutation, type OrderQuery } from './order.generated';
import { PayOrderDocument } from '../reservations/reservations.generated';
import OrderPage from './OrderPage';

const order: OrderQuery['order'] = {
  id: 3,
  number: 'CIM-000003',
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 10_000,
  fractions: 10,
  annualReturn: 8.5,
  fundedFrom: 'transfer',
  status: 'committed',
  reference: null,
  expiresAt: null,
  paidAt: null,
  cancellation: null,
  cancellableUntil: null,
  isCancellable: false,
  createdAt: '2026-01-01T03:00:00Z',
  received: '0.00',
  missing: '10000.00',
  investmentId: 7,
  round: null,
  project: {
    id: 4,
    location: 'Quito, Ecuador',
    term: '36 meses',
    target: 300_000,
    status: 'available',
    fees: null,
    feeRules: [managementFee],
    round: null,
  },
};

const account = {
  id: 1,
  bank: 'Banco del Austro',
  accountType: 'checking' as const,
  accountNumber: '0100204587',
  holderName: 'Fideicomiso Cimiento',
  holderIdNumber: '1793201547001',
};

const rest = { myBalance: { available: '400.00' }, myIdentityRefusal: null, collectingAccounts: [account] };

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
  setReply(reply(OrderDocument, { order, ...rest }));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('CIM-000003')).toBeVisible();
});

test("another person's order is not shown", async () => {
  renderOrder(fail('NOT_FOUND', 'No encontramos lo que buscas.'));
  expect(await screen.findByRole('heading', { name: 'Comprobante no encontrado' })).toBeVisible();
  expect(await screen.findByRole('presentation')).toBeVisible();
});

test('shows the receipt with the time in Ecuador, from which the investment counts', async () => {
  renderOrder({ order, ...rest });
  const lines = await findLines();
  expect(lines.slice(0, -1)).toEqual([
    'Titular: Ana Lucía Ñáñez',
    'Proyecto: Edificio Guayacán',
    'Ubicación: Quito, Ecuador',
    'Plazo: 36 meses',
    'Fracciones: 10',
    'Parte del proyecto: 3.33%',
    'Retorno anual proyectado, después de comisiones: 7.82%',
    'Proyectado en un año, después de comisiones: $782.00',
    'Retorno anual proyectado, antes de comisiones: 8.5%',
    'Proyectado en un año, antes de comisiones: $850.00',
  ]);
  expect(lines.at(-1)).toMatch(/^Fecha: 31 de diciembre de 2025.* 22:00$/);
  expect(screen.getByRole('heading', { name: 'Compromiso de inversión' })).toBeVisible();
  expect(screen.getByText('Comprometida')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el proyecto' })).toHaveAttribute('href', '/marketplace/4');
});

test('a receipt of a deleted project keeps its name and leaves the other facts out', async () => {
  renderOrder({ order: { ...order, project: null }, ...rest });
  const lines = await findLines();
  expect(lines).toContain('Proyecto: Edificio Guayacán');
  expect(lines.filter((line) => /^(Ubicación|Plazo|Parte del proyecto)/.test(line))).toEqual([]);
});

test('says who issued it, and what follows a paid order', async () => {
  renderOrder({ order: { ...order, status: 'paid', paidAt: '2026-02-01T15:00:00Z' }, ...rest });
  const steps = within(await screen.findByRole('region', { name: 'Qué sigue' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Hacia el 15/4/2026Esperamos tu primera renta, la de marzo de 2026. Síguela en tu calendario.',
    'Al vender el proyecto (plazo: 36 meses)Recibes en tu saldo tu parte de la venta.',
  ]);
  expect(screen.getByText(/^Emitido por/)).toHaveTextContent('Emitido por Cimiento');
});

test('prints the receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderOrder({ order, ...rest });
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

const reserved: OrderQuery['order'] = {
  ...order,
  status: 'reserved',
  reference: 'RF49CI7K3M9QXR4T',
  isCancellable: true,
  expiresAt: new Date(Date.now() + 5 * 86_400_000 - 1000).toISOString(),
};
const cancelled: CancelOrderMutation = {
  cancelOrder: {
    id: 3,
    status: 'cancelled',
    cancellation: 'reservation',
    cancellableUntil: null,
    isCancellable: false,
    project: {
      id: 4,
      status: 'available',
      funded: 75_000,
      reserved: 0,
      totalInvestors: 12,
      fundedDate: null,
      round: null,
    },
  },
};

const renderReserved = (
  cancel: Parameters<typeof reply<CancelOrderMutation, object>>[1] = cancelled,
  more: Partial<OrderQuery['order']> = {},
  available = '400.00',
  myIdentityRefusal: string | null = null,
) =>
  renderPage(<OrderPage />, {
    user: ana,
    path: '/orders/3',
    route: '/orders/:id',
    replies: [
      reply(OrderDocument, { order: { ...reserved, ...more }, ...rest, myBalance: { available }, myIdentityRefusal }),
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
  for (const name of ['banco', 'número de cuenta', 'titular', 'ruc', 'monto', 'referencia'])
    expect(within(transfer).getByRole('button', { name: `Copiar ${name}` })).toBeVisible();
  expect(within(transfer).getByText('para esta orden')).toBeVisible();
  // Before what the order says of its project.
  const lines = await findLines();
  expect(lines.indexOf('RUC: 1793201547001')).toBeLessThan(lines.indexOf('Titular: Ana Lucía Ñáñez'));
});

test('a balance that does not suffice says what it lacks, and the next step is the transfer', async () => {
  renderReserved();
  expect(await screen.findByText(/tienes \$400\.00 y te faltan \$9,600\.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '/balance');
  expect(screen.queryByRole('button', { name: 'Pagar con mi saldo' })).toBeNull();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const step = within(screen.getByRole('complementary', { name: 'Siguiente paso' }));
  fireEvent.click(step.getByRole('button', { name: 'Copiar la referencia' }));
  expect(writeText).toHaveBeenCalledWith('RF49CI7K3M9QXR4T');
});

test('a part that has come is told, and only what is missing is to be transferred', async () => {
  renderReserved(cancelled, { received: '9999.00', missing: '1.00' });
  expect(await screen.findByText('Recibimos $9,999.00; falta $1.00.')).toBeVisible();
  const transfer = screen.getByRole('region', { name: 'Haz la transferencia' });
  expect(await within(transfer).findByText('$1.00')).toBeVisible();
});

test('a reservation whose money waits for the identity asks for that, and for no transfer', async () => {
  renderReserved(cancelled, {}, '12000.50', identityMessages.required);
  const notice = await screen.findByText(identityMessages.required);
  expect(notice.parentElement).toHaveTextContent(
    'Tu dinero está en tu saldo y alcanza para esta orden: no hace falta transferir más.',
  );
  expect(screen.queryByRole('region', { name: 'Haz la transferencia' })).toBeNull();
  const step = within(screen.getByRole('complementary', { name: 'Siguiente paso' }));
  expect(step.getByRole('link', { name: 'Verificar identidad' })).toHaveAttribute('href', '/identity');
  expect(screen.queryByRole('button', { name: 'Pagar con mi saldo' })).toBeNull();
});

test('a reservation is paid from the balance after asking; a refusal stays in the question', async () => {
  const refused = reply(PayOrderDocument, fail('INSUFFICIENT_BALANCE', 'Tu saldo no alcanza: te faltan $1.00.'));
  const { getVariables, setReply } = renderReserved(cancelled, {}, '12000.50');
  setReply(refused);
  fireEvent.click(await screen.findByRole('button', { name: 'Pagar con mi saldo' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Pagar con tu saldo?' });
  expect(question).toHaveTextContent(/Salen \$10,000\.00 de tu saldo.*Te quedan \$2,000\.50\./);
  const dialog = within(question);
  fireEvent.click(dialog.getByRole('button', { name: 'Pagar $10,000' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('te faltan $1.00');
  const paid = { id: 3, status: 'paid' as const, fundedFrom: 'balance' as const, paidAt: '2026-02-01T15:00:00Z' };
  const { project } = cancelled.cancelOrder;
  const payOrder = {
    ...paid,
    cancellableUntil: null,
    isCancellable: false,
    received: '10000.00',
    missing: '0.00',
    investmentId: 7,
    project,
  };
  setReply(reply(PayOrderDocument, { payOrder }));
  setReply(reply(OrderDocument, { order: { ...reserved, ...paid }, ...rest, myBalance: { available: '2000.50' } }));
  fireEvent.click(dialog.getByRole('button', { name: 'Pagar $10,000' }));
  expect(await screen.findByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
  expect(screen.getByText('El monto salió de tu saldo y tu inversión está hecha.')).toBeVisible();
  expect(getVariables('PayOrder')).toEqual([{ id: 3 }, { id: 3 }]);
});

test.each([
  [{ fundedFrom: 'transfer', paidAt: '2026-02-01T15:00:00Z' }, 'Los $10,000 que transferiste están en tu saldo'],
  [{ fundedFrom: 'balance', paidAt: '2026-02-01T15:00:00Z' }, 'Los $10,000 que pagaste desde tu saldo volvieron a él.'],
  [
    { paidAt: null, cancellation: 'reservation' },
    'Cancelaste la reserva y las fracciones quedaron libres. No se movió',
  ],
  [{ paidAt: null, cancellation: 'reservation', received: '999.00' }, 'Los $999.00 que recibimos están en tu saldo.'],
] as const)('a cancelled order says where its money is: %j', async (more, text) => {
  const cancellation = 'cooling_off' as const;
  renderOrder({ order: { ...order, status: 'cancelled', cancellation, ...more }, ...rest });
  expect(await screen.findByText((content) => content.includes(text))).toBeVisible();
});

test('cancels a reservation after asking', async () => {
  const { getVariables, setReply } = renderReserved();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Cancelar la reserva?' });
  expect(getVariables('CancelOrder')).toEqual([]);
  // The balance may have changed too, so the page is read again.
  setReply(reply(OrderDocument, { order: { ...reserved, status: 'cancelled', cancellation: 'reservation' }, ...rest }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar reserva' }));
  expect(await screen.findByRole('heading', { name: 'Orden cancelada' })).toBeVisible();
  expect(getVariables('CancelOrder')).toEqual([{ id: 3 }]);
});

test('a refused cancellation says why in its question; closing it reads the order again', async () => {
  const { getVariables } = renderReserved(fail('CONFLICT', 'Esta reserva venció.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Cancelar reserva' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Esta reserva venció.');
  expect(getVariables('Order')).toHaveLength(1);
  fireEvent.click(question.getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(getVariables('Order')).toHaveLength(2));
});

test.each([true, false])(
  'the page of a paid order offers to cancel it where that is possible: %p',
  async (isCancellable) => {
    const cancellableUntil = new Date(Date.now() + 60_000).toISOString();
    const paid = { status: 'paid' as const, cancellableUntil, isCancellable };
    renderOrder({
      order: { ...order, ...paid },
      ...rest,
    });
    expect(await screen.findByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar inversión' }) !== null).toBe(isCancellable);
  },
);
