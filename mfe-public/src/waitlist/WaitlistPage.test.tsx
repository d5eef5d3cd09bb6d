import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen } from '@testing-library/react';
import { JoinWaitlistDocument, type JoinWaitlistMutation } from './waitlist.generated';
import WaitlistPage from './WaitlistPage';

afterEach(() => {
  act(dismissToast);
  localStorage.clear();
});

const joined: JoinWaitlistMutation = { joinWaitlist: { message: 'Te contactaremos pronto con más información' } };

const renderWaitlist = (answer: Parameters<typeof reply<JoinWaitlistMutation, object>>[1] = joined) =>
  renderPage(
    <>
      <WaitlistPage />
      <Toaster />
    </>,
    { path: '/waitlist', replies: [reply(JoinWaitlistDocument, answer)] },
  );

const getField = (label: RegExp) => screen.getByLabelText(label);
const fillIn = (label: RegExp, value: string) => fireEvent.change(getField(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Solicitar invitación' }));

function fillInRequest(): void {
  fillIn(/Nombre completo/, 'Luis Paz');
  fillIn(/Correo electrónico/, 'luis@prueba.example');
  fillIn(/Ciudad y país/, 'Loja, Ecuador');
  fillIn(/Ocupación/, 'Docente');
  fillIn(/Por qué te interesa/, 'Quiero diversificar mis ahorros.');
  fireEvent.click(getField(/Acepto el tratamiento/));
}

test('links to the invitation page, login and a contact address', () => {
  renderWaitlist();
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Activa tu cuenta')).toBe('/invitation');
  expect(getHref('Iniciar sesión')).toBe('/login');
  expect(getHref('hola@cimiento.example')).toBe('mailto:hola@cimiento.example');
});

test('shows the validation messages and sends nothing', async () => {
  const { getVariables } = renderWaitlist();
  submit();
  for (const message of [
    'Email inválido',
    'Ingrese su nombre completo',
    'Ingrese su ciudad y país',
    'Ingrese su ocupación',
    'Debes aceptar el tratamiento de datos para continuar',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(getVariables('JoinWaitlist')).toEqual([]);
});

test('the button is disabled and says so while sending', async () => {
  renderWaitlist(neverAnswer);
  fillInRequest();
  submit();
  expect(await screen.findByRole('button', { name: 'Enviando...' })).toBeDisabled();
});

test('thanks the person, deletes the draft and leads home', async () => {
  const { getVariables } = renderWaitlist();
  fillInRequest();
  expect(localStorage).toHaveLength(1);
  submit();
  expect(await screen.findByRole('heading', { name: '¡Gracias por tu interés!' })).toBeVisible();
  expect(screen.getByText('Solicitud enviada')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(localStorage).toHaveLength(0);
  expect(getVariables('JoinWaitlist')).toEqual([
    {
      input: expect.objectContaining({
        email: 'luis@prueba.example',
        fullName: 'Luis Paz',
        consentData: true,
        receiveNews: false,
      }),
    },
  ]);
});

test('a failure shows a toast and keeps the request', async () => {
  renderWaitlist(loseConnection);
  fillInRequest();
  submit();
  expect(
    await screen.findByText('Hubo un problema al procesar tu solicitud. Por favor intenta de nuevo.'),
  ).toBeVisible();
  expect(getField(/Nombre completo/)).toHaveValue('Luis Paz');
  expect(await screen.findByRole('button', { name: 'Solicitar invitación' })).toBeEnabled();
});

test("shows the server's message at its field", async () => {
  const message = 'Email inválido';
  renderWaitlist(fail('VALIDATION_FAILED', 'Revisa los datos', { email: message }));
  fillInRequest();
  submit();
  expect(await screen.findByText(message)).toBeVisible();
});

test('restores a draft after a reload, without the consent', () => {
  const { unmount } = renderWaitlist();
  fillInRequest();
  unmount();
  renderWaitlist();
  expect(getField(/Nombre completo/)).toHaveValue('Luis Paz');
  expect(getField(/Acepto el tratamiento/)).not.toBeChecked();
});
