import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { pdf, png, toFile } from '../support/files';
import { failedRequest } from '../support/operations';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

// Visitors do not find a draft.
test.use({ expectedErrors: failedRequest });

for (const width of widths) {
  test(`a draft at ${width} px is completed, previewed, published and then visible to all`, async ({
    page,
    openWindow,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const name = createUniqueName('Borrador');
    await signIn(page, 'admin');
    await openList(page, 'projects', name);
    await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Proyecto' });
    await dialog.getByLabel('Nombre').fill(name);
    await dialog.getByLabel('Plazo').fill('18 meses');
    await dialog.getByLabel('O sube la imagen').setInputFiles(toFile('fachada.png', png));
    await dialog.getByLabel('Agregar documento').setInputFiles(toFile('Escritura.pdf', pdf));
    await expect(dialog.getByLabel('Quién lo ve (documento 1)')).toHaveValue('signed_in');
    await dialog.getByLabel('Tipo del documento 1').selectOption('Escritura');
    await dialog.getByLabel('Quién lo ve (documento 1)').selectOption('Todos, también visitantes');
    await expect(dialog.getByText(/^Falta: descripción, ubicación, objetivo, inversión mínima/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Guardar como borrador' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear Proyecto' }).click();
    await expectToast(page, 'Proyecto creado');
    const row = getRow(page, name);
    await expect(row).toContainText('Borrador');

    const preview = row.getByRole('link', { name: `Vista previa de ${name}` });
    const address = (await preview.getAttribute('href')) ?? '';
    const visitor = await openWindow(null);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'No encontramos este proyecto' })).toBeVisible();

    await row.getByRole('button', { name: `Publicar ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: `¿Publicar ${name}?` });
    await question.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText(/^No se pudo publicar el proyecto: .*La descripción es requerida/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();

    await row.getByRole('button', { name: 'Editar' }).click();
    const form = page.getByRole('dialog', { name: 'Editar Proyecto' });
    await form.getByLabel('Ubicación').fill('Ambato, Ecuador');
    await form.getByLabel('Objetivo (USD)').fill('250000');
    await form.getByLabel('Inversión mínima (USD)').fill('1000');
    await form.getByLabel('Retorno anual (%)').fill('9.25');
    await form.getByLabel('Descripción').fill('Ocho departamentos alrededor de un patio.');
    await form.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Proyecto actualizado');

    await preview.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('note')).toContainText('Es un borrador');
    await expect(page.getByRole('heading', { name: /^Escritura/ })).toBeVisible();
    await expectAccessible(page);

    await openList(page, 'projects', name);
    await row.getByRole('button', { name: `Publicar ${name}` }).click();
    await question.getByRole('button', { name: 'Publicar' }).click();
    await expectToast(page, 'Proyecto publicado');
    await expect(row).toContainText('Disponible');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByText('Es un borrador')).toBeHidden();
    await expect(visitor.getByRole('heading', { name: /^Escritura/ })).toBeVisible();
    await page.request.delete(`/api/admin/projects/${address.split('/').at(-1)}`);
  });
}
