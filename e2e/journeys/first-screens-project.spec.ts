import { formatDollars, toFractions } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectFirstScreen } from '../support/first-screen';
import { openWhole } from '../support/pages';
import { expect, signIn, test } from '../support/test';

const getFunding = (page: Page) => page.getByRole('complementary', { name: 'Financiamiento' });
const getFigure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=..');
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const getAction = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true });

/** Dollars that an open project still takes, as its page says it. */
async function findLeft(page: Page, id: number) {
  const { funded, reserved = 0, target } = await (await page.request.get(`/api/projects/${id}`)).json();
  return target - funded - reserved;
}

/** Figures of one row have one size, and no label pushes its figure out of the row. */
async function expectEvenRow(page: Page): Promise<void> {
  const figures = page.locator('main dl').first().locator('strong');
  const tops = await figures.evaluateAll((all) =>
    all.map((figure) => {
      const { top, height } = figure.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height), size: getComputedStyle(figure).fontSize };
    }),
  );
  expect(new Set(tops.map(({ size }) => size)).size).toBe(1);
  expect(new Set(tops.map(({ height }) => height)).size).toBe(1);
  const [first, second] = tops;
  expect(second?.top).toBe(first?.top);
}

test('an open project answers an investor on its first screen, with the button to invest', async ({
  page,
  records,
}) => {
  await signIn(page, await records.addPerson());
  for (const who of ['a new account', 'maria'] as const) {
    if (who === 'maria') await signIn(page, 'maria');
    const left = await findLeft(page, 1);
    await expectFirstScreen(page, '/marketplace/1', () => [
      getTitle(page),
      page.getByRole('main').getByText('Quito, Ecuador'),
      getFigure(page, 'Retorno proyectado').getByText('antes de comisiones'),
      getFigure(page, 'Comisiones').getByText('6% y 2%'),
      getFigure(page, 'Plazo').getByText('24 meses'),
      getFigure(page, 'Inversión mínima').getByText('$1,000'),
      getFunding(page).getByText(formatDollars(left), { exact: true }),
      getFunding(page).getByText(`${toFractions(left)} de 300 fracciones`),
      getAction(page, 'Invertir ahora'),
    ]);
    await expectEvenRow(page);
    await expect(page.getByRole('heading', { name: 'Tu inversión en este proyecto' })).toHaveCount(
      who === 'maria' ? 1 : 0,
    );
  }
});

test('an open project answers a visitor on its first screen', async ({ page }) => {
  const left = await findLeft(page, 1);
  await expectFirstScreen(page, '/oportunidades/1', () => [
    getTitle(page),
    page.getByRole('main').getByText('Quito, Ecuador'),
    getFigure(page, 'Retorno proyectado').getByText('antes de comisiones'),
    getFigure(page, 'Comisiones').getByText('6% y 2%'),
    getFigure(page, 'Plazo').getByText('24 meses'),
    getFigure(page, 'Inversión mínima').getByText('$1,000'),
    page.getByText(`Quedan ${formatDollars(left)}`),
    getAction(page, 'Crear cuenta'),
  ]);
  await expectEvenRow(page);
});

test('a closed project shows on its first screen what was promised and what it reached', async ({ page }) => {
  await signIn(page, 'maria');
  for (const [address, price, date] of [
    ['/marketplace/5', 'Precio final', 'Financiado el'],
    ['/marketplace/8', 'Objetivo', 'Vendido el'],
  ] as const)
    await expectFirstScreen(page, address, () => [
      getTitle(page),
      getFigure(page, 'Retorno proyectado'),
      getFigure(page, 'Comisiones'),
      getFigure(page, 'Plazo previsto'),
      getFigure(page, price),
      getFigure(page, date),
      getFunding(page).getByText('Se reunieron'),
    ]);
});

test('a project has one picture, low on a phone, one risk note, and links to its sections', async ({ page }) => {
  await signIn(page, 'maria');
  for (const address of ['/marketplace/1', '/oportunidades/1']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWhole(page, address);
    const pictures = page.locator('main :is(img, svg):visible');
    await expect(pictures).toHaveCount(1);
    expect((await pictures.boundingBox())?.height).toBeLessThanOrEqual(160);
    await expect(page.getByRole('main').getByText('Rendimientos proyectados, no garantizados')).toHaveCount(1);
    const words = (await page.getByRole('main').textContent()) ?? '';
    expect(words.match(/antes de comisiones/gi)?.length).toBeLessThanOrEqual(2);
    await page.getByRole('navigation', { name: 'Secciones de la página' }).getByText('Escenarios').click();
    await expect(page.getByRole('heading', { name: 'Tres escenarios' })).toBeInViewport();
    await expectAccessible(page);
  }
});
