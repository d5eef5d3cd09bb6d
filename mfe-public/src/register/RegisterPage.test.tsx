import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  InvitationRequiredDocument,
  ValidateInvitationDocument,
  type InvitationRequiredQuery,
} from '../access/access.generated';
import { ana } from '../testing/records';
import { RegisterDocument, type RegisterMutation } from './register.generated';
import RegisterPage from './RegisterPage';

afterEach(() => act(dismissToast));

const open: InvitationRequiredQuery = { invitationSettings: { required: false } };
const beta: InvitationRequiredQuery = { invitationSettings: { required: true } };

type Options = {
  settings?: Parameters<typeof reply<InvitationRequiredQuery, object>>[1];
  register?: Parameters<typeof reply<RegisterMutation, object>>[1];
  path?: string;
  user?: typeof ana | null;
  state?: unknown;
};

const renderRegister = ({
  settings = open,
  register = { register: { id: 9, username: 'luis' } },
  path = '/register',
  ...options
}: Options = {}) =>
  renderPage(
    <>
      <RegisterPage />
      <Toaster />
    </>,
    {
      ...options,
      path,
      replies: [
        reply(InvitationRequiredDocument, settings),
        reply(ValidateInvitationDocument, { validateInvitation: { valid: true, message: null } }),
        reply(RegisterDocument, register),
      ],
    },
  );

const person = { fullName: 'Luis Paz', email: 'luis@prueba.example', username: 'luis', password: 'secreto' };

function fillInPerson(confirmed = person.password): void {
  const values = {
    'Nombre completo': person.fullName,
    'Correo electrónico': person.email,
    'Nombre de usuario': person.username,
    Contraseña: person.password,
    'Confirmar contraseña': confirmed,
  };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Waits until the code is no longer required, and presses the button. */
async function submit(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

test.each([
  ['while it is not known', neverAnswer],
  ['when the check fails', loseConnection],
])('a code is required %s whether registration needs one', async (_case, settings) => {
  renderRegister({ settings });
  // Neither case changes the page, so there is no state to wait for: this flushes the answer.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByLabelText('Código de invitación')).toBeVisible();
  expect(screen.getByText(/está en beta privada/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Únete a la lista de espera' })).toHaveAttribute('href', '/waitlist');
  expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled();
});

test('registers without a code and leads to the login page', async () => {
  const { getLocation, getVariables } = renderRegister();
  await waitFor(() => expect(screen.queryByLabelText('Código de invitación')).toBeNull());
  fillInPerson();
  await submit();
  await waitFor(() => expect(getLocation()).toBe('/login'));
  expect(getVariables('Register')).toEqual([{ input: person }]);
});

test('registers with the code from the URL', async () => {
  const { getVariables } = renderRegister({ settings: beta, path: '/register?code=BETA2026' });
  expect(await screen.findByText('Código de invitación válido: BETA2026')).toBeVisible();
  expect(screen.getByLabelText('Código de invitación')).toHaveValue('BETA2026');
  fillInPerson();
  await submit();
  await waitFor(() => expect(getVariables('Register')).toEqual([{ input: { ...person, invitationCode: 'BETA2026' } }]));
});

test('shows the validation messages and sends nothing', async () => {
  const { getVariables } = renderRegister();
  await submit();
  for (const message of [
    'El nombre completo es requerido',
    'Email inválido',
    'El nombre de usuario es requerido',
    'La contraseña debe tener al menos 6 caracteres',
    'La confirmación de contraseña es requerida',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  fillInPerson('otraclave');
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeVisible();
  expect(getVariables('Register')).toEqual([]);
});

test("shows the server's message at its field and in a toast", async () => {
  const message = 'El nombre de usuario ya está en uso';
  renderRegister({ register: fail('CONFLICT', 'Revisa tus datos', { username: message }) });
  fillInPerson();
  await submit();
  expect(await screen.findByText('Error de registro')).toBeVisible();
  expect(screen.getByText('Revisa tus datos')).toBeVisible();
  expect(screen.getByLabelText('Nombre de usuario')).toHaveAccessibleDescription(message);
});

test('a failure without a message has its own', async () => {
  renderRegister({ register: loseConnection });
  fillInPerson();
  await submit();
  expect(await screen.findByText('No se pudo completar el registro')).toBeVisible();
});

test.each([
  ['the dashboard', undefined, '/dashboard'],
  ['the project they chose to invest in', { invest: 7 }, '/marketplace/7/invest'],
])('a signed-in person is redirected to %s', async (_case, state, location) => {
  const { getLocation } = renderRegister({ user: ana, state });
  await waitFor(() => expect(getLocation()).toBe(location));
});
