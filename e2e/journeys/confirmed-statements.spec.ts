import { expectAccessible, expectFits } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { getFigure, openPart, registerBankAccount, uploadStatement } from '../support/money';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const test = createDeploymentTest({ APPROVALS: 'required' });

for (const width of widths)
  test(`a deposit is withdrawn once a second person has confirmed its statement, at ${width} px`, async ({
    page,
    openWindow,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const person = await records.addPerson();
    await signIn(page, person);
    const balance = await page.request.get('/api/user/balance');
    const { depositReference } = (await balance.json()) as { depositReference: string };

    const admin = await openWindow('admin', { viewport: { width, height: 740 } });
    const deposit = { description: 'TRANSFERENCIA SPI', reference: depositReference, amount: '640.25' };
    await uploadStatement(admin, [deposit], { unmatched: 0, state: 'pending' });
    await openPart(admin, 'Extractos');
    const statements = admin.getByRole('table', { name: 'Últimos extractos' });
    const posted = statements.getByRole('row').filter({ hasText: 'Archivo extracto.csv' }).first();
    await expect(posted).toContainText('Por confirmar');
    await expectFits(admin);
    const id = await posted.getByRole('cell').first().textContent();

    await page.goto('/balance');
    await expect(getFigure(page, 'Disponible')).toContainText('$640.25');
    await expect(getFigure(page, 'Disponible')).toContainText('Puedes retirar $0.00');
    await registerBankAccount(page, person.fullName);
    await page.getByRole('button', { name: 'Solicitar retiro' }).click();
    const request = page.getByRole('dialog', { name: 'Solicitar retiro' });
    await expect(request).toContainText('Podrás retirarlo cuando una segunda persona lo confirme con el banco');
    await request.getByLabel('Monto').fill('640.25');
    await request.getByRole('button', { name: 'Solicitar retiro' }).click();
    await expect(request.getByRole('alert')).toContainText('Para retirarlo falta que una segunda persona lo confirme');
    await expectAccessible(page);

    const search = `extracto #${id} de la cuenta`;
    await approveAsSecond(openWindow, width, { search, shows: '¿muestra este saldo final en el último día?' });
    await admin.reload();
    await expect(posted).toContainText('Confirmado el');
    await expectAccessible(admin);

    await page.reload();
    await expect(getFigure(page, 'Disponible')).not.toContainText('Puedes retirar');
    await page.getByRole('button', { name: 'Solicitar retiro' }).click();
    await request.getByLabel('Monto').fill('640.25');
    await request.getByRole('button', { name: 'Solicitar retiro' }).click();
    await expectToast(page, 'Retiro solicitado', 'Te avisaremos en cada paso.');
    await expect(getFigure(page, 'Retenido')).toContainText('$640.25');
    await expectAccessible(page);
  });
