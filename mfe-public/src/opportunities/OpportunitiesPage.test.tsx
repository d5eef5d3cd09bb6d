import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ana } from '../testing/records';
import { OpportunitiesDocument, type OpportunitiesQuery } from './opportunities.generated';
import OpportunitiesPage from './OpportunitiesPage';

const funded: OpportunitiesQuery['projects'][number] = {
  id: 1,
  name: 'Casa Borrero',
  description: 'Una casa restaurada.',
  image: '/casa.jpg',
  location: 'Cuenca, Ecuador',
  status: 'funded',
  funded: 300_000,
  reserved: 0,
  target: 300_000,
  annualReturn: '9',
  minInvestment: 1000,
  propertyType: 'residencial' as const,
  totalInvestors: 80,
  fundedDate: '2026-03-05',
  exitDate: null,
  round: null,
};
const projects = [
  funded,
  { ...funded, id: 2, name: 'Edificio Guayacán', status: 'available' as const, funded: 75_000 },
  { ...funded, id: 3, name: 'Malecón del Río', status: 'available' as const, funded: 0 },
  { ...funded, id: 4, name: 'Torre Barranco', status: 'exited' as const, exitDate: '2026-04-09' },
];

const renderOpportunities = (
  answer: Parameters<typeof reply<OpportunitiesQuery, object>>[1],
  user = null as typeof ana | null,
) =>
  renderPage(<OpportunitiesPage />, { path: '/oportunidades', user, replies: [reply(OpportunitiesDocument, answer)] });

const getCards = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const openTab = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));

test('shows placeholders while loading', () => {
  renderOpportunities(neverAnswer);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando proyectos...');
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = renderOpportunities(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los proyectos');
  setReply(reply(OpportunitiesDocument, { projects }));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test('opens the funded projects, with counts on each tab', async () => {
  renderOpportunities({ projects });
  expect(await screen.findAllByRole('tab')).toHaveLength(3);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Financiadas1',
    'Disponibles2',
    'Finalizadas1',
  ]);
  expect(getCards()).toEqual(['Casa Borrero']);
});

test.each([/Disponibles/, /Finalizadas/])('a visitor finds an invitation to sign up in %s', async (tab) => {
  renderOpportunities({ projects });
  await screen.findAllByRole('article');
  openTab(tab);
  expect(screen.getByRole('heading', { name: 'Regístrate para ver todas las oportunidades' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a signed-in person sees the projects of every tab', async () => {
  renderOpportunities({ projects }, ana);
  await screen.findAllByRole('article');
  openTab(/Disponibles/);
  expect(getCards()).toEqual(['Edificio Guayacán', 'Malecón del Río']);
  expect(screen.getByText('Próximamente')).toBeVisible();
  openTab(/Finalizadas/);
  expect(getCards()).toEqual(['Torre Barranco']);
  expect(screen.getByText(/Vendido el 9\/4\/2026/)).toBeVisible();
});

test('each empty tab explains what will appear in it', async () => {
  renderOpportunities({ projects: [] }, ana);
  expect(await screen.findByText('No hay propiedades financiadas aún')).toBeVisible();
  openTab(/Disponibles/);
  expect(screen.getByText('No hay propiedades disponibles aún')).toBeVisible();
  openTab(/Finalizadas/);
  expect(screen.getByText('No hay propiedades finalizadas aún')).toBeVisible();
});
