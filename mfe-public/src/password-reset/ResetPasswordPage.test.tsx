import { fail, renderPage, reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ResetPasswordDocument, type ResetPasswordMutation } from './password-reset.generated';
import ResetPasswordPage from './ResetPasswordPage';

afterEach(() => act(dismissToast));

const open = (path: string, answer: Parameters<typeof reply<ResetPasswordMutation, object>>[1]) =>
  renderPage(
    <>
      <ResetPasswordPage />
      <Toaster />
    </>,
    { path, replies: [reply(ResetPasswordDocument, answer)] },
  );

const message = 'Tu contraseña se actualizó. Inicia sesión con la nueva.';
const token = 'un-token-de-un-enlace-de-prueba';

function save(password: string, confirmation = password): void {
  fireEvent.change(screen.getByLabelText('Contraseña nueva'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirma la contraseña nueva'), { target: { value: confirmation } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
}

test('saves the new password with the token after the #, and leads to the login', async () => {
  const { getVariables, getLocation } = open(`/restablecer#token=${token}`, { resetPassword: { message } });
  expect(getVariables('ResetPassword')).toEqual([]);
  save('clave-nueva-1');
  await waitFor(() => expect(getLocation()).toBe('/login'));
  expect(getVariables('ResetPassword')).toEqual([{ input: { token, newPassword: 'clave-nueva-1' } }]);
});

test('sends nothing while the passwords differ', async () => {
  const { getVariables } = open(`/restablecer#token=${token}`, { resetPassword: { message } });
  save('clave-nueva-1', 'clave-nueva-2');
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeVisible();
  expect(getVariables('ResetPassword')).toEqual([]);
});

test('says that a link was used or has expired', async () => {
  open(`/restablecer#token=${token}`, fail('VALIDATION_FAILED', 'Este enlace ya no vale.'));
  save('clave-nueva-1');
  expect(await screen.findByText('Este enlace ya no vale.')).toBeVisible();
});

test('says that a link without a token is not whole', () => {
  open('/restablecer', { resetPassword: { message } });
  expect(screen.getByRole('alert')).toHaveTextContent('A este enlace le falta una parte');
});
