import { formatShortDate, getFirstRentPeriod, getRentDueDate, messages, today, toPeriod } from '@cimiento/contracts';
import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { translatePage } from '@cimiento/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana, investment, payment } from '../testing/records';
import { DashboardDocument, type DashboardQuery } from './dashboard.generated';
import DashboardPage from './DashboardPage';

// The drawings come from a large library and have their own tests.
jest.mock('@cimiento/ui/charts', () => {
  type Props = { title: string; data: { label: string; value: string }[] };
  const Chart = ({ title, data }: Props) => (
    <p>{`${title}: ${data.map(({ label, value }) => `${label} ${value}`).join(', ')}`}</p>
  );
  return { BarChart: Chart, ColumnChart: Chart };
});

const months = Array.from({ length: 12 }, (_unused, index) => `2024-${String(12 - index).padStart(2, '0')}`);

const portfolio: DashboardQuery = {
  myIdentity: { state: 'draft' },
  myBalance: { available: '1250.50', held: '0.00', returned: '0.00' },
  myOrders: [],
  myInvestments: [investment, { ...investment, id: 8, amount: 2000 }],
  myPayments: {
    paidTotal: '849.96',
    returnHistory: months.map((period, index) => ({
      ...payment,
      id: 40 - index,
      period,
      paymentDate: `${period}-05`,
      creditedOn: null,
    })),
  },
  comingRents: [],
  mySettledInvestments: [],
  projects: [{ id: 4, location: 'Quito, Ecuador', propertyType: 'residencial', status: 'funded', exitDate: null }],
};
const empty: DashboardQuery = {
  myIdentity: { state: 'draft' },
  myBalance: { available: '0.00', held: '0.00', returned: '0.00' },
  myOrders: [],
  myInvestments: [],
  myPayments: { paidTotal: '0.00', returnHistory: [] },
  comingRents: [],
  mySettledInvestments: [],
  projects: [],
};

const renderDashboard = (answer: Parameters<typeof reply<DashboardQuery, object>>[1], fullName = ana.fullName) =>
  renderPage(<DashboardPage />, { user: { ...ana, fullName }, replies: [reply(DashboardDocument, answer)] });

const findFigure = (label: string) => screen.findByRole('group', { name: label });

