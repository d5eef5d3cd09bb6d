import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { expect, signIn, submitLogin, test } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const expectSignedIn = async (page: Page) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
};

const expectSignedOut = async (page: Page) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
};

for (const width of widths) {
  test(`disconnects another device, whose session ends, at ${width} px`, async ({ page, openWindow, records }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await records.addPerson();
    await signIn(page, person);
    const other = await openWindow(person);
    const onPhone = await openWindow(person, { userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1' });
    await expectSignedIn(onPhone);

    await page.goto('/settings');
    const devices = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Ver las 3 sesiones' }).click();
    await expect(devices).toHaveCount(3);
    await expect(devices.first()).toContainText('Este dispositivo');
    // At its top the header covers no box.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Desconectar Safari en iPhone' }).click();
    await expect(page.getByText('Dispositivo desconectado')).toBeVisible();
    await expect(devices).toHaveCount(2);
    await expectSignedOut(onPhone);

    await page.getByRole('button', { name: 'Desconectar los demás' }).click();
    await expect(page.getByText('Dispositivos desconectados')).toBeVisible();
    await expect(devices).toHaveCount(1);
    await page.getByText('Dispositivos recordados (1)').click();
    await expect(page.getByRole('list', { name: 'Dispositivos recordados' }).getByRole('listitem')).toHaveCount(1);
    await expectSignedOut(other);
    await expectSignedIn(page);
  });
}

test('signs a user out when an administrator disables the account, until it is enabled', async ({
  page,
  openWindow,
  records,
}) => {
  const person = await records.addPerson();
  const theirs = await openWindow(person);
  await expectSignedIn(theirs);

  await signIn(page, 'admin');
  await openList(page, 'users', person.username);
  await getRow(page, person.username).getByRole('button', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Usuario' });
  await expect(dialog.getByText('Último inicio de sesión')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deshabilitar cuenta' }).click();
  await expectToast(page, 'Cuenta deshabilitada');
  await expectAccessible(page);
  await expectSignedOut(theirs);
  await submitLogin(theirs, person);
  await expect(theirs.getByText('Nombre de usuario o contraseña incorrectos')).toBeVisible();

  await dialog.getByRole('button', { name: 'Habilitar cuenta', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Deshabilitar cuenta' })).toBeVisible();
  await dialog.getByLabel('Nombre completo').fill('Persona Habilitada');
  await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(getRow(page, person.username)).toContainText('Persona Habilitada');
  await submitLogin(theirs, person);
  await expect(theirs).toHaveURL(/\/dashboard$/);
});
