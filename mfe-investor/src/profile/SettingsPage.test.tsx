import { notificationGroups } from '@cimiento/contracts';
import { fail, loseConnection, renderPage, reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana, noSecondFactor } from '../testing/records';
import {
  ChangePasswordDocument,
  MySessionsDocument,
  UpdateProfileDocument,
  type ChangePasswordMutation,
  type MySessionsQuery,
  type UpdateProfileMutation,
} from './profile.generated';
import {
  MyNotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
  type MyNotificationPreferencesQuery,
} from './notification-preferences.generated';
import { MyIdentityStateDocument } from './identity-state.generated';
import SettingsPage from './SettingsPage';

afterEach(() => act(dismissToast));

const saved: UpdateProfileMutation = { updateProfile: { id: 2, fullName: 'Ana Ñáñez', email: ana.email } };
const changed: ChangePasswordMutation = { changePassword: { message: 'Tu contraseña se actualizó' } };

let preferences: MyNotificationPreferencesQuery['myNotificationPreferences'];
beforeEach(() => {
  preferences = notificationGroups.map((group) => ({ group, app: true, email: true }));
});

const session: MySessionsQuery['mySessions'][number] = {
  id: 'a1',
  device: 'Chrome en Windows',
  addressPrefix: '203.0.x.x',
  createdAt: '2026-03-01T15:00:00.000Z',
  lastSeenAt: '2026-03-05T20:04:00.000Z',
  isCurrent: true,
};

type Answers = {
  profile?: Parameters<typeof reply<UpdateProfileMutation, object>>[1];
  password?: Parameters<typeof reply<ChangePasswordMutation, object>>[1];
};

const renderSettings = ({ profile = saved, password = changed }: Answers = {}) =>
  renderPage(
    <>
      <SettingsPage />
      <Toaster />
    </>,
    {
      user: ana,
      path: '/settings',
      replies: [
        reply(UpdateProfileDocument, profile),
        reply(ChangePasswordDocument, password),
        reply(MySessionsDocument, { mySessions: [session], myDevices: [] }),
        { operation: 'MySecondFactor', respond: () => ({ mySecondFactor: noSecondFactor }) },
        reply(MyIdentityStateDocument, { myIdentity: { state: 'needs_more' } }),
        reply(MyNotificationPreferencesDocument, () => ({ myNotificationPreferences: preferences })),
        reply(SetNotificationPreferenceDocument, ({ input }) => {
          preferences = preferences.map((preference) => (preference.group === input.group ? input : preference));
          return { setNotificationPreference: preferences };
        }),
      ],
    },
  );

const fillIn = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillInPasswords(next = 'nuevaclave', confirmed = next): void {
  fireEvent.click(screen.getByText('Escribir una contraseña nueva'));
  fillIn('Contraseña actual', 'secreto');
  fillIn('Contraseña nueva', next);
  fillIn('Confirmar contraseña nueva', confirmed);
}

test("shows the person's data, with a username that cannot be changed, and their devices", async () => {
  renderSettings();
  expect(screen.getByRole('region', { name: 'Tu perfil' })).toHaveTextContent(
    'Nombre de usuario: ana. No se puede cambiar.',
  );
  expect(screen.queryByLabelText('Nombre de usuario')).toBeNull();
  expect(screen.getByLabelText('Nombre completo')).toHaveValue('Ana Lucía Ñáñez');
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@prueba.example');
  expect(await screen.findByText('Chrome en Windows')).toBeVisible();
});

test('the identity leads to its page with its state', async () => {
  renderSettings();
  const part = screen.getByRole('region', { name: 'Mis datos' });
  expect(await within(part).findByText('Falta algo')).toBeVisible();
  expect(within(part).getByRole('link', { name: 'Verifica tu identidad' })).toHaveAttribute('href', '/identity');
});

test('saves the profile and shows it', async () => {
  const { getVariables } = renderSettings();
  fillIn('Nombre completo', 'Ana Ñáñez');
  press('Guardar cambios');
  expect(await screen.findByText('Datos actualizados')).toBeVisible();
  expect(getVariables('UpdateProfile')).toEqual([{ input: { fullName: 'Ana Ñáñez', email: 'ana@prueba.example' } }]);
});

test('says that a new e-mail waits for its link where e-mails are confirmed', async () => {
  renderSettings();
  fillIn('Correo electrónico', 'nueva@prueba.example');
  press('Guardar cambios');
  expect(await screen.findByText('Falta confirmar tu correo nuevo.')).toBeVisible();
  expect(screen.getByText(/Enviamos un enlace a/)).toHaveTextContent(
    'Enviamos un enlace a nueva@prueba.example. Ábrelo para que sea tu correo; hasta entonces te escribimos a ana@prueba.example.',
  );
});

