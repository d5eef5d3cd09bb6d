import { useAuth } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AdminLayout } from './AdminLayout';

jest.mock('@cimiento/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@cimiento/session', () => ({ useAuth: jest.fn() }));

const Address = () => <p>en {useLocation().pathname}</p>;

/** Renders the back office at an address for this user, with this result of logging out. */
function show(
  user: { fullName: string; email: string } | null,
  logout: () => Promise<void> = async () => undefined,
  address = '/admin/blog',
) {
  const person = user && { id: 1, username: 'jefa', role: 'admin' as const, staffRole: null, ...user };
  jest.mocked(useAuth).mockReturnValue({ user: person, loading: false, login: jest.fn(), refresh: jest.fn(), logout });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminLayout>
        <Address />
      </AdminLayout>
    </MemoryRouter>,
  );
}

const clickLogout = () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión', hidden: true }));

afterEach(() => jest.mocked(toast).mockClear());

test('links to the sections and shows who is signed in', () => {
  show({ fullName: 'Lucía Paz', email: 'lucia@prueba.example' }, async () => undefined);
  const links = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(
    expect.arrayContaining([
      'Dashboard /admin',
      'Proyectos /admin/projects',
      'Usuarios /admin/users',
      'Inversiones /admin/investments',
      'Pagos /admin/payments',
      'Blog /admin/blog',
      'Configuración /admin/settings',
    ]),
  );
  for (const text of ['L', 'Lucía Paz', 'lucia@prueba.example']) expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['/admin/identity', 'Identidad'],
  ['/admin/identity/7', 'Identidad'],
  ['/admin/identity/thresholds', 'Umbrales'],
])('marks one page of the menu at %s', (address, name) => {
  show({ fullName: 'Lucía Paz', email: 'lucia@prueba.example' }, undefined, address);
  const current = screen.getAllByRole('link', { hidden: true, current: 'page' }).map((link) => link.textContent);
  expect(new Set(current)).toEqual(new Set([name]));
});

test('shows Administrador for a user without a name', () => {
  show(null, async () => undefined);
  expect(screen.getByText('Administrador')).toBeInTheDocument();
});

test('leads to the login page after logging out', async () => {
  show({ fullName: 'Lucía Paz', email: 'lucia@prueba.example' }, async () => undefined);
  clickLogout();
  expect(await screen.findByText('en /login')).toBeInTheDocument();
  expect(toast).toHaveBeenCalledWith({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' });
});

test('reports a failed logout and stays on the page', async () => {
  show({ fullName: 'Lucía Paz', email: 'lucia@prueba.example' }, () => Promise.reject(new Error('down')));
  clickLogout();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'No se pudo cerrar la sesión',
      variant: 'destructive',
    }),
  );
  expect(screen.getByText('en /admin/blog')).toBeInTheDocument();
});

describe('the menu of a phone', () => {
  const menuButton = () => screen.getByRole('button', { name: 'Menú' });
  const open = () => {
    show({ fullName: 'Lucía Paz', email: 'lucia@prueba.example' }, async () => undefined);
    fireEvent.click(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  };

  test.each(['Pagos', 'Blog'])('closes when %s is chosen, also from its own page', (label) => {
    open();
    fireEvent.click(screen.getByRole('link', { name: label, hidden: true }));
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on Escape', () => {
    open();
    fireEvent.keyDown(menuButton(), { key: 'Escape' });
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });
});
