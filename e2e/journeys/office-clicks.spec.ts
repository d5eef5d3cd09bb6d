import { addMonths, formatMonthTitle, today, toPeriod } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { Clicks } from '../support/clicks';
import { test } from '../support/own-deployment';
import { type Credentials, expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { selectFirst } from '../support/widths';

// Clicks that the tasks of a month in the office take. The limits are those of the issue that asked for it, and of before it.

/** An investor who asks for all of a payment of $125.50. */
async function requestWithdrawal(page: Page, person: Credentials & { fullName: string }): Promise<void> {
  await signIn(page, person);
  const account = {
    bank: 'Banco Pichincha',
    accountType: 'savings',
    accountNumber: '2200123456',
    holderName: person.fullName,
    holderIdNumber: '1712345678',
  };
  await page.request.put('/api/user/bank-account', { data: account });
  const response = await page.request.post('/api/user/withdrawals', { data: { amount: '125.50' } });
  expect(response.status()).toBe(201);
}

const readBalance = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/user/balance')).json()) as { available: string }).available;

test('the month of twelve projects takes at most 40 clicks', async ({ page, records }) => {
  test.slow();
  const projects: string[] = [];
  for (let made = 0; made < 12; made += 1) projects.push((await records.addHolder()).project.name);
  // An investment of today has its first rent in the next month.
  const month = formatMonthTitle(addMonths(toPeriod(today()), 1));
  await signIn(page, 'admin');
  await page.goto('/admin/payments');
  const clicks = new Clicks('month of twelve projects');
  await clicks.click(page.getByRole('link', { name: 'Mes de pagos' }));
  await clicks.click(page.getByRole('link', { name: `${month} →` }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(month);
  await clicks.choose(page.getByLabel('Estado'), 'Pagado');
  for (const name of projects) {
    await clicks.click(page.getByRole('button', { name: `Ver repartos de ${name}` }));
    const dialog = page.getByRole('dialog', { name: 'Pago mensual: 1 pago' });
    await clicks.check(dialog.getByLabel('Es correcto: publicar así'));
    await clicks.click(dialog.getByRole('button', { name: 'Publicar pagos' }));
    await expect(dialog).toBeHidden();
    await expect(getRow(page, name)).toContainText('Pagado');
  }
  expect(clicks.report()).toBeLessThanOrEqual(40);
});

test('withdrawals are approved with two clicks each, and paid together with at most six', async ({ page, records }) => {
  test.slow();
  const names: string[] = [];
  for (let made = 0; made < 4; made += 1) {
    const { person, project, investment } = await records.addHolder();
    await records.addPayment(investment, project.id);
    await requestWithdrawal(page, person);
    names.push(person.fullName);
  }
  await signIn(page, 'admin');
  for (const name of names) {
    await openList(page, 'withdrawals', name);
    const approval = new Clicks('approve a withdrawal');
    await approval.click(getRow(page, name).getByRole('button', { name: /^Aprobar/ }));
    await approval.click(page.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }));
    await expectToast(page, 'Retiro aprobado');
    expect(approval.report()).toBeLessThanOrEqual(2);
  }
  // The number of withdrawals changes nothing: a batch takes all approved ones.
  await page.goto('/admin/withdrawals?tab=batches');
  const clicks = new Clicks('pay all approved withdrawals');
  await clicks.click(page.getByRole('button', { name: 'Crear lote' }));
  const made = page.getByRole('dialog', { name: 'Crear lote' });
  for (const name of names) await expect(made.getByRole('checkbox', { name })).toBeChecked();
  await clicks.click(made.getByRole('button', { name: 'Crear lote' }));
  await expectToast(page, 'Lote creado');
  await expect(made).toBeHidden();
  await clicks.click(page.getByRole('button', { name: /^Acciones: Lote/ }).first());
  await clicks.click(page.getByRole('menuitem', { name: 'Marcar el lote como pagado' }));
  const paid = page.getByRole('dialog', { name: /^Marcar el lote \d+ como pagado$/ });
  await paid.getByLabel('Fecha del pago').fill(today());
  await paid.getByLabel('Referencia del banco').fill('TRF-40');
  await clicks.click(paid.getByRole('button', { name: 'Marcar el lote como pagado' }));
  await expectToast(page, 'Lote pagado');
  expect(clicks.report()).toBeLessThanOrEqual(6);
});

test('a paid payment is corrected with at most three clicks', async ({ page, records }) => {
  const { person, project, investment } = await records.addHolder();
  await records.addPayment(investment, project.id);
  await signIn(page, 'admin');
  await openList(page, 'payments', person.email);
  const clicks = new Clicks('correct a paid payment');
  await clicks.click(getRow(page, person.email).getByRole('button', { name: 'Editar' }));
  await page.getByRole('dialog').getByLabel('Monto (USD)').fill('120.50');
  await clicks.click(page.getByRole('button', { name: 'Guardar Cambios' }));
  await expectToast(page, 'Pago actualizado');
  await expect(getRow(page, person.email)).toContainText('$120.50');
  expect(clicks.report()).toBeLessThanOrEqual(3);
});

for (const width of selectFirst(390, 1440))
  test(`a wrong bulk change is found the next day and taken back at ${width} px`, async ({ page, records }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const project = await records.addProject();
    const people = [await records.addPerson(), await records.addPerson()];
    for (const { id: userId } of people) {
      const investment = await records.addInvestment(project.id, { userId });
      await records.addPayment(investment, project.id, { status: 'pending' });
    }
    await signIn(page, 'admin');
    await openList(page, 'payments', project.name);
    const clicks = new Clicks('mark all pending payments that were found as paid');
    await clicks.click(page.getByRole('button', { name: 'Seleccionar los 2 pendientes' }));
    await expect(page.getByText('2 pagos por $251.00, con fecha del')).toBeVisible();
    await expectAccessible(page);
    await clicks.click(page.getByRole('button', { name: 'Marcar como pagados' }));
    const asked = page.getByRole('alertdialog', { name: '¿Marcar como pagados?' });
    await expect(asked).toContainText('2 pagos por $251.00');
    await clicks.click(asked.getByRole('button', { name: 'Marcar como pagados' }));
    await expectToast(page, 'Pagos actualizados');
    expect(clicks.report()).toBeLessThanOrEqual(3);

    await signIn(page, people[0]!);
    expect(await readBalance(page)).toBe('125.50');

    await signIn(page, 'admin');
    await page.goto(`/admin/payments?q=${encodeURIComponent(project.name)}&status=paid&from=${today()}`);
    await page.getByRole('button', { name: 'Seleccionar los 2 pagados' }).click();
    await page.getByRole('button', { name: 'Volver a pendientes' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Volver a pendientes?' });
    await expect(question).toContainText('2 pagos por $251.00');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Volver a pendientes' }).click();
    await expectToast(page, 'Los pagos volvieron a pendientes');

    await signIn(page, people[0]!);
    expect(await readBalance(page)).toBe('0.00');
    await page.goto('/notifications');
    await expect(page.getByText('Ese pago todavía no está hecho: te avisaremos cuando llegue.')).toBeVisible();
  });