test('says nothing about a link where the new e-mail counts at once', async () => {
  renderSettings({ profile: { updateProfile: { ...saved.updateProfile, email: 'nueva@prueba.example' } } });
  fillIn('Correo electrónico', 'nueva@prueba.example');
  press('Guardar cambios');
  expect(await screen.findByText('Tu perfil quedó guardado.')).toBeVisible();
  expect(screen.queryByText(/Enviamos un enlace a/)).toBeNull();
});

test('an invalid e-mail is shown at its field and not sent', async () => {
  const { getVariables } = renderSettings();
  fillIn('Correo electrónico', 'ana');
  press('Guardar cambios');
  expect(await screen.findByText('Escribe tu correo completo, como nombre@ejemplo.com')).toBeVisible();
  expect(getVariables('UpdateProfile')).toEqual([]);
});

test("shows the server's message at the field and in a toast", async () => {
  const message = 'El correo electrónico ya está registrado';
  renderSettings({ profile: fail('CONFLICT', 'Revisa tus datos', { email: message }) });
  fillIn('Correo electrónico', 'otra@prueba.example');
  press('Guardar cambios');
  expect(await screen.findByText('No se pudieron guardar tus datos')).toBeVisible();
  expect(screen.getByText('Revisa tus datos')).toBeVisible();
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(message);
});

test('a lost connection keeps what was typed', async () => {
  renderSettings({ profile: loseConnection });
  fillIn('Nombre completo', 'Ana Ñáñez');
  press('Guardar cambios');
  expect(await screen.findByText('Revisa tu conexión e intenta de nuevo.')).toBeVisible();
  expect(screen.getByLabelText('Nombre completo')).toHaveValue('Ana Ñáñez');
});

test('changes the password and empties the fields', async () => {
  const { getVariables } = renderSettings();
  fillInPasswords();
  press('Cambiar contraseña');
  expect(await screen.findByText('Contraseña actualizada')).toBeVisible();
  expect(getVariables('ChangePassword')).toEqual([
    { input: { currentPassword: 'secreto', newPassword: 'nuevaclave' } },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveValue(''));
});

test('requires the same new password twice', async () => {
  const { getVariables } = renderSettings();
  fillInPasswords('nuevaclave', 'otraclave');
  press('Cambiar contraseña');
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeVisible();
  expect(getVariables('ChangePassword')).toEqual([]);
});

test('a wrong current password is shown at its field', async () => {
  const message = 'La contraseña actual no es correcta';
  renderSettings({ password: fail('VALIDATION_FAILED', 'Revisa los datos marcados', { currentPassword: message }) });
  fillInPasswords();
  press('Cambiar contraseña');
  await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(message));
  expect(screen.getByText('No se pudo cambiar tu contraseña')).toBeVisible();
});

test('checks who is signed in again when the session has ended', async () => {
  const { getVariables } = renderSettings({
    password: fail('UNAUTHENTICATED', 'Debes iniciar sesión para continuar.'),
  });
  fillInPasswords();
  press('Cambiar contraseña');
  await waitFor(() => expect(getVariables('CurrentUser')).toHaveLength(1));
});

const findBox = (name: string) => screen.findByRole('checkbox', { name });

test('only channels that can be changed have a box, and one sentence says what is always sent', async () => {
  renderSettings();
  await findBox('Órdenes: por correo');
  const table = screen.getByRole('table', { name: 'Notificaciones' });
  const boxes = within(table).getAllByRole('checkbox');
  expect(boxes).toHaveLength(8);
  for (const box of boxes) expect(box).toBeEnabled();
  expect(within(table).queryByText('Seguridad')).toBeNull();
  expect(screen.getByText(/Lo que toca tu dinero te lo decimos siempre en la aplicación/)).toBeVisible();
});

test('switches the e-mails of a group off', async () => {
  const { getVariables } = renderSettings();
  const orders = await findBox('Órdenes: por correo');
  fireEvent.click(orders);
  await waitFor(() => expect(orders).not.toBeChecked());
  expect(getVariables('SetNotificationPreference')).toEqual([{ input: { group: 'orders', app: true, email: false } }]);
});

test('keeps a choice that could not be saved as it was, and says so', async () => {
  const { setReply } = renderSettings();
  const updates = await findBox('Novedades: en la aplicación');
  setReply(reply(SetNotificationPreferenceDocument, fail('INTERNAL', '')));
  fireEvent.click(updates);
  expect(await screen.findByText('No se pudo guardar tu preferencia')).toBeVisible();
  expect(updates).toBeChecked();
});
