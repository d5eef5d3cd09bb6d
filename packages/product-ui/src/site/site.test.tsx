import { Toaster } from '@cimiento/ui/toast';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { UnderConstruction } from './pages';
import { SiteFooter } from './SiteFooter';
import { SiteFrame } from './SiteFrame';
import { SiteHeader } from './SiteHeader';

const getLinks = (place: HTMLElement): [string | null, string | null][] =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

const pages = [
  ['Inicio', '/'],
  ['Oportunidades', '/oportunidades'],
  ['Cómo Funciona', '/how-it-works'],
  ['Blog', '/blog'],
  ['Nosotros', '/about'],
];

function header(user: { role: 'user' } | null) {
  const onLogout = jest.fn();
  render(<SiteHeader user={user} onLogout={onLogout} />, { wrapper: MemoryRouter });
  const [, ...links] = getLinks(screen.getByRole('navigation', { name: 'Principal' }));
  return { links, onLogout };
}

test('the header shows a visitor the pages, login and registration', () => {
  expect(header(null).links).toEqual([...pages, ['Iniciar Sesión', '/login'], ['Registrarse', '/register']]);
});

test('the header shows a signed-in person the marketplace, their dashboard and the logout button', () => {
  const { links, onLogout } = header({ role: 'user' });
  expect(links).toEqual([...pages, ['Marketplace', '/marketplace'], ['Dashboard', '/dashboard']]);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión', hidden: true }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('the menu of a phone opens, and Escape closes it and returns the focus', () => {
  header(null);
  const toggle = screen.getByRole('button', { name: 'Abrir menú' });
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Volver</button>;
};

test('choosing the current page closes the menu of a phone', () => {
  header(null);
  const toggle = screen.getByRole('button', { name: 'Abrir menú' });
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('link', { name: 'Inicio', hidden: true }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that led to another page is closed after going back', async () => {
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <SiteHeader user={null} onLogout={() => undefined} />
      <Back />
    </MemoryRouter>,
  );
  const toggle = screen.getByRole('button', { name: 'Abrir menú' });
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('link', { name: 'Nosotros', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Blog', hidden: true })).toHaveAttribute('aria-current', 'page'),
  );
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the footer has three columns of links, placeholders where no page exists, and social icons', () => {
  render(<SiteFooter />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Empresa',
    'Producto',
    'Soporte',
  ]);
  const [, ...links] = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['#', '/about', '/how-it-works', '/oportunidades', '/ayuda', '/resultados', '/terminos', '/privacidad']),
  );
  expect(links.filter((link) => link.hasAttribute('aria-label')).length).toBeGreaterThan(0);
});

test('a failed logout shows a toast and keeps the page', async () => {
  render(
    <SiteFrame
      user={{ role: 'user' }}
      logout={() => Promise.reject(new Error('down'))}
      getErrorMessage={() => 'Intenta de nuevo'}
    >
      <p>Mi página</p>
      <Toaster />
    </SiteFrame>,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión', hidden: true }));
  expect(await screen.findByText('Error al cerrar sesión')).toBeVisible();
  expect(screen.getByText('Intenta de nuevo')).toBeVisible();
  expect(screen.getByText('Mi página')).toBeVisible();
});

test('a page under construction says so, with its name, description, progress bar and links', async () => {
  render(<UnderConstruction title="Nosotros" description="Quiénes somos." />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: 'Nosotros' })).toBeVisible();
  expect(screen.getByText('Quiénes somos.')).toBeVisible();
  expect(screen.getByText(/en construcción/i)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  expect(getLinks(document.body)).toEqual([
    ['Volver al inicio', '/'],
    ['Ver oportunidades', '/oportunidades'],
  ]);
  expect(await screen.findByRole('presentation')).toBeVisible();
});
