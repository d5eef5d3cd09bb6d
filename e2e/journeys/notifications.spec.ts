import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, signIn, test } from '../support/test';
import { widths } from '../support/widths';

const getBell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notificaciones/ });
const expectNew = (page: Page, label: string) => expect(getBell(page)).toHaveAccessibleName(label);

for (const width of widths) {
  test(`a payment reaches the bell and the list, and is marked as read, at ${width} px`, async ({ page, records }) => {
    await page.setViewportSize({ width, height: 800 });
    const { person, project, investment } = await records.addHolder();
    await records.addPayment(investment, project.id);
    await signIn(page, person);
    await page.goto('/dashboard');
    // The other one says that the investment was recorded.
    await expectNew(page, 'Notificaciones: 2 nuevas');

    await records.addPayment(investment, project.id, { amount: '80.25', period: '2031-02' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectNew(page, 'Notificaciones: 3 nuevas');

    await getBell(page).click();
    await expect(page).toHaveURL(/\/notifications$/);
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveCount(3);
    const newest = list.first();
    await expect(newest.getByText('Te acreditamos $80.25 por la renta de febrero de 2031.')).toBeVisible();
    await expect(newest.getByText('Nueva', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await newest.getByRole('link', { name: `Recibiste la renta de ${project.name}` }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectNew(page, 'Notificaciones: 2 nuevas');

    await getBell(page).click();
    await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await expectNew(page, 'Notificaciones');
    await expect(list.getByText('Nueva', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(list).toHaveCount(3);
    await expect(list.getByText('Nueva', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Marcar todas como leídas' })).toBeHidden();
  });
}
