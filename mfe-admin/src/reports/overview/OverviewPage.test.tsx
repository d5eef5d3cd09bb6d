import { addDays, operationQueues, today } from '@cimiento/contracts';
import { translatePage } from '@cimiento/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getStats, renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import { AdminOverviewDocument, type AdminOverviewQuery } from './overview.generated';
import OverviewPage from './OverviewPage';

const facts: AdminOverviewQuery = {
  adminOverview: { projects: 12, users: 1240, investments: 3500, investedCapital: 4_250_000 },
  operationsConsole: {
    queues: operationQueues.map((queue) => ({
      queue,
      count: queue === 'waitlist' ? 3 : 0,
      oldest: queue === 'waitlist' ? addDays(today(), -2) : null,
    })),
    health: {
      checkedAt: null,
      ledgerSum: '0.00',
      unsealedEntries: 4,
      bankDifference: '-1.50',
      lastBackupAt: null,
      outboxLagSeconds: 0,
    },
  },
};
const loaded = reply(AdminOverviewDocument, facts);

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

test('shows each queue with its number, its age and the way to it, and the health of the books', async () => {
  open(loaded);
  const card = within(await screen.findByRole('region', { name: 'Operaciones' }));
  expect(card.getAllByRole('link')).toHaveLength(operationQueues.length);
  expect(card.getByRole('link', { name: 'Lista de espera' })).toHaveAttribute(
    'href',
    '/admin/settings?tab=waitlist&status=pending',
  );
  expect(card.getByText('El más antiguo: hace 2 días')).toBeInTheDocument();
  const health = within(card.getByRole('list', { name: 'Estado de los libros' }));
  expect(health.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Libro: Cuadra',
    'Banco y libro: Diferencia de -$1.50',
    'Sello: 4 por sellar',
    'Último respaldo: Ninguno',
    'Cola de envíos: Al día',
  ]);
});

test.each([
  [0, 'Último respaldo: Hoy'],
  [3, 'Último respaldo: Hace 3 días'],
])('says how old the last backup is, %i days', async (days, line) => {
  const lastBackupAt = `${addDays(today(), -days)}T17:00:00.000Z`;
  const { adminOverview, operationsConsole } = facts;
  const health = { ...operationsConsole.health, lastBackupAt };
  open(reply(AdminOverviewDocument, { adminOverview, operationsConsole: { ...operationsConsole, health } }));
  expect(await screen.findByText((_, node) => node?.tagName === 'LI' && node.textContent === line)).toBeInTheDocument();
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

test('shows other numbers also on a page that the browser has translated', async () => {
  const show = async (isTranslated: boolean) => {
    const { reload, setReply } = open(loaded);
    await screen.findByText('$4,250,000');
    if (isTranslated) translatePage(document.body);
    const queues = facts.operationsConsole.queues.map((row) => ({ ...row, count: 7, oldest: addDays(today(), -4) }));
    const health = {
      ...facts.operationsConsole.health,
      ...{ unsealedEntries: 9, bankDifference: '8.25', ledgerSum: '1.00', outboxLagSeconds: 4000 },
    };
    const adminOverview = { projects: 13, users: 1300, investments: 3600, investedCapital: 5_000_000 };
    setReply(reply(AdminOverviewDocument, { adminOverview, operationsConsole: { queues, health } }));
    await reload();
    await waitFor(() => expect(document.body.textContent).toContain('$5,000,000'));
    const text = document.body.textContent;
    cleanup();
    return text;
  };
  expect(await show(true)).toBe(await show(false));
});
