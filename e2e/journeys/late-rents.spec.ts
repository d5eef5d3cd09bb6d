import { addMonths, formatShortDate, today, toPeriod } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

for (const width of widths)
  test(`a late rent is late for its investor and in the results, at ${width} px`, async ({
    page,
    openWindow,
    records,
    deployment,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const { person, project, investment } = await records.addHolder();
    const period = addMonths(toPeriod(today()), -2);
    // As if it had been made the month before.
    await deployment.gateway.database.transaction((manager) =>
      manager.query('UPDATE investment SET investedOn = ? WHERE id = ?', [
        `${addMonths(period, -1)}-01`,
        investment.id,
      ]),
    );
    const next = addMonths(period, 1);
    const rents = [
      { period, paymentDate: `${next}-15`, status: 'pending' },
      { period: next, paymentDate: `${next}-28`, status: 'paid' },
    ];
    for (const rent of rents) await records.addPayment(investment, project.id, { amount: '70.84', ...rent });

    await signIn(page, 'admin');
    await openList(page, 'payments', project.name);
    const payment = getRow(page, project.name).filter({ hasText: period });
    await payment.getByRole('button', { name: /^Editar/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar Pago' });
    await dialog.getByLabel('Estado').selectOption({ label: 'Pagado' });
    await dialog.getByLabel('Acreditado el').fill(today());
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Pago actualizado');
    await expect(payment).toContainText('Pagado');

    const investor = await openWindow(person, { viewport: { width, height: 740 } });
    await investor.goto(`/calendar?year=${period.slice(0, 4)}`);
    const status = investor.getByText(/^Pagada, \d+ días? tarde$/).filter({ visible: true });
    await expect(status).toBeVisible();
    const [days] = /\d+/.exec((await status.textContent()) ?? '') ?? [];
    await expectAccessible(investor);
    await investor.goto('/balance');
    const movements = investor.getByRole('table').getByRole('row').filter({ hasText: project.name });
    await expect(movements.first()).toContainText(formatShortDate(today()));
    await expectAccessible(investor);

    await investor.goto('/resultados');
    const row = investor.getByRole('list', { name: 'Resultados por proyecto' }).getByRole('listitem');
    await expect(row.filter({ hasText: project.name })).toContainText(`${days} días en promedio`);
    await expectAccessible(investor);
  });
