import type { Page } from '@playwright/test';
import { createDeferred } from './operations';

/** Holds every script that is requested from now on back until the returned function is called, as a slow network would. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = createDeferred();
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
