import type { Page } from '@playwright/test';
import { createDeferred } from './operations';

/**
 * Holds the scripts that are requested from now on back until the returned function is called, as a slow network would: every one, or those
 * with a text in them.
 */
export async function holdScripts(page: Page, text = ''): Promise<() => void> {
  const { promise: released, resolve } = createDeferred();
  let isReleased = false;
  // Not by the page, which a test may close during the request.
  const hasText = async (address: string) => text === '' || (await (await fetch(address)).text()).includes(text);
  await page.route(/\.js(\?|$)/, async (route) => {
    if (!isReleased && (await hasText(route.request().url()))) await released;
    await route.continue();
  });
  return () => {
    isReleased = true;
    resolve();
  };
}
