import { screen } from '@testing-library/react';
import { renderPage, toPage } from '../testing/render-page';
import { fail, neverAnswer, reply } from '../testing/test-link';
import { RecordHistoryDocument, type RecordHistoryQuery } from './audit-log.generated';
import type { AuditItem } from './AuditEntryView';
import { RecordHistoryDialog } from './RecordHistoryDialog';

const renamed: AuditItem = {
  id: 31,
  entity: 'project',
  recordId: 7,
  action: 'update',
  createdAt: '2026-03-05T04:59:59.000Z',
  before: JSON.stringify({ id: 7, name: 'Torre', target: 250_000 }),
  after: JSON.stringify({ id: 7, name: 'Torre Sur', target: 250_000 }),
  author: { id: 1, fullName: 'Lucía Paz' },
  person: null,
  projectId: 7,
  project: { id: 7, name: 'Torre Sur' },
};

const page = (items: AuditItem[], total?: number): RecordHistoryQuery => ({ auditEntries: toPage(items, total) });

function openHistory(answer: Parameters<typeof reply<RecordHistoryQuery, object>>[1]) {
  const onClose = jest.fn();
  const opened = renderPage(<RecordHistoryDialog entity="project" id={7} name="Torre Sur" onClose={onClose} />, {
    path: '/admin/projects',
    replies: [reply(RecordHistoryDocument, answer)],
  });
  return { ...opened, onClose };
}

test('shows that the history loads', async () => {
  openHistory(neverAnswer);
  expect(await screen.findByText('Cargando historial...')).toBeInTheDocument();
});

test('says what will appear in a history without changes', async () => {
  openHistory(page([]));
  expect(await screen.findByText('Sin cambios registrados')).toBeInTheDocument();
});

test('shows a failure and loads again on request', async () => {
  const { setReply, user } = openHistory(fail('INTERNAL', ''));
  expect(await screen.findByText(/El historial no está disponible/)).toBeInTheDocument();
  setReply(reply(RecordHistoryDocument, page([renamed])));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Actualizado')).toBeInTheDocument();
});

test('shows who changed which field and when, in the time of Ecuador, and no field that stayed', async () => {
  openHistory(page([renamed]));
  expect(await screen.findByRole('dialog', { name: 'Historial: Torre Sur' })).toBeInTheDocument();
  expect(await screen.findByText('04/03/2026, 23:59 · Lucía Paz')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Nombre']);
  expect(screen.getByRole('definition')).toHaveTextContent('Antes: Torre → Después: Torre Sur');
});

test('names a command of the operator as such', async () => {
  openHistory(page([{ ...renamed, author: null }]));
  expect(await screen.findByText('04/03/2026, 23:59 · Comando del servidor')).toBeInTheDocument();
});

test('asks for more changes once, and offers no more than that', async () => {
  const { getVariables, user } = openHistory(page([renamed], 250));
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  expect(getVariables('RecordHistory')).toEqual([
    { entity: 'project', id: 7, limit: 20 },
    { entity: 'project', id: 7, limit: 100 },
  ]);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('closes with its button', async () => {
  const { onClose, user } = openHistory(page([renamed]));
  await user.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1)!);
  expect(onClose).toHaveBeenCalledTimes(1);
});
