import { fail, renderPage, reply, type Reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SiteChrome } from '../chrome/SiteChrome';
import { AccountNoticesDocument, RequestEmailVerificationDocument } from './notices.generated';

afterEach(() => act(dismissToast));

const ana = {
  id: 2,
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana Ñáñez',
  role: 'user' as const,
  staffRole: null,
};
const sent = { requestEmailVerification: { message: 'Te enviamos un enlace.' } };

type Options = { unread?: number; emailToConfirm?: string | null; user?: typeof ana | null; replies?: Reply[] };

/** Renders a page in the site's frame. */
const open = ({ unread = 0, emailToConfirm = null, user = ana, replies = [] }: Options = {}) =>
  renderPage(
    <SiteChrome>
      <h1>Página</h1>
      <Toaster />
    </SiteChrome>,
    {
      user,
      path: '/about',
      replies: [
        reply(AccountNoticesDocument, { unreadNotifications: unread, emailToConfirm }),
        reply(RequestEmailVerificationDocument, sent),
        ...replies,
      ],
    },
  );

test('the header leads a signed-in person to their notifications and says how many are new', async () => {
  open({ unread: 3 });
  const bell = await screen.findByRole('link', { name: 'Notificaciones: 3 nuevas' });
  expect(bell).toHaveAttribute('href', '/notifications');
  expect(bell).toHaveTextContent('3');
});

test('the bell shows no number when nothing is new', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Notificaciones' })).toHaveTextContent('');
});

test('the count is asked for again when the window gets the focus, and stays without an answer', async () => {
  const { setReply, getVariables } = open({ unread: 1 });
  await screen.findByRole('link', { name: 'Notificaciones: 1 nueva' });
  setReply(reply(AccountNoticesDocument, { unreadNotifications: 120, emailToConfirm: null }));
  fireEvent.focus(window);
  expect(await screen.findByRole('link', { name: 'Notificaciones: 120 nuevas' })).toHaveTextContent('99+');
  setReply(reply(AccountNoticesDocument, fail('INTERNAL', '')));
  fireEvent.focus(window);
  await waitFor(() => expect(getVariables('AccountNotices')).toHaveLength(3));
  expect(screen.getByRole('link', { name: 'Notificaciones: 120 nuevas' })).toBeInTheDocument();
});

test('a visitor has no bell, and nothing is asked for', async () => {
  const { requests } = open({ user: null });
  expect(await screen.findByRole('heading', { name: 'Página' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Notificaciones/ })).toBeNull();
  expect(requests).toEqual([]);
});

test('a person is asked to confirm their e-mail, and gets the link again', async () => {
  open({ emailToConfirm: ana.email });
  const banner = await screen.findByRole('region', { name: 'Confirma tu correo' });
  expect(banner).toHaveTextContent('abre el enlace que enviamos a ana@prueba.example');
  fireEvent.click(screen.getByRole('button', { name: 'Reenviar enlace' }));
  expect(await screen.findByText('Te enviamos un enlace.')).toBeVisible();
});

test('too many requests for the link are told', async () => {
  const message = 'Espera unos minutos.';
  open({
    emailToConfirm: ana.email,
    replies: [reply(RequestEmailVerificationDocument, fail('TOO_MANY_REQUESTS', message))],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar enlace' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reenviar enlace' })).toBeEnabled();
});

test('nothing is said about an e-mail that needs no confirmation', async () => {
  open({ unread: 2 });
  await screen.findByRole('link', { name: 'Notificaciones: 2 nuevas' });
  expect(screen.queryByText(/Confirma tu correo/)).toBeNull();
});
