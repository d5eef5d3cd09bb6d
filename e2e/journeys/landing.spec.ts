import { expectAccessible, expectFits } from '../support/accessible';
import { interceptOperation } from '../support/operations';
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

const risk = 'Rendimientos proyectados, no garantizados. Invertir implica riesgo de pérdida del capital.';

test('shows the eight sections in their order, under a title about investing from $1,000', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Inversión inmobiliaria fraccionada desde $1,000 · Cimiento');
  for (const name of headlines) await expect(page.getByRole('region', { name })).toBeVisible();
  const tops = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().top));
  expect(tops).toHaveLength(headlines.length);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.getByText('+12% Proyectado')).toBeVisible();
  await expect(page.getByRole('region', { name: headlines[1] })).toContainText('95% de las personas');
  await expect(page.getByRole('region', { name: headlines[1] })).toContainText('$500K+');
  await expect(page.getByRole('region', { name: headlines[4] }).getByRole('listitem')).toHaveCount(4);
  for (const section of [headlines[0], headlines[2], headlines[4]])
    await expect(page.getByRole('region', { name: section }).getByText(risk)).toBeVisible();
});

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

test('calculates exactly for typed, stepped and dragged fractions, and answers whatever is typed', async ({ page }) => {
  await page.goto('/');
  const calculator = page.getByRole('group', { name: '¿Cuántas ventanas enciendes?' });
  const typed = calculator.getByLabel('Número de fracciones');
  const slider = calculator.getByRole('slider', { name: 'Fracciones' });
  const expectResult = async (amount: string, share: string, yearly: string) => {
    await expect(calculator.getByText(amount, { exact: true })).toBeVisible();
    await expect(calculator.getByText(share, { exact: true })).toBeVisible();
    await expect(calculator.getByText(yearly, { exact: true })).toBeVisible();
  };
  await expectResult('$10,000', '3.33%', '$800 – $1,200');
  await typed.fill('25');
  await expectResult('$25,000', '8.33%', '$2,000 – $3,000');
  await expect(page.getByRole('img', { name: /25 encendidas son tuyas y 275 quedan libres/ })).toBeVisible();
  await calculator.getByRole('button', { name: 'Una fracción menos' }).click();
  await expectResult('$24,000', '8%', '$1,920 – $2,880');
  await slider.press('End');
  await expectResult('$300,000', '100%', '$24,000 – $36,000');
  await calculator.getByRole('button', { name: 'Una fracción más' }).click();
  await expectResult('$300,000', '100%', '$24,000 – $36,000');
  await slider.press('Home');
  await expectResult('$1,000', '0.33%', '$80 – $120');
  for (const [unclear, answer] of [
    ['', 'Escribe cuántas fracciones quieres, de 1 a 300.'],
    ['doce', 'Escríbelo en números, por ejemplo 12.'],
    ['-5', 'Escríbelo en números, por ejemplo 12.'],
  ] as const) {
    await typed.fill(unclear);
    await expect(calculator.getByRole('status')).toHaveText(answer);
    await expectResult('$1,000', '0.33%', '$80 – $120');
  }
  await typed.fill('12,5');
  await expect(calculator.getByRole('status')).toHaveText('Las fracciones son enteras: calculamos con 12.');
  await expectResult('$12,000', '4%', '$960 – $1,440');
  await typed.fill('999');
  await typed.blur();
  await expect(typed).toHaveValue('300');
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

test('says that there are no articles, and shows a placeholder for an article without an image', async ({ page }) => {
  let posts: object[] = [];
  await interceptOperation(page, 'PostTeasers', (route) => route.fulfill({ json: { data: { posts } } }));
  await page.goto('/');
  await expect(page.getByText('No hay artículos disponibles en este momento.')).toBeVisible();
  posts = [
    { __typename: 'Post', id: 1, slug: 'sin-imagen', title: 'Sin imagen', excerpt: 'Nada que ver.', imageUrl: null },
  ];
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: 'Sin imagen' });
  await expect(card.locator('[data-placeholder]')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
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
