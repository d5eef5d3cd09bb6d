import { expectAccessible } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

test('the API reference lists every operation and runs one as the signed-in user', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/api/docs');
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toContainText('API de Cimiento');
  for (const name of ['Acceso', 'Público', 'Inversionista', 'Administración']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expectAccessible(page);

  const operation = page.locator('.opblock').filter({ hasText: '/api/user/profile' });
  await operation.getByRole('button', { name: /\/api\/user\/profile/ }).click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"username": "maria"');
  await expectAccessible(page);
});

test('the API reference of a write is readable on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/api/docs');
  const operation = page.locator('.opblock-put').filter({ hasText: '/api/admin/projects/{id}' });
  await operation.getByRole('button', { name: /\/api\/admin\/projects/ }).click();
  await expect(operation).toContainText('If-Match');
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
