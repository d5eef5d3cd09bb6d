import { expectAccessible } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { chooseOption, getRow } from '../support/back-office';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

for (const width of widths) {
  test(`a manual adjustment is approved, seen by its investor and reversed at ${width} px`, async ({
    page,
    openWindow,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const person = await records.addPerson();
    const account = `investor:${person.id}:available`;
    const memo = createUniqueName('Comisión devuelta');
    const readBalance = async (): Promise<unknown> => {
      const investor = await openWindow(person);
      const { available } = (await (await investor.request.get('/api/user/balance')).json()) as { available: string };
      return available;
    };

    await signIn(page, 'admin');
    await page.goto('/admin/ledger');
    await page.getByRole('button', { name: 'Ajuste manual' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajuste manual' });
    await chooseOption(page, 'Cuenta al debe', 'fee:bank', /^fee:bank/);
    await chooseOption(page, 'Cuenta al haber', account, new RegExp(`^${account}`));
    await dialog.getByLabel('Monto').fill('12.50');
    await dialog.getByLabel('Descripción').fill(memo);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Registrar ajuste' }).click();
    await expectToast(page, 'Enviado a aprobación');
    await approveAsSecond(openWindow, width, { search: `, #${person.id})`, shows: memo });
    expect(await readBalance()).toBe('12.50');

    await page.goto(`/admin/ledger?tab=entries&q=${encodeURIComponent(memo)}`);
    await getRow(page, memo).getByRole('button', { name: 'Ver' }).click();
    await page.getByRole('button', { name: 'Reversar ajuste' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reversar' }).click();
    await expectToast(page, 'Enviado a aprobación');
    await approveAsSecond(openWindow, width, { search: memo, shows: 'Reversa el asiento' });
    expect(await readBalance()).toBe('0.00');
  });
}
