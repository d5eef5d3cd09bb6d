import { expectAccessible } from '../support/accessible';
import { getRow } from '../support/back-office';
import { Clicks } from '../support/clicks';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { selectFirst } from '../support/widths';

const widths = selectFirst(390, 1440);

for (const width of widths) {
  test(`a person is three taps from the console at ${width} px`, async ({ page, records }) => {
    await page.setViewportSize({ width, height: 844 });
    const { person, project, investment } = await records.addHolder();
    await records.addPayment(investment, project.id, { amount: '41.30', period: '2026-02', status: 'pending' });
    await signIn(page, 'admin');
    await page.goto('/admin');

    const clicks = new Clicks(`see everything about a person at ${width} px`);
    if (width < 1000) await clicks.click(page.getByRole('button', { name: 'Menú' }));
    await clicks.click(page.getByRole('link', { name: 'Usuarios', exact: true }).first());
    await page.getByRole('searchbox').fill(person.username);
    await clicks.click(getRow(page, person.username).getByRole('link', { name: person.fullName }));
    expect(clicks.report()).toBeLessThanOrEqual(3);

    await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible();
    await expect(page.getByRole('link', { name: `${person.username}@` })).toHaveAttribute(
      'href',
      `mailto:${person.email}`,
    );
    await expect(page.getByRole('group', { name: 'Por recibir' })).toContainText('$41.30');
    await expect(page.getByRole('group', { name: 'Por recibir' })).toBeInViewport();
    await page.getByRole('navigation', { name: 'Registros de la cuenta' }).getByRole('link', { name: 'Pagos' }).click();
    const payments = page.getByRole('region', { name: 'Pagos' });
    await expect(payments).toContainText(project.name);
    await expectAccessible(page);

    await payments.getByRole('link', { name: /^Ver más/ }).click();
    await expect(page).toHaveURL(/\/admin\/payments\?q=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Pagos' })).toBeVisible();
    const row = getRow(page, person.email);
    await expect(row).toContainText('$41.30');
    await row.getByRole('link', { name: person.fullName }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible();
  });
}
