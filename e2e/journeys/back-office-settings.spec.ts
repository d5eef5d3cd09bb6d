import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/accessible';
import { getRow } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

const waitlist = '/admin/settings?tab=waitlist';

const openWaitlist = (page: Page, search: string) => page.goto(`${waitlist}&q=${encodeURIComponent(search)}`);

test.beforeEach(({ page }) => signIn(page, 'admin'));

/** Asks for an invitation through the REST API. */
async function addWaitlistRequest(page: Page): Promise<{ fullName: string; email: string }> {
  const fullName = createUniqueName('Persona en espera');
  const email = `${fullName.split(' ').at(-1)}@prueba.example`;
  const answers = {
    location: 'Loja, Ecuador',
    occupation: 'Docente',
    whyInterested: 'Quiero seguir mis ahorros mes a mes.',
    consentData: true,
  };
  const response = await page.request.post('/api/waitlist', { data: { fullName, email, ...answers } });
  expect(response.status()).toBe(201);
  return { fullName, email };
}

const register = (page: Page, invitationCode: string, email: string) =>
  page.request.post('/api/auth/register', {
    data: {
      username: email.split('@')[0],
      email,
      fullName: 'Persona Registrada',
      password: 'secreto1',
      invitationCode,
    },
  });

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('opens registration to everybody after a question, and closes it again at once', async ({ page }) => {
      await page.goto('/admin/settings');
      const gate = page.getByRole('switch', { name: 'Registro solo con invitación' });
      await expect(gate).toBeChecked();
      await gate.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
      await expect(gate).toBeChecked();
      await gate.click();
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Abrir el registro' }).click();
      await expectToast(page, 'Configuración actualizada');
      await expect(gate).not.toBeChecked();
      expect(await (await page.request.get('/api/settings/invitation-required')).json()).toEqual({ required: false });
      await gate.click();
      await expect(gate).toBeChecked();
      expect(await (await page.request.get('/api/settings/invitation-required')).json()).toEqual({ required: true });
    });

    test('creates codes, names who used one, and revokes it', async ({ page }) => {
      test.slow();
      await page.goto('/admin/settings');
      await expectFits(page, [width]);
      await page.getByRole('button', { name: 'Crear códigos' }).click();
      const form = page.getByRole('dialog', { name: 'Crear códigos de invitación' });
      await form.getByLabel('Cuántos códigos').fill('101');
      await form.getByRole('button', { name: 'Crear', exact: true }).click();
      await expect(form.getByText('Crea entre 1 y 100 códigos a la vez')).toBeVisible();
      await expectFits(page, [width]);
      await form.getByLabel('Cuántos códigos').fill('2');
      await form.getByLabel('Usos de cada uno').fill('3');
      await form.getByRole('button', { name: 'Crear', exact: true }).click();
      await expectToast(page, 'Códigos creados');
      const created = page.getByRole('dialog', { name: '2 códigos creados' });
      const code = (await created.getByRole('listitem').first().innerText()).trim();
      expect(code).toMatch(/^[2-9A-Z]{10}$/);
      await expectFits(page, [width]);
      await created.getByRole('button', { name: 'Cerrar' }).last().click();
      await page.getByRole('searchbox').fill(code);
      await expect(getRow(page, code)).toContainText('0 de 3');

      const email = `${code.toLowerCase()}@prueba.example`;
      expect((await register(page, code, email)).status()).toBe(201);
      await page.getByRole('searchbox').fill(email);
      await expect(getRow(page, code)).toContainText('1 de 3');
      await getRow(page, code).getByRole('button', { name: 'Ver quién lo usó' }).click();
      const uses = page.getByRole('dialog', { name: `Quién usó ${code}` });
      await expect(uses.getByRole('table')).toContainText('Persona Registrada');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await getRow(page, code).getByRole('button', { name: 'Revocar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
      await expectToast(page, 'Código revocado');
      await expect(getRow(page, code)).toContainText('Revocado');
      await expect(getRow(page, code).getByRole('button', { name: 'Revocar' })).toHaveCount(0);
      expect((await register(page, code, `otra.${email}`)).status()).toBe(400);
    });

    test('shows a whole request and turns it into an invitation for its e-mail', async ({ page }) => {
      test.slow();
      const { fullName, email } = await addWaitlistRequest(page);
      await openWaitlist(page, fullName);
      await expect(getRow(page, fullName)).toContainText('Pendiente');
      await expectFits(page, [width]);
      await getRow(page, fullName).getByRole('button', { name: 'Ver' }).click();
      const whole = page.getByRole('dialog', { name: fullName });
      await expect(whole).toContainText('Quiero seguir mis ahorros mes a mes.');
      await expectFits(page, [width]);
      await whole.getByRole('button', { name: 'Invitar' }).click();
      await page
        .getByRole('dialog', { name: `Invitar a ${fullName}` })
        .getByRole('button', { name: 'Crear invitación' })
        .click();
      await expectToast(page, 'Invitación creada');
      const created = page.getByRole('dialog', { name: 'Código creado' });
      const code = (await created.getByRole('listitem').innerText()).trim();
      await expect(created).toContainText(`Le enviamos el enlace a ${email}`);
      await expectFits(page, [width]);
      await created.getByRole('button', { name: 'Cerrar' }).last().click();
      await expect(getRow(page, fullName)).toContainText('Invitada');
      expect((await register(page, code, `no.${email}`)).status()).toBe(400);
      expect((await register(page, code, email)).status()).toBe(201);
    });

    test('declines a request, finds it by its status, and takes the decline back', async ({ page }) => {
      const { fullName } = await addWaitlistRequest(page);
      await openWaitlist(page, fullName);
      await getRow(page, fullName).getByRole('button', { name: 'Rechazar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
      await expectToast(page, 'Solicitud rechazada');
      await page.getByLabel('Estado').selectOption('declined');
      await expect(page).toHaveURL(/status=declined/);
      await getRow(page, fullName).getByRole('button', { name: 'Ver' }).click();
      await page.getByRole('button', { name: 'Volver a pendiente' }).click();
      await expectToast(page, 'Solicitud pendiente otra vez');
      await expect(getRow(page, fullName)).toHaveCount(0);
    });
  });
}

test('finds a deleted record in the audit log with its last values, and its other changes', async ({
  page,
  records,
}) => {
  const { id, name } = await records.addProject();
  expect((await page.request.delete(`/api/admin/projects/${id}`)).status()).toBe(200);
  await page.goto('/admin/settings');
  await page.getByRole('tab', { name: 'Cambios' }).click();
  await page.getByRole('combobox', { name: 'Tipo de registro' }).selectOption('Proyecto');
  await page.getByRole('combobox', { name: 'Cambio' }).selectOption('Eliminados');
  await expect(page).toHaveURL(/tab=changes&entity=project&action=delete/);
  const line = getRow(page, name).filter({ hasText: 'Eliminado' });
  await expect(line).toContainText(`Proyecto #${id}`);
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Creado' })).toHaveCount(0);
  await expectFits(page, [1440, 360]);
  await line.getByRole('button', { name: 'Ver' }).click();
  const whole = page.getByRole('dialog', { name: `Proyecto #${id}: ${name}` });
  await expect(whole.getByRole('definition').filter({ hasText: 'Loja, Ecuador' })).toHaveText('Antes: Loja, Ecuador');
  await expectFits(page, [360]);
  await whole.getByRole('button', { name: 'Ver su historial' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=changes&entity=project&q=${id}$`));
  await expect(page.getByText('1–2 de 2')).toBeVisible();
  await page.reload();
  await expect(getRow(page, 'Creado')).toContainText(name);
});
