import type { Page } from '@playwright/test';
import { createDeferred } from './operations';

/**
 * Holds the scripts that are requested from now on back until the returned function is called, as a slow network would: every one, or those
 * with a text in them.
 */
export async function holdScripts(page: Page, text = ''): Promise<() => void> {
  const { promise: released, resolve: release } = createDeferred();
  await page.route(/\.js$/, async (route) => {
    const isHeld = text === '' || (await (await page.request.get(route.request().url())).text()).includes(text);
    if (isHeld) await released;
    await route.continue();
  });
  return release;
}
