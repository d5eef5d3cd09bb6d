import { setTimeout as waitFor } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openWhole, pagesByVisitor } from '../support/pages';
import { expect, signIn, test } from '../support/test';
import { selectFirst } from '../support/widths';

// Where data comes late, nothing that a person reads may move: https://web.dev/cls calls 0.1 good; here it is a fifth of that.
const limit = 0.02;
const delayMs = 800;
const windows = selectFirst(
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
);

type Shift = { value: number; moved: string };

/** Keeps what moves by itself, with the elements that moved. */
const watchShifts = (): void => {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const describe = (node: Node | null) =>
    (node?.textContent ?? '').trim().slice(0, 40) || (node?.nodeName ?? 'removed');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => describe(node)).join(' | ') });
  }).observe({ type: 'layout-shift', buffered: true });
};

async function findShifts(page: Page, address: string): Promise<string[]> {
  await openWhole(page, address);
  await expect(page.getByText('Comprobando el código...')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < limit ? [] : shifts.map(({ value, moved }) => `${address}: ${value.toFixed(3)} ${moved}`);
}

for (const { name, viewport } of windows) {
  test.describe(`in the window of a ${name}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(watchShifts);
      await page.route('**/graphql', async (route) => {
        await waitFor(delayMs);
        await route.continue();
      });
    });

    test('no public page moves when its data comes', async ({ page }) => {
      test.setTimeout(180_000);
      const found: string[] = [];
      for (const address of pagesByVisitor.visitor) found.push(...(await findShifts(page, address)));
      expect(found).toEqual([]);
    });

    test('no page of an investor moves when its data comes', async ({ page }) => {
      test.setTimeout(180_000);
      await signIn(page, 'maria');
      const found: string[] = [];
      for (const address of pagesByVisitor.maria) found.push(...(await findShifts(page, address)));
      expect(found).toEqual([]);
    });
  });
}
