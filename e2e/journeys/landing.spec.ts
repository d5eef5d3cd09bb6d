import { expectAccessible, expectFits } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

type Post = { title: string; slug: string };

const headlines = [
  'Un edificio, partes iguales. Algunas pueden ser tuyas.',
  'Los bienes raíces crean patrimonio. La entrada era para pocos.',
  'Un edificio entero es mucho. Una ventana está a tu alcance.',
  'Cuatro pilares sostienen lo que hacemos',
  'Cuatro pasos, piso por piso',
  'Lo que conviene preguntar antes',
  'Para leer antes de invertir',
  'Tu primera ventana cuesta $1,000',
] as const;

test('leads from three questions to the waitlist', async ({ page }) => {
  await page.goto('/');
  const questions = page.getByRole('region', { name: headlines[5] });
  for (const name of [
    '¿Cómo funcionan las inversiones inmobiliarias?',
    '¿Qué documentos se necesitan?',
    '¿Cuáles son los riesgos?',
  ]) {
    await expect(questions.getByRole('heading', { name })).toBeVisible();
  }
  await questions.getByRole('link', { name: 'Unirme a la lista de espera' }).click();
  await expect(page).toHaveURL(/\/waitlist$/);
});

test('darkens the header over the opportunity and the final call only', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner').first();
  const readColour = () => header.evaluate((element) => getComputedStyle(element).color);
  let light = '';
  // A header that has just been replaced by that of the page has no colour.
  await expect.poll(async () => (light = await readColour())).toMatch(/^rgb/);
  for (const [place, dark] of [
    [1, true],
    [2, false],
    [5, false],
    [7, true],
    [0, false],
  ] as const) {
    await page.getByRole('heading', { name: headlines[place] }).evaluate((heading) => heading.scrollIntoView());
    if (dark) await expect.poll(readColour).not.toBe(light);
    else await expect.poll(readColour).toBe(light);
  }
});

test('shows the latest articles of the database, and leads to them', async ({ page }) => {
  const posts = (await (await page.request.get('/api/blog')).json()) as Post[];
  const latest = posts.slice(-3).reverse();
  await page.goto('/');
  const teaser = page.getByRole('region', { name: 'Para leer antes de invertir' });
  await expect(teaser.getByRole('article')).toHaveCount(3);
  expect(await teaser.getByRole('article').getByRole('heading').allTextContents()).toEqual(
    latest.map(({ title }) => title),
  );
  await expect(teaser.getByText('4 de abril de 2025')).toHaveCount(3);
  await teaser.getByRole('link', { name: `Leer artículo completo → ${latest[0]?.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${latest[0]?.slug}$`));
});

test('leads a signed-in person to their dashboard, and not to registration', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ir a mi dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`fits the home page into a phone and a desktop, accessible in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('region', { name: headlines[6] }).getByRole('article')).toHaveCount(3);
    for (const width of [360, 1440]) {
      await expectFits(page, [width]);
      await page.getByRole('heading', { name: headlines[7] }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
    }
  });
}
