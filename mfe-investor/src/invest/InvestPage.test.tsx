import { fail, loseConnection, neverAnswer, renderPage, reply, serverError } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ana, investment, project } from '../testing/records';
import {
  OfferDocument,
  OrderWarningsDocument,
  PlaceOrderDocument,
  type OfferQuery,
  type PlaceOrderMutation,
} from './invest.generated';
import { translatePage } from '@cimiento/ui/testing';
import InvestPage from './InvestPage';

const offer: OfferQuery = {
  project,
  projectDocuments: [
    { id: 1, kind: 'deed' },
    { id: 2, kind: 'appraisal' },
  ],
  myInvestments: [],
  myInterests: [],
  myBalance: { available: '2500.50' },
  orderTerms: { reservationDays: 5, coolingOffHours: 48, reservationShare: 25, reservationsTogether: 100 },
};
const placed: PlaceOrderMutation = { placeOrder: { id: 3, project: { ...project, funded: 78_000 } } };

const noWarnings = reply(OrderWarningsDocument, { orderWarnings: [] });

function renderInvest(
  answer: Parameters<typeof reply<OfferQuery, { id: number }>>[1] = offer,
  invest: Parameters<typeof reply<PlaceOrderMutation, object>>[1] = placed,
  path = '/marketplace/4/invest',
) {
  const replies = [reply(OfferDocument, answer), reply(PlaceOrderDocument, invest), noWarnings];
  const page = renderPage(<InvestPage />, { user: ana, path, route: '/marketplace/:id/invest', replies });
  const getOrders = () => page.getVariables('PlaceOrder').map(({ input }) => input as Record<string, unknown>);
  return { ...page, getOrders };
}

const accept = async () => fireEvent.click(await screen.findByLabelText('He leído los riesgos y los acepto'));
const confirm = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getFractions = () => screen.getByLabelText('Fracciones');

beforeEach(() => sessionStorage.clear());

test('shows a spinner while loading', () => {
  renderInvest(neverAnswer);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando proyecto...');
});

