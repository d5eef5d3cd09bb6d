import { expectAccessible } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

for (const width of [360, 1440]) {
  for (const [address, person] of [
    ['/', null],
    ['/oportunidades', null],
    ['/login', null],
    ['/dashboard', 'maria'],
    ['/admin/projects', 'admin'],
  ] as const) {
    test(`fits ${address} into ${width} px, accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      if (person) await signIn(page, person);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    });
  }
}

test('the check of accessibility finds a picture without text and a text without contrast', async ({ page }) => {
  await page.setContent(
    '<html lang="es"><title>Falta</title><main><img src="data:,"><p style="color: #ccc">Poco contraste</p></main>',
  );
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: p[^]*image-alt: img/);
});
