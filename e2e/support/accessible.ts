import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * Waits until nothing on the page fades or moves: axe measures colours as they are drawn at that moment, and an element that is still
 * half transparent has less contrast than its final state. A spinner, which never ends, does not count.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isRunning = (animation: Animation): boolean =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
    // Base UI sets these for the frame before a transition starts and until it ends.
    const isChanging = document.querySelector('[data-starting-style], [data-ending-style]') !== null;
    return !isChanging && !document.getAnimations().some(isRunning);
  });
}

/** Expects that axe finds no violation of WCAG 2.2 AA on the page, once its animations have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page);
  // Reading axe takes as long as checking a page with it, so a page that has it keeps it.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  // axe runs scripts in every frame, which the preview of an e-mail rightly refuses.
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: 'void axe' }) })
    .exclude('iframe[sandbox]')
    // Describing every element without a fault, in a page opened for that, takes twice as long as the check.
    .options({ runOnly: STANDARDS, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/**
 * Gives the window a new width. On a busy machine Chromium now and then misses a new size, and the same one again would change nothing.
 * And it keeps the old results of media queries for a style sheet that gets a rule in the same frame, so all sheets are read anew.
 */
export async function resize(page: Page, width: number): Promise<void> {
  let height = 800;
  await expect
    .poll(async () => {
      await page.setViewportSize({ width, height: (height += 1) });
      return page.evaluate(() => window.innerWidth);
    })
    .toBe(width);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      sheet.disabled = true;
      document.body.getBoundingClientRect();
      sheet.disabled = false;
    }
  });
}

/** Expects that the page is not wider than windows of these widths, and accessible in each. */
export async function expectFits(page: Page, widths: readonly number[] = [360, 1440]): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    // A page that measures itself draws itself anew after the window has changed.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}
