import { screen, waitFor, within } from '@testing-library/react';
import { AuditAuthorsDocument, AuditLogDocument } from '../../shared/history/audit-log.generated';
import { AdminInvitationsDocument } from '../../joining/invitations/invitations.generated';
import { findToast, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import { AdminWaitlistDocument } from '../../joining/waitlist/waitlist.generated';
import { InvitationSwitchDocument, SetInvitationRequiredDocument } from './settings.generated';
import SettingsPage from './SettingsPage';

const settings = (required: boolean) =>
  reply(InvitationSwitchDocument, { invitationSettings: { required }, waiting: { total: 3 } });

const open = (path: string, ...replies: Reply[]) =>
  renderPage(<SettingsPage />, {
    path,
    replies: [
      settings(true),
      reply(AdminInvitationsDocument, { adminInvitations: toPage([]) }),
      reply(AdminWaitlistDocument, { adminWaitlist: toPage([]) }),
      reply(AuditLogDocument, { auditEntries: toPage([]) }),
      reply(AuditAuthorsDocument, { auditAuthors: [] }),
      ...replies,
    ],
  });

const findSwitch = () => screen.findByRole('switch', { name: 'Registro solo con invitación' });

describe('the tabs', () => {
  test('start with the invitations and count the pending requests', async () => {
    open('/admin/settings');
    expect(await screen.findByText('No hay códigos de invitación')).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: /Lista de espera.*3/ })).toBeInTheDocument();
  });

  test('drop the search of the tab before', async () => {
    const { user } = open('/admin/settings?q=BETA');
    await user.click(await screen.findByRole('tab', { name: 'Cambios' }));
    expect(await screen.findByText('No hay cambios registrados')).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=changes');
  });

  test('open from the address', async () => {
    open('/admin/settings?tab=waitlist');
    expect(await screen.findByText('No hay solicitudes')).toBeInTheDocument();
  });
});

describe('the invitation switch', () => {
  test('shows that it loads', async () => {
    open('/admin/settings', reply(InvitationSwitchDocument, neverAnswer));
    expect(await screen.findByText('Cargando configuración...')).toBeInTheDocument();
  });

  test('offers a retry after a failed load', async () => {
    const { user, setReply } = open('/admin/settings', reply(InvitationSwitchDocument, fail('INTERNAL', '')));
    expect(await screen.findByText(/No se pudo cargar la configuración/)).toBeInTheDocument();
    setReply(settings(true));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await findSwitch()).toBeChecked();
  });

  test('asks before it opens the registration to everybody', async () => {
    const { user, getVariables, setReply } = open(
      '/admin/settings',
      reply(SetInvitationRequiredDocument, { setInvitationRequired: { required: false } }),
    );
    await user.click(await findSwitch());
    const question = within(await screen.findByRole('alertdialog', { name: '¿Abrir el registro a todos?' }));
    expect(getVariables('SetInvitationRequired')).toEqual([]);
    setReply(settings(false));
    await user.click(question.getByRole('button', { name: 'Abrir el registro' }));
    expect(await findToast('Configuración actualizada')).toBeInTheDocument();
    expect(getVariables('SetInvitationRequired')).toEqual([{ required: false }]);
    await waitFor(async () => expect(await findSwitch()).not.toBeChecked());
  });

  test('turns on without a question, and reports a failure', async () => {
    const { user } = open(
      '/admin/settings',
      settings(false),
      reply(SetInvitationRequiredDocument, fail('INTERNAL', 'Intenta de nuevo.')),
    );
    await user.click(await findSwitch());
    expect(await findToast('No se pudo actualizar la configuración: Intenta de nuevo.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await findSwitch()).not.toBeChecked();
  });
});
