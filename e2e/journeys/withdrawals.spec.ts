import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { registerBankAccount } from '../support/money';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';

test('an investor withdraws to their bank account: requested, approved, paid', async ({
  page,
  openWindow,
  records,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { person, project, investment } = await records.addHolder();
  await records.addPayment(investment, project.id);
  await signIn(page, person);
  await page.goto('/balance');
  await registerBankAccount(page, person.fullName);
  await page.getByRole('button', { name: 'Solicitar retiro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar retiro' });
  await dialog.getByLabel('Monto').fill('100.50');
  await dialog.getByRole('button', { name: 'Solicitar retiro' }).click();
  await expectToast(page, 'Retiro solicitado', 'Te avisaremos en cada paso.');
  await expect(page.getByRole('group', { name: 'Disponible' })).toContainText('$25.00');
  await expect(page.getByRole('group', { name: 'Retenido' })).toContainText('$100.50');
  const withdrawal = page.getByRole('group', { name: 'Retiro de $100.50' });
  await expect(withdrawal).toContainText('Aprobado (pendiente)');
  await expectAccessible(page);

  const admin = await openWindow('admin', { viewport: { width: 1440, height: 900 } });
  await openList(admin, 'withdrawals', person.fullName);
  const row = getRow(admin, person.fullName);
  await row.getByRole('button', { name: 'Aprobar' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Aprobar retiro' });
  await expect(question).toContainText('2200123456');
  await question.getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(admin, 'Retiro aprobado');
  await expectAccessible(admin);
  await row.getByRole('button', { name: 'Marcar pagado' }).click();
  const payment = admin.getByRole('dialog');
  await payment.getByLabel('Referencia del banco').fill('TRF-2026-77');
  await payment.getByRole('button', { name: 'Marcar pagado' }).click();
  await expectToast(admin, 'Retiro pagado');
  await expect(row).toContainText('Pagado');

  await page.reload();
  await expect(withdrawal).toContainText('Pagado');
  await expect(withdrawal).not.toContainText('pendiente');
  await expect(page.getByRole('group', { name: 'Retenido' })).toContainText('$0.00');
});
