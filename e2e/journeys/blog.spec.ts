import { expect, test } from '../support/test';

test('returns from an article to where the list was left', async ({ page }) => {
  await page.goto('/blog');
  const last = page.getByRole('link', { name: /^Leer artículo completo/ }).last();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(last).toBeInViewport();
});
