import { expectAccessible } from '../support/accessible';
import { addInvestment, addPayment, addProject, choose, expectToast, row, unique } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';

test.beforeEach(({ page }) => signIn(page, 'admin'));

type Page = Parameters<typeof addProject>[0];

/** A project with three equal investments. */
async function heldByThree(page: Page) {
  const project = await addProject(page, { name: unique('Edificio Tres') });
  for (const userId of [2, 5, 6]) await addInvestment(page, project.id, { userId, amount: 5000 });
  return project;
}

async function fillTerms(page: Page, project: string, period: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Pago mensual' }).click();
  await choose(page, 'Proyecto', project, project);
  const dialog = page.getByRole('dialog', { name: 'Pago mensual' });
  await dialog.getByLabel('Período').fill(period);
  await dialog.getByLabel('Monto neto (USD)').fill(amount);
  await dialog.getByLabel('Fecha de Pago').fill(`${period}-28`);
}

for (const width of [360, 1440]) {
  test(`a monthly payment is shared out, posted and undone at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const project = await heldByThree(page);
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
    await page.getByRole('button', { name: 'Publicar pagos' }).click();
    await expectToast(page, 'Pagos publicados');
    await page.getByRole('searchbox').fill(project.name);
    await expect(page.getByRole('heading', { name: /^Pagos \(3 de / })).toBeVisible();
    await expect(row(page, '$333.34')).toContainText('Pendiente');

    await page.getByRole('button', { name: 'Pago mensual' }).click();
    const posted = page.getByRole('region', { name: 'Pagos mensuales publicados' }).getByRole('listitem').filter({ hasText: project.name });
    await expect(posted).toContainText('$1,000.00 · 3 pagos');
    await posted.getByRole('button', { name: 'Deshacer' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Deshacer el pago mensual?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Deshacer' }).click();
    await expectToast(page, 'Pago mensual deshecho');
    await expect(posted).toContainText('Deshecho');
    await page.keyboard.press('Escape');
    await expect(page.getByText('No se encontraron pagos con los filtros aplicados')).toBeVisible();
    await page.request.delete(`/api/admin/projects/${project.id}`);
  });
}

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a month with payments is refused, unless it is continued for those without one', async ({ page }) => {
    const project = await addProject(page, { name: unique('Edificio Dos') });
    const paid = await addInvestment(page, project.id, { userId: 5, amount: 5000 });
    await addInvestment(page, project.id, { userId: 6, amount: 5000 });
    await addPayment(page, paid, project.id, { userId: 5, period: '2032-02' });
    await page.goto('/admin/payments');
    await fillTerms(page, project.name, '2032-02', '80.05');
    const dialog = page.getByRole('dialog', { name: 'Pago mensual' });
    await dialog.getByRole('button', { name: 'Ver reparto' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Ya hay pagos de ese período en este proyecto.');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Ver reparto' }).click();
    await expect(page.getByRole('table', { name: 'Reparto entre inversionistas' }).getByRole('cell')).toHaveText(['$80.05', '$80.05']);
    await page.getByRole('button', { name: 'Publicar pagos' }).click();
    await expectToast(page, 'Pagos publicados');
  });

  test('investments that changed since the shares were shown are told, and nothing is posted', async ({ page }) => {
    const project = await heldByThree(page);
    await page.goto('/admin/payments');
    await fillTerms(page, project.name, '2032-03', '1000');
    await page.getByRole('button', { name: 'Ver reparto' }).click();
    await expect(page.getByRole('button', { name: 'Publicar pagos' })).toBeVisible();
    await addInvestment(page, project.id, { userId: 6, amount: 5000 });
    await page.getByRole('button', { name: 'Publicar pagos' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Las inversiones del proyecto cambiaron');
    await page.getByRole('button', { name: 'Ver reparto' }).click();
    await expect(page.getByRole('table', { name: 'Reparto entre inversionistas' }).getByRole('cell').last()).toHaveText('$1,000.00');
    await expect(page.getByRole('cell', { name: '$250.00' })).toHaveCount(4);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: '¿Descartar el pago mensual?' }).getByRole('button', { name: 'Descartar' }).click();
    const returns = (await (await page.request.get('/api/admin/returns')).json()) as { period: string }[];
    expect(returns.filter(({ period }) => period === '2032-03')).toEqual([]);
  });
});
