import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { addProject, breakOperation, expectToast, row, unique } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';

type Stored = {
  id: number;
  name: string;
  status: string;
  currentValuation: number | null;
  fundedDate: string | null;
  exitDate: string | null;
};

test.beforeEach(({ page }) => signIn(page, 'admin'));

const stored = async (page: Page, name: string): Promise<Stored | undefined> =>
  ((await (await page.request.get('/api/projects')).json()) as Stored[]).find((project) => project.name === name);

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
};

const required = (name: string) => ({
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

for (const width of [360, 1440]) {
  test(`a project is created, changed and deleted at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const name = unique('Patio');
    await page.goto('/admin/projects');
    await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Proyecto' });
    await expect(dialog.getByLabel('Financiado (USD)')).toHaveValue('0');
    await expect(dialog.getByLabel('Tipo de propiedad')).toHaveValue('residencial');
    await expectAccessible(page);
    await fill(page, required(name));
    await dialog.getByRole('button', { name: 'Crear Proyecto' }).click();
    await expectToast(page, 'Proyecto creado');
    await expect(dialog).toBeHidden();
    await expect(row(page, name)).toContainText('Disponible');
    await expect(row(page, name)).toContainText('$100k / $250k · 40.0%');
    await expect(row(page, name)).toContainText('9.25%');
    await expect(row(page, name)).not.toContainText('inversores');

    await row(page, name).getByRole('button', { name: 'Editar' }).click();
    await expect(page.getByLabel('Descripción')).toHaveValue('Ocho departamentos alrededor de un patio.');
    await page.getByLabel('Número de inversores').fill('12');
    await page.getByLabel('Financiado (USD)').fill('260000');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Proyecto actualizado');
    await expect(row(page, name)).toContainText('$260k / $250k · 104.0% · 12 inversores');

    await row(page, name).getByRole('button', { name: 'Eliminar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirmar Eliminación' });
    await expect(question).toContainText(name);
    await expect(question.getByText('Esta acción no se puede deshacer.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row(page, name)).toBeVisible();
    await row(page, name).getByRole('button', { name: 'Eliminar' }).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Proyecto eliminado');
    await expect(row(page, name)).toHaveCount(0);
  });
}

test('valuation and dates are shown and sent only where the status has them', async ({ page }) => {
  const { id, name } = await addProject(page);
  await page.goto(`/admin/projects?q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('button', { name: 'Editar' }).click();
  const valuation = page.getByLabel('Valoración actual (USD)');
  const fundedDate = page.getByLabel('Fecha de financiamiento');
  const exitDate = page.getByLabel('Fecha de salida');
  const status = page.getByLabel('Estado');
  await expect(valuation).toHaveCount(0);
  await status.selectOption('funded');
  await expect(valuation).toBeVisible();
  await expect(exitDate).toHaveCount(0);
  await status.selectOption('exited');
  await valuation.fill('410000');
  await fundedDate.fill('2024-03-01');
  await exitDate.fill('2025-10-31');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Proyecto actualizado');
  await expect(row(page, name)).toContainText('Finalizada');
  expect(await stored(page, name)).toMatchObject({
    currentValuation: 410_000,
    fundedDate: '2024-03-01',
    exitDate: '2025-10-31',
  });

  await row(page, name).getByRole('button', { name: 'Editar' }).click();
  await status.selectOption('funded');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(row(page, name)).toContainText('Financiada');
  expect(await stored(page, name)).toMatchObject({
    currentValuation: 410_000,
    fundedDate: '2024-03-01',
    exitDate: null,
  });
  await page.request.delete(`/api/admin/projects/${id}`);
});

test('a form tells what is missing, and the keyboard goes to the first of it', async ({ page }) => {
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  await page.getByLabel('Retorno anual (%)').fill('8-12');
  await page.getByRole('button', { name: 'Crear Proyecto' }).click();
  await expect(page.getByText('El nombre es requerido')).toBeVisible();
  await expect(page.getByText('El retorno anual debe ser un número, por ejemplo 8.5')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expectAccessible(page);
});

test('unsaved changes ask before the dialog closes; an untouched one closes at once and gives the keyboard back', async ({
  page,
}) => {
  await page.goto('/admin/projects');
  const open = row(page, 'Casa Borrero').getByRole('button', { name: 'Editar' });
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

test('a form that is sent twice at once makes one project', async ({ page }) => {
  const name = unique('Doble');
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  await fill(page, required(name));
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'CreateProject') await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Crear Proyecto' }).dblclick();
  await expect(page.getByRole('button', { name: 'Guardando...' })).toBeDisabled();
  await page.getByLabel('Nombre').press('Enter');
  await expectToast(page, 'Proyecto creado');
  const projects = ((await (await page.request.get('/api/projects')).json()) as Stored[]).filter(
    (project) => project.name === name,
  );
  expect(projects).toHaveLength(1);
  await page.request.delete(`/api/admin/projects/${projects[0]?.id}`);
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const offline = 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.';

  for (const width of [360, 1440]) {
    test(`a creation that fails at ${width} px is told over the dialog, which keeps what was typed`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const name = unique('Terco');
      await page.goto('/admin/projects');
      await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
      await fill(page, required(name));
      const mend = await breakOperation(page, 'CreateProject');
      await page.getByRole('button', { name: 'Crear Proyecto' }).click();
      await expectToast(page, 'Error', `No se pudo crear el proyecto: ${offline}`);
      await page.getByRole('button', { name: 'Cerrar notificación' }).click();
      await expect(page.getByLabel('Nombre')).toHaveValue(name);
      await mend();
      await page.getByRole('button', { name: 'Crear Proyecto' }).click();
      await expectToast(page, 'Proyecto creado');
      await page.request.delete(`/api/admin/projects/${(await stored(page, name))?.id}`);
    });
  }

  test('a change and a deletion of what somebody else deleted are told', async ({ page }) => {
    const { id, name } = await addProject(page);
    await page.goto(`/admin/projects?q=${encodeURIComponent(name)}`);
    await expect(row(page, name)).toBeVisible();
    await page.request.delete(`/api/admin/projects/${id}`);
    await row(page, name).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Plazo').fill('1 mes');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Error', 'No se pudo actualizar el proyecto: No encontramos lo que buscas.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await row(page, name).getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Error', 'No se pudo eliminar el proyecto: No encontramos lo que buscas.');
  });
});

test.describe('two administrators', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the second to change a project is told, nothing is overwritten, and the list shows what the first did', async ({
    page,
  }) => {
    const { id, name } = await addProject(page);
    await page.goto(`/admin/projects?q=${encodeURIComponent(name)}`);
    await row(page, name).getByRole('button', { name: 'Editar' }).click();
    const theirs = ((await (await page.request.get('/api/projects')).json()) as Stored[]).find(
      (project) => project.id === id,
    );
    expect(
      (
        await page.request.put(`/api/admin/projects/${id}`, { data: { ...theirs, location: 'Riobamba, Ecuador' } })
      ).status(),
    ).toBe(200);
    await page.getByLabel('Plazo').fill('99 meses');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    const refusal =
      'Otra persona lo cambió mientras lo editabas. No se guardó nada: cierra, revisa sus cambios y vuelve a editar.';
    await expectToast(page, 'Error', `No se pudo actualizar el proyecto: ${refusal}`);
    await expect(page.getByRole('dialog').getByText(refusal, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(row(page, name)).toContainText('Riobamba, Ecuador');
    await row(page, name).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Plazo').fill('99 meses');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Proyecto actualizado');
    await page.request.delete(`/api/admin/projects/${id}`);
  });
});
