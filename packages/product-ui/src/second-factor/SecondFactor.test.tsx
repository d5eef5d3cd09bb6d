import { fail, renderPage, reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SecondFactor } from './SecondFactor';
import {
  ConfirmTotpDocument,
  MySecondFactorDocument,
  type MySecondFactorQuery,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
  StartPasskeyDocument,
  StartTotpDocument,
} from './second-factor.generated';

const ana = {
  id: 2,
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana Ñáñez',
  role: 'user' as const,
  staffRole: null,
};
const noSecondFactor = { totpSince: null, recoveryCodesLeft: 0, isRequired: false, canAddPasskeys: true, passkeys: [] };

afterEach(() => act(dismissToast));

type Status = MySecondFactorQuery['mySecondFactor'];

const active: Status = { ...noSecondFactor, totpSince: '2026-03-05T20:04:00.000Z', recoveryCodesLeft: 10 };
const codes = ['K7QM-02XD-9FHT-3BWN', 'AAAA-BBBB-CCCC-DDDD'];
const enrolment = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Cimiento', qrSize: 25, qrPath: 'M0 0h1v1h-1z' };

type Failures = { confirm?: () => never; remove?: () => never };

/** Renders the panel on a server that keeps what is set up. */
function renderPanel(before: Status, { confirm, remove }: Failures = {}) {
  let status = before;
  return renderPage(
    <>
      <SecondFactor />
      <Toaster />
    </>,
    {
      user: ana,
      path: '/settings',
      replies: [
        reply(MySecondFactorDocument, () => ({ mySecondFactor: status })),
        reply(StartTotpDocument, { startTotp: enrolment }),
        reply(
          ConfirmTotpDocument,
          confirm ??
            (() => {
              status = active;
              return { confirmTotp: { codes } };
            }),
        ),
        reply(
          RemoveTotpDocument,
          remove ??
            (() => {
              status = noSecondFactor;
              return { removeTotp: { message: 'Listo' } };
            }),
        ),
        reply(RenewRecoveryCodesDocument, { renewRecoveryCodes: { codes } }),
        reply(StartPasskeyDocument, { startPasskey: JSON.stringify({ challenge: 'YQ', user: { id: 'YQ' } }) }),
      ],
    },
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function startSetUp(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Configurar aplicación' }));
  await screen.findByRole('img', { name: 'Código QR para tu aplicación de códigos' });
}

const typeCode = (code: string) =>
  fireEvent.change(screen.getByLabelText(/^Código de 6 dígitos/), { target: { value: code } });

test('an authenticator app is set up with a QR code or key; its recovery codes are shown once', async () => {
  const { getVariables } = renderPanel(noSecondFactor);
  await startSetUp();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  typeCode('123456');
  press('Activar');
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
  expect(getVariables('ConfirmTotp')).toEqual([{ code: '123456' }]);
  press('Ya los guardé');
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull());
  expect(
    await screen.findByText(
      'Te quedan 10 códigos para entrar si pierdes el teléfono o la llave con que confirmas que eres tú.',
    ),
  ).toBeVisible();
});

test('an app on a new phone is set up beside the one in force', async () => {
  const { getVariables } = renderPanel(active);
  fireEvent.click(await screen.findByRole('button', { name: 'Configura la app en tu teléfono nuevo' }));
  await screen.findByRole('img', { name: 'Código QR para tu aplicación de códigos' });
  typeCode('123456');
  press('Activar');
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
  expect(getVariables('ConfirmTotp')).toEqual([{ code: '123456' }]);
});

test('a wrong code is told at its field', async () => {
  renderPanel(noSecondFactor, { confirm: fail('VALIDATION_FAILED', 'El código no es correcto o ya se usó') });
  await startSetUp();
  typeCode('000000');
  press('Activar');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Código de 6 dígitos/)).toHaveAccessibleDescription(
      'El código no es correcto o ya se usó',
    ),
  );
});

test('turning it off asks first', async () => {
  renderPanel(active);
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar aplicación' }));
  expect(await screen.findByText('¿Quitar la aplicación de códigos?')).toBeVisible();
  press('Quitar');
  expect(await screen.findByRole('button', { name: 'Configurar aplicación' })).toBeVisible();
});

test('a refusal is told and changes nothing', async () => {
  renderPanel(active, { remove: fail('CONFLICT', 'Tu cuenta necesita un segundo factor.') });
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar aplicación' }));
  await screen.findByText('¿Quitar la aplicación de códigos?');
  press('Quitar');
  expect(await screen.findByText('Tu cuenta necesita un segundo factor.')).toBeVisible();
});

test('new recovery codes are shown once the loss of the former ones is confirmed', async () => {
  renderPanel(active);
  fireEvent.click(await screen.findByRole('button', { name: 'Crear códigos nuevos' }));
  expect(screen.queryByText(codes[1] ?? '')).toBeNull();
  const question = within(await screen.findByRole('alertdialog', { name: '¿Crear códigos nuevos?' }));
  fireEvent.click(question.getByRole('button', { name: 'Crear códigos' }));
  expect(await screen.findByText(codes[1] ?? '')).toBeVisible();
});

test.each([
  ['InvalidStateError', /^Este dispositivo ya tiene una passkey de tu cuenta/],
  ['NotAllowedError', /^Lo cancelaste, o pasó demasiado tiempo/],
  ['AbortError', /^El navegador interrumpió la espera/],
  ['NetworkError', 'Revisa tu conexión e intenta de nuevo.'],
])('a passkey that the browser refuses with %s has its own sentence', async (name, sentence) => {
  const create = jest.fn(() => Promise.reject(new DOMException('', name)));
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  Object.assign(window, { PublicKeyCredential: function () {}, isSecureContext: true });
  renderPanel(noSecondFactor);
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar passkey' }));
  fireEvent.change(screen.getByLabelText(/^Nombre de la passkey/), { target: { value: 'Mi teléfono' } });
  press('Crear passkey');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(/^Nombre de la passkey/)).toHaveValue('Mi teléfono');
  Reflect.deleteProperty(navigator, 'credentials');
});
