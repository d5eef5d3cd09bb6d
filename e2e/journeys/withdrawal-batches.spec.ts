import { centsToText, today } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { chooseAction, getBatch, getRow, openActions, openList } from '../support/back-office';
import { chooseLine, postStatement } from '../support/money';
import { test } from '../support/own-deployment';
import { type Credentials, expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { selectFirst } from '../support/widths';

type Person = Credentials & { fullName: string };
type Requested = Person & { withdrawalId: number };

/** An investor who withdraws an amount of a payment of $125.50. */
async function request(page: Page, person: Person, amount = '125.50'): Promise<Requested> {
  await signIn(page, person);
  const account = {
    bank: 'Banco Pichincha',
    accountType: 'savings',
    accountNumber: '2200123456',
    holderName: person.fullName,
    holderIdNumber: '1712345678',
  };
  await page.request.put('/api/user/bank-account', { data: account });
  const response = await page.request.post('/api/user/withdrawals', { data: { amount } });
  const { id } = (await response.json()) as { id: number };
  return { ...person, withdrawalId: id };
}

const approve = (page: Page, id: number) => page.request.post(`/api/admin/withdrawals/${id}/approve`);

const openBatches = (page: Page) => page.goto('/admin/withdrawals?tab=batches');

for (const width of selectFirst(390, 1440)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a wrong approval is taken back on the next day', async ({ page, openWindow, records }) => {
      const { person, project, investment } = await records.addHolder();
      await records.addPayment(investment, project.id);
      const { withdrawalId } = await request(page, person);
      const admin = await openWindow('admin', { viewport: { width, height: 900 } });
      await approve(admin, withdrawalId);
      await openList(admin, 'withdrawals', person.fullName);
      const row = getRow(admin, person.fullName);
      await chooseAction(row, 'Volver a solicitado');
      const question = admin.getByRole('alertdialog', { name: '¿Volver a solicitado?' });
      await expect(question).toContainText(person.fullName);
      await question.getByRole('button', { name: 'Volver a solicitado' }).click();
      await expectToast(admin, 'Retiro solicitado otra vez');
      await expect(row.getByRole('button', { name: /^Aprobar/ })).toBeVisible();
      await expectAccessible(admin);
      await page.goto('/balance');
      await expect(page.getByRole('group', { name: 'Retiro de $125.50' })).toContainText('Aprobado (pendiente)');
    });

    test('a wrong batch is taken back, and one of several is paid as one debit', async ({
      page,
      openWindow,
      records,
    }) => {
      // Two debits of one day and amount would be possible duplicates.
      const amount = width < 1000 ? 120.25 : 125.5;
      const sum = (count: number) => (count * amount).toFixed(2);
      const people: Requested[] = [];
      for (let count = 0; count < 3; count += 1) {
        const { person, project, investment } = await records.addHolder();
        await records.addPayment(investment, project.id);
        people.push(await request(page, person, sum(1)));
      }
      const admin = await openWindow('admin', { viewport: { width, height: 900 } });
      for (const { withdrawalId } of people) await approve(admin, withdrawalId);

      await openBatches(admin);
      const [first, second, third] = people.map(({ fullName }) => fullName) as [string, string, string];
      const create = async (...names: string[]): Promise<number> => {
        await admin.getByRole('button', { name: 'Crear lote' }).click();
        const dialog = admin.getByRole('dialog', { name: 'Crear lote' });
        await expect(dialog.getByRole('checkbox', { name: third })).toBeVisible();
        // Other journeys have approved withdrawals too.
        for (const box of await dialog.getByRole('checkbox').all()) {
          const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
          if (!names.includes(label)) await box.uncheck();
        }
        await expect(dialog).toContainText(`${names.length} retiros por $${sum(names.length)}`);
        await expectAccessible(admin);
        await dialog.getByRole('button', { name: 'Crear lote' }).click();
        await expectToast(admin, 'Lote creado');
        await expect(dialog).toBeHidden();
        const batches = await admin.request.get('/api/admin/withdrawal-batches?limit=1');
        return ((await batches.json()) as { id: number }[])[0]!.id;
      };

      const wrong = await create(first, second);
      await chooseAction(getBatch(admin, wrong), 'Anular lote');
      const question = admin.getByRole('alertdialog', { name: `¿Anular el lote ${wrong}?` });
      await expect(question).toContainText(`2 retiros por $${sum(2)}`);
      await question.getByRole('button', { name: 'Anular lote' }).click();
      await expectToast(admin, 'Lote anulado');

      const batch = await create(first, second, third);
      await chooseAction(getBatch(admin, batch), 'Ver retiros');
      const opened = admin.getByRole('dialog', { name: `Lote ${batch}` });
      await opened.getByRole('button', { name: `Quitar del lote: $${sum(1)} de ${third}` }).click();
      const removal = admin.getByRole('alertdialog', { name: '¿Quitar del lote?' });
      await removal.getByRole('button', { name: 'Quitar del lote' }).click();
      await expectToast(admin, 'Retiro quitado del lote');
      await expect(opened).toContainText(`2 retiros por $${sum(2)}`);
      await expect(opened).not.toContainText(third);

      const debit = { description: `PAGO MASIVO LOTE ${batch}`, reference: '', amount: `-${sum(2)}` };
      await postStatement(admin, [debit], 1);
      await chooseLine(admin, `PAGO MASIVO LOTE ${batch}`);
      await admin.getByRole('button', { name: `Asignar a Lote ${batch} de 2 retiros por $${sum(2)}` }).click();
      await expectToast(admin, 'Movimiento identificado');
      await openBatches(admin);
      await expect(getRow(admin, `Lote ${batch}`)).toContainText('Pagado');

      await signIn(page, people[0]!);
      await page.goto('/balance');
      await expect(page.getByRole('group', { name: `Retiro de $${sum(1)}` })).toContainText('Pagado');
    });
  });
}

test('a batch is paid by hand with one date and one reference, except for one row', async ({ page, records }) => {
  const people: Requested[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { person, project, investment } = await records.addHolder();
    await records.addPayment(investment, project.id);
    people.push(await request(page, person));
  }
  await signIn(page, 'admin');
  for (const { withdrawalId } of people) await approve(page, withdrawalId);
  const made = await page.request.post('/api/admin/withdrawal-batches', {
    data: { withdrawalIds: people.map(({ withdrawalId }) => withdrawalId) },
  });
  const { id } = (await made.json()) as { id: number };
  await openBatches(page);
  await chooseAction(getBatch(page, id), 'Marcar el lote como pagado');
  const dialog = page.getByRole('dialog', { name: `Marcar el lote ${id} como pagado` });
  await dialog.getByRole('checkbox', { name: people[1]!.fullName }).uncheck();
  await dialog.getByLabel('Fecha del pago').fill(today());
  await dialog.getByLabel('Referencia del banco').fill('TRF-LOTE');
  await expect(dialog).toContainText(`1 retiro por $${centsToText(12_550)}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Marcar el lote como pagado' }).click();
  await expectToast(page, 'Lote pagado');
  await openList(page, 'withdrawals', people[1]!.fullName);
  const menu = await openActions(getRow(page, people[1]!.fullName));
  await expect(menu.getByRole('menuitem', { name: 'Volver a solicitado' })).toBeVisible();
});
