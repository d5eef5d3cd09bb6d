import type { Page } from '@playwright/test';
import { getRow } from '../support/back-office';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Editar Proyecto' });
// The question hides the dialog from assistive technology, so this field is found by its label alone.
const getLocationField = (page: Page) => page.getByLabel('Ubicación');
const getQuestion = (page: Page) => page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
const goTo = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: section }).click();

/** Comes to the projects by way of the users, opens the dialog of a project, and types another location. */
async function changeLocation(page: Page, name: string): Promise<void> {
  await page.goto('/admin');
  await goTo(page, 'Usuarios');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await goTo(page, 'Proyectos');
  await page.getByRole('searchbox', { name: 'Buscar proyectos...' }).fill(name);
  // The search reaches the address a moment after it is typed; the row may be there before, and Back would then leave another entry.
  await expect(page).toHaveURL(/\/admin\/projects\?q=/);
  await getRow(page, name).getByRole('button', { name: 'Editar' }).click();
  await getLocationField(page).fill('Manta, Ecuador');
}

async function expectStillEditing(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/projects\?q=/);
  await expect(getLocationField(page)).toHaveValue('Manta, Ecuador');
}

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('Back asks before it discards changes, and "Seguir editando" keeps them to be saved', async ({
  page,
  records,
}) => {
  const { name } = await records.addProject();
  await changeLocation(page, name);
  await page.goBack();
  await expect(getQuestion(page)).toBeVisible();
  await getQuestion(page).getByRole('button', { name: 'Seguir editando' }).click();
  await expect(getQuestion(page)).toBeHidden();
  await expectStillEditing(page);

  await getDialog(page).getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Proyecto actualizado');
  await expect(getRow(page, name)).toContainText('Manta, Ecuador');
});

test('"Descartar" goes back, and the project stays as it was', async ({ page, records }) => {
  const { name } = await records.addProject();
  await changeLocation(page, name);
  await page.goBack();
  await getQuestion(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(getDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/projects$/);

  await page.getByRole('searchbox', { name: 'Buscar proyectos...' }).fill(name);
  await expect(getRow(page, name)).toContainText('Loja, Ecuador');
});

test('a second Back leaves the open question open, and then "Descartar" goes back by one page', async ({
  page,
  records,
}) => {
  const { name } = await records.addProject();
  await changeLocation(page, name);
  for (let press = 0; press < 2; press += 1) {
    await page.goBack();
    await expect(getQuestion(page)).toBeVisible();
    await expectStillEditing(page);
  }
  await getQuestion(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(getDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
});

test('Back pressed twice at once loses nothing', async ({ page, records }) => {
  const { name } = await records.addProject();
  await changeLocation(page, name);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await expect(getQuestion(page)).toBeVisible();
  await expectStillEditing(page);
  await getQuestion(page).getByRole('button', { name: 'Seguir editando' }).click();
  await expect(getQuestion(page)).toBeHidden();
  await expectStillEditing(page);
  await getDialog(page).getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Proyecto actualizado');
  await expect(getRow(page, name)).toContainText('Manta, Ecuador');
});
