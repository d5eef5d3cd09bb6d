import type { Locator, Page } from '@playwright/test';
import { expectNamedUniquely } from '../support/control-names';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';

/** Far more than any page has controls. */
const maxTabs = 250;

/** Presses Tab until a control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no focus after ${maxTabs} tabs: ${String(control)}`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await press(page, control, 'ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('an investor invests with the keyboard alone, among controls with distinct names', async ({ page, records }) => {
  const project = await records.addProject();
  await signIn(page, await records.addPerson());
  await page.goto('/dashboard');
  await expect(page.getByText('Aún no tienes inversiones')).toBeVisible();
  await expectNamedUniquely(page);
  await page.goto(`/marketplace/${project.id}`);
  await expect(page.getByRole('heading', { name: 'Tres escenarios' })).toBeVisible();
  await expectNamedUniquely(page);
  await press(page, page.getByRole('link', { name: 'Invertir ahora' }).filter({ visible: true }));
  await expect(page.getByRole('heading', { level: 1, name: `Invertir en ${project.name}` })).toBeVisible();
  await expectNamedUniquely(page);
  await type(page, page.getByRole('textbox', { name: 'Fracciones' }), '3');
  await press(page, page.getByLabel('He leído los riesgos y los acepto'), 'Space');
  await press(page, page.getByRole('button', { name: 'Reservar $3,000' }));
  await expect(page.getByRole('heading', { name: 'Reserva de inversión' })).toBeVisible();
  await expectNamedUniquely(page);
});

test('an administrator pays a month, corrects it and finds its author with the keyboard alone', async ({
  page,
  records,
}) => {
  test.slow();
  const project = await records.addProject();
  for (let holders = 0; holders < 2; holders += 1)
    await records.addInvestment(project.id, { userId: (await records.addPerson()).id, amount: 5000 });
  await signIn(page, 'admin');
  await page.goto('/admin/payments');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNamedUniquely(page);

  await press(page, page.getByRole('button', { name: 'Pago mensual' }));
  const terms = page.getByRole('dialog', { name: 'Pago mensual' });
  await type(page, terms.getByRole('combobox', { name: 'Proyecto' }), project.name);
  // The answer to a part of the name lists projects of other tests before this one.
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText(project.name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(terms.getByRole('combobox', { name: 'Proyecto' })).toHaveValue(project.name);
  await type(page, terms.getByLabel('Período'), '2032-01');
  await type(page, terms.getByLabel('Renta bruta (USD)'), '100');
  await tabTo(page, terms.getByLabel('Fecha de Pago'));
  // The first of the first month: browsers differ in whether day or month comes first.
  await page.keyboard.type('01012032');
  await expect(terms.getByLabel('Fecha de Pago')).toHaveValue('2032-01-01');
  await press(page, terms.getByRole('button', { name: 'Ver reparto' }));
  await expect(page.getByRole('table', { name: 'Reparto entre inversionistas' })).toBeVisible();
  await expectNamedUniquely(page);
  await press(page, page.getByLabel('Es correcto: publicar así'), 'Space');
  await press(page, page.getByRole('button', { name: 'Publicar pagos' }));
  await expectToast(page, 'Pagos publicados');

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(project.name);
  await expect(page.getByRole('heading', { name: /^Pagos \(2 de / })).toBeVisible();
  await expectNamedUniquely(page);
  const rows = page.getByRole('row').filter({ hasText: project.name });
  await press(page, rows.first().getByRole('button', { name: 'Editar' }));
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Monto (USD)')).toHaveValue(/50/);
  await expectNamedUniquely(page);
  await type(page, form.getByLabel('Monto (USD)'), '51.25');
  await press(page, form.getByRole('button', { name: 'Guardar Cambios' }));
  await expectToast(page, 'Pago actualizado');

  const changed = rows.filter({ hasText: '$51.25' });
  await press(page, changed.getByRole('button', { name: 'Historial' }));
  const change = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Actualizado' });
  await expect(change).toContainText('Andrea Paredes');
  await expect(change).toContainText('$51.25');
  await expectNamedUniquely(page);
});

const getStyle = (control: Locator, property: string): Promise<string> =>
  control.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('selections look selected in forced colours, and legends and bars keep their colours', async ({
  page,
  records,
}) => {
  const project = await records.addProject();
  await signIn(page, await records.addPerson());
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/marketplace');
  const [open, closed] = [
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  ];
  expect(await getStyle(open, 'border-bottom-color')).not.toBe(await getStyle(closed, 'border-bottom-color'));

  await page.goto(`/marketplace/${project.id}/invest?amount=5000`);
  const chosen = page.getByRole('button', { name: '$5,000', pressed: true });
  await expect(chosen).toBeVisible();
  const other = page.getByRole('button', { name: '$10,000', pressed: false });
  expect(await getStyle(chosen, 'background-color')).not.toBe(await getStyle(other, 'background-color'));

  const swatches = page.getByText(/financiadas$|libres$|para ti$/).locator('xpath=preceding-sibling::*');
  await expect(swatches).toHaveCount(3);
  const colours = await swatches.evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor));
  expect(new Set(colours).size).toBe(3);

  await page.goto(`/marketplace/${project.id}`);
  const parts = page
    .getByRole('region', { name: 'Tres escenarios' })
    .getByRole('listitem')
    .first()
    .locator('div + div span');
  // The sale, the rents, and the mark of what was put in.
  await expect(parts).toHaveCount(3);
  const [sale, rent] = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor));
  expect(sale).not.toBe(rent);
});

test('a focus ring covers no error below its field', async ({ page }) => {
  await page.goto('/invitation');
  const field = page.getByLabel('Código de invitación');
  await field.fill('NOEXISTE99');
  await expect(field).toBeFocused();
  const error = page.getByText('El código de invitación no es válido o ya ha sido utilizado');
  await expect(error).toBeVisible();
  const reach = await field.evaluate((input) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(input);
    return input.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset);
  });
  expect(reach).toBeLessThanOrEqual((await error.boundingBox())?.y ?? 0);
});