test('greets the user, and shows the shape of what comes, while loading', () => {
  renderDashboard(neverAnswer);
  expect(screen.getByRole('heading', { name: 'Hola, Ana Lucía Ñáñez' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando...');
  expect(screen.getByRole('link', { name: 'Configuración' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('link', { name: 'Ver Oportunidades' })).toHaveAttribute('href', '/marketplace');
});

test("greets a person without a name as 'Inversionista'", () => {
  renderDashboard(neverAnswer, '');
  expect(screen.getByRole('heading', { name: 'Hola, Inversionista' })).toBeVisible();
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = renderDashboard(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu portafolio');
  setReply(reply(DashboardDocument, portfolio));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findFigure('Total Invertido')).toHaveTextContent('$12,000');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says first what the user has, in three parts, and leads to the balance and to the orders', async () => {
  renderDashboard(portfolio);
  expect(await screen.findByRole('heading', { name: 'Tienes $13,250.50' })).toBeVisible();
  expect(await findFigure('En proyectos')).toHaveTextContent('$12,000A su costo');
  expect(await findFigure('En tu saldo')).toHaveTextContent('$1,250.50');
  expect(await findFigure('Por llegar')).toHaveTextContent('$0.00');
  expect(screen.getByRole('link', { name: 'Ver mi saldo' })).toHaveAttribute('href', '/balance');
  expect(screen.getByRole('link', { name: 'Mis órdenes' })).toHaveAttribute('href', '/orders');
});

test('the balance has what is held, and the projects have nothing of a settled sale', async () => {
  const sold = {
    investmentId: 8,
    projectId: 4,
    projectName: 'Edificio Guayacán',
    exitDate: '2025-09-30',
    capital: '2000.00',
    rents: '0.00',
    share: '2300.00',
    result: '300.00',
    xirr: null,
    isYearly: true,
  };
  renderDashboard({
    ...portfolio,
    myBalance: { available: '1250.50', held: '100.00', returned: '2000.00' },
    mySettledInvestments: [sold],
  });
  expect(await screen.findByRole('heading', { name: 'Tienes $11,350.50' })).toBeVisible();
  expect(await findFigure('En proyectos')).toHaveTextContent('$10,000');
  expect(await findFigure('En tu saldo')).toHaveTextContent('$1,350.50$100.00 retenidos');
});

test('an empty portfolio invites to a first investment, with small figures and no total', async () => {
  renderDashboard(empty);
  expect(await findFigure('Total Invertido')).toHaveTextContent('$0Por empezar');
  expect(await findFigure('Rendimientos')).toHaveTextContent('$0.00Por llegar');
  expect(await findFigure('Propiedades')).toHaveTextContent('0Por elegir');
  expect(screen.getByText('Aún no tienes inversiones')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((step) => step.querySelector('strong')?.textContent)).toEqual([
    'Elige un proyecto',
    'Decide tu monto',
    'Recibe tus rentas',
  ]);
  expect(screen.getByRole('link', { name: 'Explorar proyectos' })).toHaveAttribute('href', '/marketplace');
  expect(screen.getByText('Sin pagos recibidos aún')).toBeVisible();
  expect(screen.queryByText('Tu rendimiento')).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Tienes/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ver todos tus pagos' })).toBeNull();
});

test('a portfolio that has received nothing shows its first rent in place of its performance', async () => {
  const period = getFirstRentPeriod(toPeriod(today()));
  const payDate = getRentDueDate(period);
  const nothing = { expectedGross: '0.00', expected: '0.00', received: '0.00', late: '0.00' };
  renderDashboard({
    ...empty,
    myInvestments: [
      {
        ...investment,
        actualReturns: '0.00',
        projectedReturns: '1200.00',
        rentPace: { ...investment.rentPace, ...nothing, firstDueDate: payDate },
      },
    ],
    comingRents: [
      {
        projectId: 4,
        projectName: 'Edificio Guayacán',
        period,
        payDate,
        open: '92.00',
        state: 'upcoming',
        daysLate: 0,
      },
    ],
  });
  expect(await findFigure('Total Invertido')).toHaveTextContent('$10,000');
  expect(await findFigure('Rendimientos')).toHaveTextContent('Por llegar');
  const dueDate = formatShortDate(payDate);
  expect(screen.getByText(/Tu primera renta prevista/).parentElement).toHaveTextContent(
    `$92.00 el ${dueDate}, Edificio GuayacánProyectada después de comisiones, no garantizada.`,
  );
  expect(screen.getByText(`Primera renta prevista para el ${dueDate}`)).toBeVisible();
  expect(screen.queryByText('Tu rendimiento')).toBeNull();
});

test('the figures are explained on demand, each by its name', async () => {
  renderDashboard(portfolio);
  await findFigure('Total Invertido');
  const questions = [...document.querySelectorAll('summary')].map(({ ariaLabel }) => ariaLabel);
  expect(questions).toEqual(['¿Cómo se calculan? tus cifras', '¿Qué significa cada cifra? de tus inversiones']);
  const terms = ['Tienes', 'Por llegar', 'Rentabilidad anual', 'Total Invertido', 'Devuelto', 'Rendimientos'];
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 6)
      .map(({ textContent }) => textContent),
  ).toEqual(terms);
  const meaning = screen.getByText(/^La suma de las rentas que ya se te pagaron/);
  expect(meaning).not.toBeVisible();
  fireEvent.click(screen.getByText('¿Cómo se calculan?'));
  expect(meaning).toBeVisible();
});

test('shows totals, performance, investments and payments from a single request', async () => {
  const { getVariables } = renderDashboard(portfolio);
  expect(await findFigure('Total Invertido')).toHaveTextContent('$12,000');
  expect(await findFigure('Rendimientos')).toHaveTextContent('$849.96');
  expect(await findFigure('Propiedades')).toHaveTextContent('1');
  expect(await findFigure('Rentabilidad anual')).toHaveTextContent(/\d+\.\d\d%/);
  expect(
    screen.getByText(/^Pagos recibidos por mes: enero de 2024 \$70\.83, .*diciembre de 2024 \$70\.83$/),
  ).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(getVariables('Dashboard')).toHaveLength(1);
});

test('shows how the capital is spread as parts of the whole, without repeating its amounts', async () => {
  const [first] = portfolio.myInvestments;
  renderDashboard({
    ...portfolio,
    myInvestments: [
      { ...investment, amount: 6000 },
      { ...(first ?? investment), id: 9, projectId: 5, projectName: 'Casa Borrero', amount: 2000 },
    ],
  });
  expect(await screen.findByText('Capital por proyecto: Edificio Guayacán 75.0%, Casa Borrero 25.0%')).toBeVisible();
});

test('no amount stands twice outside the payments and the sum of what the user has', async () => {
  const sold = {
    investmentId: 9,
    projectId: 5,
    projectName: 'Casa Borrero',
    exitDate: '2025-09-30',
    capital: '2000.00',
    rents: '118.00',
    share: '2300.00',
    result: '420.00',
    xirr: 12.5,
    isYearly: true,
  };
  const paid = { ...investment.rentPace, received: '212.50', late: '0.00' };
  const borrero = { ...investment, id: 9, projectId: 5, projectName: 'Casa Borrero', amount: 2000 };
  renderDashboard({
    ...portfolio,
    myInvestments: [
      investment,
      { ...borrero, actualReturns: '118.00', projectedReturns: '180.00', rentPace: paid },
      { ...investment, id: 10, amount: 3000, actualReturns: '31.00', projectedReturns: '255.00', rentPace: paid },
    ],
    myPayments: { ...portfolio.myPayments, returnHistory: [] },
    mySettledInvestments: [sold],
  });
  await findFigure('Total Invertido');
  screen.getByRole('region', { name: /^Tienes/ }).remove();
  const amounts = document.body.textContent?.match(/-?\$[\d,]+(?:\.\d\d)?/g) ?? [];
  const repeated = amounts.map((amount) => amount.replace('.00', '')).filter((one, at, all) => all.indexOf(one) !== at);
  // An investment and the capital that its sale gave back are two facts, which differ after a loss.
  expect(repeated).toEqual(['$2,000']);
});

test('settled investments have their own section, and count as returned', async () => {
  const sold = {
    investmentId: investment.id,
    projectId: 4,
    projectName: 'Edificio Guayacán',
    exitDate: '2025-09-30',
    capital: '10000.00',
    rents: '849.96',
    share: '9000.00',
    result: '-150.04',
    xirr: -1.04,
    isYearly: true,
  };
  const unknown = { ...sold, investmentId: 99, projectName: 'Casa', xirr: null, isYearly: true };
  const myBalance = { ...portfolio.myBalance, returned: '10000.00' };
  const { getVariables } = renderDashboard({ ...portfolio, myBalance, mySettledInvestments: [sold, unknown] });
  const table = await screen.findByRole('table', { name: 'Inversiones finalizadas' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Edificio Guayacán30/9/2025$9,849.96-$150.04-1.04%', expect.stringMatching(/^Casa.*—$/)]);
  expect(await findFigure('Total Invertido')).toHaveTextContent('$2,000');
  expect(await findFigure('Devuelto')).toHaveTextContent('$10,000.00');
  expect(await findFigure('Propiedades')).toHaveTextContent('1');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(getVariables('Dashboard')).toHaveLength(1);
});

test('the table shows the latest 10 payments and says how many there are', async () => {
  renderDashboard(portfolio);
  const table = await screen.findByRole('table', { name: 'Historial de pagos' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveTextContent(
    '2024-12Renta de diciembre de 2024 · se pagó el 5/12/2024Edificio Guayacán$70.83Pagado',
  );
  expect(screen.getByText('Mostrando los últimos 10 pagos de 12 totales')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todos tus pagos' })).toHaveAttribute('href', '/payments');
});

test('ten payments need no note', async () => {
  const { myPayments } = portfolio;
  renderDashboard({
    ...portfolio,
    myPayments: { ...myPayments, returnHistory: myPayments.returnHistory.slice(0, 10) },
  });
  await screen.findByRole('table', { name: 'Historial de pagos' });
  expect(screen.queryByText(/Mostrando los últimos/)).toBeNull();
});

test('pending and missed payments read Pendiente, with their state; the total has no missed one', async () => {
  renderDashboard({
    ...portfolio,
    myPayments: {
      paidTotal: '0.00',
      returnHistory: [
        { ...payment, id: 2, amount: '70.83', status: 'pending', rentState: 'late' },
        { ...payment, id: 1, amount: '30.00', status: 'missed', rentState: 'missed' },
      ],
    },
  });
  expect(await findFigure('Por llegar')).toHaveTextContent('$70.83');
  const table = screen.getByRole('table', { name: 'Historial de pagos' });
  expect(within(table).getAllByText('Pendiente')).toHaveLength(2);
  expect(within(table).getByText('No pagada')).toBeVisible();
  expect(within(table).getByText('Atrasada')).toBeVisible();
  expect(screen.queryByText(/Perdido|No pagado/)).toBeNull();
});

test('checks who is signed in again when the session has ended', async () => {
  const { getVariables } = renderDashboard(fail('UNAUTHENTICATED', messages.signInRequired));
  await screen.findByRole('alert');
  expect(getVariables('CurrentUser')).toHaveLength(1);
});

test('shows other amounts also on a page that the browser has translated', async () => {
  const other: DashboardQuery = {
    ...portfolio,
    myBalance: { available: '99.99', held: '0.00', returned: '0.00' },
    myInvestments: portfolio.myInvestments.map((own) => ({ ...own, amount: 7000, actualReturns: '31.00' })),
    myPayments: {
      paidTotal: '1.23',
      returnHistory: portfolio.myPayments.returnHistory.map((paid) => ({
        ...paid,
        amount: '4.56',
        status: 'pending',
        rentState: 'late',
      })),
    },
  };
  const show = async (isTranslated: boolean) => {
    const { reload, setReply } = renderDashboard(portfolio);
    await screen.findByText('$1,250.50');
    if (isTranslated) translatePage(document.body);
    setReply(reply(DashboardDocument, other));
    await reload();
    await waitFor(() => expect(document.body.textContent).toContain('$99.99'));
    const text = document.body.textContent;
    cleanup();
    return text;
  };
  expect(await show(true)).toBe(await show(false));
});

const reservation = {
  id: 3,
  projectName: 'Casa Olmo',
  amount: 1000,
  status: 'reserved' as const,
  reference: 'RF18539007547034',
  expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  received: '0.00',
  missing: '1000.00',
  investmentId: null,
};

test('the first thing that who has reserved sees is the reservation that ends first', async () => {
  const later = { ...reservation, id: 4, expiresAt: new Date(Date.now() + 4 * 86_400_000).toISOString() };
  const paid = { ...reservation, id: 5, status: 'paid' as const, investmentId: 7 };
  renderDashboard({ ...empty, myOrders: [paid, later, reservation] });
  const card = await screen.findByRole('region', { name: /^Tu reserva espera \$1,000 hasta el / });
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(within(card).getByRole('heading'));
  expect(card).toHaveTextContent('Casa Olmo · quedan 2 d 23 h');
  expect(card).toHaveTextContent('Referencia: RF18 5390 0754 7034');
  expect(within(card).getByRole('link', { name: 'Ver cómo transferir' })).toHaveAttribute('href', '/orders/3');
  expect(within(card).getByRole('link', { name: 'y 1 más' })).toHaveAttribute('href', '/orders');
  expect(within(card).queryByRole('button', { name: 'Pagar con mi saldo' })).toBeNull();
  expect(screen.getByText(/Tu reserva será la primera/)).toBeVisible();
  expect(screen.queryByText(/Así empieza/)).toBeNull();
});

test('a reservation that the balance pays is paid from the dashboard', async () => {
  renderDashboard({ ...portfolio, myOrders: [{ ...reservation, received: '999.00', missing: '1.00' }] });
  const card = within(await screen.findByRole('region', { name: /^Tu reserva espera/ }));
  expect(card.getByText('Recibimos $999.00; falta $1.00.')).toBeVisible();
  fireEvent.click(card.getByRole('button', { name: 'Pagar con mi saldo' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Te quedan $250.50.');
});

test('money in a round is part of what an investor has, with its own figure', async () => {
  const inRound = { ...reservation, status: 'paid' as const, amount: 5000, expiresAt: null };
  renderDashboard({ ...empty, myOrders: [inRound] });
  expect(await screen.findByRole('heading', { name: 'Tienes $5,000.00' })).toBeVisible();
  expect(await findFigure('En rondas')).toHaveTextContent('$5,000Apartado, a tu nombre');
  expect(
    screen.getByText('Tu orden será la primera cuando su ronda se complete. La verás aquí, con sus rentas.'),
  ).toBeVisible();
  fireEvent.click(screen.getByText('¿Cómo se calculan?'));
  expect(await screen.findByText(/^Lo que pagaste en rondas que todavía no se completan/)).toBeVisible();
});
