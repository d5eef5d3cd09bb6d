import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible';
import type { Page } from '@playwright/test';
import { chooseOption, getRow, openList } from '../support/back-office';
import { test } from '../support/own-deployment';
import type { Records } from '../support/records';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

test.beforeEach(({ page }) => signIn(page, 'admin'));

/** A project with some equal investments of $5,000. */
async function addHeldProject(records: Records, holders: number) {
  const project = await records.addProject();
  const investments = [];
  for (let index = 0; index < holders; index++) {
    const { id: userId } = await records.addPerson();
    investments.push(await records.addInvestment(project.id, { userId, amount: 5000 }));
  }
  return { ...project, investments };
}

async function fillTerms(page: Page, project: string, period: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Pago mensual' }).click();
  await chooseOption(page, 'Proyecto', project, project);
  const dialog = page.getByRole('dialog', { name: 'Pago mensual' });
  await dialog.getByLabel('Período').fill(period);
  await dialog.getByLabel('Renta bruta (USD)').fill(amount);
  await dialog.getByLabel('Fecha de Pago').fill(`${period}-28`);
}

/** Publishes the shares of a month to come, which the back office asks to confirm. */
async function publish(page: Page): Promise<void> {
  await page.getByLabel('Es correcto: publicar así').check();
  await page.getByRole('button', { name: 'Publicar pagos' }).click();
}

for (const width of widths) {
  test(`shares out, posts and undoes a monthly payment at ${width} px`, async ({ page, records }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await addHeldProject(records, 3);
    await page.goto('/admin/payments');
    await page.getByRole('button', { name: 'Pago mensual' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pago mensual' });
    await dialog.getByRole('button', { name: 'Ver reparto' }).click();
    await expect(dialog.getByText('Selecciona un proyecto')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    await fillTerms(page, project.name, '2032-01', '1000');
    await dialog.getByRole('button', { name: 'Ver reparto' }).click();
    const shares = page.getByRole('table', { name: 'Reparto entre inversionistas' });
    await expect(shares.getByRole('cell')).toHaveText(['$333.34', '$333.33', '$333.33', '$1,000.00']);
    await expectAccessible(page);
    await publish(page);
    await expectToast(page, 'Pagos publicados');
    await page.getByRole('searchbox').fill(project.name);
    await expect(page.getByRole('heading', { name: /^Pagos \(3 de / })).toBeVisible();
    await expect(getRow(page, '$333.34')).toContainText('Pendiente');

    await page.getByRole('button', { name: 'Pago mensual' }).click();
    const posted = page
      .getByRole('region', { name: 'Pagos mensuales publicados' })
      .getByRole('listitem')
      .filter({ hasText: project.name });
    await expect(posted).toContainText('$1,000.00 · 3 pagos');
    await posted.getByRole('button', { name: 'Deshacer' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Deshacer el pago mensual?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Deshacer' }).click();
    await expectToast(page, 'Pago mensual deshecho');
    await expect(posted).toContainText('Deshecho');
    await page.keyboard.press('Escape');
    await expect(page.getByText('No se encontraron pagos con los filtros aplicados')).toBeVisible();
  });
}

const columns = 'ID inversión;ID usuario;ID proyecto;Monto;Fecha de Pago;Período;Estado';
const createFile = (...lines: string[]) => ({
  name: 'pagos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const createCsvFile = (...lines: string[]) => createFile(columns, ...lines);

for (const width of widths) {
  test(`imports payments from a file, all or none, and exports them at ${width} px`, async ({ page, records }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await records.addProject();
    const { id: userId, fullName, email } = await records.addPerson();
    const { id } = await records.addInvestment(project.id, { userId });
    const line = (amount: string, period: string) =>
      `${id};${userId};${project.id};${amount};5/2/2032;${period};Pendiente`;
    await openList(page, 'payments', project.name);
    await page.getByRole('button', { name: 'Importar CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar pagos' });
    await dialog
      .getByLabel('Archivo CSV')
      .setInputFiles(createCsvFile(line('10,50', '2032-04'), line('mucho', '2032-13')));
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      'Línea 3, Monto «mucho»: El monto debe ser un número con dos decimales como máximo',
      'Línea 3, Período «2032-13»: El mes 13 no existe. Escribe el período como 2025-01.',
    ]);
    await expect(dialog.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
    await expectAccessible(page);
    await dialog
      .getByLabel('Archivo CSV')
      .setInputFiles(
        createFile(
          'Correo electrónico;Proyecto;Monto;Fecha de Pago;Período;Estado',
          `${email.toUpperCase()};${project.name};10,50;5/2/2032;2032-04;Pendiente`,
          `${email};${project.name};20.25;5/2/2032;2032-05;Pendiente`,
        ),
      );
    await expect(dialog.getByRole('table', { name: 'Así quedarán los primeros pagos' })).toContainText(fullName);
    await expect(dialog.getByRole('status')).toContainText('2 pagos por $30.75 en total.');
    await dialog.getByRole('button', { name: 'Importar 2 pagos' }).click();
    await expectToast(page, '2 pagos importados');
    await expect(page.getByRole('heading', { name: /^Pagos \(2 de / })).toBeVisible();

    await page.getByRole('button', { name: 'Importar CSV' }).click();
    await dialog
      .getByLabel('Archivo CSV')
      .setInputFiles(createCsvFile(line('3,00', '2032-05'), line('1,00', '2032-06'), line('2,00', '2032-06')));
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      `Línea 2, 2032-05, inversión #${id}: ya hay 1 pago registrado`,
      `Línea 4, 2032-06, inversión #${id}: repite la línea 3`,
    ]);
    await expect(dialog.getByRole('button', { name: 'Importar 3 pagos' })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByLabel('Importar también las 2 filas repetidas').check();
    await dialog.getByRole('button', { name: 'Importar 3 pagos' }).click();
    await expectToast(page, '3 pagos importados');
    await expect(page.getByRole('heading', { name: /^Pagos \(5 de / })).toBeVisible();

    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^pagos-cimiento-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFID;ID inversión;ID usuario;Usuario;Correo electrónico;ID proyecto;Proyecto;Monto;Período;Fecha de Pago;Estado',
    );
    expect(rows).toHaveLength(5);
    expect(text).toContain(
      `;${id};${userId};${fullName};${email};${project.id};${project.name};10,50;2032-04;05/02/2032;Pendiente`,
    );
  });

  test(`shows the history of a record, and exports each list, at ${width} px`, async ({ page, records }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await records.addProject();
    await openList(page, 'projects', project.name);
    const line = getRow(page, project.name);
    await line.getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Ubicación').fill('Cuenca, Ecuador');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Proyecto actualizado');
    await line.getByRole('button', { name: 'Historial' }).click();
    const changes = page
      .getByRole('dialog', { name: `Historial: ${project.name}` })
      .getByRole('list')
      .locator('> li');
    await expect(changes).toHaveCount(2);
    await expect(changes.first()).toContainText('Actualizado');
    await expect(changes.first().getByRole('definition')).toHaveText([
      'Antes: Loja, Ecuador → Después: Cuenca, Ecuador',
    ]);
    await expect(changes.last()).toContainText('Creado');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const [address, file] of [
      ['projects', 'proyectos'],
      ['users', 'usuarios'],
      ['investments', 'inversiones'],
      ['blog', 'posts'],
    ] as const) {
      await page.goto(`/admin/${address}`);
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar CSV' }).click();
      expect((await started).suggestedFilename()).toContain(file);
    }
  });
}
