import { screen, within } from '@testing-library/react';
import { getStats, renderPage } from '../testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../testing/test-link';
import { AdminOverviewDocument } from './overview.generated';
import OverviewPage from './OverviewPage';

const loaded = reply(AdminOverviewDocument, {
  adminOverview: { projects: 12, users: 1240, investments: 3500, investedCapital: 4_250_000 },
});

const open = (answer: Reply) => renderPage(<OverviewPage />, { path: '/admin', replies: [answer] });

test('shows the four counters, the capital in whole dollars', async () => {
  open(loaded);
  expect(await screen.findByText('$4,250,000')).toBeInTheDocument();
  expect(getStats(['Proyectos', 'Usuarios', 'Inversiones', 'Capital invertido (USD)'])).toEqual([
    '12',
    '1,240',
    '3,500',
    '$4,250,000',
  ]);
});

test('announces statistics in the recent activity card', async () => {
  open(loaded);
  const card = within(await screen.findByRole('region', { name: 'Actividad reciente' }));
  expect(card.getByText('Las estadísticas estarán disponibles pronto.')).toBeInTheDocument();
});

test('shows that the counters load', async () => {
  open(reply(AdminOverviewDocument, neverAnswer));
  expect(await screen.findByText('Cargando...')).toBeInTheDocument();
});

test('offers a retry after a failed load', async () => {
  const { user, setReply } = open(reply(AdminOverviewDocument, fail('INTERNAL', '')));
  expect(await screen.findByText(/No se pudieron cargar las cifras/)).toBeInTheDocument();
  setReply(loaded);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1,240')).toBeInTheDocument();
});
