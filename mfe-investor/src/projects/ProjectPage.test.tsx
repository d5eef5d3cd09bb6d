import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ana, investment, managementFee, paidOrder, payment, project } from '../testing/records';
import {
  ProjectDocument,
  RetiredProjectDocument,
  type ProjectQuery,
  type RetiredProjectQuery,
} from './project.generated';
import ProjectPage from './ProjectPage';

jest.mock('@cimiento/product-ui/project-finances', () => ({ ProjectFinances: () => null }));

const offer: ProjectQuery = {
  project,
  projectUpdates: [],
  projectDocuments: [],
  myInvestments: [],
  myPayments: { returnHistory: [] },
  mySettledInvestments: [],
  myOrders: [],
};
const held: ProjectQuery = {
  ...offer,
  myInvestments: [investment, { ...investment, id: 8, projectId: 5, amount: 2000 }],
  myPayments: {
    returnHistory: [
      payment,
      { ...payment, id: 30, period: '2025-01', amount: '30.00', status: 'missed', rentState: 'missed' },
      { ...payment, id: 29, investmentId: 8, period: '2024-12' },
    ],
  },
  myOrders: [paidOrder],
};

const retired: RetiredProjectQuery = { ...held, myInvestments: [{ ...investment, projectId: 9 }] };

const saleFee = {
  ...managementFee,
  kind: 'sale' as const,
  base: 'price' as const,
  percent: 2,
  vatPercent: 15,
  wholePercent: 2.3,
};

const renderProject = (answer: Parameters<typeof reply<ProjectQuery, { id: number }>>[1], path = '/marketplace/4') =>
  renderPage(<ProjectPage />, {
    user: ana,
    path,
    route: '/marketplace/:id',
    replies: [reply(ProjectDocument, answer), reply(RetiredProjectDocument, retired)],
  });

