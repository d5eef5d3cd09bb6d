import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ValidateInvitationDocument, type ValidateInvitationMutation } from '../access/access.generated';
import InvitationPage from './InvitationPage';

afterEach(() => act(dismissToast));

type Answer = Parameters<typeof reply<ValidateInvitationMutation, { code: string }>>[1];

const valid: ValidateInvitationMutation = { validateInvitation: { valid: true, message: null } };
const createInvalid = (message: string | null): ValidateInvitationMutation => ({
  validateInvitation: { valid: false, message },
});

const renderInvitation = (answer: Answer) =>
  renderPage(
    <>
      <InvitationPage />
      <Toaster />
    </>,
    { path: '/invitation', replies: [reply(ValidateInvitationDocument, answer)] },
  );

const type = (code: string) =>
  fireEvent.change(screen.getByLabelText('Código de invitación'), { target: { value: code } });
const getButton = () => screen.getByRole('button', { name: 'Continuar' });

test('links to the waitlist, login, home and a contact address', () => {
  renderInvitation(valid);
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Solicita una invitación')).toBe('/waitlist');
  expect(getHref('Iniciar sesión')).toBe('/login');
  expect(getHref('Volver al inicio')).toBe('/');
  expect(getHref('hola@cimiento.example')).toBe('mailto:hola@cimiento.example');
});

test('a code of fewer than 6 characters is not checked', () => {
  const { getVariables } = renderInvitation(valid);
  type('BETA2');
  expect(screen.queryByText('Comprobando el código...')).toBeNull();
  expect(getButton()).toBeDisabled();
  expect(getVariables('ValidateInvitation')).toEqual([]);
});

test('shows that a code is being checked', () => {
  renderInvitation(neverAnswer);
  type('BETA2026');
  expect(screen.getByText('Comprobando el código...')).toBeVisible();
  expect(getButton()).toBeDisabled();
});

test('a valid code leads to registration', async () => {
  const { getLocation } = renderInvitation(valid);
  type('BETA2026');
  expect(await screen.findByText('Código de invitación válido')).toBeVisible();
  fireEvent.click(getButton());
  expect(await screen.findByText('Código válido')).toBeVisible();
  expect(screen.getByText('Redirigiendo al registro...')).toBeVisible();
  await waitFor(() => expect(getLocation()).toBe('/register?code=BETA2026'));
});

test.each([
  ['an invalid code', createInvalid('Este código venció')],
  ['a failed check', loseConnection],
])('%s cannot be submitted', async (_case, answer) => {
  renderInvitation(answer);
  type('NOEXISTE');
  expect(await screen.findByText('El código de invitación no es válido o ya ha sido utilizado')).toBeVisible();
  expect(getButton()).toBeDisabled();
});

test('returns to unknown when the code becomes shorter', async () => {
  renderInvitation(createInvalid(null));
  type('NOEXISTE');
  expect(await screen.findByText(/no es válido/)).toBeVisible();
  type('NOEXI');
  expect(screen.queryByText(/no es válido/)).toBeNull();
});

test.each([
  ["the server's message", createInvalid('Este código venció'), 'Código inválido', 'Este código venció'],
  ['a connection error', loseConnection, 'Error', 'Hubo un problema al validar el código. Por favor intenta de nuevo.'],
])('a code that fails on submit shows %s in a toast', async (_case, answer, title, description) => {
  const { setReply } = renderInvitation(valid);
  type('BETA2026');
  await screen.findByText('Código de invitación válido');
  setReply(reply(ValidateInvitationDocument, answer));
  fireEvent.click(getButton());
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
});
