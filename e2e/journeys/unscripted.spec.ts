import { createDeferred } from '../support/operations';
import { expect, test } from '../support/test';

type Post = { slug: string; title: string; excerpt: string };

const addresses = [
  '/',
  '/login',
  '/register',
  '/invitation',
  '/waitlist',
  '/blog',
  '/how-it-works',
  '/oportunidades',
  '/oportunidades/1',
  '/about',
] as const;

for (const address of addresses) {
  test(`gives ${address} the same title, description and headline without scripts as with them`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(address);
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(/ · Cimiento$/);
    const unscripted = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await unscripted.newPage();
    await plain.goto(address);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
    await expect(plain.getByRole('status')).toHaveCount(0);
    await expect(plain).toHaveTitle(await page.title());
    const description = page.locator('meta[name="description"]');
    await expect(plain.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      (await description.getAttribute('content')) ?? '',
    );
    await expect(plain.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}${address}`);
    const image = await plain.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png');
    await unscripted.close();
  });
}

test('gives each article its title, headline and excerpt without scripts', async ({ browser, baseURL, request }) => {
  const posts = (await (await request.get('/api/blog')).json()) as Post[];
  const unscripted = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await unscripted.newPage();
  for (const { slug, title, excerpt } of posts) {
    await plain.goto(`/blog/${slug}`);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(plain).toHaveTitle(`${title} · Cimiento`);
    await expect(plain.locator('meta[property="og:description"]')).toHaveAttribute('content', excerpt);
  }
  await unscripted.close();
});

test('sends the registry with the page, without another request', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).not.toContain('/remotes.json');
});

for (const width of [360, 1440]) {
  test(`shows the headline of the home page at ${width} px before its scripts, in its final place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { promise: released, resolve: release } = createDeferred();
    await page.route('**/remotes/public/entry*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tu primera ventana cuesta $1,000' })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await headline.boundingBox();
    release();
    await expect(page.getByRole('region', { name: 'Tu primera ventana cuesta $1,000' })).toBeVisible();
    await expect(headline).toHaveCount(1);
    const after = await headline.boundingBox();
    expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
    await page.getByRole('link', { name: 'Ver todos los artículos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
  });
}

test.describe('when the remote of the home page cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|RemoteError|Federation Runtime/ });

  test('replaces the first view with the message and its retry', async ({ page }) => {
    await page.route(/\/remotes\/public\/mf-manifest\.json/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('No pudimos cargar esta sección')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(page.locator('#first')).toBeHidden();
  });
});
