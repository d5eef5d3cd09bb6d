import { saveFile } from '@cimiento/ui';
import { screen } from '@testing-library/react';
import { findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { reply, type Reply } from '../../shared/testing/test-link';
import type { SecurityEvent } from './security-event-columns';
import { SecurityEventsDocument, SecurityEventsForFileDocument } from './security-events.generated';
import { SecurityEventsPanel } from './SecurityEventsPanel';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const failed: SecurityEvent = {
  id: 41,
  kind: 'sign_in_failed',
  address: '203.0.113.7',
  detail: null,
  createdAt: '2026-03-05T04:59:59.000Z',
  user: { id: 7, fullName: 'Eva Torres' },
  actor: null,
};

const reset: SecurityEvent = {
  ...failed,
  id: 42,
  kind: 'password_reset',
  address: null,
  user: { id: 7, fullName: 'Eva Torres' },
  actor: { id: 1, fullName: 'Lucía Paz' },
};

const openPanel = (search = '', ...replies: Reply[]) =>
  renderPage(<SecurityEventsPanel />, {
    path: `/admin/settings${search}`,
    replies: [
      reply(SecurityEventsDocument, { securityEvents: toPage([reset, failed]) }),
      reply(SecurityEventsForFileDocument, ({ after }) => ({ rows: after === 0 ? [failed, reset] : [] })),
      ...replies,
    ],
  });

test('shows when, what, to whom, by whom and from where', async () => {
  openPanel();
  const rows = getRows(await screen.findByRole('table'));
  expect(rows.map((cells) => cells.join(' · '))).toEqual([
    '04/03/2026, 23:59 · Contraseña restablecida · Eva Torres · Lucía Paz · Comando del servidor',
    '04/03/2026, 23:59 · Inicio de sesión fallido · Eva Torres · Sin sesión · 203.0.113.7',
  ]);
});

test('filters by event and by person', async () => {
  const { getVariables, user } = openPanel('?q=%237');
  await screen.findByRole('table');
  expect(getVariables('SecurityEvents').at(-1)).toMatchObject({ userId: 7, kind: null });
  await user.selectOptions(screen.getByLabelText('Evento'), 'Inicio de sesión fallido');
  expect(getVariables('SecurityEvents').at(-1)).toMatchObject({ userId: 7, kind: 'sign_in_failed' });
});

test('a search that is not an account finds nothing', async () => {
  const { getVariables } = openPanel('?q=eva');
  await screen.findByRole('table');
  expect(getVariables('SecurityEvents').at(-1)).toMatchObject({ userId: 0 });
});

test('exports the filtered events', async () => {
  const { getVariables, user } = openPanel('?q=7&kind=sign_in_failed');
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await findToast('Archivo descargado')).toBeInTheDocument();
  expect(getVariables('SecurityEventsForFile')[0]).toEqual({ userId: 7, kind: 'sign_in_failed', after: 0 });
  expect(jest.mocked(saveFile)).toHaveBeenCalledTimes(1);
});
