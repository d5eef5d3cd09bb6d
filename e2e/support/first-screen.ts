import { expect, type Locator, type Page } from '@playwright/test';
import { expectWhole, openWhole } from './pages';
import { selectFirst } from './widths';

/** The windows of a phone, and of a laptop of 1366 x 768 whose pages are shown at 125 %. */
export const firstScreens = selectFirst(
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 },
  { name: 'a laptop at 125 %', viewport: { width: 1093, height: 614 }, deviceScaleFactor: 1.25 },
);

/** The windows whose first screen answers a page's question: a phone, a laptop at 125 %, and a desktop. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1093, height: 614 },
  { width: 1440, height: 900 },
];

/**
 * Opens a page in each of the three windows, and expects that all of this is whole on its first screen.
 * @param find what answers the page's question, and the controls; it may differ by the window's width
 */
export async function expectFirstScreen(
  page: Page,
  address: string,
  find: (width: number) => readonly Locator[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await openWhole(page, address);
    for (const each of find(size.width)) await expectOnFirstScreen(page, each);
  }
}

/** Expects that the whole open page is at most so high, in px. */
export async function expectHeight(page: Page, most: number): Promise<void> {
  await expectWhole(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
}

/** Expects that a control is whole within the window while the page is at its top, as it is after a navigation. */
export async function expectOnFirstScreen(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await control.boundingBox();
      if (!box) return 'it has no box';
      const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
      return isInside ? 'inside' : `from ${Math.round(box.y)} to ${Math.round(box.y + box.height)} of ${size.height}`;
    })
    .toBe('inside');
}
