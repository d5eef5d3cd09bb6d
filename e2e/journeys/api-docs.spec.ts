import { expectAccessible } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

test('the API reference lists every operation and runs one as the signed-in user', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /API de Cimiento/ })).toBeVisible();
  for (const name of ['Acceso', 'Público', 'Inversionista', 'Administración']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
  }

  await page.getByRole('button', { name: /^GET \/api\/user\/profile/ }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('"username": "maria"');
  await expectAccessible(page);
});

test('the API reference of a write is readable on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/api/docs');
  await page.getByRole('button', { name: /^PUT \/api\/admin\/projects\/\{id\}/ }).click();
  await expect(page.locator('.opblock-put.is-open')).toContainText('If-Match');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
