import { expectFits } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

test('the API reference lists every operation, runs one as the signed-in user, and fits a phone', async ({ page }) => {
  // axe takes most of a minute for all operations.
  test.slow();
  await signIn(page, 'maria');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /API de Cimiento/ })).toBeVisible();
  for (const name of ['Acceso', 'Público', 'Inversionista', 'Administración', 'Webhooks'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();

  await page.getByLabel('Filtrar').fill('/api/user/profile GET');
  const profile = page.locator('#getUserProfile');
  await profile.getByText('/api/user/profile').click();
  await profile.getByRole('button', { name: 'Enviar' }).click();
  await expect(profile.getByRole('status')).toContainText('"username": "maria"');

  await page.goto('/api/docs#putAdminProjectsId');
  await expect(page.locator('#putAdminProjectsId').getByText('If-Match').first()).toBeVisible();
  await expectFits(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Guía para programas' }).click();
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
  await expectFits(page);
});
