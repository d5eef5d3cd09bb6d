import { screen, waitFor } from '@testing-library/react';
import { admin, findToast, renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import { UserAccess } from './UserAccess';
import {
  EndUserSessionsDocument,
  ResendPendingEmailDocument,
  ResetSecondFactorDocument,
  SetUserDisabledDocument,
  UserAccessDocument,
} from './users.generated';

const lastSignInAt = '2026-03-05T20:04:00.000Z';

/** Renders the access of an account on a server that remembers whether it is disabled. */
function open({ id = 7, replies = [] as Reply[], hasSecondFactor = false } = {}) {
  let disabledAt: string | null = null;
  let secondFactorAt = hasSecondFactor ? '2026-01-06T20:04:00.000Z' : null;
  const reload = jest.fn(() => Promise.resolve());
  const opened = renderPage(<UserAccess id={id} reload={reload} />, {
    path: '/admin/users',
    replies: [
      reply(UserAccessDocument, () => ({
        adminUser: { id, lastSignInAt, disabledAt, secondFactorAt, pendingEmail: null },
      })),
      reply(ResetSecondFactorDocument, () => {
        secondFactorAt = null;
        return { resetSecondFactor: { message: 'Listo' } };
      }),
      reply(EndUserSessionsDocument, { endUserSessions: { message: 'Listo' } }),
      reply(SetUserDisabledDocument, ({ disabled }) => {
        disabledAt = disabled ? '2026-03-06T20:04:00.000Z' : null;
        return { setUserDisabled: { id, disabledAt } };
      }),
      ...replies,
    ],
  });
  const press = async (name: string) => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, press, reload };
}

test('shows that the access loads', async () => {
  open({ replies: [reply(UserAccessDocument, neverAnswer)] });
  expect(await screen.findByText('Cargando acceso...')).toBeInTheDocument();
});

test('reports that the access could not be loaded, and loads it again', async () => {
  const { press, getVariables } = open({ replies: [reply(UserAccessDocument, fail('INTERNAL', ''))] });
  expect(await screen.findByText('No se pudo cargar el acceso de esta cuenta.')).toBeInTheDocument();
  await press('Reintentar');
  await waitFor(() => expect(getVariables('UserAccess')).toHaveLength(2));
});

test('says when the person has not signed in yet', async () => {
  const adminUser = { id: 7, lastSignInAt: null, disabledAt: null, secondFactorAt: null, pendingEmail: null };
  open({ replies: [reply(UserAccessDocument, { adminUser })] });
  expect(await screen.findByText('Todavía no ha iniciado sesión')).toBeInTheDocument();
});

test('shows the last sign-in in the time of Ecuador and disconnects the devices', async () => {
  const { press, getVariables } = open();
  expect(await screen.findByText('Último inicio de sesión: 05/03/2026, 15:04')).toBeInTheDocument();
  await press('Desconectar sus dispositivos');
  expect(await findToast('Dispositivos desconectados')).toBeInTheDocument();
  expect(getVariables('EndUserSessions')).toEqual([{ userId: 7 }]);
});

test('disables the account and enables it again', async () => {
  const { press, reload, getVariables } = open();
  await press('Deshabilitar cuenta');
  expect(await screen.findByText(/Deshabilitada desde 06\/03\/2026, 15:04/)).toBeInTheDocument();
  await press('Habilitar cuenta');
  expect(await findToast('Cuenta habilitada')).toBeInTheDocument();
  expect(getVariables('SetUserDisabled')).toEqual([
    { id: 7, disabled: true },
    { id: 7, disabled: false },
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('tells why an account could not be disabled', async () => {
  const message = 'No se puede deshabilitar al último administrador.';
  const { press } = open({ replies: [reply(SetUserDisabledDocument, fail('CONFLICT', message))] });
  await press('Deshabilitar cuenta');
  expect(await findToast(`No se pudo deshabilitar: ${message}`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Deshabilitar cuenta' })).toBeInTheDocument();
});

test('offers nobody to disable their own account', async () => {
  open({ id: admin.id });
  expect(await screen.findByText(/Último inicio de sesión/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshabilitar cuenta' })).toBeNull());
});

test('removes the second factor of somebody who lost it, after a question', async () => {
  const { press, getVariables } = open({ hasSecondFactor: true });
  expect(await screen.findByText(/Segundo factor desde 06\/01\/2026, 15:04/)).toBeInTheDocument();
  await press('Restablecer segundo factor');
  expect(screen.getByText(/Confirma antes por otro medio/)).toBeInTheDocument();
  await press('Quitar segundo factor');
  expect(await findToast('Segundo factor quitado')).toBeInTheDocument();
  expect(getVariables('ResetSecondFactor')).toEqual([{ userId: 7 }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restablecer segundo factor' })).toBeNull());
});

test.each([{}, { id: admin.id, hasSecondFactor: true }])(
  'offers no reset of a second factor with %j',
  async (options) => {
    open(options);
    await screen.findByText(/Último inicio de sesión/);
    expect(screen.queryByRole('button', { name: 'Restablecer segundo factor' })).toBeNull();
  },
);

test('the link of an e-mail that waits for its confirmation is sent again', async () => {
  const adminUser = {
    id: 7,
    lastSignInAt,
    disabledAt: null,
    secondFactorAt: null,
    pendingEmail: 'nueva@prueba.example',
  };
  const { press, getVariables } = open({
    replies: [
      reply(UserAccessDocument, { adminUser }),
      reply(ResendPendingEmailDocument, { resendPendingEmail: { message: 'Listo' } }),
    ],
  });
  expect(await screen.findByText(/Correo en espera: nueva@prueba\.example/)).toBeInTheDocument();
  await press('Enviar el enlace otra vez');
  expect(await findToast('Enlace enviado otra vez')).toBeInTheDocument();
  expect(getVariables('ResendPendingEmail')).toEqual([{ id: 7 }]);
});
