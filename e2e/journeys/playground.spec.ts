import { expect, signIn, test } from '../support/test';

// After a change of tab the editor runs the operation of the tab before for a moment, which the server may refuse.
test.use({ expectedErrors: /status of 400/ });

test('opens with an operation for each role, and runs them as the signed-in person', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/playground');
  for (const name of ['Visitante', 'IniciarSesion', 'MiPortafolio', 'MiSaldo', 'Pagos', 'Libro']) {
    await expect(page.getByRole('tab', { name: new RegExp(name) })).toBeVisible();
  }
  // Until its editor has loaded, a tab shows its name but still runs the operation of the first one.
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('Visitante');
  await page.getByRole('tab', { name: /MiPortafolio/ }).click();
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('MiPortafolio');
  const result = page.getByRole('region', { name: /Result/ });
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(result).toContainText('myInvestments', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(result).not.toContainText('errors');
});
