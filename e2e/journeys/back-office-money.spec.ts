import { usd } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import {
  addInvestment,
  addPayment,
  addProject,
  breakOperation,
  choose,
  expectToast,
  row,
} from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';

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

for (const width of [360, 1440]) {
  test(`an investment is created, changed and deleted at ${width} px, and the cards follow`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await addProject(page, { annualReturn: '8.5' });
    const before = (await (await page.request.get('/api/admin/investments')).json()) as {
      amount: number;
      projectId: number;
    }[];
    const capital = before.reduce((sum, { amount }) => sum + amount, 0);
    const projects = new Set(before.map(({ projectId }) => projectId)).size;
    const card = (name: string) => page.getByRole('group', { name });

    await page.goto('/admin/investments');
    await expect(card('Total de inversiones')).toContainText(String(before.length));
    await expect(card('Capital invertido (USD)')).toContainText(usd(capital));
    await expect(card('Proyectos con inversiones')).toContainText(String(projects));
    await page.getByRole('button', { name: 'Añadir Inversión' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir Inversión' });
    await expect(dialog.getByLabel('Monto (USD)')).toHaveAttribute('placeholder', '10000');
    await expect(dialog.getByLabel('Retorno Anual (%)')).toHaveAttribute('placeholder', '7');
    await dialog.getByRole('button', { name: 'Crear Inversión' }).click();
    await expect(dialog.getByText('Por favor, completa todos los campos requeridos')).toHaveCount(3);
    await choose(page, 'Usuario', 'valentina', /Valentina Díaz/);
    await choose(page, 'Proyecto', project.name.toUpperCase(), project.name);
    await dialog.getByLabel('Monto (USD)').fill('12345');
    await expect(dialog.getByText('Vacío toma el del proyecto: 8.5%')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear Inversión' }).click();
    await expectToast(page, 'Inversión creada');
    await expect(card('Capital invertido (USD)')).toContainText(usd(capital + 12_345));
    await expect(card('Proyectos con inversiones')).toContainText(String(projects + 1));

    await page.getByRole('searchbox', { name: 'Buscar inversiones...' }).fill('$12,345');
    const line = row(page, project.name);
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    for (const words of ['Valentina Díaz Cárdenas', '$12,345', '8.5%']) await expect(line).toContainText(words);

    await line.getByRole('button', { name: 'Editar' }).click();
    await expect(page.getByRole('combobox', { name: 'Usuario' })).toHaveValue('Valentina Díaz Cárdenas');
    await page.getByLabel('Retorno Anual (%)').fill('9.75');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Inversión actualizada');
    await expect(line).toContainText('9.75%');

    await line.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Confirmar Eliminación' })).toContainText(
      'Valentina Díaz Cárdenas por $12,345',
    );
    await expect(page.getByRole('alertdialog')).toContainText(
      'Lo financiado y el número de inversores del proyecto no cambian',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Inversión eliminada');
    await expect(page.getByText('No hay inversiones', { exact: true })).toBeVisible();
    await expect(card('Total de inversiones')).toContainText(String(before.length));
    await page.request.delete(`/api/admin/projects/${project.id}`);
  });
}

test('an investment and a payment of a deleted project stay, and say that it is not there', async ({ page }) => {
  const project = await addProject(page);
  const investment = await addInvestment(page, project.id, { amount: 1357 });
  const payment = await addPayment(page, investment, project.id, { period: '2033-03' });
  await page.request.delete(`/api/admin/projects/${project.id}`);
  await page.goto('/admin/investments?q=1357');
  await expect(row(page, '$1,357')).toContainText('Proyecto no encontrado');
  await row(page, '$1,357').getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Monto (USD)').fill('1358');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Inversión actualizada');
  await page.goto('/admin/payments?period=2033-03');
  await expect(row(page, '2033-03')).toContainText('Proyecto no encontrado');
  await page.request.delete(`/api/admin/returns/${payment.id}`);
  await page.request.delete(`/api/admin/investments/${investment.id}`);
});

for (const width of [360, 1440]) {
  test(`a payment is created from its investment, changed and deleted at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await addProject(page);
    const investment = await addInvestment(page, project.id, { userId: 5 });
    await page.goto('/admin/payments');
    await page.getByRole('button', { name: 'Nuevo Pago' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo Pago' });
    await expect(dialog.getByLabel('Estado')).toHaveValue('paid');
    await expect(dialog.getByLabel('Período')).toHaveAttribute('placeholder', '2025-01');
    await expect(dialog.getByLabel('Monto (USD)')).toHaveAttribute('step', '0.01');
    await dialog.getByRole('button', { name: 'Crear Pago' }).click();
    await expect(dialog.getByText('Selecciona una inversión')).toBeVisible();
    await choose(page, 'Inversión', project.name, new RegExp(`#${investment.id} `));
    await expect(page.getByRole('combobox', { name: 'Usuario' })).toHaveValue('Andrés Muñoz Lara');
    await expect(page.getByRole('combobox', { name: 'Proyecto' })).toHaveValue(project.name);
    await dialog.getByLabel('Monto (USD)').fill('1234.5');
    await dialog.getByLabel('Período').fill('2031-02');
    await dialog.getByLabel('Fecha de Pago').fill('2031-02-03');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear Pago' }).click();
    await expectToast(page, 'Pago creado');

    await page.getByRole('searchbox').fill(project.name);
    const line = row(page, project.name);
    await expect(page.getByRole('heading', { name: /^Pagos \(1 de / })).toBeVisible();
    for (const words of [
      'Andrés Muñoz Lara',
      'andres.munoz@ejemplo.example',
      '$1,234.50',
      '2031-02',
      '03/02/2031',
      'Pagado',
    ])
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
    await page.request.delete(`/api/admin/investments/${investment.id}`);
    await page.request.delete(`/api/admin/projects/${project.id}`);
  });
}

test('payments are narrowed by status, period and words together, all in the address', async ({ page }) => {
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
  await period.selectOption('2025-09');
  await page.getByRole('searchbox').fill('maria@ejemplo');
  const marias = count(
    ({ status, userId, period: month }) => status === 'pending' && userId === 2 && month === '2025-09',
  );
  await expect(page.getByText(`Pagos (${marias} de ${payments.length})`)).toBeVisible();
  await expect(page).toHaveURL(/status=pending&period=2025-09&q=maria/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/payments\?status=pending$/);
  await expect(period).toHaveValue('');
});

test('another person than the investment’s takes the investment out of the form', async ({ page }) => {
  await page.goto('/admin/payments?status=pending');
  await page.getByRole('button', { name: 'Editar' }).first().click();
  const investment = page.getByRole('combobox', { name: 'Inversión' });
  await expect(investment).not.toHaveValue('');
  await choose(page, 'Usuario', 'felipe', /Felipe Arango/);
  await expect(investment).toHaveValue('');
});

test.describe('failures of money', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('each failed change of a payment is told in its own words', async ({ page }) => {
    const project = await addProject(page);
    const investment = await addInvestment(page, project.id);
    const payment = await addPayment(page, investment, project.id, { period: '2034-04' });
    await page.goto('/admin/payments?period=2034-04');
    const line = row(page, '2034-04');
    await expect(line).toBeVisible();
    const mend = await breakOperation(page, 'DeletePayment');
    await line.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Error', 'No se pudo eliminar el pago.');
    await mend();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.request.delete(`/api/admin/returns/${payment.id}`);
    await line.getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Monto (USD)').fill('9.99');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Error', 'No se pudo actualizar el pago.');
    await page.request.delete(`/api/admin/investments/${investment.id}`);
    await page.request.delete(`/api/admin/projects/${project.id}`);
  });

  test('a payment whose answer is lost on the way is sent again and recorded once', async ({ page }) => {
    await page.goto('/admin/payments');
    await page.getByRole('button', { name: 'Nuevo Pago' }).click();
    await choose(page, 'Inversión', 'Casa Borrero', /#1 /);
    await page.getByLabel('Monto (USD)').fill('7.77');
    await page.getByLabel('Período').last().fill('2035-05');
    await page.getByLabel('Fecha de Pago').fill('2035-05-05');
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName !== 'CreatePayment') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Crear Pago' }).click();
    await expectToast(page, 'Error', 'No se pudo crear el pago.');
    await expect(page.getByRole('button', { name: 'Crear Pago' })).toBeFocused();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Crear Pago' }).click();
    await expectToast(page, 'Pago creado');
    const made = ((await (await page.request.get('/api/admin/returns')).json()) as (Payment & { id: number })[]).filter(
      ({ period }) => period === '2035-05',
    );
    expect(made).toHaveLength(1);
    await page.request.delete(`/api/admin/returns/${made[0]?.id}`);
  });

  test('an investment in a project that was deleted meanwhile is refused in the server’s words', async ({ page }) => {
    const project = await addProject(page);
    await page.goto('/admin/investments');
    await page.getByRole('button', { name: 'Añadir Inversión' }).click();
    await choose(page, 'Usuario', 'maria', /María Fernanda/);
    await choose(page, 'Proyecto', project.name, project.name);
    await page.getByLabel('Monto (USD)').fill('1000');
    await page.request.delete(`/api/admin/projects/${project.id}`);
    await page.getByRole('button', { name: 'Crear Inversión' }).click();
    await expectToast(page, 'Error', 'El proyecto seleccionado no es válido');
    await expect(page.getByRole('combobox', { name: 'Proyecto' })).toHaveAttribute('aria-invalid', 'true');
  });
});
