import { renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { SiteChrome } from '../chrome/SiteChrome';
// Loaded here, so that no test waits for the header to load it.
import './AccountMenu';
import { AccountNoticesDocument } from '../notices/notices.generated';
import { AccountBalanceDocument } from './account.generated';

const maria = {
  id: 2,
  username: 'maria',
  email: 'maria@prueba.example',
  fullName: 'María Ruiz',
  role: 'user' as const,
  staffRole: null,
};

const open = (user: (typeof maria & { role: 'user' }) | (Omit<typeof maria, 'role'> & { role: 'admin' }) | null) =>
  renderPage(
    <SiteChrome>
      <h1>Página</h1>
    </SiteChrome>,
    {
      user,
      path: '/about',
      replies: [
        reply(AccountNoticesDocument, { unreadNotifications: 0, emailToConfirm: null }),
        reply(AccountBalanceDocument, { myBalance: { available: '2140.50' } }),
      ],
    },
  );

const getLinks = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a signed-in person finds their name, balance and pages in the header', async () => {
  open(maria);
  const toggle = await screen.findByRole('button', { name: 'Tu cuenta: María Ruiz' });
  fireEvent.click(toggle);
  expect(await screen.findByRole('link', { name: 'Saldo disponible $2,140.50' })).toHaveAttribute('href', '/balance');
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '')!;
  expect(panel).toHaveTextContent('María Ruizmaria@prueba.example');
  expect(getLinks(panel)).toEqual([
    ...['/balance', '/marketplace', '/orders', '/settings'],
    ...['/calendar', '/payments', '/documents', '/identity'],
  ]);
  expect(within(panel).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

test('an administrator also finds the back office', async () => {
  open({ ...maria, role: 'admin' });
  fireEvent.click(await screen.findByRole('button', { name: 'Tu cuenta: María Ruiz' }));
  expect(await screen.findByRole('link', { name: /^Saldo disponible \$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Administración' })).toHaveAttribute('href', '/admin');
});

test('Escape closes the menu and returns the focus; a click elsewhere or a chosen page closes it', async () => {
  open(maria);
  const toggle = await screen.findByRole('button', { name: 'Tu cuenta: María Ruiz' });
  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true';
  fireEvent.click(toggle);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(toggle).toHaveFocus();
  fireEvent.click(toggle);
  fireEvent.pointerDown(screen.getByRole('heading', { name: 'Página' }));
  expect(isOpen()).toBe(false);
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('link', { name: 'Configuración' }));
  expect(isOpen()).toBe(false);
});

test('a visitor has no account menu', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'Página' });
  expect(screen.queryByRole('button', { name: /Tu cuenta/ })).toBeNull();
});
