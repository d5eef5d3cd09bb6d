import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { getRow } from '../support/back-office';
import { firstScreens } from '../support/first-screen';
import { getFigure, placeOrder, postStatement } from '../support/money';
import { test } from '../support/own-deployment';
import { expect } from '../support/test';
import { expectToast } from '../support/toast';

type Order = { id: number; number: string; reference: string };

const description = 'TRANSFERENCIA RECIBIDA';

async function reserve(
  page: Page,
  ...order: Parameters<typeof placeOrder> extends [Page, ...infer Rest] ? Rest : never
) {
  await placeOrder(page, ...order);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await page.request.get(`/api/user/orders/${id}`)).json()) as Order;
}

for (const { name, viewport, deviceScaleFactor } of firstScreens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('a transfer of a dollar too little or too much is seen wherever its order is', async ({
      page,
      records,
      openWindow,
    }) => {
      test.slow();
      const office = await openWindow('admin');
      const person = await records.addPerson();
      const [short, over] = [await records.addProject(), await records.addProject()];
      const less = await reserve(page, person, short.id, 'Por transferencia', 1);
      const more = await reserve(page, person, over.id, 'Por transferencia', 1);
      await postStatement(office, [{ description, reference: less.reference, amount: '999.00' }]);

      await page.goto(`/orders/${less.id}`);
      await expect(page.getByText('Recibimos $999.00; falta $1.00.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Haz la transferencia' })).toContainText('$1.00');
      await page.goto('/orders');
      await expect(getRow(page, less.number)).toContainText('Recibimos $999.00; falta $1.00');
      for (const address of ['/dashboard', '/balance']) {
        await page.goto(address);
        const card = page.getByRole('region', { name: /^Tu reserva espera \$1,000 hasta el / });
        await expect(card).toContainText('Recibimos $999.00; falta $1.00.');
        await expectAccessible(page);
      }
      await expect(getFigure(page, 'Disponible')).toContainText('$999.00');
      await page.goto('/notifications');
      await expect(page.getByText(/Recibimos \$999\.00; falta \$1\.00/)).toBeVisible();
      await expectAccessible(page);

      // With what the second order does not need, the balance pays the first one.
      await postStatement(office, [{ description, reference: more.reference, amount: '1001.00' }]);
      await page.goto(`/orders/${more.id}`);
      await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
      await page.goto(`/orders/${less.id}`);
      await page.getByRole('button', { name: 'Pagar con mi saldo' }).click();
      const question = page.getByRole('alertdialog', { name: '¿Pagar con tu saldo?' });
      await expect(question).toContainText('Te quedan $0.00.');
      await question.getByRole('button', { name: 'Pagar $1,000' }).click();
      await expectToast(page, 'Inversión hecha', 'Pagaste $1,000 con tu saldo.');
      await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/orders');
      for (const { number } of [less, more]) await expect(getRow(page, number)).toContainText('Pagada');
      await page.goto('/dashboard');
      await expect(getFigure(page, 'Total Invertido')).toContainText('$2,000');
      await page.goto('/balance');
      await expect(getFigure(page, 'Disponible')).toContainText('$0.00');
      await page.goto('/notifications');
      await expect(page.getByText(/invertiste \$1,000 y acreditamos \$1\.00 en tu saldo/)).toBeVisible();
    });

    test("a transfer with an order's number, or of a cancelled order, is the investor's", async ({
      page,
      records,
      openWindow,
    }) => {
      test.slow();
      const office = await openWindow('admin');
      const person = await records.addPerson();
      const [numbered, given] = [await records.addProject(), await records.addProject()];
      const byNumber = await reserve(page, person, numbered.id, 'Por transferencia', 1);
      const cancelled = await reserve(page, person, given.id, 'Por transferencia', 2);
      await page.getByRole('button', { name: 'Cancelar reserva' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar reserva' }).click();
      await expectToast(page, 'Reserva cancelada');
      await expect(page.getByText('No se movió dinero.')).toBeVisible();
      await postStatement(office, [
        { description, reference: byNumber.number, amount: '1000.00' },
        { description, reference: cancelled.reference, amount: '2000.00' },
      ]);

      await page.goto(`/orders/${byNumber.id}`);
      await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
      await page.goto(`/orders/${cancelled.id}`);
      await expect(page.getByText('Los $2,000.00 que recibimos están en tu saldo.')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/dashboard');
      await expect(getFigure(page, 'Total Invertido')).toContainText('$1,000');
      await expect(getFigure(page, 'En tu saldo')).toContainText('$2,000.00');
      await page.goto('/balance');
      await expect(getFigure(page, 'Disponible')).toContainText('$2,000.00');
      await page.goto('/notifications');
      await expect(page.getByText('$2,000.00', { exact: false }).first()).toBeVisible();
    });
  });
}
