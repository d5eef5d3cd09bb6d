import {
  CompleteSignInDocument,
  fail,
  LoginDocument,
  loseConnection,
  renderPage,
  reply,
  type LoginMutation,
} from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ana } from '../testing/records';
import LoginPage from './LoginPage';
import { RequestPasswordResetDocument } from './password-reset-request.generated';

afterEach(() => act(dismissToast));

type Options = {
  login?: Parameters<typeof reply<LoginMutation, object>>[1];
  user?: typeof ana | null;
  state?: unknown;
};

const renderLogin = ({ login = { login: ana }, user = null, state }: Options = {}) =>
  renderPage(
    <>
      <LoginPage />
      <Toaster />
    </>,
    { path: '/login', user, state, replies: [reply(LoginDocument, login)] },
  );

function submit(username: string, password: string): void {
  fireEvent.change(screen.getByLabelText('Nombre de usuario'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
}

test('a link leads to the activation of an account', () => {
  renderLogin();
  expect(screen.getByRole('link', { name: 'Activa tu cuenta' })).toHaveAttribute('href', '/invitation');
});

test('asks for the e-mail of a forgotten password in a dialog, and shows the answer', async () => {
  const message = 'Si hay una cuenta con ese correo, te enviamos un enlace.';
  const { getVariables, getLocation } = renderPage(<LoginPage />, {
    path: '/login',
    replies: [reply(RequestPasswordResetDocument, { requestPasswordReset: { message } })],
  });
  fireEvent.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  expect(await screen.findByRole('dialog', { name: 'Recupera tu acceso' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByText('Escribe tu correo completo, como nombre@ejemplo.com')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: 'ana@ejemplo.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(getVariables('RequestPasswordReset')).toEqual([{ input: { email: 'ana@ejemplo.example' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getLocation()).toBe('/login');
});

test('shows the validation messages and sends nothing', async () => {
  const { getVariables } = renderLogin();
  submit('an', '12345');
  expect(await screen.findByText('El nombre de usuario es requerido')).toBeVisible();
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  expect(getVariables('Login')).toEqual([]);
});

test('welcomes the person, stays busy and moves on to the dashboard', async () => {
  const { getLocation, getVariables } = renderLogin();
  submit('ana', 'secreto');
  expect(await screen.findByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
  expect(await screen.findByText('Inicio de sesión exitoso')).toBeVisible();
  expect(screen.getByText('Bienvenido, Ana Lucía!')).toBeVisible();
  expect(getLocation()).toBe('/login');
  expect(getVariables('Login')).toEqual([{ input: { username: 'ana', password: 'secreto' } }]);
  await waitFor(() => expect(getLocation()).toBe('/dashboard'));
});

test('a person without a name reads where they are going', async () => {
  renderLogin({ login: { login: { ...ana, fullName: '' } } });
  submit('ana', 'secreto');
  expect(await screen.findByText('Redirigiendo a tu dashboard')).toBeVisible();
});

test('returns to the path that required a login', async () => {
  const { getLocation } = renderLogin({ state: { from: '/marketplace?tab=funded' } });
  submit('ana', 'secreto');
  await waitFor(() => expect(getLocation()).toBe('/marketplace?tab=funded'));
});

test.each([
  ["shows the server's message", fail('TOO_MANY_REQUESTS', 'Demasiados intentos.'), 'Demasiados intentos.'],
  [
    'blames the connection without an answer',
    loseConnection,
    'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
  ],
])('a failed login %s and can be tried again', async (_case, login, message) => {
  const { getLocation } = renderLogin({ login });
  submit('ana', 'secreto');
  expect(await screen.findByText('Error de inicio de sesión')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  expect(getLocation()).toBe('/login');
});

test('an account with a second factor signs in with a code after the password', async () => {
  const { getLocation, getVariables } = renderPage(
    <>
      <LoginPage />
      <Toaster />
    </>,
    {
      path: '/login',
      replies: [
        reply(LoginDocument, fail('SECOND_FACTOR_REQUIRED', 'Confirma con tu segundo factor que eres tú.')),
        reply(CompleteSignInDocument, { completeSignIn: ana }),
      ],
    },
  );
  submit('ana', 'secreto');
  fireEvent.change(await screen.findByLabelText('Código de recuperación'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Bienvenido, Ana Lucía!')).toBeVisible();
  expect(getVariables('CompleteSignIn')).toEqual([{ input: { code: '123456' } }]);
  await waitFor(() => expect(getLocation()).toBe('/dashboard'));
});

test('a password for one time leads to the page where the person chooses their own', async () => {
  const { getLocation } = renderPage(<LoginPage />, {
    path: '/login',
    replies: [reply(LoginDocument, fail('PASSWORD_CHANGE_REQUIRED', 'Elige la tuya para continuar.'))],
  });
  submit('ana', 'temporal');
  await waitFor(() => expect(getLocation()).toBe('/restablecer'));
});

test('a wrong code is told, and the password can be typed again', async () => {
  renderPage(
    <>
      <LoginPage />
      <Toaster />
    </>,
    {
      path: '/login',
      replies: [
        reply(LoginDocument, fail('SECOND_FACTOR_REQUIRED', 'Confirma con tu segundo factor que eres tú.')),
        reply(CompleteSignInDocument, fail('UNAUTHENTICATED', 'El código no es correcto o ya se usó')),
      ],
    },
  );
  submit('ana', 'secreto');
  fireEvent.change(await screen.findByLabelText('Código de recuperación'), { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('El código no es correcto o ya se usó')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByLabelText('Nombre de usuario')).toBeVisible();
});

test('a signed-in person is redirected to the dashboard', async () => {
  const { getLocation } = renderLogin({ user: ana });
  await waitFor(() => expect(getLocation()).toBe('/dashboard'));
});
