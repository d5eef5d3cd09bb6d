import { screen, within } from '@testing-library/react';
import { findToast, renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import { ApiKeysDocument, CreateApiKeyDocument, RevokeApiKeyDocument } from '../../access/api-keys/api-keys.generated';
import { SandboxDocument, type SandboxQuery } from '../../ops/sandbox/sandbox.generated';
import IntegrationsPage from './IntegrationsPage';

const row = {
  id: 4,
  name: 'Contabilidad',
  prefix: 'cim_live_AbC123',
  scopes: ['payments:read', 'payments:write'],
  status: 'active' as const,
  createdAt: '2026-03-06T20:04:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  author: { id: 1, fullName: 'Lucía Paz' },
};
const key = 'cim_live_AbC123dEfGhIjKlMnOpQrStUvWxYz012345678';

const open = (first: Reply, sandbox: SandboxQuery['sandbox'] = null) =>
  renderPage(<IntegrationsPage />, {
    path: '/admin/integrations',
    replies: [
      first,
      reply(SandboxDocument, { sandbox }),
      reply(CreateApiKeyDocument, { createApiKey: { id: 5, key } }),
      reply(RevokeApiKeyDocument, { revokeApiKey: { ...row, status: 'revoked' } }),
    ],
  });

test('creates a key with its scopes, and shows it once', async () => {
  const { user, getVariables } = open(reply(ApiKeysDocument, { apiKeys: [] }));
  expect(await screen.findByText('No hay claves de API')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Entorno de pruebas' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear clave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear clave de API' });
  await user.type(within(dialog).getByLabelText(/Nombre/), 'Contabilidad');
  await user.click(within(dialog).getByRole('button', { name: 'Crear' }));
  expect(await within(dialog).findByText('Elige al menos un alcance')).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText(/payments:write/));
  await user.click(within(dialog).getByLabelText(/payments:read/));
  await user.click(within(dialog).getByRole('button', { name: 'Crear' }));
  expect(await screen.findByText(key)).toBeInTheDocument();
  expect(getVariables('CreateApiKey')).toEqual([
    { input: { name: 'Contabilidad', scopes: ['payments:read', 'payments:write'], expiresAt: null } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Ya la guardé' }));
  expect(screen.queryByText(key)).not.toBeInTheDocument();
});

test('lists keys, and revokes one', async () => {
  const { user } = open(reply(ApiKeysDocument, { apiKeys: [row] }));
  expect(await screen.findByText('cim_live_AbC123…')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Revocar: / }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revocar clave' });
  await user.click(within(dialog).getByRole('button', { name: 'Revocar' }));
  expect(await findToast('Clave revocada')).toBeInTheDocument();
});

test('a sandbox has its own tab', async () => {
  const sandbox = { now: '2026-03-06T20:04:00.000Z', date: '2026-03-06', maxDate: '2031-03-05' };
  const { user } = open(reply(ApiKeysDocument, { apiKeys: [] }), sandbox);
  await user.click(await screen.findByRole('tab', { name: 'Entorno de pruebas' }));
  expect(await screen.findByText('06/03/2026')).toBeInTheDocument();
});

test('says that the keys load, and that they failed to', async () => {
  open(reply(ApiKeysDocument, neverAnswer));
  expect(await screen.findByText('Cargando claves...')).toBeInTheDocument();
});

test('offers to try again after a failure', async () => {
  open(reply(ApiKeysDocument, fail('INTERNAL', 'Algo salió mal.')));
  expect(await screen.findByText(/No se pudieron cargar las claves/)).toBeInTheDocument();
});
