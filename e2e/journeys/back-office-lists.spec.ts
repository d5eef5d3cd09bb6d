import { formatDollars } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectFits } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { getToastRegion } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

test.beforeEach(({ page }) => signIn(page, 'admin'));

const listInvestments = async (page: Page) =>
  (await (await page.request.get('/api/admin/investments')).json()) as { id: number; amount: number }[];

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
