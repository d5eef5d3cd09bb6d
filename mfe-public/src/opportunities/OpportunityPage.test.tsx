import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ana, round } from '../testing/records';
import { OpportunityDocument, type OpportunityQuery, type OpportunityQueryVariables } from './opportunity.generated';
import OpportunityPage from './OpportunityPage';

const told: OpportunityQuery = {
  project: {
    id: 4,
    name: 'Edificio Guayacán',
    description: 'Doce departamentos.\n\nEn La Floresta.',
    image: '/guayacan.jpg',
    location: 'Quito, Ecuador',
    status: 'exited',
    funded: 300_000,
    reserved: 0,
    target: 300_000,
    annualReturn: '8.5',
    minInvestment: 1000,
    term: '24 meses',
    propertyType: 'residencial',
    fundedDate: '2025-03-09',
    exitDate: '2026-04-09',
    archivedAt: null,
    publishedAt: '2026-01-05T15:00:00.000Z',
    responsible: null,
    fees: null,
    feeRules: [],
    sale: null,
    risks: null,
    round: null,
  },
  projectUpdates: [],
  projectDocuments: [],
};

const renderOpportunity = (
  answer: Parameters<typeof reply<OpportunityQuery, OpportunityQueryVariables>>[1],
  { user = null as typeof ana | null, path = '/oportunidades/4' } = {},
) =>
  renderPage(<OpportunityPage />, {
    path,
    route: '/oportunidades/:id',
    user,
    replies: [reply(OpportunityDocument, answer)],
  });

test('shows that it loads', () => {
  renderOpportunity(neverAnswer);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando proyecto...');
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = renderOpportunity(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el proyecto');
  setReply(reply(OpportunityDocument, told));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edificio Guayacán' })).toBeVisible();
});

test.each([
  ['/oportunidades/4', 'No encontramos este proyecto'],
  ['/oportunidades/nada', 'Página no encontrada'],
])('%s says %s', async (path, title) => {
  renderOpportunity(fail('NOT_FOUND', 'No encontramos lo que buscas.'), { path });
  expect(await screen.findByText(title)).toBeVisible();
});

test('a visitor sees the figures and the steps, and is invited to sign up', async () => {
  renderOpportunity(told);
  expect(await screen.findByText('Objetivo')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Línea de tiempo' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Financiamiento completo9/3/2025', 'Venta9/4/2026']);
  expect(screen.getByText('Sin documentos públicos aún')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Crear cuenta' }))
    expect(link).toHaveAttribute('href', '/register');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an open project shows what is left of it', async () => {
  const project = { ...told.project, status: 'available' as const, funded: 75_000, reserved: 5000, exitDate: null };
  renderOpportunity({ ...told, project });
  expect(await screen.findByText('Quedan $220,000 · 220 fracciones')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Financiamiento de Edificio Guayacán' })).toHaveAttribute(
    'aria-valuetext',
    '$75,000 de $300,000 · $5,000 en reserva',
  );
});

test('a signed-in person is led on to the page with their own holdings', async () => {
  renderOpportunity(told, { user: ana });
  for (const link of await screen.findAllByRole('link', { name: 'Ver como inversionista' }))
    expect(link).toHaveAttribute('href', '/marketplace/4');
});

test('a project with a round shows its minimum, its days and what happens if it fails', async () => {
  const project = { ...told.project, status: 'available' as const, funded: 75_000, exitDate: null, round };
  renderOpportunity({ ...told, project });
  const box = await screen.findByRole('region', { name: 'Ronda' });
  expect(box).toHaveTextContent(/Mínimo\$200,000Reunido\$75,000Cierra05\/03\/2090Quedan \d+ días/);
  expect(box).toHaveTextContent('Si no se reúnen $200,000, la ronda termina');
  expect(screen.queryByRole('heading', { name: 'Si no se reúne el objetivo' })).toBeNull();
});

test('a project whose round failed is not funded, and nothing is left of it to buy', async () => {
  const failed = { ...round, state: 'failed' as const, paid: 0 };
  const project = { ...told.project, status: 'available' as const, funded: 0, exitDate: null, round: failed };
  renderOpportunity({ ...told, project });
  expect(await screen.findAllByText('No financiada')).toHaveLength(2);
  expect(screen.queryByText(/^Quedan/)).toBeNull();
});
