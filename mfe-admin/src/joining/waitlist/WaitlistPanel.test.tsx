import { screen, waitFor, within } from '@testing-library/react';
import { findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { WaitlistRequest } from './waitlist-columns';
import {
  AdminWaitlistDocument,
  DeclineWaitlistRequestDocument,
  InviteFromWaitlistDocument,
  ReopenWaitlistRequestDocument,
} from './waitlist.generated';
import { WaitlistPanel } from './WaitlistPanel';

const pending: WaitlistRequest = {
  id: 4,
  email: 'rosa@prueba.example',
  fullName: 'Rosa Intriago',
  location: 'Manta, Ecuador',
  occupation: 'Contadora',
  whyInterested: 'Quiero diversificar mis ahorros.',
  investmentRange: '5k10k',
  socialProfiles: null,
  referralSource: 'referral',
  invitationCode: null,
  receiveNews: true,
  createdAt: '2026-07-08T03:12:00.000Z',
  status: 'pending',
  invitation: null,
};
const declined: WaitlistRequest = { ...pending, id: 5, fullName: 'Luis Mera', status: 'declined' };

function open(...replies: Reply[]) {
  const onAnswered = jest.fn(async () => undefined);
  const page = renderPage(<WaitlistPanel onAnswered={onAnswered} />, {
    path: '/admin/settings?tab=waitlist',
    replies: [reply(AdminWaitlistDocument, { adminWaitlist: toPage([pending, declined]) }), ...replies],
  });
  return { ...page, onAnswered };
}

test('the list shows each request with the Ecuadorian date, and answers for pending ones only', async () => {
  open();
  expect(getRows(await screen.findByRole('table'))).toEqual([
    ['Rosa Intriago', 'rosa@prueba.example', 'Manta, Ecuador', '07/07/2026', 'Pendiente'],
    ['Luis Mera', 'rosa@prueba.example', 'Manta, Ecuador', '07/07/2026', 'Rechazada'],
  ]);
  expect(screen.getAllByRole('button', { name: /^Invitar: / })).toHaveLength(1);
});

test('shows every answer of a request, and a dash for a skipped question', async () => {
  const { user } = open();
  await user.click(await findRowButton('Ver', 'Rosa Intriago'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rosa Intriago' }));
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    'Pendiente',
    '07/07/2026',
    'rosa@prueba.example',
    'Manta, Ecuador',
    'Contadora',
    'Quiero diversificar mis ahorros.',
    '$5,000 - $10,000',
    '—',
    'Recomendación',
    '—',
    'Sí',
  ]);
});

describe('inviting', () => {
  const invite = async (answer: Reply) => {
    const opened = open(answer);
    await opened.user.click(await findRowButton('Invitar', 'Rosa Intriago'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a Rosa Intriago' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Crear invitación' }));
    return opened;
  };

  test('creates a code for this person and shows how to send it', async () => {
    const { getVariables, onAnswered } = await invite(
      reply(InviteFromWaitlistDocument, {
        inviteFromWaitlist: { id: 4, status: 'invited', invitation: { id: 11, code: 'ROSA123456' } },
      }),
    );
    expect(await findToast('Invitación creada')).toBeInTheDocument();
    const created = within(await screen.findByRole('dialog', { name: 'Código creado' }));
    const mail = created.getByRole('link', { name: 'rosa@prueba.example' });
    expect(mail).toHaveAttribute('href', expect.stringContaining('mailto:rosa%40prueba.example'));
    expect(mail).toHaveAttribute('href', expect.stringContaining('ROSA123456'));
    expect(getVariables('InviteFromWaitlist')).toEqual([{ id: 4, input: { expiresOn: null } }]);
    expect(onAnswered).toHaveBeenCalled();
  });

  test('reloads the request when another administrator was first', async () => {
    const { getVariables } = await invite(reply(InviteFromWaitlistDocument, fail('CONFLICT', 'Ya fue respondida.')));
    expect(await findToast('No se pudo crear la invitación: Ya fue respondida.')).toBeInTheDocument();
    await waitFor(() => expect(getVariables('AdminWaitlist').length).toBeGreaterThan(1));
    expect(screen.getByRole('dialog', { name: 'Invitar a Rosa Intriago' })).toBeInTheDocument();
  });
});

test('declining asks first and reports it', async () => {
  const { user, getVariables } = open(
    reply(DeclineWaitlistRequestDocument, {
      declineWaitlistRequest: { id: 4, status: 'declined', invitation: null },
    }),
  );
  await user.click(await findRowButton('Rechazar', 'Rosa Intriago'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Rechazar solicitud' }));
  await user.click(question.getByRole('button', { name: 'Rechazar' }));
  expect(await findToast('Solicitud rechazada')).toBeInTheDocument();
  expect(getVariables('DeclineWaitlistRequest')).toEqual([{ id: 4 }]);
});

test('a declined request can be pending again', async () => {
  const { user } = open(
    reply(ReopenWaitlistRequestDocument, { reopenWaitlistRequest: { id: 5, status: 'pending', invitation: null } }),
  );
  await user.click(await findRowButton('Ver', 'Luis Mera'));
  await user.click(await screen.findByRole('button', { name: 'Volver a pendiente' }));
  expect(await findToast('Solicitud pendiente otra vez')).toBeInTheDocument();
});
