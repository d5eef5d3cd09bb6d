import { sumMoney, usd, usdExact } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import { expect, fillLogin, signIn, signInByForm, test } from '../support/test';

type Project = { name: string; status: 'available' | 'funded' | 'exited' };
type Investment = { projectId: number; projectName: string; amount: number };
type Entry = { period: string; amount: string; status: string };

test('a visitor sees the funded projects of the database, with the right count on the badge', async ({ page }) => {
  const projects = (await (await page.request.get('/api/projects')).json()) as Project[];
  const funded = projects.filter(({ status }) => status === 'funded');
  await page.goto('/oportunidades');
  const tab = page.getByRole('tab', { name: /Financiadas/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toContainText(String(funded.length));
  for (const status of ['available', 'exited'] as const) {
    const label = status === 'available' ? /Disponibles/ : /Finalizadas/;
    const count = projects.filter((project) => project.status === status).length;
    await expect(page.getByRole('tab', { name: label })).toContainText(String(count));
  }
  for (const { name } of funded) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
});

test('maria signs in and sees her own totals, equal to what the REST paths say', async ({ page }) => {
  await signInByForm(page, 'maria');
  await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  const investments = (await (await page.request.get('/api/user/investments')).json()) as Investment[];
  const { returnHistory } = (await (await page.request.get('/api/user/returns')).json()) as { returnHistory: Entry[] };
  const invested = investments.reduce((sum, { amount }) => sum + amount, 0);
  const received = sumMoney(returnHistory.filter(({ status }) => status === 'paid').map(({ amount }) => amount));
  const properties = new Set(investments.map(({ projectId }) => projectId)).size;
  expect(invested).toBeGreaterThan(0);

  await expect(page.getByRole('group', { name: 'Total Invertido' })).toContainText(usd(invested));
  await expect(page.getByRole('group', { name: 'Rendimientos' })).toContainText(usdExact(received));
  await expect(page.getByRole('group', { name: 'Propiedades' })).toContainText(String(properties));
  await expect(page.getByText(`Mostrando los últimos 10 pagos de ${returnHistory.length} totales`)).toBeVisible();
  await expectAccessible(page);
});

test('admin sees all nine projects in the back office', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { name: 'Administración de Proyectos' })).toBeVisible();
  const projects = (await (await page.request.get('/api/projects')).json()) as Project[];
  expect(projects).toHaveLength(9);
  for (const { name } of projects) await expect(page.getByRole('cell', { name })).toBeVisible();
  await expectAccessible(page);
});

test('a signed-in person without the role is sent from the back office to the home page', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor is sent from a signed-in address to login, and after signing in led back to it', async ({ page }) => {
  await page.goto('/marketplace');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin/projects');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/\/admin\/projects$/);
});

test('sign-out ends the session on the server', async ({ page, playwright, baseURL }) => {
  await signInByForm(page, 'maria');
  await expect(page).toHaveURL(/\/dashboard$/);
  const cookies = await page.context().cookies();
  const stolen = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect((await stolen.get('/api/auth/user')).status()).toBe(200);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await stolen.get('/api/auth/user')).status()).toBe(401);
  await stolen.dispose();
});

test('an unknown address shows the not-found page with header and footer', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expect(page.getByText('La página que buscas no existe o ha sido movida.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('after sign-out the home page says so', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Has cerrado sesión exitosamente')).toBeVisible();
});

for (const width of [360, 1440]) {
  for (const [address, person] of [
    ['/', null],
    ['/oportunidades', null],
    ['/login', null],
    ['/dashboard', 'maria'],
    ['/admin/projects', 'admin'],
  ] as const) {
    test(`${address} fits ${width} px, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      if (person) await signIn(page, person);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    });
  }
}

test('when the window gets the focus only the current user is asked for again', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/dashboard');
  await expect(page.getByText('Total Invertido')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql'))
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answered;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['CurrentUser']);
});
