import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/accessible';
import { getRow } from '../support/back-office';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

// Its own: a closed month takes no entry of other journeys.
const test = createDeploymentTest({});

/** Adds a code of the accountant's chart. */
async function addCode(page: Page, account: string, code: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar código' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar código' });
  await dialog.getByLabel('Cuenta del libro').fill(account);
  await dialog.getByLabel('Código').fill(code);
  await dialog.getByLabel('Nombre').fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expectToast(page, 'Plan de cuentas guardado');
  await expect(dialog).toBeHidden();
}

/** Closes the earliest month that is open, and gives its title, such as 'Enero 2025'. */
async function closeEarliest(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Meses' }).click();
  const button = page.getByRole('button', { name: /^Cerrar: / }).last();
  const name = (await button.getAttribute('aria-label')) ?? '';
  const dialog = page.getByRole('alertdialog');
  // Entries are sealed for the first time ten seconds after the start of the server.
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await button.click();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    // What is known from the last time is shown until the answer comes.
    await expect(dialog.getByRole('listitem').filter({ hasText: '✗' })).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Cerrar el mes' }).click();
  await expectToast(page, 'Mes cerrado');
  return name.replace('Cerrar: ', '');
}

const toCents = (text = ''): number => Math.round(Number(text.replace(',', '.')) * 100);

for (const width of widths)
  test(`the accountant reads a month with own codes, and downloads it once, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'admin');
    // Another run of this test may have left its codes.
    expect((await page.request.put('/api/admin/account-codes', { data: [] })).status()).toBe(200);
    await page.goto('/admin/ledger?tab=accountant');
    await addCode(page, 'bank:*', '1.1.01', 'Bancos');
    await addCode(page, 'project:*:capital', '2.1.05', 'Capital de proyectos');
    await expectFits(page, [width]);

    await page.getByRole('tab', { name: 'Balance de comprobación' }).click();
    await expect(page.getByText('El libro cuadra')).toBeVisible();
    const trial = page.getByRole('table', { name: 'Balance de comprobación' });
    for (const header of ['Debe', 'Haber'])
      await expect(trial.getByRole('columnheader', { name: header, exact: true })).toHaveCount(1);
    const [debit, credit] = (await trial.getByRole('row').last().getByRole('cell').allInnerTexts()).slice(-2);
    expect(debit).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(debit).toBe(credit);
    await page.getByRole('tab', { name: 'Cuentas' }).click();
    await page.getByRole('searchbox').fill('bank:1');
    await expect(getRow(page, '1.1.01 · Bancos')).toHaveCount(1);
    await expectFits(page, [width]);

    const month = await closeEarliest(page);
    await page.getByRole('tab', { name: 'Contador' }).click();
    const batches = page.getByRole('region', { name: 'Lotes del libro diario' });
    await batches.getByLabel('Mes del lote').selectOption({ label: month });
    await batches.getByRole('button', { name: 'Crear lote' }).click();
    await expectToast(page, 'Lote creado');
    const batch = batches.getByRole('row').filter({ hasText: `· ${month}` });
    const number = Number((await batch.getByText(`· ${month}`).innerText()).split(' ')[0]);
    await expectFits(page, [width]);

    const started = page.waitForEvent('download');
    await batch.getByRole('button', { name: 'Descargar CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^libro-diario-cimiento-\\d{4}-\\d{2}-lote-${number}\\.csv$`),
    );
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toContain('Debe;Haber');
    const cells = rows.map((row) => row.split(';'));
    await expect(batch).toContainText(String(rows.length));
    const sum = (column: number): number => cells.reduce((total, row) => total + toCents(row[column]), 0);
    expect(sum(4)).toBe(sum(5));
    expect(sum(4)).toBeGreaterThan(0);
    const banks = cells.filter(([, , account = '']) => account.startsWith('bank:'));
    expect([...new Set(banks.map((row) => row.at(-1)))]).toEqual(['1.1.01']);
  });
