import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

type Post = { slug: string; title: string; content: string };

test('lists every article, and finds articles by words of their title or excerpt', async ({ page }) => {
  // Other journeys publish and delete articles at the same time: the page lists what its own request was answered.
  const answer = page.waitForResponse(
    async (response) => response.url().includes('/graphql') && (await response.text()).includes('"posts":['),
  );
  await page.goto('/blog');
  const { data } = (await (await answer).json()) as { data: { posts: Post[] } };
  expect(data.posts.length).toBeGreaterThanOrEqual(6);
  await expect(page.getByRole('article')).toHaveCount(data.posts.length);
  await expectAccessible(page);
  const search = page.getByPlaceholder('Buscar artículos...');
  await search.fill('DOCUMENTOS');
  await expect(page.getByRole('article')).toHaveCount(1);
  await search.fill('zzz');
  await expect(page.getByText('No se encontraron artículos que coincidan con tu búsqueda.')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar todos los artículos' }).click();
  await expect(page.getByRole('article')).toHaveCount(data.posts.length);
});

test('shows an article with its paragraphs, date, author and two related articles', async ({ page }) => {
  const [post, next] = (await (await page.request.get('/api/blog')).json()) as [Post, Post];
  await page.goto('/blog');
  await page.getByRole('link', { name: `Leer artículo completo → ${post.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(post.title.replace(/[?]/g, '\\?')));
  await expect(page.getByText('4 de abril de 2025 · Equipo Cimiento')).toBeVisible();
  for (const paragraph of post.content.split('\n\n'))
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Artículos relacionados' }).getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Leer artículo completo → ${next.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
});

test('says that an article does not exist, and leads back', async ({ page }) => {
  await page.goto('/blog/no-existe');
  await expect(page.getByRole('heading', { name: 'Artículo no encontrado' })).toBeVisible();
  await expect(page.getByText('No pudimos encontrar el artículo que estás buscando.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
});

test('returns from an article to where the list was left', async ({ page }) => {
  await page.goto('/blog');
  const last = page.getByRole('link', { name: /^Leer artículo completo/ }).last();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(last).toBeInViewport();
});
