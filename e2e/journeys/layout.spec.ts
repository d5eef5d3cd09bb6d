import { expectAccessible, expectFits } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

for (const [address, person] of [
  ['/oportunidades', null],
  ['/login', null],
  ['/dashboard', 'maria'],
] as const) {
  test(`fits ${address} into a phone and a desktop, accessible`, async ({ page }) => {
    if (person) await signIn(page, person);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expectFits(page);
  });
}

for (const person of [null, 'maria', 'admin'] as const) {
  test(`the header of ${person ?? 'a visitor'} stays in one line from 1024 to 1200 px`, async ({ page }) => {
    if (person) await signIn(page, person);
    const header = page.getByRole('banner').first();
    for (const width of [1024, 1093, 1200]) {
      // Loaded at its width: a busy browser may draw no frame after a resize, and keeps the look of the width before.
      await page.setViewportSize({ width, height: 614 });
      await page.goto('/about');
      await expect(header).toBeVisible();
      // Of the page itself, and not of what is shown before its scripts.
      await expect(
        person
          ? header.getByRole('button', { name: /^Tu cuenta/ })
          : header.getByRole('link', { name: 'Iniciar Sesión' }),
      ).toBeVisible();
      const labels = header.locator('a, button').filter({ hasText: / / });
      const heights = await labels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(44);
      // A label of two lines is higher than its text.
      const lines = await labels.evaluateAll((all) =>
        all.map((each) => {
          const text = document.createRange();
          text.selectNodeContents(each);
          return text.getBoundingClientRect().height;
        }),
      );
      expect(Math.max(...lines)).toBeLessThan(30);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('the check of accessibility finds a picture without text and a text without contrast', async ({ page }) => {
  await page.setContent(
    '<html lang="es"><title>Falta</title><main><img src="data:,"><p style="color: #ccc">Poco contraste</p></main>',
  );
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: p[^]*image-alt: img/);
});
