import { formatDollars } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { failedRequest, failOperation, holdOperation, interceptOperation } from '../support/operations';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast, getToastRegion } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

test.beforeEach(({ page }) => signIn(page, 'admin'));

const listInvestments = async (page: Page) =>
  (await (await page.request.get('/api/admin/investments')).json()) as { id: number; amount: number }[];

const lists = [
  {
    address: '/admin/projects',
    title: 'Administración de Proyectos',
    empty: 'No hay proyectos disponibles',
    query: 'AdminProjects',
    failure: 'No se pudieron cargar los proyectos',
  },
  {
    address: '/admin/users',
    title: 'Administración de Usuarios',
    empty: 'No hay usuarios disponibles',
    query: 'AdminUsers',
    failure: 'No se pudieron cargar los usuarios',
  },
  {
    address: '/admin/blog',
    title: 'Administración del Blog',
    empty: 'No hay posts disponibles',
    query: 'AdminPosts',
    failure: 'No se pudieron cargar los posts',
  },
  {
    address: '/admin/investments',
    title: 'Gestión de Inversiones',
    empty: 'No hay inversiones',
    query: 'AdminInvestments',
    failure: 'No se pudieron cargar las inversiones',
  },
  {
    address: '/admin/payments',
    title: 'Gestión de Pagos',
    empty: 'No se encontraron pagos con los filtros aplicados',
    query: 'AdminPayments',
    failure: 'No se pudieron cargar los pagos',
  },
];

test('counts on the dashboard what the REST API lists, and says that statistics will come', async ({ page }) => {
  const [projects, users, investments] = await Promise.all(
    ['/api/projects', '/api/admin/users', '/api/admin/investments'].map(
      async (path) => (await (await page.request.get(path)).json()) as { amount: number }[],
    ),
  );
  await page.goto('/admin');
  const counter = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(counter('Proyectos')).toContainText(String(projects?.length));
  await expect(counter('Usuarios')).toContainText(String(users?.length));
  await expect(counter('Inversiones')).toContainText(String(investments?.length));
  await expect(counter('Capital invertido (USD)')).toContainText(
    formatDollars(investments?.reduce((sum, { amount }) => sum + amount, 0) ?? 0),
  );
  await expect(page.getByText('Las estadísticas estarán disponibles pronto.')).toBeVisible();
});

test('focuses the search with /, keeps it in the address, and leaves it as a whole by going back', async ({
  page,
  records,
}) => {
  const surname = createUniqueName('Núñez');
  const person = await records.addPerson({ fullName: `Daniela ${surname}` });
  await page.goto('/admin/users');
  const dataRows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(getRow(page, 'maria@ejemplo.example')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Buscar usuarios...' });
  await expect(search).toBeFocused();
  const words = surname.replace('Núñez', 'NUÑEZ');
  await search.pressSequentially(words);
  await expect(dataRows).toHaveCount(1);
  await expect(getRow(page, person.username)).toBeVisible();
  // A slow machine types slower than the search waits, and then the address has the first letters for a moment.
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
  await page.reload();
  await expect(search).toHaveValue(words);
  await expect(dataRows).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(search).toHaveValue('');
  await expect(getRow(page, 'maria@ejemplo.example')).toBeVisible();
});

test('sorts by a heading, reverses it on a second click, and starts investments by ascending id', async ({ page }) => {
  const investments = await listInvestments(page);
  const ids = investments.map(({ id }) => id);
  const amounts = investments.map(({ amount }) => amount);
  await page.goto('/admin/investments');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const firstRow = page.getByRole('table').getByRole('row').nth(1);
  await expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstRow.getByRole('cell').first()).toHaveText(String(Math.min(...ids)));
  await page.getByRole('button', { name: 'ID' }).click();
  await expect(heading('ID')).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow.getByRole('cell').first()).toHaveText(String(Math.max(...ids)));
  await page.getByRole('button', { name: 'Monto' }).click();
  await expect(heading('Monto')).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstRow).toContainText(formatDollars(Math.min(...amounts)));
  await page.getByRole('button', { name: 'Monto' }).click();
  await expect(firstRow).toContainText(formatDollars(Math.max(...amounts)));
  await page.reload();
  await expect(firstRow).toContainText(formatDollars(Math.max(...amounts)));
});

