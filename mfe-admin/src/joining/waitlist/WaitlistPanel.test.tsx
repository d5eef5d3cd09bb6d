import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { WaitlistRequest } from './waitlist-columns';
import {
  AdminWaitlistDocument,
  DeclineWaitlistRequestDocument,
  DeclineWaitlistRequestsDocument,
  InviteFromWaitlistDocument,
  InviteWaitlistRequestsDocument,
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
  emailStatus: null,
  invitation: null,
};
const answered = { id: 4, email: pending.email, emailStatus: null, invitation: null };
const declined: WaitlistRequest = { ...pending, id: 5, fullName: 'Luis Mera', status: 'declined' };

const open = (...replies: Reply[]) => openWith([pending, declined], ...replies);

function openWith(requests: WaitlistRequest[], ...replies: Reply[]) {
  const onAnswered = jest.fn(async () => undefined);
  const page = renderPage(<WaitlistPanel onAnswered={onAnswered} />, {
    path: '/admin/settings?tab=waitlist',
    replies: [reply(AdminWaitlistDocument, { adminWaitlist: toPage(requests) }), ...replies],
  });
  return { ...page, onAnswered };
}

const facts = ['$5,000 - $10,000', 'Quiero diversificar mis ahorros.', '07/07/2026'];

test('the list shows each request with range, reason and day, and answers for pending ones', async () => {
  const { getVariables } = open();
  expect(getRows(await screen.findByRole('table'))).toEqual([
    ['', 'Rosa Intriagorosa@prueba.exampleManta, Ecuador', ...facts, 'Pendiente'],
    ['', 'Luis Merarosa@prueba.exampleManta, Ecuador', ...facts, 'Rechazada'],
  ]);
  expect(screen.getAllByRole('button', { name: /^Invitar: / })).toHaveLength(1);
  expect(getVariables('AdminWaitlist')).toEqual([expect.objectContaining({ sort: 'id', descending: false })]);
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

  test('creates a code for this person and says to whom the link was sent', async () => {
    const { getVariables, onAnswered } = await invite(
      reply(InviteFromWaitlistDocument, {
        inviteFromWaitlist: {
          ...answered,
          status: 'invited',
          emailStatus: 'pending',
          invitation: { id: 11, code: 'ROSA123456', status: 'open' },
        },
      }),
    );
    expect(await findToast('Invitación creada')).toBeInTheDocument();
    const created = within(await screen.findByRole('dialog', { name: 'Código creado' }));
    expect(created.getByText(/Le enviamos el enlace a/)).toHaveTextContent(
      'Le enviamos el enlace a rosa@prueba.example',
    );
    expect(getVariables('InviteFromWaitlist')).toEqual([
      { id: 4, input: { email: 'rosa@prueba.example', expiresOn: null } },
    ]);
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
      declineWaitlistRequest: { ...answered, status: 'declined' },
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
    reply(ReopenWaitlistRequestDocument, { reopenWaitlistRequest: { ...answered, id: 5, status: 'pending' } }),
  );
  await user.click(await findRowButton('Ver', 'Luis Mera'));
  await user.click(await screen.findByRole('button', { name: 'Volver a pendiente' }));
  expect(await findToast('Solicitud pendiente otra vez')).toBeInTheDocument();
});

test('a long reason is shortened in its row at the end of a word', async () => {
  openWith([{ ...pending, whyInterested: `${'palabra '.repeat(20)}final` }]);
  const [row] = getRows(await screen.findByRole('table'));
  expect(row?.[3]).toBe(`${'palabra '.repeat(10).trim()}…`);
});

describe('invited requests', () => {
  const invited = (status: 'open' | 'revoked'): WaitlistRequest => ({
    ...pending,
    status: 'invited',
    emailStatus: 'dead',
    invitation: { id: 11, code: 'ROSA123456', status },
  });

  test('the row shows the state of the code and of its e-mail', async () => {
    openWith([invited('revoked')]);
    const [row] = getRows(await screen.findByRole('table'));
    expect(row?.at(-1)).toBe('InvitadaCódigo revocadoEl correo falló');
  });

  test('a request with a revoked code gets a new one for its corrected e-mail', async () => {
    const answer = {
      ...answered,
      email: 'rosa.bien@prueba.example',
      status: 'invited' as const,
      emailStatus: 'pending' as const,
      invitation: { id: 12, code: 'NUEVO12345', status: 'open' as const },
    };
    const { user, getVariables } = openWith(
      [invited('revoked')],
      reply(InviteFromWaitlistDocument, { inviteFromWaitlist: answer }),
    );
    await user.click(await findRowButton('Invitar de nuevo', 'Rosa Intriago'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar de nuevo a Rosa Intriago' }));
    fillIn(dialog.getByRole('textbox', { name: /Correo electrónico/ }), 'rosa.bien@prueba.example');
    await user.click(dialog.getByRole('button', { name: 'Invitar de nuevo' }));
    expect(await screen.findByText(/Le enviamos el enlace a/)).toHaveTextContent('rosa.bien@prueba.example');
    expect(getVariables('InviteFromWaitlist')).toEqual([
      { id: 4, input: { email: 'rosa.bien@prueba.example', expiresOn: null } },
    ]);
  });

  test('a request with a valid code offers only to correct its e-mail', async () => {
    openWith([invited('open')]);
    expect(await findRowButton('Corregir el correo', 'Rosa Intriago')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Invitar/ })).toBeNull();
  });
});

describe('several requests', () => {
  const requests = [pending, { ...pending, id: 6, fullName: 'Iván Paz' }, declined];

  test('one click selects all, and one question that names how many invites them', async () => {
    const { user, getVariables } = openWith(
      requests,
      reply(InviteWaitlistRequestsDocument, {
        inviteWaitlistRequests: [
          { id: 4, error: null },
          { id: 6, error: 'Esta solicitud ya fue atendida.' },
        ],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Seleccionar las 2 pendientes' }));
    await user.click(screen.getByRole('button', { name: 'Invitar a los seleccionados' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Invitar a 2 personas?' }));
    await user.click(question.getByRole('button', { name: 'Invitar' }));
    expect(
      await findToast('1 persona invitada; 1 solicitud sin cambio: Esta solicitud ya fue atendida.'),
    ).toBeInTheDocument();
    expect(getVariables('InviteWaitlistRequests')).toEqual([{ input: { ids: [4, 6] } }]);
  });

  test('declining answers the selected requests only', async () => {
    const { user, getVariables } = openWith(
      requests,
      reply(DeclineWaitlistRequestsDocument, { declineWaitlistRequests: [{ id: 6, error: null }] }),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar a Iván Paz' }));
    await user.click(screen.getByRole('button', { name: 'Rechazar a los seleccionados' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Rechazar 1 solicitud?' }));
    await user.click(question.getByRole('button', { name: 'Rechazar' }));
    expect(await findToast('1 solicitud rechazada')).toBeInTheDocument();
    expect(getVariables('DeclineWaitlistRequests')).toEqual([{ input: { ids: [6] } }]);
  });
});
