import { screen, within } from '@testing-library/react';
import { findToast, renderPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import { CloseIdentityAlertDocument, IdentityAlertsDocument, type IdentityAlertsQuery } from './alerts.generated';
import AlertsPage from './AlertsPage';

const alert: IdentityAlertsQuery['identityAlerts'][number] = {
  key: 'quick_exit:12',
  kind: 'quick_exit',
  userId: 4,
  userName: 'María Torres',
  detail: 'Retiro de $4,500.00 el 08/03/2026',
  since: '2026-03-08',
};
const closed: IdentityAlertsQuery['closedIdentityAlerts'][number] = {
  key: 'shared_account:2:5',
  kind: 'shared_account',
  userId: 2,
  reason: 'Son esposos',
  closedBy: 1,
  closedAt: '2026-03-09T15:00:00.000Z',
};

const open = (identityAlerts = [alert], closedIdentityAlerts = [closed]) =>
  renderPage(<AlertsPage />, {
    path: '/admin/identity/alerts',
    replies: [
      reply(IdentityAlertsDocument, { identityAlerts, closedIdentityAlerts }),
      reply(CloseIdentityAlertDocument, { closeIdentityAlert: { key: alert.key } }),
    ],
  });

test('an alert names its pattern, person, amount and day, and closed ones their reason', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Alertas abiertas' });
  expect(table).toHaveTextContent('Depositó y pidió retirar casi todo sin invertir');
  expect(within(table).getByRole('link', { name: 'María Torres' })).toHaveAttribute('href', '/admin/users/4');
  expect(screen.getByRole('table', { name: 'Alertas cerradas' })).toHaveTextContent('Son esposos');
});

test('an alert is closed with a reason', async () => {
  const { user, getVariables } = open();
  await user.click(await screen.findByRole('button', { name: /Cerrar la alerta de María Torres/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar alerta' }));
  await user.click(dialog.getByRole('button', { name: 'Cerrar alerta' }));
  expect(await dialog.findByText('Escribe qué viste y por qué se cierra')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Razón/), 'Compró su casa');
  await user.click(dialog.getByRole('button', { name: 'Cerrar alerta' }));
  expect(await findToast('Alerta cerrada')).toBeInTheDocument();
  expect(getVariables('CloseIdentityAlert')).toEqual([{ key: 'quick_exit:12', reason: 'Compró su casa' }]);
});

test('without alerts the page says what it would show', async () => {
  open([], []);
  expect(await screen.findByText('Ninguna alerta abierta')).toBeInTheDocument();
});
