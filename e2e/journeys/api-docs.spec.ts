import type { Locator, Page } from '@playwright/test';
import { expectFits } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

/** Scrolls down until a part of the reference is there: of so many operations Swagger UI keeps only those near the window. */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(async () => {
    if (await part.isVisible()) return;
    await page.evaluate(() => window.scrollBy(0, 400));
    await expect(part).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
}

test('the API reference lists every operation, runs one as the signed-in user, and fits a phone', async ({ page }) => {
  test.slow();
  await signIn(page, 'maria');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /API de Cimiento/ })).toBeVisible();
  for (const name of ['Acceso', 'Público', 'Inversionista', 'Administración'])
    await scrollTo(page, page.getByRole('heading', { name: new RegExp(`^${name}`) }));

  const profile = page.getByRole('button', { name: /^GET \/api\/user\/profile/ });
  await scrollTo(page, profile);
  await profile.click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('"username": "maria"');

  const change = page.getByRole('button', { name: /^PUT \/api\/admin\/projects\/\{id\}/ });
  await scrollTo(page, change);
  await change.click();
  await expect(page.locator('.opblock-put.is-open')).toContainText('If-Match');
  await expectFits(page);
});
