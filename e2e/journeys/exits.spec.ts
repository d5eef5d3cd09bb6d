import { readFile } from 'node:fs/promises';
import { formatExactDollars, formatShortDate, today } from '@cimiento/contracts';
import { readPdf } from '@cimiento/gateway/testing';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { getRow, openList } from '../support/back-office';
import { chargeFee, saleFee } from '../support/houses';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

// Its statement is that of this year.
const soldOn = today();

/** Fills the terms of a sale with one cost of 500, and shows its shares. */
async function showShares(page: Page, price: string): Promise<void> {
  await page.getByLabel('Precio de venta (USD)').fill(price);
  await page.getByLabel('Fecha de venta').fill(soldOn);
  await page.getByRole('button', { name: 'Añadir costo' }).click();
  await page.getByLabel('Concepto').fill('Notaría');
  await page.getByLabel('Monto (USD)').fill('500');
  await page.getByRole('button', { name: 'Ver reparto' }).click();
  await expect(page.getByRole('table', { name: 'Reparto de la venta' })).toBeVisible();
}

/** Opens the section of a project's sale, and expects these lines in it. */
async function expectSale(page: Page, projectId: number, lines: readonly string[]): Promise<void> {
  await page.goto(`/marketplace/${projectId}`);
  const section = page.getByRole('region', { name: 'Venta', exact: true });
  await expect(section).toContainText(
    `Este proyecto se vendió el ${formatShortDate(soldOn)}. El dinero se repartió el `,
  );
  for (const line of lines) await expect(section).toContainText(line);
}

/** Requests the statement of the year of the sale, and reads its file. */
async function readStatement(page: Page): Promise<string> {
  const year = soldOn.slice(0, 4);
  await page.goto('/documents');
  await page.getByLabel('Año').selectOption(year);
  await page.getByRole('button', { name: 'Pedir estado de cuenta' }).click();
  const card = page.getByRole('group', { name: `Estado de cuenta EC-${year}` });
  await expect(card).toContainText('Listo');
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Descargar PDF' }).click();
  return (await readPdf(await readFile(await (await downloading).path()))).text;
}

// The fee of the sale is 2 % of its price, and 15 % of that as its tax.
const sales = [
  { price: '12500.00', fee: '287.50', result: '$1,712.50', net: '11712.50', perFraction: '$1,171.25' },
  { price: '9500.00', fee: '218.50', result: '-$1,218.50', net: '8781.50', perFraction: '$878.15' },
];

for (const { width, price, fee, result, net, perFraction } of widths.flatMap((width) =>
  sales.map((sale) => ({ width, ...sale })),
)) {
  const share = formatExactDollars(net);
  test(`a project is sold at ${width} px, and its holder gets ${share} of $10,000 and can check it`, async ({
    page,
    openWindow,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { person, project } = await records.addHolder({ status: 'exited', exitDate: soldOn });
    await chargeFee(records, project.id, saleFee);

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

    const figures = [formatExactDollars(price), '$500.00', formatExactDollars(fee), share];
    await expectSale(investor, project.id, [
      `Precio de venta${figures[0]}`,
      'Costo: Notaría-$500.00',
      `Comisiones-${figures[2]}`,
      `Neto repartido${share}`,
      `Por fracción de $1,000${perFraction}`,
      `Tu parte${share}`,
    ]);
    await expectFits(investor, [width]);
    await investor.goto('/notifications');
    const notice = investor.getByRole('listitem').filter({ hasText: `${project.name} se vendió` });
    await expect(notice).toContainText(`neto repartido ${share}`);
    const statement = await readStatement(investor);
    expect(statement).toContain(project.name);
    for (const figure of figures) expect(statement).toContain(figure);
  });
}