test('a load failure says that nothing was recorded and loads again on request', async () => {
  const { setReply } = renderInvest(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha registrado ninguna inversión');
  setReply(reply(OfferDocument, offer));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Invertir en Edificio Guayacán' })).toBeVisible();
});

test('says that a project does not exist', async () => {
  renderInvest(fail('NOT_FOUND', 'No encontramos lo que buscas.'));
  expect(await screen.findByRole('heading', { name: 'Proyecto no encontrado' })).toBeVisible();
  expect(await screen.findByRole('presentation')).toBeVisible();
});

test('a closed project takes no order and leads back to the marketplace', async () => {
  renderInvest({ ...offer, project: { ...project, status: 'funded' } });
  expect(await screen.findByText('Este proyecto no recibe inversiones por ahora')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al marketplace' })).toHaveAttribute('href', '/marketplace');
});

test('chooses an amount by buttons, shortcuts, slider and typing, and shows what it buys', async () => {
  const { getLocation } = renderInvest();
  fireEvent.click(await screen.findByRole('button', { name: '$5,000' }));
  fireEvent.click(screen.getByRole('button', { name: 'Una fracción menos' }));
  expect(getFractions()).toHaveValue('4');
  expect(screen.getByRole('region', { name: 'Lo que compras' })).toHaveTextContent(
    'Proyectado en un año, después de comisiones$312.80Proyectado en un año, antes de comisiones$340.00',
  );
  await waitFor(() => expect(getLocation()).toBe('/marketplace/4/invest?amount=4000'));
  fireEvent.change(screen.getByLabelText('Monto a invertir'), { target: { value: '9000' } });
  expect(getFractions()).toHaveValue('9');
  fireEvent.click(screen.getByRole('button', { name: 'Una fracción más' }));
  expect(screen.getByRole('button', { name: 'Reservar $10,000' })).toBeEnabled();
  fireEvent.click(screen.getByRole('button', { name: 'Todo lo que puedes reservar $75,000' }));
  expect(getFractions()).toHaveValue('75');
  fireEvent.click(screen.getByLabelText(/^Con mi saldo/));
  fireEvent.click(screen.getByRole('button', { name: 'Todo lo disponible' }));
  expect(getFractions()).toHaveValue('225');
});

test('shows the chosen amount also on a page that the browser has translated', async () => {
  renderInvest();
  await screen.findByRole('heading', { name: 'Elige tu monto' });
  const choose = () => fireEvent.change(getFractions(), { target: { value: '5' } });
  choose();
  const plain = document.body.textContent;
  fireEvent.change(getFractions(), { target: { value: '1' } });
  translatePage(document.body);
  choose();
  expect(document.body.textContent).toBe(plain);
  expect(screen.getByRole('button', { name: 'Reservar $5,000' })).toBeVisible();
});

test('a transfer may reserve a quarter of the project at most, and says so before it is sent', async () => {
  renderInvest(offer, placed, '/marketplace/4/invest?amount=76000');
  expect(await screen.findByText(/Por transferencia puedes reservar hasta \$75,000/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^(Reservar|Invertir) \$/ })).toBeDisabled();
});

test.each([
  ['2.5', 'Elige fracciones enteras: el monto debe ser múltiplo de $1,000.'],
  ['0', 'La inversión mínima de este proyecto es de $1,000.'],
  ['300', 'Quedan $225,000 por invertir en este proyecto: elige como máximo $225,000.'],
])('explains why %s fractions cannot be bought', async (fractions, message) => {
  renderInvest();
  fireEvent.change(await screen.findByLabelText('Fracciones'), { target: { value: fractions } });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(getFractions()).toHaveValue(fractions);
  expect(screen.getByRole('button', { name: /^(Reservar|Invertir) \$/ })).toBeDisabled();
});

test('requires accepting the risks before it sends anything', async () => {
  const { getOrders } = renderInvest(offer, placed, '/marketplace/4/invest?amount=3000');
  await screen.findByRole('heading', { name: 'Elige tu monto' });
  confirm('Reservar $3,000');
  expect(screen.getByText('Debes aceptar los riesgos para continuar')).toBeVisible();
  expect(getOrders()).toEqual([]);
});

test('places one order with a key and leads to its receipt', async () => {
  const { getOrders, getLocation } = renderInvest(offer, placed, '/marketplace/4/invest?amount=3000');
  await accept();
  confirm('Reservar $3,000');
  await waitFor(() => expect(getLocation()).toBe('/orders/3'));
  expect(getOrders()).toEqual([
    {
      projectId: 4,
      amount: 3000,
      fundedFrom: 'transfer',
      acceptedRisks: true,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('an order that equals one made minutes ago is confirmed once more', async () => {
  const { getOrders, getLocation, setReply } = renderInvest(offer, placed, '/marketplace/4/invest?amount=3000');
  setReply(
    reply(OrderWarningsDocument, { orderWarnings: [{ message: 'Ya invertiste $3,000 aquí hace un momento.' }] }),
  );
  await accept();
  confirm('Reservar $3,000');
  expect(await screen.findByText('Ya invertiste $3,000 aquí hace un momento.')).toBeVisible();
  expect(getOrders()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Reservar otros $3,000' }));
  await waitFor(() => expect(getLocation()).toBe('/orders/3'));
  expect(getOrders()).toHaveLength(1);
});

test("shows the server's reason for a rejection and loads the offer again", async () => {
  const { getVariables } = renderInvest(offer, fail('CONFLICT', 'Otra persona invirtió mientras confirmabas.'));
  await accept();
  confirm('Invertir $1,000 de tu saldo');
  expect(await screen.findByText('Otra persona invirtió mientras confirmabas.')).toBeVisible();
  expect(screen.getByText('No se registró tu inversión')).toBeVisible();
  await waitFor(() => expect(getVariables('Offer')).toHaveLength(2));
  expect(sessionStorage).toHaveLength(0);
});

test('an order that needs an identity leads to it', async () => {
  renderInvest(offer, fail('IDENTITY_REQUIRED', 'Para reservar necesitamos verificar tu identidad.'));
  await accept();
  confirm('Invertir $1,000 de tu saldo');
  expect(await screen.findByText('Para reservar necesitamos verificar tu identidad.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verifica tu identidad' })).toHaveAttribute('href', '/identity');
});

test('an order without an answer is sent again with the same key and amount', async () => {
  const { getOrders, getLocation, setReply } = renderInvest(offer, loseConnection, '/marketplace/4/invest?amount=3000');
  await accept();
  confirm('Reservar $3,000');
  expect(await screen.findByText('No sabemos si tu inversión quedó registrada')).toBeVisible();
  expect(getFractions()).toBeDisabled();
  setReply(reply(PlaceOrderDocument, placed));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(getLocation()).toBe('/orders/3'));
  const [first, second] = getOrders();
  expect(second).toEqual(first);
});

test('a pending order survives a reload, even when the project has closed since', async () => {
  const first = renderInvest(offer, loseConnection, '/marketplace/4/invest?amount=3000');
  await accept();
  confirm('Reservar $3,000');
  await screen.findByText('No sabemos si tu inversión quedó registrada');
  first.unmount();
  const { getOrders } = renderInvest({
    ...offer,
    project: { ...project, status: 'funded' },
    myInvestments: [investment],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(getOrders()).toEqual(first.getOrders()));
});

test('an order interrupted by an ended session keeps its choices, and a notice until they change', async () => {
  const { getVariables, unmount } = renderInvest(offer, () => {
    throw serverError('UNAUTHENTICATED', 'Debes iniciar sesión para continuar.');
  });
  render(<Toaster />);
  await accept();
  fireEvent.click(screen.getByLabelText('Por transferencia'));
  confirm('Reservar $1,000');
  expect(await screen.findByText('Tu sesión venció. No se registró ninguna inversión.')).toBeVisible();
  await waitFor(() => expect(getVariables('CurrentUser')).toHaveLength(1));
  expect(screen.queryByText('No se registró tu inversión')).toBeNull();
  act(dismissToast);
  unmount();
  renderInvest(offer, placed, '/marketplace/4/invest?amount=2000');
  expect(await screen.findByRole('button', { name: 'Reservar $2,000' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Tu sesión venció. No se registró ninguna inversión.');
  fireEvent.click(screen.getByLabelText('Con mi saldo'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Invertir $2,000 de tu saldo' })).toBeEnabled();
  expect(sessionStorage).toHaveLength(0);
});

test('the balance is chosen where it is enough, and a typed amount of dollars is understood', async () => {
  renderInvest();
  expect(await screen.findByLabelText('Con mi saldo')).toBeChecked();
  fireEvent.change(getFractions(), { target: { value: '3,000.00' } });
  expect(screen.getByLabelText('Por transferencia')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Reservar $3,000' })).toBeEnabled();
});

test('pays from the balance when it is enough, and says what is missing when it is not', async () => {
  const { getOrders } = renderInvest(offer, placed, '/marketplace/4/invest?amount=3000');
  expect(await screen.findByLabelText('Por transferencia')).toBeChecked();
  expect(screen.getByText(/Reservamos tus fracciones 5 días/)).toBeVisible();
  expect(screen.getByText(/puedes cancelarla en las siguientes 48 horas/)).toBeVisible();
  fireEvent.click(screen.getByLabelText('Con mi saldo'));
  const short = 'Te faltan $499.50 para este monto: deposita en tu saldo o elige menos.';
  expect(screen.getByRole('radio', { name: 'Con mi saldo' })).toHaveAccessibleDescription(short);
  const button = screen.getByRole('button', { name: 'Invertir $3,000 de tu saldo' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(short);
  fireEvent.click(screen.getByRole('button', { name: 'Una fracción menos' }));
  expect(
    screen.getByText(/El monto sale de tu saldo al confirmar. .* puedes cancelarla en las siguientes 48 horas/),
  ).toBeVisible();
  await accept();
  confirm('Invertir $2,000 de tu saldo');
  await waitFor(() => expect(getOrders()).toMatchObject([{ amount: 2000, fundedFrom: 'balance' }]));
});
