import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionCookieName } from '@cimiento/server';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { createDeferred, holdOperation } from '../support/operations';
import { holdScripts } from '../support/scripts';
import { expect, signIn, test } from '../support/test';

type SharedScripts = Record<'@cimiento/federation/shared/apollo', [string]>;

const [apolloScript] = (
  JSON.parse(readFileSync(path.join(__dirname, '../../shell/dist/app/shared.json'), 'utf8')) as SharedScripts
)['@cimiento/federation/shared/apollo'];

/** Records what a page asks for: paths, and the operations sent to the gateway. */
function recordRequests(page: Page): { paths: string[]; operations: string[] } {
  const [paths, operations]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    paths.push(pathname);
    if (pathname === '/graphql') operations.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return { paths, operations };
}

const getTeaser = (page: Page) => page.getByRole('region', { name: 'Para leer antes de invertir' });

test('shows a visitor the home page without Apollo Client and without asking who is signed in', async ({ page }) => {
  const { paths, operations } = recordRequests(page);
  await page.goto('/');
  await expect(getTeaser(page).getByRole('article')).toHaveCount(3);
  expect(operations).toEqual(['PostTeasers']);
  expect(paths).not.toContain(`/${apolloScript}`);
});

/** Most requests of the home page until it is whole, and compressed bytes of its scripts (docs/first-load.md). */
const budget = { requests: 10, scriptBytes: 145_200 };

test('shows a visitor the home page within its budget of requests and script', async ({ page }) => {
  const requests: Request[] = [];
  // Reports of the health of releases wait for nobody, and nobody waits for them.
  page.on('request', (request) => request.resourceType() !== 'ping' && requests.push(request));
  await page.goto('/');
  await expect(getTeaser(page).getByRole('article')).toHaveCount(3);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  expect(requests.length, requests.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(budget.requests);
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(
    budget.scriptBytes,
  );
  const compressed = requests.filter((request) => ['document', 'script', 'fetch'].includes(request.resourceType()));
  for (const request of compressed) {
    const encoding = await (await request.response())?.headerValue('content-encoding');
    expect([request.url(), encoding]).toEqual([request.url(), expect.stringMatching(/^(br|gzip)$/)]);
  }
});

test('announces Apollo Client in a page that needs it, and loads it once', async ({ page }) => {
  await signIn(page, 'maria');
  const { paths } = recordRequests(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  expect(paths.filter((requested) => requested === `/${apolloScript}`)).toHaveLength(1);
  await expect(page.locator(`link[rel="preload"][href="/${apolloScript}"]`)).toHaveCount(1);
});

test('loads Apollo Client for a visitor who uses the login, and for no other page of theirs', async ({ page }) => {
  const { paths } = recordRequests(page);
  await page.goto('/');
  await expect(getTeaser(page).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Oportunidades' }).first().click();
  await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('Nombre de usuario')).toBeVisible();
  expect(paths).not.toContain(`/${apolloScript}`);
  await page.getByLabel('Nombre de usuario').fill('maria');
  await page.keyboard.press('Tab');
  await expect.poll(() => paths).toContain(`/${apolloScript}`);
});

test('loads joi for a form once somebody types, and refuses what is missing', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Nombre de usuario')).toBeVisible();
  const { paths } = recordRequests(page);
  await page.getByLabel('Nombre de usuario').focus();
  await expect.poll(() => paths.filter((requested) => requested.startsWith('/remotes/public/'))).not.toEqual([]);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByText('El nombre de usuario es requerido')).toBeVisible();
  await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
});

test('asks the gateway about a session cookie, also about one that has ended', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: sessionCookieName, value: 's%3Aended.signature', url: baseURL }]);
  const { operations } = recordRequests(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  expect(operations).toContain('CurrentUser');
});

test('knows a user who signed in on another page of the browser when they come back here', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Crear mi cuenta' }).first()).toBeVisible();
  await signIn(page, 'maria');
  await page.goto('/healthz');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ir a mi dashboard' })).toBeVisible();
});

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('paints the frame of the dashboard of a signed-in investor from the document alone', async ({ page }) => {
  await signIn(page, 'maria');
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(getHeading(page)).toHaveText('Dashboard');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cimiento' })).toHaveAttribute('href', '/');
  await expect(page).toHaveTitle('Dashboard · Cimiento');
  await expect(page.getByText('María')).toHaveCount(0);
  const readTimeline = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint').length > 0,
      scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    }));
  // A resource is in the timeline once it has arrived.
  await expect.poll(readTimeline).toEqual({ painted: true, scripts: 0 });
  release();
  await expect(getHeading(page)).toHaveText(/^Hola, María/);
  expect((await readTimeline()).scripts).toBeGreaterThan(0);
});

for (const [address, user, look] of [
  ['/login', null, 'light'],
  ['/oportunidades', null, 'dark'],
  ['/terminos', null, 'light'],
  ['/balance', 'maria', 'dark'],
  ['/marketplace', 'maria', 'light'],
  ['/admin', 'admin', 'dark'],
  ['/admin/users', 'admin', 'light'],
] as const) {
  test(`shows the title of ${address} before its scripts, accessible and as the page then has it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    if (user) await signIn(page, user);
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Cargando...');
    const title = await getHeading(page).textContent();
    expect(title).toBeTruthy();
    await expectAccessible(page);
    release();
    // The document has the page's own heading alone.
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(title ?? '');
  });
}

test('shows the brand before the scripts of a record page, then the header while it loads', async ({ page }) => {
  const release = await holdScripts(page);
  const { release: answer } = await holdOperation(page, 'Opportunity');
  await page.goto('/oportunidades/1', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cimiento' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  release();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await expect(getHeading(page)).toHaveCount(0);
  answer();
  await expect(getHeading(page)).toBeVisible();
});

test('shows the brand alone before the scripts of a page that a visitor is sent away from', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cimiento' })).toBeVisible();
  await expect(getHeading(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/login$/);
  await expect(getHeading(page)).toHaveText('Iniciar sesión');
});

test('leads from the home page to its main actions before the scripts arrive', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Solicitar invitación' })).toHaveAttribute('href', '/waitlist');
  await page.getByRole('link', { name: 'Ver oportunidades' }).click();
  await expect(getHeading(page)).toHaveText('Oportunidades de inversión');
});

test.describe('when the script of Apollo Client cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|RemoteError|ChunkLoadError|Loading chunk|Federation Runtime/ });

  test('costs only the pages that need it, and comes back on a retry without a reload', async ({ page }) => {
    await signIn(page, 'maria');
    // Also with the query of a repeated request.
    await page.route(`**/${apolloScript}*`, (route) => route.abort());
    await page.goto('/oportunidades');
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('No pudimos cargar una parte del sitio')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actualizar' })).toBeVisible();
    await page.unroute(`**/${apolloScript}*`);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  });
});

test('asks for user and figures once, before the script of the shell, and loads no font first', async ({ page }) => {
  await signIn(page, 'maria');
  const { paths, operations } = recordRequests(page);
  const { promise, resolve } = createDeferred();
  await page.route('**/assets/shell.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => operations).toEqual(['CurrentUser', 'Dashboard']);
  expect(paths.filter((requested) => requested.endsWith('.woff2'))).toEqual([]);
  resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, María' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  expect(operations.filter((operation) => ['CurrentUser', 'Dashboard'].includes(operation))).toHaveLength(2);
});
