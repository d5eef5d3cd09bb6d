import type { Page } from '@playwright/test';
import { resize } from '../support/accessible';
import { openWhole, pagesByVisitor, type Visitor } from '../support/pages';
import { expect, signIn, test } from '../support/test';

// What browsers are supported is in README.md and in `browserslist` of package.json.

const breakAmounts = (): string[] => {
  const amount = /\$\d[\d,]*(?:\.\d\d)?/g;
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    for (const match of text.matchAll(amount)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${match[0]} in "${text.trim().slice(0, 60)}"`);
    }
  }
  return broken;
};

/** Writes amounts of millions in place of those of every table and list, with the decimals that each has. */
const raiseAmounts = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
    if (/\$\d/.test(node.data) && node.parentElement?.closest('table, li, dl') && !node.parentElement.closest('svg'))
      node.data = node.data.replace(/\$\d[\d,]*/g, '$8,888,888');
};

const widths = [360, 390, 768, 1440];

async function expectWholeAmounts(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    // The figures of the home page are written in it, and never grow.
    if (address !== '/') await page.evaluate(raiseAmounts);
    await expect.poll(() => page.evaluate(breakAmounts), `${address} at ${width} px`).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Takes away what browsers of 2022 lack, as far as it can be taken away. */
const removeNewerInterfaces = (): void => {
  const owners: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Array, ['fromAsync']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['canParse', 'parse']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [window, ['scheduler', 'navigation']],
  ];
  for (const [owner, names] of owners) for (const name of names) Reflect.deleteProperty(owner, name);
};

for (const who of Object.keys(pagesByVisitor) as Visitor[]) {
  test(`every page of ${who} works without newer interfaces, and breaks no amount of millions`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(removeNewerInterfaces);
    if (who !== 'visitor') await signIn(page, who);
    for (const address of pagesByVisitor[who]) {
      await openWhole(page, address);
      await expect(page.getByText('No pudimos')).toHaveCount(0);
      await expectWholeAmounts(page, address);
    }
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