const findTitle = () => screen.findByRole('heading', { level: 1, name: 'Edificio Guayacán' });
const getItems = (section: HTMLElement) => [...section.querySelectorAll('li')].map(({ textContent }) => textContent);
const getFacts = () =>
  screen
    .getAllByRole('definition')
    .filter((value) => value.closest('[aria-labelledby="calendar"]') === null)
    .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`);

test('shows that it loads', () => {
  renderProject(neverAnswer);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando proyecto...');
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = renderProject(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el proyecto');
  setReply(reply(ProjectDocument, offer));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findTitle()).toBeVisible();
});

test('says that a project does not exist', async () => {
  renderProject(fail('NOT_FOUND', 'No encontramos lo que buscas.'));
  expect(await screen.findByRole('heading', { name: 'Proyecto no encontrado' })).toBeVisible();
  expect(await screen.findByRole('presentation')).toBeVisible();
});

test('a deleted project stays for those who hold a part of it, marked as retired', async () => {
  renderProject(fail('NOT_FOUND', 'No encontramos lo que buscas.'), '/marketplace/9');
  expect(await screen.findByRole('heading', { level: 1, name: investment.projectName })).toBeVisible();
  expect(screen.getByText('Retirado')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Pagos de este proyecto' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invertir ahora' })).toBeNull();
});

test('an archived project keeps its page for its holders, and takes no investment', async () => {
  renderProject({ ...offer, project: { ...offer.project, archivedAt: '2026-02-05T20:04:00.000Z' } });
  expect(await findTitle()).toBeVisible();
  expect(screen.getByText('Retirado')).toBeVisible();
  expect(screen.getByText('Este proyecto ya no se ofrece.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invertir ahora' })).toBeNull();
});

test('an id that is not a number is not requested', async () => {
  const { getVariables } = renderProject(offer, '/marketplace/nada');
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(await screen.findByRole('presentation')).toBeVisible();
  expect(getVariables('Project')).toEqual([]);
});

test('shows the figures and paragraphs of an available project, with links to invest', async () => {
  const { getVariables } = renderProject({ ...offer, project: { ...project, minInvestment: 1500 } });
  expect(await findTitle()).toBeVisible();
  expect(getVariables('Project')).toEqual([{ id: 4 }]);
  expect(getFacts()).toEqual([
    'Retorno proyectado: 8.5%al año, antes de comisiones · 7.82% después',
    'Comisiones: 8%de rentas',
    'Plazo: 36 meses',
    'Inversión mínima: $1,500',
    'Tipo de propiedad: Residencial',
    'Objetivo: $300,000',
    'Inversores: 12',
  ]);
  expect(screen.getByText('Entrega en dos etapas.')).toBeVisible();
  const funding = screen.getByRole('complementary', { name: 'Financiamiento' });
  expect(funding).toHaveTextContent('Quedan$225,000225 de 300 fracciones$75,000 de $300,000 · 25.0% financiado');
  for (const link of screen.getAllByRole('link', { name: 'Invertir ahora' }))
    expect(link).toHaveAttribute('href', '/marketplace/4/invest');
  expect(screen.queryByText('Tu inversión en este proyecto')).toBeNull();
});

test.each([
  [
    'funded' as const,
    'Este proyecto alcanzó su meta y ya no recibe inversiones.',
    ['Precio final: $300,000', 'Plazo previsto: 36 meses', 'Valoración actual: $320,000', 'Financiado el: 5/3/2025'],
  ],
  [
    'exited' as const,
    'Este proyecto se vendió y ya no recibe inversiones.',
    [
      'Objetivo: $300,000',
      'Plazo previsto: 36 mesesduró 13 meses',
      'Última valoración: $320,000',
      'Vendido el: 9/4/2026',
    ],
  ],
])('a project that is %s says what it reached, and why it takes no investments', async (status, reason, reached) => {
  const closed = { ...project, status, currentValuation: 320_000, fundedDate: '2025-03-05', exitDate: '2026-04-09' };
  renderProject({ ...offer, project: closed });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(getFacts()).toEqual(expect.arrayContaining(reached));
  expect(screen.queryByRole('link', { name: 'Invertir ahora' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Lo prometido y lo cumplido/ })).toHaveAttribute('href', '/resultados');
});

test.each([
  [{ feeRules: [managementFee, saleFee] }, 'Comisiones: 8% y 2.3%de rentas y de venta'],
  [{ feeRules: [], fees: 'Administración: 8 % de la renta.' }, 'Comisiones: Ver cuáles'],
  [{ feeRules: [], fees: null }, 'Comisiones: Sin comisiones'],
])('the fees %j stand beside the return', async (fees, fact) => {
  renderProject({ ...offer, project: { ...project, ...fees } });
  await findTitle();
  expect(getFacts()[1]).toBe(fact);
});

test('the risk note and the words before fees are said once each above the scenarios', async () => {
  renderProject(held);
  await findTitle();
  expect(screen.getAllByText(/Rendimientos proyectados, no garantizados/)).toHaveLength(1);
  expect(document.body.textContent?.match(/antes de comisiones/g)).toHaveLength(1);
});

test('links lead to the sections that a project has', async () => {
  renderProject(held);
  const links = within(await screen.findByRole('navigation', { name: 'Secciones de la página' })).getAllByRole('link');
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveProperty('tagName', 'H2');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Tu inversión',
    'Comisiones y riesgos',
    'Escenarios',
    'Calendario',
    'Novedades',
    'Documentos',
  ]);
});

test("shows the person's own holdings, receipts and payments in this project only", async () => {
  renderProject(held);
  const own = await screen.findByRole('region', { name: 'Tu inversión en este proyecto' });
  expect(
    within(own)
      .getAllByRole('definition')
      .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`),
  ).toEqual([
    'Inversión: $10,00010 fracciones',
    'Rendimiento real: $212.50Recibido a la fecha',
    'Proyectado anual: $850.00No garantizado, sin descontar comisiones',
  ]);
  expect(screen.getByRole('link', { name: 'Ver comprobante CIM-000003' })).toHaveAttribute('href', '/orders/3');
  const payments = within(screen.getByRole('table', { name: 'Pagos de este proyecto' }))
    .getAllByRole('row')
    .slice(1);
  expect(payments.map(({ textContent }) => textContent)).toEqual([
    '2025-02 Renta de febrero de 2025Se pagó el 5/3/2025$70.83Pagada',
    '2025-01 Renta de enero de 2025Vencía el 15/2/2025$30.00No pagada',
  ]);
});

test('a holding in a running project is worth its part of the last valuation', async () => {
  renderProject({ ...held, project: { ...project, status: 'funded', currentValuation: 330_000 } });
  const own = await screen.findByRole('region', { name: 'Tu inversión en este proyecto' });
  expect(own).toHaveTextContent('Según la valoración$11,000.00Tu parte de $330,000');
});

