import { addDays, operationQueues, today, type OperationQueue } from '@cimiento/contracts';
import { translatePage } from '@cimiento/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getStats, renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import { AdminOverviewDocument, type AdminOverviewQuery } from './overview.generated';
import OverviewPage from './OverviewPage';

const waiting: Partial<Record<OperationQueue, { count: number; oldest: string | null; amount: string | null }>> = {
  withdrawals_to_approve: { count: 2, oldest: addDays(today(), -2), amount: '2460.00' },
  waitlist: { count: 3, oldest: addDays(today(), -2), amount: null },
  overdue_payments: { count: 53, oldest: addDays(today(), -10), amount: '99.00' },
};
const facts: AdminOverviewQuery = {
  adminOverview: { projects: 12, users: 1240, investments: 3500, investedCapital: 4_250_000 },
  operationsConsole: {
    queues: operationQueues.map((queue) => ({
      queue,
      ...(waiting[queue] ?? { count: 0, oldest: null, amount: null }),
    })),
    health: {
      checkedAt: null,
      ledgerSum: '0.00',
      ledgerFaults: 0,
      unsealedEntries: 4,
      bankDifference: '-1.50',
      bankDay: '2026-01-16',
      lastBackupAt: null,
      outboxLagSeconds: 0,
      newestAheadAt: null,
    },
  },
};
const loaded = reply(AdminOverviewDocument, facts);

const open = (answer: Reply) => renderPage(<OverviewPage />, { path: '/admin', replies: [answer] });

test('says that the newest change is later than now', async () => {
  const health = { ...facts.operationsConsole.health, newestAheadAt: '2099-01-02T15:00:00.000Z' };
  open(reply(AdminOverviewDocument, { ...facts, operationsConsole: { ...facts.operationsConsole, health } }));
  expect(
    await screen.findByText(/El último cambio tiene fecha futura \(2 de enero de 2099, 10:00\): revisa la hora/),
  ).toBeInTheDocument();
});

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

test('shows what waits first, the oldest and then the most money, and folds what is well', async () => {
  open(loaded);
  const card = within(await screen.findByRole('region', { name: 'Operaciones' }));
  expect(card.getAllByRole('link')).toHaveLength(operationQueues.length);
  const rows = within(card.getByRole('list', { name: 'Lo que espera' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '53Pagos pendientes vencidos$99.00Hace 10 díasPagar',
    '2Retiros por aprobar$2,460.00Hace 2 díasAprobar',
    '3Lista de esperaHace 2 díasInvitar',
  ]);
  expect(card.getByRole('link', { name: 'Pagar: Pagos pendientes vencidos' })).toHaveAttribute(
    'href',
    `/admin/payments?status=pending&to=${addDays(today(), -1)}`,
  );
  const read = (name: string) =>
    within(card.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(read('Requiere atención')).toEqual(['Banco y libro: Diferencia de -$1.50', 'Último respaldo: Ninguno']);
  expect(card.getByText(`Al día: ${operationQueues.length - 3} colas y los libros`)).toBeInTheDocument();
  expect(read('Estado de los libros')).toEqual(['Libro: Cuadra', 'Sello: 4 por sellar', 'Cola de envíos: Al día']);
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
    const queues = facts.operationsConsole.queues.map((row) => ({
      ...row,
      count: 7,
      amount: '5.00',
      oldest: addDays(today(), -4),
    }));
    const health = {
      ...facts.operationsConsole.health,
      unsealedEntries: 9,
      ledgerFaults: 2,
      bankDifference: '8.25',
      ledgerSum: '1.00',
      outboxLagSeconds: 4000,
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
