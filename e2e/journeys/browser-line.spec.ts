import type { Page } from '@playwright/test';
import { resize } from '../support/accessible';
import { breakAmounts } from '../support/amounts';
import { listNewerStyles } from '../support/css-support';
import { lacks, readRules, recordRules, takeAway } from '../support/older-browser';
import { openWhole, pagesByVisitor, type Visitor } from '../support/pages';
import { expect, signIn, test } from '../support/test';

// The supported browsers are in README.md and in `browserslist` of package.json.

/** Writes amounts of millions in place of those of every table and list, with the decimals that each has. */
const raiseAmounts = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
    if (/\$\d/.test(node.data) && node.parentElement?.closest('table, li, dl') && !node.parentElement.closest('svg'))
      node.data = node.data.replace(/\$\d[\d,]*/g, '$8,888,888');
};

const widths = [360, 390, 768, 1440];

async function expectWholeAmounts(page: Page, address: string, windows = widths): Promise<void> {
  for (const width of windows) {
    await resize(page, width);
    // The figures of the home page are written in it, and never grow.
    if (address !== '/') await page.evaluate(raiseAmounts);
    await expect.poll(() => page.evaluate(breakAmounts), `${address} at ${width} px`).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/**
 * Features that old browsers lack, with what a user then sees: a plainer page that works. Any other style must exist in the oldest browsers, or get an
 * entry here with its reason.
 */
const plainer: Record<string, string> = {
  ':has': 'the chosen card has no frame, the first view of a page is missing',
  'text-wrap': 'lines break where they are full',
  'color-mix()': 'the plain colour before it, or no shade under the pointer',
  'backdrop-filter': 'the header does not blur what is below it',
  'scrollbar-width': 'a bar shows below the tabs',
  'forced-color-adjust': 'a theme of high contrast replaces these colours too',
  '@container': 'tables stay tables on a phone',
  'container-type': 'as @container',
  resize: 'a text field keeps its height',
  ':details-content': 'a year that is folded stays so on paper',
  'content-visibility': 'as :details-content',
};

const visitors = Object.keys(pagesByVisitor) as Visitor[];

async function openAll(page: Page, who: Visitor, check: (address: string) => Promise<void>): Promise<void> {
  if (who !== 'visitor') await signIn(page, who);
  for (const address of pagesByVisitor[who]) {
    await openWhole(page, address);
    await expect(page.getByText('No pudimos')).toHaveCount(0);
    await check(address);
  }
}

for (const who of visitors) {
  test(`every page of ${who} breaks no amount of millions, and old browsers lack no style it needs`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await recordRules(page);
    const newer = new Map<string, string[]>();
    await openAll(page, who, async (address) => {
      for (const [name, browsers] of listNewerStyles(await readRules(page))) newer.set(name, browsers);
      await expectWholeAmounts(page, address);
    });
    expect([...newer].filter(([name]) => !(name in plainer))).toEqual([]);
  });

  test(`every page of ${who} works without newer interfaces`, async ({ page }) => {
    test.setTimeout(300_000);
    await takeAway(page, ['newer', ':has()']);
    await openAll(page, who, (address) => expectWholeAmounts(page, address, [360]));
  });

  for (const lack of lacks)
    test(`every page of ${who} works without ${lack} @slow`, async ({ page }) => {
      test.setTimeout(300_000);
      await takeAway(page, [lack]);
      await openAll(page, who, () => Promise.resolve());
    });
}

test.describe('a browser that is too old', () => {
  test.use({ expectedErrors: /./ });

  for (const name of ['hasOwn', 'structuredClone'])
    test(`reads what to do where ${name} is missing`, async ({ page }) => {
      await page.addInitScript((missing) => {
        Reflect.deleteProperty(Object, missing);
        Reflect.deleteProperty(window, missing);
      }, name);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu navegador es muy antiguo');
      await expect(page.getByText(/Actualízalo, o abre esta página con la última versión de Chrome/)).toBeVisible();
      await expect(page.getByText('Cargando')).toHaveCount(0);
    });
});

test('a current browser never shows the sentence for old ones', async ({ page }) => {
  await openWhole(page, '/');
  await expect(page.getByText('Tu navegador es muy antiguo')).toBeHidden();
});
