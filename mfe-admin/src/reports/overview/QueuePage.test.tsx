import { screen, within } from '@testing-library/react';
import { renderPage, toPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import { QueueItemsDocument, type QueueItemsQuery } from './overview.generated';
import QueuePage from './QueuePage';

const item = { id: 4, label: 'Casa Olmo', detail: 'Plazo de 24 meses', since: '2026-03-10', amount: null };
const open = (queue: string, items: QueueItemsQuery['queueItems']['items']) =>
  renderPage(<QueuePage />, {
    path: `/admin/queues?queue=${queue}`,
    replies: [reply(QueueItemsDocument, { queueItems: toPage(items) })],
  });

test('lists the rows of a queue with the way to each', async () => {
  open('projects_past_term', [item]);
  const [, row] = within(await screen.findByRole('table', { name: 'Proyectos fuera de plazo' })).getAllByRole('row');
  expect(row).toHaveTextContent('Casa OlmoPlazo de 24 meses—10/03/2026');
  expect(screen.getByRole('link', { name: 'Casa Olmo' })).toHaveAttribute('href', '/admin/projects?q=Casa+Olmo');
});

test.each(['exits_without_settlement', 'sales_to_collect'])('the projects of %s lead to their exit', async (queue) => {
  open(queue, [item]);
  expect(await screen.findByRole('link', { name: 'Casa Olmo' })).toHaveAttribute('href', '/admin/projects/4/exit');
});

test.each(['rounds_to_confirm', 'money_in_rounds'])('the projects of %s lead to their round', async (queue) => {
  open(queue, [{ ...item, detail: 'Abierta hasta el 20 de diciembre de 2026', since: null, amount: '9000.00' }]);
  const link = await screen.findByRole('link', { name: 'Casa Olmo' });
  expect(link).toHaveAttribute('href', '/admin/projects/4/content');
  expect(screen.getByRole('table')).toHaveTextContent('Abierta hasta el 20 de diciembre de 2026');
});

test('people lead to their account, and what is not known reads so', async () => {
  open('negative_balances', [{ ...item, label: 'Ana Paz', since: null }]);
  expect(await screen.findByRole('link', { name: 'Ana Paz' })).toHaveAttribute('href', '/admin/users/4');
  expect(screen.getByRole('table')).toHaveTextContent('—');
});

test('an unknown queue is the first one, and an empty one says so', async () => {
  open('otra', []);
  expect(await screen.findByText('Nada pendiente')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Proyectos fuera de plazo');
});
