import { expect, type Locator, type Page } from '@playwright/test';
import { selectFirst } from './widths';

/** The windows of a phone, and of a laptop of 1366 x 768 whose pages are shown at 125 %. */
export const firstScreens = selectFirst(
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 },
  { name: 'a laptop at 125 %', viewport: { width: 1093, height: 614 }, deviceScaleFactor: 1.25 },
);

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
