import { saveFile } from '@cimiento/ui';
import { screen, within } from '@testing-library/react';
import { findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import { auditExport } from './audit-columns';
import {
  AuditAuthorsDocument,
  AuditLogDocument,
  AuditLogForFileDocument,
  ChangedPaymentsDocument,
} from '../../shared/history/audit-log.generated';
import { AuditLogPanel } from './AuditLogPanel';
import type { AuditItem } from '../../shared/history/AuditEntryView';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const project = { id: 7, name: 'Torre Sur', location: 'Loja', target: 250_000, minInvestment: 1000 };

const created = {
  id: 30,
  entity: 'project' as const,
  recordId: 7,
  action: 'create' as const,
  createdAt: '2026-03-05T04:59:59.000Z',
  before: null,
  after: JSON.stringify(project),
  author: { id: 1, fullName: 'Lucía Paz' },
  person: null,
  changedTogether: 1,
  projectId: 7,
  project: { id: 7, name: 'Torre Sur' },
} satisfies AuditItem;

const opened = {
  ...created,
  id: 31,
  entity: 'setting' as const,
  recordId: 1,
  action: 'update' as const,
  before: JSON.stringify({ invitationRequired: true }),
  after: JSON.stringify({ invitationRequired: false }),
  author: null,
  projectId: null,
  project: null,
};

const paid = {
  ...created,
  id: 32,
  entity: 'payment' as const,
  recordId: 280,
  after: JSON.stringify({ id: 280, userId: 2, projectId: 7, amount: '90.00', period: '2026-02' }),
  person: { id: 2, fullName: 'Eva Torres' },
};

const run = {
  ...created,
  id: 33,
  entity: 'paymentRun' as const,
  recordId: 4,
  after: JSON.stringify({ id: 4, projectId: 7, amount: '180.00', period: '2026-02', payments: 2 }),
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
])('the search "%s" asks for the record %d', async (text, id) => {
  const { getVariables } = openPanel(`?q=${encodeURIComponent(text)}`);
  await screen.findByRole('table');
  expect(getVariables('AuditLog').at(-1)).toMatchObject({ id, search: null });
});

test('a search for words asks for the people and projects with that name', async () => {
  const { getVariables } = openPanel('?q=Eva Torres');
  await screen.findByRole('table');
  expect(getVariables('AuditLog').at(-1)).toMatchObject({ id: null, search: 'Eva Torres' });
});

test.each([
  ['its investor, project and month', paid, 'Pago #280Eva Torres · Torre Sur · 2026-02'],
  [
    'the name that an investment kept of a deleted project',
    { ...paid, entity: 'investment' as const, after: JSON.stringify({ projectName: 'Casa Vieja' }), project: null },
    'Inversión #280Eva Torres · Casa Vieja',
  ],
  ['the number of a deleted project', { ...paid, project: null }, 'Pago #280Eva Torres · Proyecto #7 · 2026-02'],
  ['the project, month and payments of a monthly payment', run, 'Pago mensual #4Torre Sur · 2026-02 · 2 pagos'],
])('names a record by %s', async (_name, entry, expected) => {
  openPanel('', reply(AuditLogDocument, { auditEntries: toPage([entry]) }));
  expect(getRows(await screen.findByRole('table'))[0]?.[3]).toBe(expected);
});

test.each([
  ['create' as const, 'create', 'Pagos creados'],
  ['update' as const, 'delete', 'Pagos eliminados'],
])('the dialog of a monthly payment, %s, lists its payments', async (action, asked, title) => {
  const toPayment = (id: number, fullName: string, amount: string) => ({
    id,
    before: null,
    after: JSON.stringify({ id, amount }),
    person: { id, fullName },
  });
  const { user, getVariables } = openPanel(
    '',
    reply(AuditLogDocument, { auditEntries: toPage([{ ...run, action }]) }),
    reply(ChangedPaymentsDocument, {
      auditEntries: { total: 5, items: [toPayment(41, 'Leo Paz', '89.99'), toPayment(40, 'Eva Torres', '90.01')] },
    }),
  );
  await user.click(await findRowButton('Ver', 'Pago mensual #4'));
  const payments = within(await screen.findByRole('region', { name: title }));
  expect(payments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Eva Torres$90.01',
    'Leo Paz$89.99',
  ]);
  expect(payments.getByText('y 3 pagos más')).toBeInTheDocument();
  expect(getVariables('ChangedPayments')).toEqual([{ runId: 4, action: asked }]);
});

test('exports what the search finds', async () => {
  const { user, getVariables } = openPanel(
    '?q=Eva&entity=payment',
    reply(AuditLogForFileDocument, ({ after }) => ({ rows: after === 0 ? [{ ...paid, address: null }] : [] })),
  );
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await findToast('Archivo descargado')).toBeInTheDocument();
  expect(getVariables('AuditLogForFile')).toMatchObject([
    { search: 'Eva', entity: 'payment', after: 0 },
    { search: 'Eva', entity: 'payment', after: 32 },
  ]);
  expect(jest.mocked(saveFile).mock.calls[0]?.[1]).toMatch(/^cambios-cimiento-/);
});

test('a row of the file names person, investor and project, and has all values before and after', () => {
  const before = JSON.stringify({ id: 280, userId: 2, projectId: 7, amount: '80.00', period: '2026-02' });
  const row = { ...paid, action: 'update' as const, before, address: '190.12.4.7' };
  expect(Object.fromEntries(auditExport.map(([header, value]) => [header, value(row)]))).toEqual({
    ID: 32,
    Fecha: '04/03/2026, 23:59',
    Quién: 'Lucía Paz',
    Cambio: 'Actualizado',
    Registro: 'Pago',
    'ID registro': 280,
    Nombre: '2026-02',
    Persona: 'Eva Torres',
    Proyecto: 'Torre Sur',
    Antes: 'Monto: $80.00',
    Después: 'Monto: $90.00',
    'Dirección IP': '190.12.4.7',
  });
});

test('ignores a kind of record in the address that does not exist', async () => {
  const { getVariables } = openPanel('?entity=castle&action=burn');
  await screen.findByRole('table');
  expect(getVariables('AuditLog').at(-1)).toMatchObject({ entity: null, action: null });
});

describe('payments that were changed at once', () => {
  const change = {
    ...paid,
    id: 60,
    action: 'update' as const,
    before: JSON.stringify({ id: 280, status: 'pending' }),
    after: JSON.stringify({ id: 280, status: 'paid', amount: '90.00' }),
    changedTogether: 25,
  };

  test('one line stands for all of them, and opens them', async () => {
    const { user, getVariables } = openPanel(
      '',
      reply(AuditLogDocument, { auditEntries: toPage([change]) }),
      reply(ChangedPaymentsDocument, { auditEntries: { items: [change], total: 25 } }),
    );
    expect(within(await screen.findByRole('table')).getByText('25 pagos')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver el cambio #60, 25 pagos' }));
    const dialog = within(await screen.findByRole('dialog', { name: '25 pagos' }));
    expect(await dialog.findByRole('heading', { name: 'Pagos cambiados' })).toBeInTheDocument();
    expect(dialog.getByText('y 24 pagos más')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Ver su historial' })).toBeNull();
    expect(getVariables('ChangedPayments')).toEqual([{ togetherWith: 60, action: 'update' }]);
  });

  test('each payment is a line where payments are asked for', async () => {
    const { getVariables } = openPanel('?entity=payment');
    await screen.findByRole('table');
    expect(getVariables('AuditLog')[0]).toMatchObject({ isCondensed: false });
  });
});
