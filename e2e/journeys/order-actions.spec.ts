import { expectAccessible } from '../support/accessible';
import { chooseAction, getRow, openList } from '../support/back-office';
import { placeOrder } from '../support/money';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

for (const width of widths) {
  test(`a reservation at ${width} px is reminded, extended and cancelled by an administrator`, async ({
    page,
    records,
    openWindow,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const person = await records.addPerson();
    const project = await records.addProject();
    await placeOrder(page, person, project.id, 'Por transferencia');

    const office = await openWindow('admin', { viewport: { width, height: 900 } });
    await openList(office, 'orders', project.name);
    const row = getRow(office, project.name);
    await chooseAction(row, 'Recordar');
    await expectToast(office, 'Recordatorio enviado');
    await expect(row).toContainText('Recordado el');
    await chooseAction(row, 'Dar 2 días más');
    await expectToast(office, 'Dos días más');
    await expectAccessible(office);
    await chooseAction(row, 'Cancelar');
    const question = office.getByRole('alertdialog');
    await expect(question).toContainText('Se liberan las fracciones que reservó.');
    await question.getByRole('button', { name: 'Cancelar la orden' }).click();
    await expectToast(office, 'Orden cancelada');
    await expect(row).toContainText('Un administrador la canceló.');
    await expect(row.getByRole('button', { name: /^Acciones: / })).toHaveCount(0);
    await row.getByRole('button', { name: 'Historial' }).click();
    const events = office.getByRole('dialog').getByRole('listitem');
    await expect(events).toHaveCount(5);
    await expect(events.nth(1)).toContainText('le recordó la transferencia');
    await expect(events.nth(2)).toContainText('le dio más tiempo');
    await expect(events.nth(3)).toContainText('la canceló');
    await expectAccessible(office);

    await page.goto('/notifications');
    await expect(page.getByText(`Tu reserva en ${project.name} tiene más tiempo`)).toBeVisible();
    await expect(page.getByText(`Tu orden de ${project.name} quedó cancelada`)).toBeVisible();
  });
}

test('the buttons of an order are in sight beside long names at 1440 px', async ({ page, records, openWindow }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await records.addPerson({ fullName: 'María Auxiliadora Fernández de Córdova Peñaherrera' });
  const project = await records.addProject({ name: createUniqueName('Conjunto Habitacional Los Eucaliptos') });
  await placeOrder(page, person, project.id, 'Por transferencia');
  const office = await openWindow('admin', { viewport: { width: 1440, height: 900 } });
  await openList(office, 'orders', project.name);
  const menu = getRow(office, project.name).getByRole('button', { name: /^Acciones: / });
  await expect(menu).toBeInViewport({ ratio: 1 });
});
