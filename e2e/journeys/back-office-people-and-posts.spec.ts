import { expectAccessible } from '../support/accessible';
import { expectToast, row, unique } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';

test.beforeEach(({ page }) => signIn(page, 'admin'));

const handle = () => unique('p').replace(' ', '.');

for (const width of [360, 1440]) {
  test(`an account is created and changed at ${width} px; its username stays and it cannot be deleted`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const username = handle();
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
    await expect(row(page, username)).toContainText('Usuario');
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    await expect(row(page, username).getByRole('button', { name: 'Eliminar' })).toHaveCount(0);

    await row(page, username).getByRole('button', { name: 'Editar' }).click();
    await expect(page.getByLabel('Nombre de usuario')).toBeDisabled();
    await expect(page.getByText('Déjala en blanco para conservar la actual.')).toBeVisible();
    await page.getByLabel('Nombre completo').fill('Persona Cambiada');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Usuario actualizado');
    await expect(row(page, username)).toContainText('Persona Cambiada');

    const own = await playwright.request.newContext({ baseURL });
    const signInWith = async (password: string) =>
      (await own.post('/api/auth/login', { data: { username, password } })).status();
    expect(await signInWith('secreto1')).toBe(200);
    await row(page, username).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Nueva contraseña').fill('secreto2');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    // The message of the change before may still stand there; the dialog closes once this one is saved.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectToast(page, 'Usuario actualizado');
    expect([await signInWith('secreto1'), await signInWith('secreto2')]).toEqual([401, 200]);
    await own.dispose();
  });
}

test.describe('failures of accounts', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a username and an e-mail that are taken are told on their fields', async ({ page }) => {
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    await page.getByLabel('Nombre de usuario').fill('MARIA');
    await page.getByLabel('Contraseña').fill('secreto1');
    await page.getByLabel('Nombre completo').fill('Otra María');
    await page.getByLabel('Correo electrónico').fill('maria@ejemplo.example');
    await page.getByRole('button', { name: 'Crear Usuario' }).click();
    await expectToast(page, 'Error', 'No se pudo crear el usuario: Revisa los datos marcados e intenta de nuevo.');
    await expect(page.getByText('El nombre de usuario ya está en uso')).toBeVisible();
    await expect(page.getByText('El correo electrónico ya está registrado')).toBeVisible();
    await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
  });

  test('the last administrator keeps the role', async ({ page }) => {
    await page.goto('/admin/users?q=admin@cimiento');
    await row(page, 'Andrea Paredes').getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Rol').selectOption('user');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(
      page,
      'Error',
      'No se pudo actualizar el usuario: No se puede quitar el rol al último administrador.',
    );
  });
});

test('a changed name of oneself is seen in the navigation at once', async ({ page }) => {
  await page.goto('/admin/users?q=admin@cimiento');
  const rename = async (from: string, to: string) => {
    await row(page, from).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Nombre completo').fill(to);
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(row(page, to)).toBeVisible();
    await expect(page.locator('#admin-menu').getByText(to)).toBeVisible();
  };
  await rename('Andrea Paredes', 'Andrea P. Paredes');
  await rename('Andrea P. Paredes', 'Andrea Paredes');
});

for (const width of [360, 1440]) {
  test(`an article is created with a generated slug, read, changed and deleted at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const title = unique('Inversión Ágil: ¿cómo?');
    const slug = title.replace('Inversión Ágil: ¿cómo? ', 'inversion-agil-como-');
    const [present] = (await (await page.request.get('/api/blog')).json()) as { imageUrl: string }[];
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: 'Nuevo Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Post' });
    await expect(dialog.getByRole('button', { name: 'Generar' })).toBeDisabled();
    await dialog.getByLabel('Título').fill(title);
    await dialog.getByRole('button', { name: 'Generar' }).click();
    await expect(dialog.getByLabel('Slug')).toHaveValue(slug);
    await dialog.getByLabel('Imagen (URL)').fill(present?.imageUrl ?? '');
    await dialog.getByLabel('Extracto').fill('En pocas palabras.');
    await dialog.getByLabel('Contenido').fill('Primera línea.\nSegunda línea.\n\nTercera.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear Post' }).click();
    await expectToast(page, 'Post creado');
    await page.getByRole('searchbox').fill(slug);
    await expect(page.getByText('1–1 de 1')).toBeVisible();

    await row(page, title).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Extracto').fill('En menos palabras.');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Post actualizado');
    await expect(row(page, title)).toContainText('En menos palabras.');

    await row(page, title).getByRole('button', { name: 'Ver' }).click();
    const view = page.getByRole('dialog', { name: title });
    await expect(view.getByText('En menos palabras.')).toBeVisible();
    for (const line of ['Primera línea.', 'Segunda línea.', 'Tercera.'])
      await expect(view.getByText(line, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await row(page, title).getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Confirmar Eliminación' })).toContainText(title);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Post eliminado');
    await expect(page.getByText('No hay posts disponibles')).toBeVisible();
  });
}

test.describe('failures of articles', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a slug that is taken is told on its field', async ({ page }) => {
    const [taken] = (await (await page.request.get('/api/blog')).json()) as { slug: string }[];
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: 'Nuevo Post' }).click();
    for (const [label, value] of Object.entries({
      Título: 'Otro',
      Slug: taken?.slug ?? '',
      'Imagen (URL)': '/x.svg',
      Extracto: 'x',
      Contenido: 'x',
    })) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByRole('button', { name: 'Crear Post' }).click();
    await expectToast(page, 'Error', 'No se pudo crear el post: Ya existe un artículo con ese slug');
    await expect(page.getByLabel('Slug')).toBeFocused();
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Slug').fill('otro-que-no-existe');
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'false');
  });
});
