import { formatMonthTitle, today } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/accessible';
import { getRow } from '../support/back-office';
import { pdf, toFile } from '../support/files';
import { addRentedHouse, receiveRents, thisMonth } from '../support/houses';
import { chooseLine, openPart, postStatement, searchTarget } from '../support/money';
import { test } from '../support/own-deployment';
import type { Records } from '../support/records';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

/** Pays the rent of this month, of which $100.00 stay in the reserve. */
async function postRun(records: Records, projectId: number): Promise<void> {
  const terms = { projectId, period: thisMonth, amount: '900.00', reserve: '100.00' };
  const data = { ...terms, paymentDate: today(), status: 'paid' };
  const response = await (await records.getAdmin()).post('/api/admin/payment-runs', { data });
  expect(response.status(), await response.text()).toBe(201);
}

async function uploadInvoice(page: Page, projectId: number): Promise<void> {
  await page.goto(`/admin/projects/${projectId}/content`);
  await page.getByRole('button', { name: 'Subir documento' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill('Factura del techo');
  await dialog.getByLabel('Archivo').setInputFiles(toFile('factura.pdf', pdf));
  await dialog.getByRole('button', { name: 'Subir documento' }).click();
  await expectToast(page, 'Documento subido');
}

type Expense = { category: string; memo: string; from: string };

/** Assigns a waiting debit to an expense of a project, with its document. */
async function assign(page: Page, line: string, project: string, { category, memo, from }: Expense): Promise<void> {
  await chooseLine(page, line);
  const button = await searchTarget(page, project, `Gasto de ${project}`);
  const form = page.getByRole('list', { name: 'Elegido' });
  await button.click();
  await expect(form.getByText('Di qué gasto es', { exact: false })).toBeVisible();
  await form.getByLabel('Categoría').selectOption({ label: category });
  await form.getByLabel('Detalle').fill(memo);
  await form.getByLabel('Documento').selectOption({ label: 'Factura del techo' });
  await form.getByLabel('Sale de').selectOption({ label: from });
  await expectAccessible(page);
  await button.click();
  await expectToast(page, 'Movimiento identificado');
}

for (const width of widths)
  test(`expenses with their document are assigned at ${width} px, and their holder reads them`, async ({
    page,
    openWindow,
    records,
    deployment,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const { person, project } = await addRentedHouse(records, deployment);
    await receiveRents(records, [{ projectId: project.id, amount: '900.00' }]);
    await postRun(records, project.id);
    await signIn(page, 'admin');
    await uploadInvoice(page, project.id);
    const [roof, tax] = [createUniqueName('PAGO TECHO'), createUniqueName('PAGO PREDIAL')] as const;
    const lines = [
      { description: roof, reference: '', amount: '-50.00' },
      { description: tax, reference: '', amount: '-30.00' },
    ];
    await postStatement(page, lines, 2);
    await assign(page, roof, project.name, { category: 'Mantenimiento', memo: 'Techo', from: 'De la renta' });
    await assign(page, tax, project.name, { category: 'Impuestos', memo: 'Predial', from: 'De la reserva' });
    await openPart(page, 'Movimientos');
    await expect(getRow(page, roof)).toContainText(project.name);
    await expectFits(page, [width]);

    const holder = await openWindow(person, { viewport: { width, height: 800 } });
    await holder.goto(`/marketplace/${project.id}`);
    const accounts = holder.getByRole('region', { name: 'Cuentas de la casa' });
    await expect(
      accounts.getByRole('img', {
        name: /ingresos \$900\.00, gastos \$80\.00, comisión \$0\.00, repartido \$800\.00$/,
      }),
    ).toBeVisible();
    const month = accounts.getByRole('row').filter({ hasText: formatMonthTitle(thisMonth) });
    for (const text of ['$900.00', '$80.00', 'Mantenimiento $50.00', 'Impuestos $30.00', '$100.00', '$800.00'])
      await expect(month).toContainText(text);
    await expect(holder.getByRole('region', { name: 'Documentos' })).toContainText('Factura del techo');
    await expectFits(holder, [width]);
  });
