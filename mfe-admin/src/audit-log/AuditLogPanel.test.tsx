import { screen, within } from '@testing-library/react';
import { findRowButton, findToast, getRows, renderPage, toPage } from '../testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../testing/test-link';
import { AuditAuthorsDocument, AuditLogDocument } from './audit-log.generated';
import { AuditLogPanel } from './AuditLogPanel';
import type { AuditItem } from './AuditEntryView';

const project = { id: 7, name: 'Torre Sur', location: 'Loja', target: 250_000, minInvestment: 1000 };

const created: AuditItem = {
  id: 30,
  entity: 'project',
  recordId: 7,
  action: 'create',
  createdAt: '2026-03-05T04:59:59.000Z',
  before: null,
  after: JSON.stringify(project),
  author: { id: 1, fullName: 'Lucía Paz' },
};

const opened: AuditItem = {
  ...created,
  id: 31,
  entity: 'setting',
  recordId: 1,
  action: 'update',
  before: JSON.stringify({ invitationRequired: true }),
  after: JSON.stringify({ invitationRequired: false }),
  author: null,
};

const openPanel = (search = '', ...replies: Reply[]) =>
  renderPage(<AuditLogPanel />, {
    path: `/admin/settings${search}`,
    replies: [
      reply(AuditLogDocument, { auditEntries: toPage([opened, created]) }),
      reply(AuditAuthorsDocument, { auditAuthors: [{ id: 1, fullName: 'Lucía Paz' }] }),
      ...replies,
    ],
  });

test('shows that the changes load', async () => {
  openPanel('', reply(AuditLogDocument, neverAnswer));
  expect(await screen.findByText('Cargando cambios...')).toBeInTheDocument();
});

test('says what will appear when nothing has changed yet', async () => {
  openPanel('', reply(AuditLogDocument, { auditEntries: toPage([]) }));
  expect(await screen.findByText('No hay cambios registrados')).toBeInTheDocument();
});

test('reports a failed load in a toast', async () => {
  openPanel('', reply(AuditLogDocument, fail('INTERNAL', '')));
  expect(await findToast('No se pudieron cargar los cambios')).toBeInTheDocument();
});

test('sums up each change: its record by name, the first two fields, and how many more there are', async () => {
  openPanel();
  expect(getRows(await screen.findByRole('table'))).toEqual([
    [
      '04/03/2026, 23:59',
      'Comando del servidor',
      'Actualizado',
      'Configuración',
      'Registro solo con invitación: Antes: Sí → Después: No',
    ],
    [
      '04/03/2026, 23:59',
      'Lucía Paz',
      'Creado',
      'Proyecto #7Torre Sur',
      'Ubicación: Después: LojaObjetivo: Después: $250,000y 1 campo más',
    ],
  ]);
});

test('cuts a long value in the list and shows it whole in the dialog', async () => {
  const description = 'Ocho departamentos alrededor de un patio, a dos cuadras del parque central de Loja.';
  const entry = { ...created, after: JSON.stringify({ id: 7, name: 'Torre Sur', description }) };
  const { user } = openPanel('', reply(AuditLogDocument, { auditEntries: toPage([entry]) }));
  expect(await screen.findByText(`${description.slice(0, 60)}…`)).toBeInTheDocument();
  await user.click(await findRowButton('Ver', 'Proyecto #7'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proyecto #7: Torre Sur' }));
  expect(dialog.getByText(description)).toBeInTheDocument();
});

test('the dialog leads to all changes of its record', async () => {
  const { getVariables, user } = openPanel('?tab=changes&user=1');
  await user.click(await findRowButton('Ver', 'Proyecto #7'));
  await user.click(await screen.findByRole('button', { name: 'Ver su historial' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?tab=changes&entity=project&q=7');
  expect(getVariables('AuditLog').at(-1)).toMatchObject({ entity: 'project', id: 7, userId: null });
});

test('filters by kind of record, change and author', async () => {
  const { getVariables, user } = openPanel();
  await screen.findByRole('option', { name: 'Lucía Paz' });
  await user.selectOptions(screen.getByLabelText('Tipo de registro'), 'Proyecto');
  await user.selectOptions(screen.getByLabelText('Cambio'), 'Eliminados');
  await user.selectOptions(screen.getByLabelText('Quién'), 'Lucía Paz');
  expect(getVariables('AuditLog').at(-1)).toMatchObject({ entity: 'project', action: 'delete', userId: 1, id: null });
});

test.each([
  ['#12', 12],
  ['12', 12],
  // No record has the id 0, so the list is empty instead of unfiltered.
  ['torre', 0],
])('the search "%s" asks for the record %d', async (text, id) => {
  const { getVariables } = openPanel(`?q=${encodeURIComponent(text)}`);
  await screen.findByRole('table');
  expect(getVariables('AuditLog').at(-1)).toMatchObject({ id });
});

test('ignores a kind of record in the address that does not exist', async () => {
  const { getVariables } = openPanel('?entity=castle&action=burn');
  await screen.findByRole('table');
  expect(getVariables('AuditLog').at(-1)).toMatchObject({ entity: null, action: null });
});
