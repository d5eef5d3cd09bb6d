import { expect, signIn, test } from '../support/test';

// The editor learns a moment after a change of tab which operation it runs; until then it asks for the one before.
test.use({ expectedErrors: /status of 400/ });

test('the playground opens with an operation for each role, and runs as whoever is signed in', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/playground');
  for (const name of ['Visitante', 'IniciarSesion', 'MiPortafolio', 'Pagos']) {
    await expect(page.getByRole('tab', { name: new RegExp(name) })).toBeVisible();
  }
  // Before its editor is there a tab shows its name, and still asks what the first one asks.
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
