import { addMonths, formatMonthTitle, paymentMonthPath, today, toPeriod } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { getRow } from '../support/back-office';
import { test } from '../support/own-deployment';
import type { Records } from '../support/records';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { selectFirst } from '../support/widths';

const widths = selectFirst(390, 1440);
// An investment of today has its first rent in the next month.
const period = addMonths(toPeriod(today()), 1);

const openMonth = async (page: Page) => {
  await page.goto(paymentMonthPath(period));
  await expect(page.getByRole('table', { name: `Rentas de ${formatMonthTitle(period)}` })).toBeVisible();
};

/** Posts a paid monthly payment, as a program does. */
async function postRun(records: Records, projectId: number, amount: string): Promise<void> {
  const data = { projectId, period, amount, paymentDate: today(), status: 'paid' };
  const response = await (await records.getAdmin()).post('/api/admin/payment-runs', { data });
  expect(response.status(), await response.text()).toBe(201);
}

const readBalance = async (page: Page): Promise<string> => {
  const balance = await page.request.get('/api/user/balance');
  return ((await balance.json()) as { available: string }).available;
};

for (const width of widths) {
  test(`a wrong run is found the next day and taken back at ${width} px, and its investor reads so`, async ({
    page,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const { person, project } = await records.addHolder();
    await postRun(records, project.id, '708.40');
    await signIn(page, person);
    expect(await readBalance(page)).toBe('708.40');

    await signIn(page, 'admin');
    await openMonth(page);
    await expect(getRow(page, project.name)).toContainText('Pagado');
    const posted = page
      .getByRole('region', { name: 'Pagos mensuales publicados' })
      .getByRole('listitem')
      .filter({ hasText: project.name });
    await expect(posted).toContainText('1 pagado');
    await expect(posted.getByRole('button', { name: 'Marcar como pagados' })).toHaveCount(0);
    await expectAccessible(page);
    await posted.getByRole('button', { name: 'Volver a pendientes' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Volver a pendientes?' });
    await expect(question).toContainText('El dinero sale del saldo de cada inversionista');
    await question.getByRole('button', { name: 'Volver a pendientes' }).click();
    await expectToast(page, 'Los pagos volvieron a pendientes');
    await expect(posted).toContainText('1 pendiente');
    await expect(getRow(page, project.name)).toContainText('Pendiente');

    await posted.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
    await expect(posted).toContainText('Deshecho');
    await expect(getRow(page, project.name)).toContainText('Sin pago');

    await signIn(page, person);
    expect(await readBalance(page)).toBe('0.00');
    await page.goto('/notifications');
    await expect(page.getByText('Ese pago todavía no está hecho: te avisaremos cuando llegue.')).toBeVisible();
    await page.goto('/payments');
    await expect(page.getByText('$708.40')).toHaveCount(0);
  });

  test(`the month of several projects is paid from its page at ${width} px`, async ({ page, records }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const projects = [];
    for (let made = 0; made < 3; made += 1) projects.push((await records.addHolder()).project);
    projects.sort((one, other) => one.name.localeCompare(other.name, 'es'));
    await signIn(page, 'admin');
    await page.goto('/admin/payments');
    await page.getByRole('link', { name: 'Mes de pagos' }).click();
    await page.getByRole('link', { name: `${formatMonthTitle(period)} →` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatMonthTitle(period));
    await page.getByLabel('Estado').selectOption({ label: 'Pagado' });
    for (const [index, { name }] of projects.entries()) {
      const button = page.getByRole('button', { name: `Ver repartos de ${name}` });
      if (index > 0) await expect(button).toBeFocused();
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Pago mensual: 1 pago' });
      await expect(dialog.getByRole('alert')).toContainText('todavía no llega');
      await expect(dialog).toContainText('Proyectado antes de comisiones$70.84');
      if (index === 0) await expectAccessible(page);
      await dialog.getByLabel('Es correcto: publicar así').check();
      await dialog.getByRole('button', { name: 'Publicar pagos' }).click();
      await expect(dialog).toBeHidden();
      await expect(getRow(page, name)).toContainText('Pagado');
    }
    for (const { name } of projects)
      await expect(page.getByRole('button', { name: `Ver repartos de ${name}` })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a month with missed payments is paid from the queue, and leaves it', async ({ page, records, deployment }) => {
  const { project, investment } = await records.addHolder();
  const month = addMonths(toPeriod(today()), -2);
  await deployment.gateway.database.transaction((manager) =>
    manager.query('UPDATE investment SET investedOn = ? WHERE id = ?', [`${addMonths(month, -1)}-01`, investment.id]),
  );
  await records.addPayment(investment, project.id, { period: month, status: 'missed' });
  await signIn(page, 'admin');
  await page.goto('/admin/rents');
  const button = page.getByRole('button', { name: `Pagar este mes: ${project.name}, ${month}` });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Pago mensual' });
  await expect(dialog.getByLabel('Renta bruta (USD)')).toHaveValue(/^70\.8/);
  await dialog.getByRole('button', { name: 'Ver reparto' }).click();
  await dialog.getByLabel('Es correcto: publicar así').check();
  await dialog.getByRole('button', { name: 'Publicar pagos' }).click();
  await expectToast(page, 'Pagos publicados');
  await expect(button).toHaveCount(0);
  const returns = await page.request.get(`/api/admin/returns?projectId=${project.id}`);
  expect(await returns.json()).toMatchObject([{ period: month, status: 'paid' }]);
});
