import { sumMoney, formatDollars, formatExactDollars } from '@cimiento/contracts';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, signIn, signInByForm, submitLogin, test } from '../support/test';

type Project = { id: number; name: string; status: 'available' | 'funded' | 'exited' };
type Investment = { projectId: number; projectName: string; amount: number };
type Entry = { period: string; amount: string; status: string };

const listProjects = async (page: Page): Promise<Project[]> =>
  (await (await page.request.get('/api/projects')).json()) as Project[];

test('shows a visitor the funded projects of the database, with the right count on each tab', async ({ page }) => {
  const tabs = { funded: 'Financiadas', available: 'Disponibles', exited: 'Finalizadas' } as const;
  let funded: Project[] = [];
  // Journeys beside this one add projects to the server: both sides are read again when one came in between.
  await expect(async () => {
    const projects = await listProjects(page);
    funded = projects.filter(({ status }) => status === 'funded');
    await page.goto('/oportunidades');
    for (const [status, label] of Object.entries(tabs)) {
      const { length } = projects.filter((project) => project.status === status);
      await expect(page.getByRole('tab', { name: new RegExp(`^${label}\\D*${length}$`) })).toBeVisible();
    }
  }).toPass();
  await expect(page.getByRole('tab', { name: /Financiadas/ })).toHaveAttribute('aria-selected', 'true');
  for (const { name } of funded) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
});

test(
  'shows an investor their own totals after signing in, equal to those of the REST API',
  { tag: '@database' },
  async ({ page }) => {
    await signInByForm(page, 'maria');
    await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);

    const investments = (await (await page.request.get('/api/user/investments')).json()) as Investment[];
    const { returnHistory } = (await (await page.request.get('/api/user/returns')).json()) as {
      returnHistory: Entry[];
    };
    const invested = investments.reduce((sum, { amount }) => sum + amount, 0);
    const received = sumMoney(returnHistory.filter(({ status }) => status === 'paid').map(({ amount }) => amount));
    const properties = new Set(investments.map(({ projectId }) => projectId)).size;
    expect(invested).toBeGreaterThan(0);

    await expect(page.getByRole('group', { name: 'Total Invertido' })).toContainText(formatDollars(invested));
    await expect(page.getByRole('group', { name: 'Rendimientos' })).toContainText(formatExactDollars(received));
    await expect(page.getByRole('group', { name: 'Propiedades' })).toContainText(String(properties));
    await expect(page.getByText(`Mostrando los últimos 10 pagos de ${returnHistory.length} totales`)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'shows an administrator all nine demonstration projects in the back office',
  { tag: '@database' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/projects');
    await expect(page.getByRole('heading', { name: 'Administración de Proyectos' })).toBeVisible();
    const projects = (await listProjects(page)).filter(({ id }) => id <= 9);
    expect(projects).toHaveLength(9);
    for (const { name } of projects) await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);

test('sends a signed-in person without the role from the back office to the home page', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('sends a visitor from a guarded address to login, and back to it after signing in', async ({ page }) => {
  await page.goto('/marketplace');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin/projects');
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, 'admin');
  await expect(page).toHaveURL(/\/admin\/projects$/);
});

test('ends the session on the server when a person signs out', async ({ page, playwright, baseURL }) => {
  await signInByForm(page, 'maria');
  await expect(page).toHaveURL(/\/dashboard$/);
  const cookies = await page.context().cookies();
  const copiedSession = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect((await copiedSession.get('/api/auth/user')).status()).toBe(200);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  expect((await copiedSession.get('/api/auth/user')).status()).toBe(401);
  await copiedSession.dispose();
});

test('shows the not-found page with header and footer at an unknown address', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expect(page.getByText('La página que buscas no existe o ha sido movida.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('reads only the signed-in user and their notices again when the window gets the focus', async ({ page }) => {
  const getOperation = (request: Request): string | null =>
    request.url().endsWith('/graphql') ? (request.postDataJSON() as { operationName: string }).operationName : null;
  await signIn(page, 'maria');
  const noticesRead = page.waitForResponse((response) => getOperation(response.request()) === 'AccountNotices');
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  await noticesRead;
  const operations: string[] = [];
  page.on('request', (request) => {
    const operation = getOperation(request);
    if (operation !== null) operations.push(operation);
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => operations).toHaveLength(2);
  // Requests are seen in their order: one that the focus had caused would be seen before this one.
  await page.evaluate(() => fetch('/readyz'));
  expect(operations.toSorted()).toEqual(['AccountNotices', 'CurrentUser']);
});
