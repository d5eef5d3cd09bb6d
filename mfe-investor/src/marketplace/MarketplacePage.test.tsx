import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ana, investment, project } from '../testing/records';
import { MarketplaceDocument, type MarketplaceQuery } from './marketplace.generated';
import MarketplacePage from './MarketplacePage';

const catalogue: MarketplaceQuery = {
  projects: [
    project,
    { ...project, id: 5, name: 'Malecón del Río', location: 'Guayaquil, Ecuador', propertyType: 'comercial' },
    { ...project, id: 6, name: 'Casa Borrero', status: 'funded', funded: 300_000, fundedDate: '2026-03-05' },
  ],
  myInvestments: [investment, { ...investment, id: 8, amount: 2000 }],
};

const renderMarketplace = (answer: Parameters<typeof reply<MarketplaceQuery, object>>[1], path = '/marketplace') =>
  renderPage(<MarketplacePage />, { user: ana, path, replies: [reply(MarketplaceDocument, answer)] });

const findCards = async () =>
  (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-labelledby'));
const getTabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('shows placeholders while loading', () => {
  renderMarketplace(neverAnswer);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando proyectos...');
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = renderMarketplace(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los proyectos');
  setReply(reply(MarketplaceDocument, catalogue));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findCards()).toHaveLength(2);
});

test('the tabs are in English with counts, and the available projects open first', async () => {
  renderMarketplace(catalogue);
  expect(await findCards()).toEqual(['project-4', 'project-5']);
  expect(getTabs()).toEqual(['Available2', 'Funded1', 'Exited0']);
});

test('shows what the person holds in a project, added up', async () => {
  renderMarketplace(catalogue);
  const card = await screen.findByRole('article', { name: 'Edificio Guayacán' });
  expect(within(card).getByText('Tienes $12,000')).toBeVisible();
  expect(screen.getAllByText(/^Tienes/)).toHaveLength(1);
});

test('keeps the open tab in the URL', async () => {
  const { getLocation } = renderMarketplace(catalogue);
  fireEvent.click(await screen.findByRole('tab', { name: /Funded/ }));
  expect(await screen.findByText('Financiado el 5/3/2026')).toBeVisible();
  expect(getLocation()).toBe('/marketplace?tab=funded');
});

test.each([
  ['available', 'No hay proyectos disponibles por ahora'],
  ['funded', 'Aún no hay proyectos financiados'],
  ['exited', 'Aún no hay proyectos vendidos'],
])('an empty tab (%s) explains what will appear in it', async (tab, title) => {
  renderMarketplace({ projects: [], myInvestments: [] }, `/marketplace?tab=${tab}`);
  expect(await screen.findByText(title)).toBeVisible();
});

test('filters by text and type, updates the counts and the URL', async () => {
  const { getLocation } = renderMarketplace(catalogue);
  fireEvent.change(await screen.findByLabelText('Buscar por nombre o lugar'), { target: { value: 'RIO' } });
  expect(await findCards()).toEqual(['project-5']);
  fireEvent.change(screen.getByLabelText('Tipo de propiedad'), { target: { value: 'comercial' } });
  expect(getTabs()).toEqual(['Available1', 'Funded0', 'Exited0']);
  expect(getLocation()).toBe('/marketplace?q=RIO&type=comercial');
});

test('a search without matches offers to clear the filters', async () => {
  const { getLocation } = renderMarketplace(catalogue, '/marketplace?q=zzz');
  expect(await screen.findByText('Ningún proyecto coincide con tu búsqueda')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await findCards()).toHaveLength(2);
  expect(screen.getByLabelText('Buscar por nombre o lugar')).toHaveValue('');
  expect(getLocation()).toBe('/marketplace');
});
