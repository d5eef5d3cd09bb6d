import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { User } from './user-columns';
import { AdminUsersDocument, CreateUserDocument, UpdateUserDocument, UserAccessDocument } from './users.generated';
import UsersPage from './UsersPage';

const eva: User = {
  id: 7,
  revision: 'u1',
  username: 'eva',
  fullName: 'Eva Torres',
  email: 'eva@prueba.example',
  role: 'user',
  staffRole: null,
  createdAt: '2026-03-05T04:59:59.000Z',
  receivesPasswordLink: false,
};

const open = (...replies: Reply[]) =>
  renderPage(<UsersPage />, {
    path: '/admin/users',
    replies: [
      reply(AdminUsersDocument, { adminUsers: toPage([eva]) }),
      reply(UserAccessDocument, {
        adminUser: { id: 7, lastSignInAt: null, disabledAt: null, secondFactorAt: null, pendingEmail: null },
      }),
      ...replies,
    ],
  });

test('the list shows each account with its role and the Ecuadorian date of its registration', async () => {
  open();
  expect(getRows(await screen.findByRole('table'))).toEqual([
    ['eva', 'Eva Torres', 'eva@prueba.example', 'Usuario', '4/3/2026'],
  ]);
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
});

describe('the create dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(...replies);
    await opened.user.click(screen.getByRole('button', { name: 'Nuevo Usuario' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo Usuario' }));
    const values = { 'Nombre de usuario': 'nina', Contraseña: 'secreta1', 'Nombre completo': 'Nina Vera' };
    for (const [label, value] of Object.entries({ ...values, 'Correo electrónico': 'nina@prueba.example' }))
      fillIn(dialog.getByLabelText(new RegExp(`^${label}`)), value);
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Crear Usuario' }));
    return { ...opened, dialog, submit };
  };

  test('sends a new account with the role Usuario and reports it', async () => {
    const { getVariables, submit } = await openDialog(reply(CreateUserDocument, { createUser: { id: 8 } }));
    await submit();
    expect(await findToast('Usuario creado')).toBeInTheDocument();
    expect(getVariables('CreateUser')).toEqual([
      {
        input: {
          username: 'nina',
          password: 'secreta1',
          fullName: 'Nina Vera',
          email: 'nina@prueba.example',
          role: 'user',
          staffRole: null,
        },
      },
    ]);
  });

  test('rejects an e-mail address without a domain before it sends anything', async () => {
    const { dialog, getVariables, submit } = await openDialog();
    fillIn(dialog.getByLabelText(/^Correo/), 'nina@');
    await submit();
    expect(dialog.getByText('Email inválido')).toBeInTheDocument();
    expect(getVariables('CreateUser')).toEqual([]);
  });

  test('stays open with the message of the server at its field', async () => {
    const errors = { username: 'El nombre de usuario ya existe' };
    const { dialog, submit } = await openDialog(reply(CreateUserDocument, fail('CONFLICT', 'Ya existe', errors)));
    await submit();
    expect(await findToast('No se pudo crear el usuario: Ya existe')).toBeInTheDocument();
    expect(dialog.getByText('El nombre de usuario ya existe')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Nombre de usuario/)).toHaveValue('nina');
  });
});

test('editing keeps the username and the password unless a new one is given', async () => {
  const { user, getVariables } = open(reply(UpdateUserDocument, { updateUser: { ...eva, fullName: 'Eva Ruiz' } }));
  await user.click(await findRowButton('Editar', 'eva'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Usuario' }));
  expect(dialog.getByLabelText('Nombre de usuario')).toBeDisabled();
  fillIn(dialog.getByLabelText(/^Nombre completo/), 'Eva Ruiz');
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await findToast('Usuario actualizado')).toBeInTheDocument();
  expect(getVariables('UpdateUser')).toEqual([
    {
      id: 7,
      revision: 'u1',
      input: { fullName: 'Eva Ruiz', email: 'eva@prueba.example', role: 'user', staffRole: null },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says that the owner of a confirmed e-mail gets a link in place of a password', async () => {
  const { user } = open(reply(AdminUsersDocument, { adminUsers: toPage([{ ...eva, receivesPasswordLink: true }]) }));
  await user.click(await findRowButton('Editar', 'eva'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Usuario' }));
  expect(dialog.getByLabelText('Nueva contraseña')).toHaveAccessibleDescription(/le enviaremos un enlace/);
});

test('granting the role says that it waits for another administrator, and reads the list again', async () => {
  const { user, getVariables } = open(reply(UpdateUserDocument, fail('APPROVAL_PENDING', 'Otro debe aprobarlo.')));
  await user.click(await findRowButton('Editar', 'eva'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Usuario' }));
  await user.selectOptions(dialog.getByLabelText(/^Rol/), 'Administrador');
  const save = dialog.getByRole('button', { name: 'Guardar Cambios' });
  await user.click(save);
  await user.click(await dialog.findByLabelText('Es correcto: guardar así'));
  await user.click(save);
  expect(await findToast('Enviado a aprobación')).toBeInTheDocument();
  expect(screen.queryByText('Usuario actualizado')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getVariables('UpdateUser')).toMatchObject([{ input: { role: 'admin' } }]);
  await waitFor(() => expect(getVariables('AdminUsers')).toHaveLength(2));
});
