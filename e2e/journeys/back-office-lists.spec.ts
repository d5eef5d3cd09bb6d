import { usd } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import { addProject, breakOperation, expectToast, row, toast } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';

test.beforeEach(({ page }) => signIn(page, 'admin'));

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

test('the dashboard counts what the REST paths give, and says that statistics will come', async ({ page }) => {
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
    usd(investments?.reduce((sum, { amount }) => sum + amount, 0) ?? 0),
  );
  await expect(page.getByText('Las estadísticas estarán disponibles pronto.')).toBeVisible();
});

test('a search is reached with /, lives in the address, and the way back leads past all of it', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(row(page, 'jorge.vera')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Buscar usuarios...' });
  await expect(search).toBeFocused();
  await search.pressSequentially('NUÑEZ', { delay: 30 });
  await expect(row(page, 'daniela.nunez')).toBeVisible();
  await expect(row(page, 'jorge.vera')).toHaveCount(0);
  await expect(page).toHaveURL(/q=NU/);
  await page.reload();
  await expect(search).toHaveValue('NUÑEZ');
  await expect(row(page, 'jorge.vera')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(search).toHaveValue('');
  await expect(row(page, 'jorge.vera')).toBeVisible();
});

test('a heading sorts, and once more turns the order round; investments begin with id ascending', async ({ page }) => {
  await page.goto('/admin/investments');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const firstRow = page.getByRole('table').getByRole('row').nth(1);
  await expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstRow.getByRole('cell').first()).toHaveText('1');
  await page.getByRole('button', { name: 'ID' }).click();
  await expect(heading('ID')).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow.getByRole('cell').first()).toHaveText('30');
  await page.getByRole('button', { name: 'Monto' }).click();
  await expect(heading('Monto')).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstRow).toContainText('$1,000');
  await page.getByRole('button', { name: 'Monto' }).click();
  await expect(firstRow).toContainText('$25,000');
  await page.reload();
  await expect(firstRow).toContainText('$25,000');
});

test('a long list has pages, and a page that is no more leads to the last one', async ({ page }) => {
  await page.goto('/admin/investments');
  await expect(page.getByText('1–25 de 30')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('columnheader', { name: 'Proyecto' })).toBeInViewport();
  await expect(page.getByText('26–30 de 30')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page.getByText('1–25 de 30')).toBeVisible();
  await page.goto('/admin/investments?page=9');
  await expect(page.getByText('26–30 de 30')).toBeVisible();
});

test('the button loads a list again', async ({ page }) => {
  await page.goto('/admin/projects');
  await expect(row(page, 'Casa Borrero')).toBeVisible();
  const { id, name } = await addProject(page);
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(row(page, name)).toBeVisible();
  await page.request.delete(`/api/admin/projects/${id}`);
});

test('an export that takes long tells how far it is, and is cancelled with the same button', async ({ page }) => {
  await page.goto('/admin/payments');
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables: { after: number };
    };
    if (operationName !== 'PaymentsForFile' || variables.after === 0) await route.fallback();
  });
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  await expect(page.getByRole('progressbar', { name: 'Exportación' })).toHaveText('252 de 252');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Exportación cancelada', 'No se descargó ningún archivo.');
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeFocused();
  await page.unroute('**/graphql');
});

test('an address that makes no sense still shows the list', async ({ page }) => {
  await page.goto('/admin/payments?sort=DROP&order=x&page=-3&status=todo');
  await expect(page.getByText('Pagos (252 de 252)')).toBeVisible();
});

for (const { address, title, empty, query, failure } of lists) {
  test.describe(`${address}`, () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(`${title}: nothing found says so and leads back to all`, async ({ page }) => {
      await page.goto(`${address}?q=${encodeURIComponent('%%%')}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });

    test(`${title}: a failure is told and the retry works`, async ({ page }) => {
      const mend = await breakOperation(page, query);
      await page.goto(address);
      await expectToast(page, 'Error', failure);
      await mend();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });

    for (const width of [360, 1440]) {
      test(`${title}: fits ${width} px, and axe finds nothing`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expect(page.getByRole('table')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectAccessible(page);
      });
    }
  });
}

for (const width of [360, 1440]) {
  test(`the dashboard fits ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin');
    await expect(page.getByRole('group', { name: 'Proyectos' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

test('on a phone the menu opens, leads on and closes, and signing out leads to /login', async ({ page }) => {
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
  await expect(toast(page)).toContainText('Has cerrado sesión correctamente');
});
