import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { Invitation } from './invitation-columns';
import {
  AdminInvitationsDocument,
  CreateInvitationsDocument,
  InvitationUsesDocument,
  RevokeInvitationDocument,
} from './invitations.generated';
import { InvitationsPanel } from './InvitationsPanel';

const openCode: Invitation = {
  id: 9,
  code: 'BETA2026',
  status: 'open',
  uses: 3,
  maxUses: 10,
  email: null,
  expiresAt: '2027-01-01T05:00:00.000Z',
  createdAt: '2026-04-01T15:00:00.000Z',
};
const usedCode: Invitation = {
  ...openCode,
  id: 10,
  code: 'ROSA123456',
  status: 'used',
  uses: 1,
  maxUses: 1,
  email: 'rosa@prueba.example',
  expiresAt: null,
};

const open = (...replies: Reply[]) =>
  renderPage(<InvitationsPanel access={<p>Acceso</p>} />, {
    path: '/admin/settings',
    replies: [reply(AdminInvitationsDocument, { adminInvitations: toPage([openCode, usedCode]) }), ...replies],
  });

describe('the list', () => {
  test('shows status, uses, recipient and the last valid day', async () => {
    open();
    expect(getRows(await screen.findByRole('table'))).toEqual([
      ['BETA2026', 'Vigente', '3 de 10', 'Cualquier persona', '31/12/2026', '01/04/2026'],
      ['ROSA123456', expect.any(String), '1 de 1', 'rosa@prueba.example', 'Nunca', '01/04/2026'],
    ]);
  });

  test('offers to revoke an open code only', async () => {
    open();
    await findRowButton('Revocar', 'BETA2026');
    expect(screen.getAllByRole('button', { name: /^Revocar: / })).toHaveLength(1);
  });
});

describe('the create dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(...replies);
    await opened.user.click(screen.getByRole('button', { name: 'Crear códigos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear códigos de invitación' }));
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Crear' }));
    return { ...opened, dialog, submit };
  };

  test('creates several codes and shows them to copy', async () => {
    const codes = ['AAAA111111', 'BBBB222222'].map((code, id) => ({ id, code }));
    const { dialog, submit, getVariables } = await openDialog(
      reply(CreateInvitationsDocument, { createInvitations: codes }),
    );
    fillIn(dialog.getByLabelText(/^Cuántos códigos/), '2');
    await submit();
    expect(await findToast('Códigos creados')).toBeInTheDocument();
    const created = within(await screen.findByRole('dialog', { name: '2 códigos creados' }));
    expect(created.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAAA111111',
      'BBBB222222',
    ]);
    expect(getVariables('CreateInvitations')).toEqual([
      { input: { count: 2, maxUses: 1, email: null, expiresOn: null } },
    ]);
  });

  test('creates a code for one person, without the fields that are hidden then', async () => {
    const { user, dialog, submit, getVariables } = await openDialog(
      reply(CreateInvitationsDocument, { createInvitations: [{ id: 11, code: 'CCCC333333' }] }),
    );
    await user.selectOptions(dialog.getByLabelText('Para quién'), 'person');
    fillIn(dialog.getByLabelText(/^Correo electrónico/), 'nina@prueba.example');
    await submit();
    const created = within(await screen.findByRole('dialog', { name: 'Código creado' }));
    expect(created.getByText('http://localhost/register?code=CCCC333333')).toBeInTheDocument();
    expect(getVariables('CreateInvitations')).toEqual([
      { input: expect.objectContaining({ email: 'nina@prueba.example' }) },
    ]);
  });

  test('stays open after a failure', async () => {
    const { dialog, submit } = await openDialog(
      reply(CreateInvitationsDocument, fail('INTERNAL', 'Intenta de nuevo.')),
    );
    await submit();
    expect(await findToast('No se pudo crear el código: Intenta de nuevo.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Crear' })).toBeEnabled();
  });
});

test('copies the registration link of a code', async () => {
  const { user } = open();
  await user.click(await findRowButton('Copiar enlace de registro', 'BETA2026'));
  expect(await findToast('Enlace copiado')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/register?code=BETA2026');
});

describe('revoking', () => {
  const revoke = async (answer: Reply) => {
    const opened = open(answer);
    await opened.user.click(await findRowButton('Revocar', 'BETA2026'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revocar código' }));
    expect(question.getByText('BETA2026')).toBeInTheDocument();
    await opened.user.click(question.getByRole('button', { name: 'Revocar' }));
    return opened;
  };

  test('reports it and closes', async () => {
    const { getVariables } = await revoke(
      reply(RevokeInvitationDocument, { revokeInvitation: { id: 9, status: 'revoked' } }),
    );
    expect(await findToast('Código revocado')).toBeInTheDocument();
    expect(getVariables('RevokeInvitation')).toEqual([{ id: 9 }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('keeps the question open after a failure', async () => {
    await revoke(reply(RevokeInvitationDocument, fail('CONFLICT', 'Ya fue usado.')));
    expect(await findToast('No se pudo revocar el código: Ya fue usado.')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

test('shows who used a code, and how many uses were not recorded', async () => {
  const use = {
    id: 1,
    usedAt: '2026-05-02T15:00:00.000Z',
    user: { id: 7, fullName: 'Eva Torres', email: 'e@p.example' },
  };
  const { user } = open(reply(InvitationUsesDocument, { invitationUses: toPage([use]) }));
  await user.click(await findRowButton('Ver quién lo usó', 'BETA2026'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quién usó BETA2026' }));
  expect(await dialog.findByText('Eva Torres')).toBeInTheDocument();
  expect(dialog.getByText('2 usos son anteriores a este registro: no se sabe de quién fueron.')).toBeInTheDocument();
});
