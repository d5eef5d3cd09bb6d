import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { holdOperation } from '../support/operations';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

type Project = {
  id: number;
  name: string;
  status: string;
  currentValuation: number | null;
  fundedDate: string | null;
  exitDate: string | null;
};

test.beforeEach(({ page }) => signIn(page, 'admin'));

const findProjects = async (page: Page, name: string): Promise<Project[]> =>
  ((await (await page.request.get('/api/projects')).json()) as Project[]).filter((project) => project.name === name);

async function deleteProjects(page: Page, name: string): Promise<void> {
  for (const { id } of await findProjects(page, name)) await page.request.delete(`/api/admin/projects/${id}`);
}

const fillFields = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
};

const getRequiredValues = (name: string) => ({
  Nombre: name,
  Ubicación: 'Ambato, Ecuador',
  'Objetivo (USD)': '250000',
  'Financiado (USD)': '100000',
  'Inversión mínima (USD)': '1000',
  'Retorno anual (%)': '9.25',
  Plazo: '18 meses',
  'Imagen (URL)': '/images/projects/casa-borrero.svg',
  Descripción: 'Ocho departamentos alrededor de un patio.',
});

for (const width of widths) {
  test(`creates, changes and deletes a project at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const name = createUniqueName('Patio');
    await openList(page, 'projects', name);
    await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Proyecto' });
    await expect(dialog.getByLabel('Financiado (USD)')).toHaveValue('0');
    await expect(dialog.getByLabel('Tipo de propiedad')).toHaveValue('residencial');
    await expectAccessible(page);
    await fillFields(page, getRequiredValues(name));
    await dialog.getByRole('button', { name: 'Crear Proyecto' }).click();
    await expectToast(page, 'Proyecto creado');
    await expect(dialog).toBeHidden();
    await expect(getRow(page, name)).toContainText('Disponible');
    await expect(getRow(page, name)).toContainText('$100k / $250k · 40.0%');
    await expect(getRow(page, name)).toContainText('9.25%');
    await expect(getRow(page, name)).not.toContainText('inversores');

    await getRow(page, name).getByRole('button', { name: 'Editar' }).click();
    await expect(page.getByLabel('Descripción')).toHaveValue('Ocho departamentos alrededor de un patio.');
    await page.getByLabel('Número de inversores').fill('12');
    await page.getByLabel('Financiado (USD)').fill('260000');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await page.getByLabel('Es correcto: guardar así').check();
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    const refusal = 'Lo financiado, $260,000, no puede pasar del objetivo, $250,000.';
    await expect(page.getByText(refusal, { exact: true })).toBeVisible();
    await page.getByLabel('Financiado (USD)').fill('240000');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Proyecto actualizado');
    await expect(getRow(page, name)).toContainText('$240k / $250k · 96.0% · 12 inversores');

    await getRow(page, name).getByRole('button', { name: 'Eliminar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirmar Eliminación' });
    await expect(question).toContainText(name);
    await expect(question.getByText('Esta acción no se puede deshacer.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(getRow(page, name)).toBeVisible();
    await getRow(page, name).getByRole('button', { name: 'Eliminar' }).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Proyecto eliminado');
    await expect(getRow(page, name)).toHaveCount(0);
  });
}

test('asks before changes are lost, and closes an unchanged dialog at once, with the focus back', async ({
  page,
  records,
}) => {
  const { name } = await records.addProject();
  await openList(page, 'projects', name);
  const open = getRow(page, name).getByRole('button', { name: 'Editar' });
  const dialog = page.getByRole('dialog', { name: 'Editar Proyecto' });
  await open.click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.getByLabel('Plazo').fill('99 meses');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Plazo')).toHaveValue('99 meses');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();

  await open.click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(page.getByLabel('Plazo')).not.toHaveValue('99 meses');
  await page.getByLabel('Plazo').fill('99 meses');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(question).toBeHidden();
});

test('creates one project when the form is sent several times at once', async ({ page }) => {
  const name = createUniqueName('Doble');
  await openList(page, 'projects', name);
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  await fillFields(page, getRequiredValues(name));
  const { release } = await holdOperation(page, 'CreateProject');
  await page.getByRole('button', { name: 'Crear Proyecto' }).dblclick();
  await expect(page.getByRole('button', { name: 'Guardando...' })).toBeDisabled();
  await page.getByLabel('Nombre').press('Enter');
  release();
  await expectToast(page, 'Proyecto creado');
  expect(await findProjects(page, name)).toHaveLength(1);
  await deleteProjects(page, name);
});
