import type { Page } from '@playwright/test';
import { getRow, openList } from '../support/back-office';
import { registerBankAccount } from '../support/money';
import { askForProof } from '../support/operations';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { createTotpCode } from '../support/totp';
import { widths } from '../support/widths';

/** Gives the proof in the dialog with pointer and keyboard alone: a click fails where something else is in front. */
async function prove(page: Page, label: string, value: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const field = dialog.getByLabel(label, { exact: true });
  await field.click();
  await expect(field).toBeFocused();
  await page.keyboard.type(value);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toBeHidden();
}

for (const width of widths) {
  test(`the proof is in front of the question, the form and the page that need it, at ${width} px`, async ({
    page,
    openWindow,
    records,
  }) => {
    // It visits the pages of an investor and the back office.
    test.slow();
    await page.setViewportSize({ width, height: 768 });
    const { person, project, investment } = await records.addHolder();
    await records.addPayment(investment, project.id);
    await signIn(page, person);

    await page.goto('/balance');
    await askForProof(page, 'SaveBankAccount');
    await registerBankAccount(page, person.fullName, () => prove(page, 'Contraseña', person.password));

    await page.getByRole('button', { name: 'Solicitar retiro' }).click();
    const request = page.getByRole('dialog', { name: 'Solicitar retiro' });
    await request.getByLabel('Monto').fill('100.50');
    await askForProof(page, 'RequestWithdrawal');
    await request.getByRole('button', { name: 'Solicitar retiro' }).click();
    await prove(page, 'Contraseña', person.password);
    await expectToast(page, 'Retiro solicitado', 'Te avisaremos en cada paso.');

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Configurar aplicación' }).click();
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel(/^Código de 6 dígitos/).fill(createTotpCode(secret));
    await page.getByRole('button', { name: 'Activar' }).click();
    await page.getByRole('button', { name: 'Ya los guardé' }).click();
    await askForProof(page, 'RemoveTotp');
    await page.getByRole('button', { name: 'Quitar aplicación' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await prove(page, 'Código', createTotpCode(secret, 1));
    await expect(page.getByRole('button', { name: 'Configurar aplicación' })).toBeVisible();

    const admin = await openWindow('admin', { viewport: { width, height: 768 } });
    await openList(admin, 'withdrawals', person.fullName);
    await getRow(admin, person.fullName).getByRole('button', { name: 'Aprobar' }).click();
    await askForProof(admin, 'ApproveWithdrawal');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
    await prove(admin, 'Contraseña', 'admin123');
    await expectToast(admin, 'Retiro aprobado');
  });
}
