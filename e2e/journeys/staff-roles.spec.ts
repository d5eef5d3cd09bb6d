import { today } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { chooseAction, getBatch, getRow, openList } from '../support/back-office';
import { openWhole, pagesByVisitor } from '../support/pages';
import { addStaff, openOffice } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ viewport: { width: 1440, height: 900 } });

const auditor = { username: 'auditor', password: 'auditor123' };

const officePages = pagesByVisitor.admin.filter((address) => address !== '/admin/account');
/** Identity files are read by who reviews them, and not by an auditor. */
const isForReviewers = (address: string): boolean =>
  address.startsWith('/admin/identity') && !/\/(?:thresholds|compliance)(?:\?|$)/.test(address);

/** Buttons that read: they search, turn pages, open, download or belong to the frame. */
const reading =
  /^(Actualizar|Exportar CSV|Descargar|Ver\b|Historial|Menú|Cerrar Sesión|Copiar|Buscar|Quitar|Limpiar|Borrar|Página|Anterior|Siguiente|Tu cuenta|Cerrar|Ver más|Notificaciones)/;

/** Opens the first record of a list or its history, where there is one, and lists the buttons of its dialog. */
async function listDialogButtons(page: Page, opens: RegExp): Promise<string[]> {
  const open = page.locator('#root').getByRole('button', { name: opens }).first();
  if ((await open.count()) === 0) return [];
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  const names = await dialog
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return names;
}

/** Names of the buttons of the page, but those that sort a list. */
const listButtons = (page: Page): Promise<string[]> =>
  page
    .locator('#root')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('[role="columnheader"], th') === null)
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );

/** Captions of the tables with a column for buttons and without any button. */
const listEmptyActions = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Acciones' }) })
    .evaluateAll((tables) =>
      tables
        .filter(
          (table) => table.querySelector(':scope > tbody') && !table.querySelector(':scope > tbody :is(a, button)'),
        )
        .map((table) => `Acciones: ${table.querySelector('caption')?.textContent}`),
    );

test('treasury approves a withdrawal, and finance puts it into a batch and marks it paid', async ({
  page,
  openWindow,
  records,
}) => {
  const { person, project, investment } = await records.addHolder();
  await records.addPayment(investment, project.id);
  await signIn(page, person);
  const account = {
    bank: 'Banco Pichincha',
    accountType: 'savings',
    accountNumber: '2200123456',
    holderName: person.fullName,
    holderIdNumber: '1712345678',
  };
  await page.request.put('/api/user/bank-account', { data: account });
  expect((await page.request.post('/api/user/withdrawals', { data: { amount: '125.50' } })).status()).toBe(201);

  const treasury = await openOffice(openWindow, await addStaff(records, 'treasury'));
  await openList(treasury.page, 'withdrawals', person.fullName);
  await getRow(treasury.page, person.fullName)
    .getByRole('button', { name: /^Aprobar/ })
    .click();
  const question = treasury.page.getByRole('alertdialog', { name: 'Aprobar retiro' });
  await expect(question).toContainText(person.fullName);
  await question.getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(treasury.page, 'Retiro aprobado');
  await expect(getRow(treasury.page, person.fullName)).toContainText('Aprobado');
  await expect(treasury.page.getByRole('button', { name: /^Marcar pagado/ })).toHaveCount(0);
  await treasury.page.getByRole('tab', { name: 'Lotes para el banco' }).click();
  await expect(treasury.page.getByRole('button', { name: 'Crear lote' })).toHaveCount(0);

  const finance = await openOffice(openWindow, await addStaff(records, 'finance'));
  await openList(finance.page, 'withdrawals', person.fullName);
  await expect(getRow(finance.page, person.fullName).getByRole('button', { name: /^Marcar pagado/ })).toBeVisible();
  await expect(finance.page.getByRole('button', { name: /^Acciones: / })).toHaveCount(0);
  await finance.page.getByRole('tab', { name: 'Lotes para el banco' }).click();
  await finance.page.getByRole('button', { name: 'Crear lote' }).click();
  const creation = finance.page.getByRole('dialog', { name: 'Crear lote' });
  await expect(creation.getByRole('checkbox', { name: person.fullName })).toBeVisible();
  // Other journeys have approved withdrawals too.
  for (const box of await creation.getByRole('checkbox').all()) {
    const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    if (label !== person.fullName) await box.uncheck();
  }
  await expect(creation).toContainText('1 retiro por $125.50');
  const created = finance.page.waitForResponse(
    (response) => response.request().postData()?.includes('CreateWithdrawalBatch') ?? false,
  );
  await creation.getByRole('button', { name: 'Crear lote' }).click();
  await expectToast(finance.page, 'Lote creado');
  const { data } = (await (await created).json()) as { data: { createWithdrawalBatch: { id: number } } };
  const batch = data.createWithdrawalBatch.id;
  await chooseAction(getBatch(finance.page, batch), 'Marcar el lote como pagado');
  const payment = finance.page.getByRole('dialog', { name: `Marcar el lote ${batch} como pagado` });
  await payment.getByLabel('Fecha del pago').fill(today());
  await payment.getByLabel('Referencia del banco').fill('TRF-ROLES');
  await payment.getByRole('button', { name: 'Marcar el lote como pagado' }).click();
  await expectToast(finance.page, 'Lote pagado');

  expect([...treasury.faults, ...finance.faults]).toEqual([]);
  await page.goto('/balance');
  await expect(page.getByRole('group', { name: 'Retiro de $125.50' })).toContainText('Pagado');
});

test('the auditor reads every page without a refused request, and sees nothing that changes', async ({
  openWindow,
}) => {
  test.slow();
  const { page, faults } = await openOffice(openWindow, auditor);
  const changing: string[] = [];
  for (const address of officePages) {
    await openWhole(page, address);
    const isRefused = isForReviewers(address);
    await expect(page.getByText('Tu rol no incluye esta página'), address).toHaveCount(isRefused ? 1 : 0);
    const shown = [
      ...(await listEmptyActions(page)),
      ...(await listButtons(page)),
      ...(await listDialogButtons(page, /^Ver(?! envíos)\b/)),
      ...(await listDialogButtons(page, /^Historial/)),
    ];
    changing.push(...shown.filter((name) => !reading.test(name)).map((name) => `${address}: ${name}`));
  }
  await openWhole(page, '/admin/account');
  expect({ changing, faults }).toEqual({ changing: [], faults: [] });
});

for (const staffRole of ['support', 'finance', 'treasury', 'compliance', 'content']) {
  test(`${staffRole} opens what the menu and the dashboard show, and nothing of it is refused`, async ({
    openWindow,
    records,
  }) => {
    test.slow();
    const { page, faults } = await openOffice(openWindow, await addStaff(records, staffRole));
    await openWhole(page, '/admin');
    const links = await page
      .locator('#root')
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/admin')),
      );
    expect(links).toContain('/admin/projects');
    for (const address of new Set(links)) {
      await openWhole(page, address);
      await expect(page.getByText('Tu rol no incluye esta página'), address).toHaveCount(0);
    }
    for (const address of officePages) await openWhole(page, address);
    expect(faults).toEqual([]);
  });
}
