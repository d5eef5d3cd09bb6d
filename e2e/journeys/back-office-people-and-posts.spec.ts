import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

test.beforeEach(({ page }) => signIn(page, 'admin'));

const adminEmail = 'admin@cimiento.example';

for (const width of widths) {
  test(`creates and changes an account at ${width} px, and offers no other username or deletion`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const username = createUniqueName('p').replace(' ', '.');
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Usuario' });
    await expect(dialog.getByLabel('Rol')).toHaveValue('user');
    await dialog.getByRole('button', { name: 'Crear Usuario' }).click();
    await expect(dialog.getByText('El nombre de usuario es requerido')).toBeVisible();
    await expect(dialog.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Nombre de usuario').fill(username);
    await dialog.getByLabel('Contraseña').fill('secreto1');
    await dialog.getByLabel('Nombre completo').fill('Persona de Prueba');
    await dialog.getByLabel('Correo electrónico').fill(`${username}@prueba.example`);
    await dialog.getByRole('button', { name: 'Crear Usuario' }).click();
    await expectToast(page, 'Usuario creado');
    await page.getByRole('searchbox').fill(username);
    await expect(getRow(page, username)).toContainText('Usuario');
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    await expect(getRow(page, username).getByRole('button', { name: 'Eliminar' })).toHaveCount(0);

    await getRow(page, username).getByRole('button', { name: 'Editar' }).click();
    await expect(page.getByLabel('Nombre de usuario')).toBeDisabled();
    await expect(page.getByText('Déjala en blanco para conservar la actual.')).toBeVisible();
    await page.getByLabel('Nombre completo').fill('Persona Cambiada');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Usuario actualizado');
    await expect(getRow(page, username)).toContainText('Persona Cambiada');

    const own = await playwright.request.newContext({ baseURL });
    const signInWith = async (password: string) =>
      (await own.post('/api/auth/login', { data: { username, password } })).status();
    expect(await signInWith('secreto1')).toBe(200);
    await getRow(page, username).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Nueva contraseña').fill('secreto2');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    // The message of the change before may still stand there; the dialog closes once this one is saved.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectToast(page, 'Usuario actualizado');
    expect([await signInWith('secreto1'), await signInWith('secreto2')]).toEqual([401, 200]);
    await own.dispose();
  });
}

test('shows a new name of the signed-in administrator in the navigation at once', async ({ page }) => {
  const name = createUniqueName('Andrea');
  await openList(page, 'users', adminEmail);
  await getRow(page, adminEmail).getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(getRow(page, adminEmail)).toContainText(name);
  await expect(page.locator('#admin-menu').getByText(name)).toBeVisible();
});

for (const width of widths) {
  test(`creates an article with a generated slug, shows, changes and deletes it at ${width} px`, async ({
    page,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const title = createUniqueName('Inversión Ágil: ¿cómo?');
    const slug = title.replace('Inversión Ágil: ¿cómo? ', 'inversion-agil-como-');
    const { imageUrl } = await records.addPost();
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: 'Nuevo Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Post' });
    await expect(dialog.getByRole('button', { name: 'Generar' })).toBeDisabled();
    await dialog.getByLabel('Título').fill(title);
    await dialog.getByRole('button', { name: 'Generar' }).click();
    await expect(dialog.getByLabel('Slug')).toHaveValue(slug);
    await dialog.getByLabel('Imagen (URL)').fill(imageUrl);
    await dialog.getByLabel('Extracto').fill('En pocas palabras.');
    await dialog.getByLabel('Contenido').fill('Primera línea.\nSegunda línea.\n\nTercera.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear Post' }).click();
    await expectToast(page, 'Post creado');
    await page.getByRole('searchbox').fill(slug);
    await expect(page.getByText('1–1 de 1')).toBeVisible();

    await getRow(page, title).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Extracto').fill('En menos palabras.');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Post actualizado');
    await expect(getRow(page, title)).toContainText('En menos palabras.');

    await getRow(page, title).getByRole('button', { name: /^Ver / }).click();
    const view = page.getByRole('dialog', { name: title });
    await expect(view.getByText('En menos palabras.')).toBeVisible();
    for (const line of ['Primera línea.', 'Segunda línea.', 'Tercera.'])
      await expect(view.getByText(line, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await getRow(page, title).getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Confirmar Eliminación' })).toContainText(title);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Post eliminado');
    await expect(page.getByText('No hay posts disponibles')).toBeVisible();
  });
}

test('keeps the row of an article with a long excerpt as short as others on a phone', async ({ page, records }) => {
  const { id, title, slug, imageUrl } = await records.addPost();
  const excerpt = 'Vacancia, obra, precio de salida y liquidez: cuatro riesgos con nombre propio. '.repeat(6).trim();
  const data = { title, slug, imageUrl, excerpt, content: 'Un párrafo.' };
  expect((await page.request.put(`/api/admin/blog/${id}`, { data })).status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 800 });
  await openList(page, 'blog', title);
  await expect(getRow(page, excerpt)).toBeVisible();
  // Two lines of the title, one each of slug and excerpt, and the buttons.
  expect((await getRow(page, excerpt).boundingBox())?.height).toBeLessThan(160);
});
