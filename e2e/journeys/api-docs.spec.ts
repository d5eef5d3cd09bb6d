import { expectFits } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

test('the API reference lists every operation, runs one as the signed-in user, and fits a phone', async ({ page }) => {
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

  await page.getByRole('button', { name: /^PUT \/api\/admin\/projects\/\{id\}/ }).click();
  await expect(page.locator('.opblock-put.is-open')).toContainText('If-Match');
  await expectFits(page);
});
