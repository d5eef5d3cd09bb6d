import { formatDollars } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import { chooseOption, getRow } from '../support/back-office';
import { failedRequest, interceptOperation } from '../support/operations';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

test.beforeEach(({ page }) => signIn(page, 'admin'));

type Payment = {
  amount: string;
  userId: number;
  projectId: number;
  investmentId: number;
  period: string;
  paymentDate: string;
  status: string;
};

for (const width of widths) {
  test(`creates, changes and deletes an investment at ${width} px, and updates the totals`, async ({
    page,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await records.addProject({ annualReturn: '8.5' });
    const person = await records.addPerson();
    const before = (await (await page.request.get('/api/admin/investments')).json()) as {
      amount: number;
      projectId: number;
    }[];
    const capital = before.reduce((sum, { amount }) => sum + amount, 0);
    const projects = new Set(before.map(({ projectId }) => projectId)).size;
    const card = (name: string) => page.getByRole('group', { name });

    await page.goto('/admin/investments');
    await expect(card('Total de inversiones')).toContainText(String(before.length));
    await expect(card('Capital invertido (USD)')).toContainText(formatDollars(capital));
    await expect(card('Proyectos con inversiones')).toContainText(String(projects));
    await page.getByRole('button', { name: 'Añadir Inversión' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir Inversión' });
    await expect(dialog.getByLabel('Monto (USD)')).toHaveAttribute('placeholder', '10000');
    await expect(dialog.getByLabel('Retorno Anual (%)')).toHaveAttribute('placeholder', '7');
    await dialog.getByRole('button', { name: 'Crear Inversión' }).click();
    await expect(dialog.getByText('Por favor, completa todos los campos requeridos')).toHaveCount(3);
    await chooseOption(page, 'Usuario', person.username.toUpperCase(), new RegExp(person.fullName));
    await chooseOption(page, 'Proyecto', project.name.toUpperCase(), project.name);
    await dialog.getByLabel('Monto (USD)').fill('12345');
    await expect(dialog.getByText('Vacío toma el del proyecto: 8.5%')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear Inversión' }).click();
    await expectToast(page, 'Inversión creada');
    await expect(card('Capital invertido (USD)')).toContainText(formatDollars(capital + 12_345));
    await expect(card('Proyectos con inversiones')).toContainText(String(projects + 1));

    await page.getByRole('searchbox', { name: 'Buscar inversiones...' }).fill('$12,345');
    const line = getRow(page, project.name);
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    for (const words of [person.fullName, '$12,345', '8.5%']) await expect(line).toContainText(words);

    await line.getByRole('button', { name: 'Editar' }).click();
    await expect(page.getByRole('combobox', { name: 'Usuario' })).toHaveValue(person.fullName);
    await page.getByLabel('Retorno Anual (%)').fill('9.75');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Inversión actualizada');
    await expect(line).toContainText('9.75%');

    await line.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Confirmar Eliminación' })).toContainText(
      `${person.fullName} por $12,345`,
    );
    await expect(page.getByRole('alertdialog')).toContainText(
      'Lo financiado y el número de inversores del proyecto no cambian',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Inversión eliminada');
    await expect(page.getByText('No hay inversiones', { exact: true })).toBeVisible();
    await expect(card('Total de inversiones')).toContainText(String(before.length));
  });
}

for (const width of widths) {
  test(`creates a payment from its investment, changes and deletes it at ${width} px`, async ({ page, records }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await records.addProject();
    const { id: userId, fullName, email } = await records.addPerson();
    const investment = await records.addInvestment(project.id, { userId });
    await page.goto('/admin/payments');
    await page.getByRole('button', { name: 'Nuevo Pago' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Pago' });
    await expect(dialog.getByLabel('Estado')).toHaveValue('paid');
    await expect(dialog.getByLabel('Período')).toHaveAttribute('placeholder', '2025-01');
    await expect(dialog.getByLabel('Monto (USD)')).toHaveAttribute('step', '0.01');
    await dialog.getByRole('button', { name: 'Crear Pago' }).click();
    await expect(dialog.getByText('Selecciona una inversión')).toBeVisible();
    await chooseOption(page, 'Inversión', project.name, new RegExp(`#${investment.id} `));
    await expect(page.getByRole('combobox', { name: 'Usuario' })).toHaveValue(fullName);
    await expect(page.getByRole('combobox', { name: 'Proyecto' })).toHaveValue(project.name);
    await dialog.getByLabel('Monto (USD)').fill('1234.5');
    await dialog.getByLabel('Período').fill('2031-02');
    await dialog.getByLabel('Fecha de Pago').fill('2031-02-03');
    await dialog.getByRole('button', { name: 'Crear Pago' }).click();
    await dialog.getByLabel('Es correcto: guardar así').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear Pago' }).click();
    await expectToast(page, 'Pago creado');

    await page.getByRole('searchbox').fill(project.name);
    const line = getRow(page, project.name);
    await expect(page.getByRole('heading', { name: /^Pagos \(1 de / })).toBeVisible();
    for (const words of [fullName, email, '$1,234.50', '2031-02', '03/02/2031', 'Pagado'])
      await expect(line).toContainText(words);

    await line.getByRole('button', { name: 'Editar' }).click();
    await page.getByRole('dialog').getByLabel('Estado').selectOption('missed');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Pago actualizado');
    await expect(line).toContainText('Perdido');

    await line.getByRole('button', { name: 'Eliminar' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Estás seguro?' });
    await expect(
      question.getByText('Esta acción no se puede deshacer. El pago será eliminado permanentemente.', { exact: true }),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Pago eliminado');
    await expect(page.getByText('No se encontraron pagos con los filtros aplicados')).toBeVisible();
  });
}

test.describe('when the server refuses or fails', () => {
  test.use({ expectedErrors: failedRequest });

  test('records a payment once when its answer was lost and it is sent again', async ({ page, records }) => {
    const project = await records.addProject();
    const investment = await records.addInvestment(project.id, { userId: (await records.addPerson()).id });
    await page.goto('/admin/payments');
    await page.getByRole('button', { name: 'Nuevo Pago' }).click();
    await chooseOption(page, 'Inversión', project.name, new RegExp(`#${investment.id} `));
    await page.getByLabel('Monto (USD)').fill('7.77');
    await page.getByLabel('Período').last().fill('2035-05');
    await page.getByLabel('Fecha de Pago').fill('2035-05-05');
    const restore = await interceptOperation(page, 'CreatePayment', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Crear Pago' }).click();
    await expect(page.getByRole('alert')).toContainText('Todavía no se guardó. Está pagado, pero con fecha futura');
    await page.getByLabel('Es correcto: guardar así').check();
    await page.getByRole('button', { name: 'Crear Pago' }).click();
    await expectToast(page, 'Error', 'No se pudo crear el pago.');
    await expect(page.getByRole('button', { name: 'Crear Pago' })).toBeFocused();
    await restore();
    await page.getByRole('button', { name: 'Crear Pago' }).click();
    await expectToast(page, 'Pago creado');
    const payments = (await (await page.request.get('/api/admin/returns')).json()) as (Payment & { id: number })[];
    const recorded = payments.filter(({ projectId }) => projectId === project.id);
    expect(recorded).toHaveLength(1);
    await page.request.delete(`/api/admin/returns/${recorded[0]?.id}`);
  });
});
