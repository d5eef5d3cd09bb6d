import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { getFigure, openPart, payRent, placeOrder, postStatement, registerBankAccount } from '../support/money';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

type Order = { id: number; reference: string; status: string };

const readOrder = async (page: Page): Promise<Order> => {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await page.request.get(`/api/user/orders/${id}`)).json()) as Order;
};

/** The raised and reserved amounts of a project. */
const readProject = async (page: Page, projectId: number): Promise<{ funded: number; reserved: number }> => {
  const project = (await (await page.request.get(`/api/projects/${projectId}`)).json()) as {
    funded: number;
    reserved: number;
  };
  return { funded: project.funded, reserved: project.reserved };
};

/** Pages of a PDF that Chromium printed. */
const countSheets = (pdf: Buffer): number => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a deposit is credited by the statement, invested, earns rent, and is withdrawn exactly', async ({
      page,
      records,
      openWindow,
    }) => {
      test.slow();
      const office = await openWindow('admin', { viewport: { width, height: 900 } });
      const person = await records.addPerson();
      const project = await records.addProject();
      await signIn(page, person);
      await page.goto('/balance');
      await expect(page.getByText('Tu referencia', { exact: true })).toBeVisible();
      const { depositReference } = (await (await page.request.get('/api/user/balance')).json()) as {
        depositReference: string;
      };
      await postStatement(office, [
        { description: 'TRANSFERENCIA RECIBIDA', reference: depositReference, amount: '5000.00' },
      ]);
      await openPart(office, 'Movimientos');
      await office.getByLabel('Estado del movimiento').selectOption({ label: 'Identificado' });
      await expect(getRow(office, person.fullName)).toContainText('$5,000.00');
      await expectAccessible(office);

      await placeOrder(page, person, project.id, 'Con mi saldo');
      await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
      expect(countSheets(await page.pdf({ format: 'A4' }))).toBe(1);
      await expect(page.getByText('El monto salió de tu saldo')).toBeVisible();
      await expectAccessible(page);

      await payRent(office, project.id, '2032-01', '14.25');
      await page.goto('/balance');
      await expect(getFigure(page, 'Disponible')).toContainText('$3,014.25');
      await registerBankAccount(page, person.fullName);
      await page.getByRole('button', { name: 'Solicitar retiro' }).click();
      const dialog = page.getByRole('dialog', { name: 'Solicitar retiro' });
      await dialog.getByLabel('Monto').fill('3014.25');
      await dialog.getByRole('button', { name: 'Solicitar retiro' }).click();
      await expectToast(page, 'Retiro solicitado', 'Te avisaremos en cada paso.');
      await expect(getFigure(page, 'Retenido')).toContainText('$3,014.25');

      await openList(office, 'withdrawals', person.fullName);
      await getRow(office, person.fullName).getByRole('button', { name: 'Aprobar' }).click();
      await office.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
      await expectToast(office, 'Retiro aprobado');
      const [withdrawal] = (await (await page.request.get('/api/user/withdrawals')).json()) as { reference: string }[];
      await postStatement(office, [
        { description: 'TRANSFERENCIA ENVIADA', reference: withdrawal!.reference, amount: '-3014.25' },
      ]);

      await page.reload();
      await expect(page.getByRole('group', { name: 'Retiro de $3,014.25' })).toContainText('Pagado');
      await expect(getFigure(page, 'Disponible')).toContainText('$0.00');
      await expect(getFigure(page, 'Retenido')).toContainText('$0.00');
      const movements = page.getByRole('table', { name: 'Movimientos' }).getByRole('row');
      for (const [amount, balance] of [
        ['+$5,000.00', '$5,000.00'],
        ['-$2,000.00', '$3,000.00'],
        ['+$14.25', '$3,014.25'],
        ['-$3,014.25', '$0.00'],
      ] as const)
        await expect(movements.filter({ hasText: amount })).toContainText(balance);
      await expectAccessible(page);
      await page.goto('/dashboard');
      await expect(getFigure(page, 'Total Invertido')).toContainText('$2,000');
    });

    test('a reservation is paid by the transfer that names its reference', async ({ page, records, openWindow }) => {
      test.slow();
      const office = await openWindow('admin', { viewport: { width, height: 900 } });
      const person = await records.addPerson();
      const project = await records.addProject();
      await placeOrder(page, person, project.id, 'Por transferencia');
      await expect(page.getByRole('heading', { name: 'Reserva de inversión' })).toBeVisible();
      await expect(page.getByRole('timer')).toContainText('Tu reserva espera');
      await expectAccessible(page);
      const { reference } = await readOrder(page);
      await postStatement(office, [{ description: 'TRANSFERENCIA RECIBIDA', reference, amount: '2000.00' }]);

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
      await expect(page.getByText('Tu transferencia llegó y tu inversión está hecha.')).toBeVisible();
      await page.goto('/dashboard');
      await expect(getFigure(page, 'Total Invertido')).toContainText('$2,000');
      await page.goto('/orders');
      await expect(getRow(page, project.name)).toContainText('Pagada');
      await expectAccessible(page);
    });

    test('a reservation whose time is over expires, and its fractions are free again', async ({
      page,
      records,
      deployment,
    }) => {
      const person = await records.addPerson();
      const project = await records.addProject();
      const before = await readProject(page, project.id);
      await placeOrder(page, person, project.id, 'Por transferencia');
      const { id } = await readOrder(page);
      expect(await readProject(page, project.id)).toEqual({ ...before, reserved: before.reserved + 2000 });
      // As if it had been placed days ago: the outbox of the running server ends it.
      await deployment.gateway.database.transaction(async (manager) => {
        await manager.query('UPDATE investment_order SET expiresAt = createdAt WHERE id = ?', [id]);
        await manager.query("UPDATE outbox_message SET dueAt = 0 WHERE topic = 'reservation.expire' AND subject = ?", [
          `order:${id}`,
        ]);
      });
      await expect.poll(async () => (await readOrder(page)).status, { timeout: 45_000 }).toBe('expired');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Reserva vencida' })).toBeVisible();
      await expect(page.getByText('las fracciones quedaron libres')).toBeVisible();
      await expectAccessible(page);
      expect(await readProject(page, project.id)).toEqual(before);
      await page.goto('/notifications');
      await expect(page.getByText(`Tu reserva en ${project.name} venció`)).toBeVisible();
      await expectAccessible(page);
    });

    test('a reservation is cancelled by its investor, and its fractions are free again', async ({ page, records }) => {
      const person = await records.addPerson();
      const project = await records.addProject();
      const before = await readProject(page, project.id);
      await placeOrder(page, person, project.id, 'Por transferencia');
      await page.getByRole('button', { name: 'Cancelar reserva' }).click();
      const question = page.getByRole('alertdialog', { name: '¿Cancelar la reserva?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Cancelar reserva' }).click();
      await expectToast(page, 'Reserva cancelada');
      await expect(page.getByRole('heading', { name: 'Orden cancelada' })).toBeVisible();
      await expectAccessible(page);
      expect(await readProject(page, project.id)).toEqual(before);
      await page.goto('/orders');
      await expect(getRow(page, project.name)).toContainText('Cancelada');
    });
  });
}
