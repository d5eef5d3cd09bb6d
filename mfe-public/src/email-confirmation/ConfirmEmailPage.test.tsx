import { fail, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import ConfirmEmailPage from './ConfirmEmailPage';
import { ConfirmEmailDocument } from './email-confirmation.generated';

test('confirms with a press of its button, never by being opened', async () => {
  const { getVariables } = renderPage(<ConfirmEmailPage />, {
    path: '/confirmar-correo#token=un-token',
    replies: [reply(ConfirmEmailDocument, { confirmEmail: { message: 'Tu correo quedó confirmado' } })],
  });
  expect(getVariables('ConfirmEmail')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByText('Tu correo quedó confirmado')).toBeVisible();
  expect(getVariables('ConfirmEmail')).toEqual([{ input: { token: 'un-token' } }]);
  expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
});

test('says that a link was used or has expired', async () => {
  renderPage(<ConfirmEmailPage />, {
    path: '/confirmar-correo#token=un-token',
    replies: [reply(ConfirmEmailDocument, fail('VALIDATION_FAILED', 'Este enlace ya no vale.'))],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByText('Este enlace ya no vale.')).toBeVisible();
});