test('more than six payments are shown on request', async () => {
  const returnHistory = Array.from({ length: 8 }, (_, at) => ({ ...payment, id: at + 1, period: `2025-0${at + 1}` }));
  renderProject({ ...held, myPayments: { returnHistory } });
  const payments = await screen.findByRole('table', { name: 'Pagos de este proyecto' });
  expect(within(payments).getAllByRole('row')).toHaveLength(7);
  fireEvent.click(screen.getByRole('button', { name: 'Ver los 8 pagos' }));
  expect(within(payments).getAllByRole('row')).toHaveLength(9);
});

test('holdings without payments show an empty state', async () => {
  renderProject({ ...held, myPayments: { returnHistory: [] }, myOrders: [] });
  expect(await screen.findByText('Sin pagos recibidos aún')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ver comprobante/ })).toBeNull();
});

test('says what the sale of a project gave', async () => {
  const sold = {
    investmentId: 7,
    projectId: 4,
    exitDate: '2025-09-30',
    capital: '10000.00',
    share: '9000.00',
    result: '-150.04',
  };
  const other = { ...sold, investmentId: 8, projectId: 5, share: '1.00' };
  renderProject({ ...held, mySettledInvestments: [sold, other] });
  expect(
    await screen.findByText(
      'Este proyecto se vendió el 30/9/2025. Recibiste $9,000.00 por un capital de $10,000.00; con las rentas, tu resultado es de -$150.04.',
    ),
  ).toBeVisible();
});

