import { formatDollars } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import { chooseOption, getRow, openList } from '../support/back-office';
import { failedRequest, failOperation, interceptOperation } from '../support/operations';
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

test('keeps an investment and a payment of a deleted project, and says that the project is gone', async ({
  page,
  records,
}) => {
  const project = await records.addProject();
  const { id: userId, username, fullName } = await records.addPerson();
  const investment = await records.addInvestment(project.id, { userId, amount: 1357 });
  await page.request.delete(`/api/admin/projects/${project.id}`);
  await records.addPayment(investment, project.id, { period: '2033-03' });
  await openList(page, 'investments', fullName);
  await expect(getRow(page, '$1,357')).toContainText('Proyecto no encontrado');
  await getRow(page, '$1,357').getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Monto (USD)').fill('1358');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Inversión actualizada');
  await page.goto(`/admin/payments?period=2033-03&q=${username}`);
  await expect(getRow(page, '2033-03')).toContainText('Proyecto no encontrado');
});

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

test('narrows payments by status, period and search together, all kept in the address', async ({ page, records }) => {
  const project = await records.addProject();
  const { id: userId, email } = await records.addPerson();
  const investment = await records.addInvestment(project.id, { userId });
  for (const [period, status] of [
    ['2031-01', 'pending'],
    ['2031-01', 'paid'],
    ['2031-02', 'pending'],
  ] as const)
    await records.addPayment(investment, project.id, { period, status });
  const payments = (await (await page.request.get('/api/admin/returns')).json()) as Payment[];
  const count = (test: (payment: Payment) => boolean) => payments.filter(test).length;
  await page.goto('/admin/payments');
  await expect(page.getByText(`${payments.length} pagos registrados`)).toBeVisible();
  const period = page.getByRole('combobox', { name: 'Período' });
  const newestFirst = [...new Set(payments.map((payment) => payment.period))].sort().reverse();
  await expect(period.getByRole('option')).toHaveText(['Período: todos', ...newestFirst]);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Pendiente');
  await expect(
    page.getByText(`Pagos (${count(({ status }) => status === 'pending')} de ${payments.length})`),
  ).toBeVisible();
  await period.selectOption('2031-01');
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText(`Pagos (1 de ${payments.length})`)).toBeVisible();
  await expect(page).toHaveURL(/status=pending&period=2031-01&q=persona/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/payments\?status=pending$/);
  await expect(period).toHaveValue('');
});

test('clears the investment of a payment when another person is chosen', async ({ page, records }) => {
  const project = await records.addProject();
  const [owner, other] = [await records.addPerson(), await records.addPerson()];
  const investment = await records.addInvestment(project.id, { userId: owner.id });
  await records.addPayment(investment, project.id);
  await openList(page, 'payments', project.name);
  await getRow(page, project.name).getByRole('button', { name: 'Editar' }).click();
  const field = page.getByRole('combobox', { name: 'Inversión' });
  await expect(field).not.toHaveValue('');
  await chooseOption(page, 'Usuario', other.username, new RegExp(other.fullName));
  await expect(field).toHaveValue('');
});

test.describe('when the server refuses or fails', () => {
  test.use({ expectedErrors: failedRequest });

  test('shows the message of each failed change of a payment', async ({ page, records }) => {
    const project = await records.addProject();
    const investment = await records.addInvestment(project.id, { userId: (await records.addPerson()).id });
    const payment = await records.addPayment(investment, project.id, { period: '2034-04', status: 'pending' });
    await openList(page, 'payments', project.name);
    const line = getRow(page, '2034-04');
    await expect(line).toBeVisible();
    const restore = await failOperation(page, 'DeletePayment');
    await line.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Error', 'No se pudo eliminar el pago.');
    await restore();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.request.delete(`/api/admin/returns/${payment.id}`);
    await line.getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Monto (USD)').fill('9.99');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Error', 'No se pudo actualizar el pago.');
  });

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

  test('refuses an investment in a project deleted by then, with the message of the server', async ({
    page,
    records,
  }) => {
    const project = await records.addProject();
    const person = await records.addPerson();
    await page.goto('/admin/investments');
    await page.getByRole('button', { name: 'Añadir Inversión' }).click();
    await chooseOption(page, 'Usuario', person.username, new RegExp(person.fullName));
    await chooseOption(page, 'Proyecto', project.name, project.name);
    await page.getByLabel('Monto (USD)').fill('1000');
    await page.request.delete(`/api/admin/projects/${project.id}`);
    await page.getByRole('button', { name: 'Crear Inversión' }).click();
    await expectToast(page, 'Error', 'El proyecto seleccionado no es válido');
    await expect(page.getByRole('combobox', { name: 'Proyecto' })).toHaveAttribute('aria-invalid', 'true');
  });
});
