import { paths, sandboxLabel } from '@cimiento/contracts';
import { getOperationPermissions, hasPermission } from '@cimiento/contracts/permissions';
import { cleanup, screen } from '@testing-library/react';
import { remote } from '../../remote';
import { AdminNavigation } from '../layout/AdminNavigation';
import { RecordTable } from '../records/RecordTable';
import { renderPage } from '../testing/render-page';
import { Allowed } from './allowed';
import { guardPage } from '../layout/guardPage';
import { getPageParts, mayReadOne, pages } from '../pages';
import { PageLink } from './PageLink';

const Page = () => <h1>La página</h1>;
const Withdrawals = guardPage(paths.adminWithdrawals, Page);

test('every page of the remote says what it reads', () => {
  expect(Object.keys(pages).sort()).toEqual(Object.keys(remote.pages).sort());
});

test('an address with parameters and a search belongs to its page', () => {
  expect(getPageParts('/admin/users/7?all=notices')).toEqual(['userOverview']);
  expect(getPageParts('/admin/settings?tab=emails')).toContain('adminEmails');
});

test('a page is refused with who can help, and asks nothing', async () => {
  const { requests } = renderPage(<Withdrawals />, { path: '/admin/withdrawals', replies: [], staffRole: 'support' });
  expect(
    await screen.findByText('Tu rol (Soporte) no incluye «Leer retiros». Pídelo a un administrador.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('La página')).toBeNull();
  expect(requests.map(({ operation }) => operation)).toEqual(['CurrentUser']);
});

test('a page that needs two operations names the one that is missing', async () => {
  const Exit = guardPage(paths.adminExit, Page);
  renderPage(<Exit />, { path: '/admin/projects/5/exit', replies: [], staffRole: 'treasury' });
  expect(await screen.findByText(/no incluye «Leer proyectos»\. Pídelo/)).toBeInTheDocument();
});

test('a page is shown to those who may read it', async () => {
  renderPage(<Withdrawals />, { path: '/admin/withdrawals', replies: [], staffRole: 'treasury' });
  expect(await screen.findByText('La página')).toBeInTheDocument();
});

test.each(['administrator', 'support', 'content', 'auditor'] as const)(
  'the menu of %s has what it may open',
  async (staffRole) => {
    renderPage(<AdminNavigation />, { path: '/admin', replies: [], staffRole });
    await screen.findByRole('link', { name: 'Dashboard' });
    const menu = screen.getByRole('navigation', { name: 'Administración' });
    const shown = [...menu.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    const mayOpen = (path: string) =>
      mayReadOne(getPageParts(path), (operation) => hasPermission(staffRole, getOperationPermissions(operation)));
    expect(shown).not.toHaveLength(0);
    expect(shown.filter((path) => !mayOpen(path ?? ''))).toEqual([]);
    expect(shown.includes('/admin/withdrawals')).toBe(mayOpen('/admin/withdrawals'));
  },
);

test('a page without a part that may be read has no entry, except where its part is there', async () => {
  const entry = () => screen.queryByRole('link', { name: 'Integraciones' });
  renderPage(<AdminNavigation />, { path: '/admin', replies: [], staffRole: 'treasury' });
  await screen.findByRole('link', { name: 'Dashboard' });
  expect(entry()).toBeNull();
  cleanup();
  const notice = document.createElement('aside');
  notice.setAttribute('aria-label', sandboxLabel);
  document.body.append(notice);
  renderPage(<AdminNavigation />, { path: '/admin', replies: [], staffRole: 'treasury' });
  await screen.findByRole('link', { name: 'Dashboard' });
  expect(entry()).toBeInTheDocument();
  notice.remove();
});

test('a button and a link are left out of what somebody may not do', async () => {
  const parts = (
    <>
      <Allowed to="approveWithdrawal">Aprobar</Allowed>
      <Allowed to="payWithdrawal">Pagar</Allowed>
      <PageLink to="/admin/blog">Blog</PageLink>
      <PageLink keepsText to="/admin/settings" operation="adminEmails">
        Correos
      </PageLink>
    </>
  );
  renderPage(parts, { path: '/admin', replies: [], staffRole: 'finance' });
  expect(await screen.findByText(/Pagar/)).toBeInTheDocument();
  expect(screen.queryByText(/Aprobar/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/Correos/)).toBeInTheDocument();
});

test.each([
  ['auditor', ['Nombre']],
  ['finance', ['Nombre', 'Acciones']],
] as const)('a list shows %s the column of its buttons only where one is left', async (staffRole, headers) => {
  const columns = [
    { key: 'name', header: 'Nombre', cell: () => 'Retiro 1' },
    { key: 'actions', header: 'Acciones', runs: ['approveWithdrawal', 'payWithdrawal'] as const, cell: () => null },
  ];
  const table = <RecordTable caption="Retiros" columns={columns} rows={[1]} rowKey={(row) => row} />;
  renderPage(table, { path: '/admin', replies: [], staffRole });
  await screen.findByText('Retiro 1');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers);
});