test('pages a long list, and leads from a page beyond the last to the last', async ({ page }) => {
  const { length: total } = await listInvestments(page);
  const pages = Math.ceil(total / 25);
  const secondPage = page.getByText(`26–${Math.min(total, 50)} de ${total}`);
  await page.goto('/admin/investments');
  await expect(page.getByText(`1–25 de ${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('columnheader', { name: 'Proyecto' })).toBeInViewport();
  await expect(secondPage).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page.getByText(`1–25 de ${total}`)).toBeVisible();
  await page.goto(`/admin/investments?page=${pages + 7}`);
  await expect(page.getByText(`${(pages - 1) * 25 + 1}–${total} de ${total}`)).toBeVisible();
});

test('loads a list again with its button', async ({ page, records }) => {
  const name = createUniqueName('Torre nueva');
  await openList(page, 'projects', name);
  await expect(page.getByText('No hay proyectos disponibles')).toBeVisible();
  await records.addProject({ name });
  await expect(getRow(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(getRow(page, name)).toBeVisible();
});

test('keeps its rows readable while a list loads again', async ({ page, records }) => {
  const { name } = await records.addProject();
  await openList(page, 'projects', name);
  await expect(getRow(page, name)).toBeVisible();
  const answer = await holdOperation(page, 'AdminProjects');
  const refresh = page.getByRole('button', { name: 'Actualizar' });
  await refresh.click();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(getRow(page, name)).toBeVisible();
  await expectAccessible(page);
  answer.release();
  await expect(refresh).toHaveAttribute('aria-busy', 'false');
});

test('shows the progress of a long export, and cancels it with the same button', async ({ page, records }) => {
  const project = await records.addProject();
  const investment = await records.addInvestment(project.id, { userId: (await records.addPerson()).id });
  await records.addPayment(investment, project.id);
  await openList(page, 'payments', project.name);
  // The first page of the export comes, the next one never.
  await interceptOperation(page, 'PaymentsForFile', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { after: number } };
    if (variables.after === 0) await route.fallback();
  });
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  await expect(page.getByRole('progressbar', { name: 'Exportación' })).toHaveText('1 de 1');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Exportación cancelada', 'No se descargó ningún archivo.');
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeFocused();
});

test('ignores values in the address that make no sense', async ({ page }) => {
  const { length: total } = (await (await page.request.get('/api/admin/returns')).json()) as object[];
  await page.goto('/admin/payments?sort=DROP&order=x&page=-3&status=todo');
  await expect(page.getByText(`Pagos (${total} de ${total})`)).toBeVisible();
});

for (const { address, title, empty, query, failure } of lists) {
  test.describe(title, () => {
    test.use({ expectedErrors: failedRequest });

    test('loads when it is tried again, fits, and leads back from a search that finds nothing', async ({ page }) => {
      const restore = await failOperation(page, query);
      await page.goto(address);
      await expectToast(page, 'Error', failure);
      await restore();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectFits(page);
      await page.getByRole('searchbox').fill('%%%');
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });
  });
}

test('fits the dashboard into a phone and a desktop, accessible', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('group', { name: 'Proyectos' })).toBeVisible();
  await expectFits(page);
});

test('opens and closes the menu on a phone, and leads to /login after signing out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin');
  const menu = page.getByRole('button', { name: 'Menú' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Pagos' }).click();
  await expect(page.getByRole('heading', { name: 'Gestión de Pagos' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(getToastRegion(page)).toContainText('Has cerrado sesión correctamente');
});
