import { formatExactDollars, formatMonthTitle, parseCents, paymentMonthPath, sumMoney } from '@cimiento/contracts';
import { expectAccessible, expectFits } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { Clicks } from '../support/clicks';
import { addRentedHouse, managementFee, receiveRents, thisMonth } from '../support/houses';
import { test } from '../support/own-deployment';
import type { Records } from '../support/records';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

type Month = { projectId: number; name: string; paid: string; proposed: string };

/** The rents of this month, as a program reads them. */
async function listMonths(records: Records): Promise<Month[]> {
  const response = await (await records.getAdmin()).get(`/api/admin/payment-months/${thisMonth}`);
  return (await response.json()) as Month[];
}

/** The projects of which something of this month is still to be paid. */
const listPayable = async (records: Records): Promise<Month[]> =>
  (await listMonths(records)).filter(({ proposed }) => parseCents(proposed) > 0);

for (const width of widths)
  test(`twelve rents are posted with three clicks at ${width} px, and all pages agree`, async ({
    page,
    openWindow,
    records,
    deployment,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const { person, project } = await addRentedHouse(records, deployment, managementFee);
    while ((await listPayable(records)).length < 12) await addRentedHouse(records, deployment);
    const payable = await listPayable(records);
    await receiveRents(
      records,
      payable.map(({ projectId, proposed }) => ({ projectId, amount: proposed })),
    );

    await signIn(page, 'admin');
    await page.goto(paymentMonthPath(thisMonth));
    await page.getByLabel('Estado').selectOption({ label: 'Pagado' });
    const clicks = new Clicks('rents of twelve projects');
    await clicks.click(page.getByRole('button', { name: 'Publicar los 12' }));
    const dialog = page.getByRole('dialog', { name: `Rentas de ${formatMonthTitle(thisMonth)}` });
    const rents = dialog.getByRole('table', { name: 'Rentas que se publican' });
    await expect(rents.getByRole('row')).toHaveCount(13);
    // 8.5 % of $10,000 a year; 8 % of it is 5.67, and its tax of 15 % is 0.85.
    const figures = ['$70.84', '$6.52', '$64.32'];
    const previewed = rents.getByRole('row').filter({ hasText: project.name });
    for (const figure of figures) await expect(previewed).toContainText(figure);
    await expectAccessible(page);
    await clicks.click(dialog.getByRole('button', { name: 'Publicar 12' }));
    await expectToast(page, 'Rentas del mes publicadas');
    await expect(rents.getByText('Publicado', { exact: true })).toHaveCount(12);
    expect(clicks.report()).toBeLessThanOrEqual(3);

    const ids = new Set(payable.map(({ projectId }) => projectId));
    const posted = (await listMonths(records)).filter(({ projectId }) => ids.has(projectId));
    const total = formatExactDollars(sumMoney(posted.map(({ paid }) => paid)));
    await expect(dialog.getByText(`Se publicaron ${total}.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(getRow(page, project.name)).toContainText('Pagado');
    await expect(page.getByRole('button', { name: /^Publicar los/ })).toHaveCount(0);
    await expectFits(page, [width]);

    await openList(page, 'payments', project.name);
    await expect(getRow(page, person.fullName)).toContainText('$64.32');
    await expect(getRow(page, person.fullName)).toContainText('Pagado');

    const holder = await openWindow(person, { viewport: { width, height: 800 } });
    await holder.goto(`/marketplace/${project.id}`);
    const accounts = holder.getByRole('region', { name: 'Cuentas de la casa' });
    const month = accounts.getByRole('row').filter({ hasText: formatMonthTitle(thisMonth) });
    for (const figure of figures) await expect(month).toContainText(figure);
    await expectFits(holder, [width]);
    await holder.goto('/payments');
    await expect(holder.getByText('$64.32').first()).toBeVisible();
  });
