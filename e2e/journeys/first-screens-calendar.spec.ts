import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectFirstScreen, expectHeight } from '../support/first-screen';
import { getFigure } from '../support/money';
import { openWhole } from '../support/pages';
import { expect, signIn, test } from '../support/test';

const figures = ['Proyectado del año', 'Recibido del año', 'Atrasado'] as const;
const year = () => new Date().getFullYear();

test('shows on the first screen how much the next rent is, when it comes and from whom', async ({ page }) => {
  await signIn(page, 'maria');
  await expectFirstScreen(page, '/calendar', () => [
    page.getByRole('heading', { level: 1, name: 'Calendario de rentas' }),
    getFigure(page, 'Próxima renta'),
    getFigure(page, 'Próxima renta').getByText(/^Se paga el \d+ de \S+ de \d{4}/),
    getFigure(page, 'Próxima renta').getByRole('listitem').last(),
    ...figures.map((name) => getFigure(page, name)),
    page.getByRole('heading', { name: 'Meses por venir' }),
  ]);
  await expectAccessible(page);
});

test('shows the months to come before those that are settled, which are folded, in a short page', async ({ page }) => {
  await signIn(page, 'maria');
  await page.setViewportSize({ width: 360, height: 740 });
  await openWhole(page, '/calendar');
  await expectHeight(page, 3000);
  const months = page.getByRole('region', { name: 'Meses por venir' }).getByRole('group');
  expect(await months.count()).toBeGreaterThan(2);
  const fold = page.getByText(/^\d{4}: \d+ mes(?:es)? pagados?, /);
  const [next, folded] = [await months.first().boundingBox(), await fold.boundingBox()];
  expect(next?.y).toBeLessThan(folded?.y ?? 0);
  const january = page.getByText(/^enero de \d{4}$/).filter({ visible: true });
  const before = await january.count();
  await fold.click();
  await expect(january).toHaveCount(before + 1);
  await months.first().locator('summary').click();
  await expect(months.first().getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('the table of a year fits into a laptop at 125 % with its totals', async ({ page }) => {
  await signIn(page, 'maria');
  await page.setViewportSize({ width: 1093, height: 614 });
  for (const shown of [year(), year() + 1]) {
    await openWhole(page, `/calendar?year=${shown}`);
    const table = page.getByRole('table', { name: `Rentas de ${shown}, por proyecto y mes` });
    const total = await table.getByRole('columnheader', { name: 'Total' }).boundingBox();
    expect((total?.x ?? 0) + (total?.width ?? 0)).toBeLessThanOrEqual(1093 - 32);
    const overflows = await table.evaluate((element) =>
      [element.parentElement!, ...element.querySelectorAll('td')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(overflows).toEqual([]);
  }
  await expectAccessible(page);
});

test('shows a new account what will be in its calendar', async ({ page, records }) => {
  await signIn(page, await records.addPerson());
  await expectFirstScreen(page, '/calendar', () => [
    getFigure(page, 'Próxima renta'),
    page.getByText('Nada proyectado por ahora'),
    page.getByText(`Sin rentas en ${year()}`),
    page.getByRole('link', { name: 'Explorar proyectos' }),
  ]);
  await expectAccessible(page);
});

/** The colours of a picture's column at a share of its width, from top to bottom, each once in a row. */
async function readColumn(page: Page, picture: Buffer, share: number): Promise<string[]> {
  return page.evaluate(
    async ([url, at]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(Math.round(image.width * at), 0, 1, image.height);
      const colors = Array.from({ length: image.height }, (_none, y) => data.slice(y * 4, y * 4 + 3).join(' '));
      return colors.filter((color, y) => color !== colors[y - 1]);
    },
    [`data:image/png;base64,${picture.toString('base64')}`, share] as const,
  );
}

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('projected and received rents differ, in the bars and in their legend', async ({ page }) => {
    await signIn(page, 'maria');
    await openWhole(page, `/calendar?year=${year()}`);
    const chart = page.getByRole('figure').filter({ hasText: 'Proyectado y recibido por mes' });
    const [bars, keys] = await chart.evaluate((figure) => {
      const read = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor;
      const pair = [...figure.querySelectorAll('li [aria-hidden]')].find(({ children }) => children.length === 2);
      return [
        [...(pair?.children ?? [])].map((bar) => read(bar)),
        [...figure.querySelectorAll('figcaption span span')].map((key) => read(key, '::before')),
      ];
    });
    expect(bars).toHaveLength(2);
    expect(new Set(bars).size).toBe(2);
    expect(keys).toEqual(bars);
  });

  test('a slider keeps its track and what is filled of it', async ({ page }) => {
    await openWhole(page, '/');
    const slider = page.getByRole('slider').first();
    await slider.scrollIntoViewIfNeeded();
    const readMiddle = async () => readColumn(page, await slider.screenshot(), 0.5);
    await slider.press('Home');
    const free = await readMiddle();
    await slider.press('End');
    const filled = await readMiddle();
    // Ground, border, track, border, ground.
    expect(free).toHaveLength(5);
    expect(free[1]).not.toBe(free[0]);
    expect(filled).not.toEqual(free);
  });
});