test('shows what the project told: its steps, its news with pictures and its documents', async () => {
  const sha256 = 'ab12'.repeat(16);
  renderProject({
    ...held,
    project: { ...project, status: 'funded', fundedDate: '2025-03-09' },
    projectUpdates: [
      {
        id: 3,
        kind: 'retraso',
        title: 'La entrega se atrasa',
        text: 'Faltan los ascensores.\n\nLlegan en mayo.',
        newDate: '2026-06-30',
        publishedAt: '2026-03-01T15:00:00.000Z',
        pictures: [{ id: 8, description: 'Fachada sin ascensor', width: 800, height: 600 }],
      },
    ],
    projectDocuments: [
      {
        id: 6,
        title: 'Escritura de compraventa',
        kind: 'deed',
        current: {
          version: 2,
          contentType: 'application/pdf',
          size: 2048,
          sha256,
          createdAt: '2026-02-01T15:00:00.000Z',
        },
      },
    ],
  });
  const steps = within(await screen.findByRole('region', { name: 'Línea de tiempo' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Financiamiento completo9/3/2025',
    'La entrega se atrasa1/3/2026',
    'Venta prevista al final del plazoPendiente',
  ]);
  const updates = screen.getByRole('region', { name: 'Novedades' });
  expect(updates).toHaveTextContent('Nueva fecha prevista: 30/6/2026');
  expect(within(updates).getByRole('img', { name: 'Fachada sin ascensor' })).toHaveAttribute(
    'src',
    '/api/projects/4/pictures/8',
  );
  const documents = screen.getByRole('region', { name: 'Documentos' });
  expect(documents).toHaveTextContent('PDF · 2 KB · versión 2 · 1/2/2026');
  expect(documents).toHaveTextContent('Huella (SHA-256) ab12ab12ab12…');
  const download = within(documents).getByRole('link', { name: /^Descargar / });
  expect(download).toHaveAttribute('href', '/api/projects/4/documents/6/content');
});

test('a project shows who answers for it, its costs, its risks and its coming dates', async () => {
  const terms = {
    responsible: 'Constructora Ladera S.A.',
    feeRules: [],
    fees: 'Uno.\n\nDos.',
    risks: 'La obra puede atrasarse.',
  };
  renderProject({ ...offer, project: { ...project, ...terms } });
  const section = await screen.findByRole('region', { name: 'Quién responde, qué cuesta y qué puede fallar' });
  expect(section).toHaveTextContent('ResponsableConstructora Ladera S.A.');
  expect(getItems(section)).toEqual(['Uno.', 'Dos.', 'La obra puede atrasarse.']);
  const scenarios = screen.getByRole('region', { name: 'Tres escenarios' });
  expect(getItems(scenarios).slice(0, 3)).toEqual([
    'Bajo$1,053.00$900.00 de la venta + $153.00 de rentas',
    'Esperado$1,255.00$1,000.00 de la venta + $255.00 de rentas',
    'Alto$1,393.25$1,100.00 de la venta + $293.25 de rentas',
  ]);
  expect(scenarios).toHaveTextContent('los montos son antes de comisiones, y recibirás menos');
  expect(scenarios).toHaveTextContent(
    'Bajo: llega el 60 % de la renta proyectada y la venta deja 10 % menos que tu capital.',
  );
  expect(screen.getByRole('region', { name: 'Calendario' })).toHaveTextContent(
    'Primera renta prevista, si inviertes hoy',
  );
  expect(screen.getByRole('region', { name: 'Si no se reúne el objetivo' })).toHaveTextContent(
    'tu dinero sigue invertido en el proyecto',
  );
});

test('scenarios take fees in percent from rents and sale, and show both sums', async () => {
  const feeRules = [{ ...managementFee, percent: 6, wholePercent: 6 }, saleFee];
  renderProject({ ...offer, project: { ...project, feeRules, fees: 'Invertir no cuesta nada.' } });
  const terms = await screen.findByRole('region', { name: 'Quién responde, qué cuesta y qué puede fallar' });
  expect(getItems(terms)).toEqual([
    'Administración: 6 % de la renta de cada mes, antes de repartirla, IVA incluido.',
    'Venta: 2 % del precio, cuando el proyecto se vende, más 15 % de IVA.',
    'Invertir no cuesta nada.',
  ]);
  const scenarios = await screen.findByRole('region', { name: 'Tres escenarios' });
  expect(scenarios).toHaveTextContent(
    'Los montos son después de comisiones: 6 % de cada renta y 2.3 % del precio de la venta, con IVA.',
  );
  expect(getItems(scenarios)[1]).toBe(
    'Esperado$1,216.70$977.00 de la venta + $239.70 de rentas Sin comisiones serían $1,255.00.',
  );
});

test('says beside the button to invest which of deed and valuation are missing', async () => {
  renderProject(offer);
  const notes = await screen.findAllByText('Este proyecto aún no publica su escritura ni su avalúo.');
  expect(notes).toHaveLength(2);
});

test('a project without terms says so, and a sold one has neither scenarios nor coming dates', async () => {
  renderProject({ ...offer, project: { ...project, feeRules: [], status: 'exited', exitDate: '2026-04-09' } });
  const section = await screen.findByRole('region', { name: 'Quién responde, qué cuesta y qué puede fallar' });
  expect(within(section).getAllByText('Todavía no se ha indicado.')).toHaveLength(2);
  expect(section).toHaveTextContent('ComisionesSin comisiones.');
  expect(screen.queryByRole('region', { name: 'Tres escenarios' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Calendario' })).toBeNull();
});

const sale = {
  soldOn: '2026-04-09',
  price: '167000.00',
  costs: [{ label: 'Corretaje', amount: '3340.00' }],
  fee: '0.00',
  net: '163660.00',
  perFraction: '1169.00',
  distributedOn: '2026-04-12',
};

test('a sale that was distributed is shown line by line, with what the reader got of it', async () => {
  const settled = { investmentId: 7, projectId: 4, exitDate: '2026-04-09', capital: '10000.00', share: '11690.00' };
  renderProject({
    ...held,
    project: { ...project, status: 'exited', exitDate: '2026-04-09', sale },
    mySettledInvestments: [{ ...settled, result: '1902.50' }],
  });
  const section = await screen.findByRole('region', { name: 'Venta' });
  expect(section).toHaveTextContent('se vendió el 9/4/2026. El dinero se repartió el 12/4/2026.');
  const lines = within(section).getAllByRole('definition');
  expect(lines.map((line) => `${line.previousElementSibling?.textContent}: ${line.textContent}`)).toEqual([
    'Precio de venta: $167,000.00',
    'Costo: Corretaje: -$3,340.00',
    'Comisiones: $0.00',
    'Neto repartido: $163,660.00',
    'Por fracción de $1,000: $1,169.00',
    'Tu parte: $11,690.00',
  ]);
  expect(screen.getByRole('link', { name: 'Venta' })).toHaveAttribute('href', '#sale');
});

test('a sale whose money is not distributed yet says so', async () => {
  const unknown = { price: null, costs: null, fee: null, net: null, perFraction: null, distributedOn: null };
  renderProject({ ...held, project: { ...project, status: 'exited', sale: { soldOn: null, ...unknown } } });
  const section = await screen.findByRole('region', { name: 'Venta' });
  expect(section).toHaveTextContent('Este proyecto se vendió. Aún no se reparte el dinero');
  expect(within(section).queryAllByRole('definition')).toEqual([]);
});

test('says so when a project has told nothing yet', async () => {
  renderProject(offer);
  expect(await screen.findByText('Sin novedades aún')).toBeVisible();
  expect(screen.getByText('Sin documentos aún')).toBeVisible();
});
