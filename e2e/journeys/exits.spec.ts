import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { getRow, openList } from '../support/back-office';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

/** Fills the terms of a sale with one cost of 500, and shows its shares. */
async function showShares(page: Page, price: string): Promise<void> {
  await page.getByLabel('Precio de venta (USD)').fill(price);
  await page.getByLabel('Fecha de venta').fill('2026-01-15');
  await page.getByRole('button', { name: 'Añadir costo' }).click();
  await page.getByLabel('Concepto').fill('Notaría');
  await page.getByLabel('Monto (USD)').fill('500');
  await page.getByRole('button', { name: 'Ver reparto' }).click();
  await expect(page.getByRole('table', { name: 'Reparto de la venta' })).toBeVisible();
}

const sales = [
  { price: '12500', result: '$2,000.00', share: '$12,000.00' },
  { price: '9500', result: '-$1,000.00', share: '$9,000.00' },
];

for (const { width, price, result, share } of widths.flatMap((width) => sales.map((sale) => ({ width, ...sale })))) {
  test(`sells a project at ${width} px, and its holder gets ${share} of 10,000`, async ({
    page,
    openWindow,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { person, project } = await records.addHolder({ status: 'exited', exitDate: '2026-01-15' });

    await signIn(page, 'admin');
    await openList(page, 'projects', project.name);
    await getRow(page, project.name).getByRole('link', { name: 'Finalizada sin liquidación' }).click();
    await expect(page.getByRole('heading', { name: `Salida de ${project.name}` })).toBeVisible();
    await showShares(page, price);
    await expect(page.getByRole('group', { name: 'Resultado' })).toContainText(result);
    await expect(getRow(page, person.fullName)).toContainText(share);
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /^Recibido del banco/ }).check();
    await page.getByRole('button', { name: 'Registrar salida' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Registrar salida' }).click();
    await expectToast(page, 'Enviado a aprobación');
    await expect(page.getByRole('region', { name: 'Enviado a aprobación' })).toContainText('debe decidirla otro');
    await page.getByRole('link', { name: 'Ver las aprobaciones pendientes' }).click();
    await getRow(page, project.name).getByRole('button', { name: 'Ver' }).click();
    await expect(page.getByRole('dialog')).toContainText('La pediste tú');

    await approveAsSecond(openWindow, width, { search: project.name, shows: 'Costo: Notaría' });

    const investor = await openWindow(person, { viewport: { width, height: 900 } });
    await investor.goto('/dashboard');
    const settled = investor.getByRole('table', { name: 'Inversiones finalizadas' }).getByRole('row');
    await expect(settled.filter({ hasText: project.name })).toContainText(result);
    await expect(investor.getByRole('group', { name: 'Total Invertido' })).toContainText('$0');
    await expect(investor.getByRole('group', { name: 'Devuelto' })).toContainText('$10,000');
    await expect(investor.getByRole('group', { name: 'En tu saldo' })).toContainText(share);
    await expectAccessible(investor);
  });
}
