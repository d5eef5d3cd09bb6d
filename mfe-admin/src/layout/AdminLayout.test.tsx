import { useAuth } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AdminLayout } from './AdminLayout';

jest.mock('@cimiento/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@cimiento/session', () => ({ useAuth: jest.fn() }));

const Address = () => <p>en {useLocation().pathname}</p>;

/** The back office at /admin/blog as this person, whose way out ends as told. */
function show(user: { fullName: string; email: string } | null, logout: () => Promise<void>) {
  const person = user && { id: 1, username: 'jefa', role: 'admin' as const, ...user };
  jest.mocked(useAuth).mockReturnValue({ user: person, loading: false, login: jest.fn(), refresh: jest.fn(), logout });
  render(
    <MemoryRouter initialEntries={['/admin/blog']}>
      <AdminLayout>
        <Address />
      </AdminLayout>
    </MemoryRouter>,
  );
}

const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión', hidden: true }));

afterEach(() => jest.mocked(toast).mockClear());

test('the back office leads to its sections and says who is signed in', () => {
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
  for (const words of ['L', 'Lucía Paz', 'lucia@prueba.example']) expect(screen.getByText(words)).toBeInTheDocument();
});

test('without a name it says Administrador', () => {
  show(null, async () => undefined);
  expect(screen.getByText('Administrador')).toBeInTheDocument();
});

test('logging out leads to the login', async () => {
  show({ fullName: 'Lucía Paz', email: 'lucia@prueba.example' }, async () => undefined);
  leave();
  expect(await screen.findByText('en /login')).toBeInTheDocument();
  expect(toast).toHaveBeenCalledWith({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' });
});

test('a logout that fails is told, and the page stays', async () => {
  show({ fullName: 'Lucía Paz', email: 'lucia@prueba.example' }, () => Promise.reject(new Error('down')));
  leave();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'No se pudo cerrar la sesión',
      variant: 'destructive',
    }),
  );
  expect(screen.getByText('en /admin/blog')).toBeInTheDocument();
});
