import { expect, test } from '../support/test';

type Post = { slug: string; title: string; excerpt: string };

const addresses = ['/', '/login', '/register', '/invitation', '/waitlist', '/blog', '/how-it-works', '/oportunidades', '/about'] as const;

for (const address of addresses) {
  test(`${address} says the same of itself without scripts as with them`, async ({ page, browser, baseURL }) => {
    await page.goto(address);
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(/ · Cimiento$/);
    const unscripted = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await unscripted.newPage();
    await plain.goto(address);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
    await expect(plain).toHaveTitle(await page.title());
    const description = page.locator('meta[name="description"]');
    await expect(plain.locator('meta[name="description"]')).toHaveAttribute('content', (await description.getAttribute('content')) ?? '');
    await expect(plain.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}${address}`);
    const image = await plain.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png');
    await unscripted.close();
  });
}

test('an article is named and summed up without scripts', async ({ browser, baseURL, request }) => {
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

test('the registry comes with the page: nobody asks for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('/remotes.json');
});
