import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ana } from '../testing/records';
import { OrderDocument, type OrderQuery } from './order.generated';
import OrderPage from './OrderPage';

const order: OrderQuery['order'] = {
  id: 3,
  number: 'CIM-000003',
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 10_000,
  fractions: 10,
  annualReturn: 8.5,
  status: 'committed',
  createdAt: '2026-01-01T03:00:00Z',
  project: { id: 4, location: 'Quito, Ecuador', term: '36 meses', target: 300_000 },
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

test("does not show another person's order", async () => {
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
    'Retorno anual proyectado: 8.5%',
    'Proyectado en un año: $850.00',
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

test('prints the receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderOrder({ order });
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
