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

test('the check of accessibility finds a picture without text and a text without contrast', async ({ page }) => {
  await page.setContent(
    '<html lang="es"><title>Falta</title><main><img src="data:,"><p style="color: #ccc">Poco contraste</p></main>',
  );
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: p[^]*image-alt: img/);
});
