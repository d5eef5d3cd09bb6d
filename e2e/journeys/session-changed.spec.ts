import { expect, signIn, test } from '../support/test';
import { widths } from '../support/widths';

// The browser's own line about the refused request.
test.use({ expectedErrors: /409/ });

for (const width of widths) {
  test(`a page that was prepared for another user changes nothing at ${width} px`, async ({ page, records }) => {
    await page.setViewportSize({ width, height: 800 });
    // Without it the page is told at once, as the next test shows.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    const [first, second] = [await records.addPerson(), await records.addPerson()];
    await signIn(page, first);
    await page.goto('/settings');
    await page.getByLabel('Nombre completo').fill('Nombre Preparado');
    // Without a moment in which nobody is signed in, which a late request of the page would notice.
    await page.request.post('/api/auth/login', { data: { username: second.username, password: second.password } });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText(`Ahora está abierta la sesión de ${second.fullName}`)).toBeVisible();
    await expect(page.getByLabel('Nombre completo')).toHaveValue(second.fullName);
    const profile = await (await page.request.get('/api/user/profile')).json();
    expect(profile).toMatchObject({ username: second.username, fullName: second.fullName });
  });
}

test('a window is told at once that somebody else signed in in another one', async ({ page, context, records }) => {
  const [first, second] = [await records.addPerson(), await records.addPerson()];
  await signIn(page, first);
  await page.goto('/settings');
  await expect(page.getByLabel('Nombre completo')).toHaveValue(first.fullName);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByLabel('Nombre completo')).toHaveValue(first.fullName);
  await other.request.post('/api/auth/login', { data: { username: second.username, password: second.password } });
  // It asks who is signed in when it is focused, and then tells the others.
  await other.evaluate(() => void globalThis.dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Nombre completo')).toHaveValue(second.fullName);
  await expect(page.getByText(`Ahora está abierta la sesión de ${second.fullName}`)).toBeVisible();
});
