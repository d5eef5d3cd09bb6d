import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { addProject, breakOperation, expectToast, row, unique } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';

const widths = [360, 1440];
const waitlist = '/admin/settings?tab=waitlist';

test.beforeEach(({ page }) => signIn(page, 'admin'));

const fits = async (page: Page, width: number) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
};

/** Somebody asks for an invitation, by the REST path. */
async function ask(page: Page): Promise<{ fullName: string; email: string }> {
  const fullName = unique('Persona en espera');
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

/** The file that the button downloads. */
async function exported(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('registration is opened to everybody after a question, and closed again at once', async ({ page }) => {
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

    test('codes are made, used by somebody who is then named, and revoked', async ({ page }) => {
      test.slow();
      await page.goto('/admin/settings');
      await fits(page, width);
      await page.getByRole('button', { name: 'Crear códigos' }).click();
      const form = page.getByRole('dialog', { name: 'Crear códigos de invitación' });
      await form.getByLabel('Cuántos códigos').fill('101');
      await form.getByRole('button', { name: 'Crear', exact: true }).click();
      await expect(form.getByText('Crea entre 1 y 100 códigos a la vez')).toBeVisible();
      await fits(page, width);
      await form.getByLabel('Cuántos códigos').fill('2');
      await form.getByLabel('Usos de cada uno').fill('3');
      await form.getByRole('button', { name: 'Crear', exact: true }).click();
      await expectToast(page, 'Códigos creados');
      const made = page.getByRole('dialog', { name: '2 códigos creados' });
      const code = (await made.getByRole('listitem').first().innerText()).trim();
      expect(code).toMatch(/^[2-9A-Z]{10}$/);
      await fits(page, width);
      await made.getByRole('button', { name: 'Cerrar' }).last().click();
      await expect(row(page, code)).toContainText('0 de 3');

      const email = `${code.toLowerCase()}@prueba.example`;
      expect((await register(page, code, email)).status()).toBe(201);
      await page.getByRole('searchbox').fill(email);
      await expect(row(page, code)).toContainText('1 de 3');
      await row(page, code).getByRole('button', { name: 'Ver quién lo usó' }).click();
      const uses = page.getByRole('dialog', { name: `Quién usó ${code}` });
      await expect(uses.getByRole('table')).toContainText('Persona Registrada');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await row(page, code).getByRole('button', { name: 'Revocar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
      await expectToast(page, 'Código revocado');
      await expect(row(page, code)).toContainText('Revocado');
      await expect(row(page, code).getByRole('button', { name: 'Revocar' })).toHaveCount(0);
      expect((await register(page, code, `otra.${email}`)).status()).toBe(400);
    });

    test('a request is read whole and turned into an invitation for its e-mail', async ({ page }) => {
      test.slow();
      const { fullName, email } = await ask(page);
      await page.goto(waitlist);
      await expect(row(page, fullName)).toContainText('Pendiente');
      await fits(page, width);
      await row(page, fullName).getByRole('button', { name: 'Ver' }).click();
      const whole = page.getByRole('dialog', { name: fullName });
      await expect(whole).toContainText('Quiero seguir mis ahorros mes a mes.');
      await fits(page, width);
      await whole.getByRole('button', { name: 'Invitar' }).click();
      await page
        .getByRole('dialog', { name: `Invitar a ${fullName}` })
        .getByRole('button', { name: 'Crear invitación' })
        .click();
      await expectToast(page, 'Invitación creada');
      const made = page.getByRole('dialog', { name: 'Código creado' });
      const code = (await made.getByRole('listitem').innerText()).trim();
      await expect(made.getByRole('link', { name: email })).toHaveAttribute('href', new RegExp(`^mailto:.*${code}`));
      await fits(page, width);
      await made.getByRole('button', { name: 'Cerrar' }).last().click();
      await expect(row(page, fullName)).toContainText('Invitada');
      expect((await register(page, code, `no.${email}`)).status()).toBe(400);
      expect((await register(page, code, email)).status()).toBe(201);
    });

    test('a request is declined, found by its status, and taken back', async ({ page }) => {
      const { fullName } = await ask(page);
      await page.goto(waitlist);
      await row(page, fullName).getByRole('button', { name: 'Rechazar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
      await expectToast(page, 'Solicitud rechazada');
      await page.getByLabel('Estado').selectOption('declined');
      await expect(page).toHaveURL(/status=declined/);
      await row(page, fullName).getByRole('button', { name: 'Ver' }).click();
      await page.getByRole('button', { name: 'Volver a pendiente' }).click();
      await expectToast(page, 'Solicitud pendiente otra vez');
      await expect(row(page, fullName)).toHaveCount(0);
    });
  });
}

test('a code for one e-mail asks for it, and has one use', async ({ page }) => {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Crear códigos' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Para quién').selectOption('person');
  await form.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(form.getByText('Email inválido')).toBeVisible();
  await form.getByLabel('Correo electrónico').fill('Una.Sola@prueba.example');
  await form.getByRole('button', { name: 'Crear', exact: true }).click();
  await expectToast(page, 'Código creado');
  await page.keyboard.press('Escape');
  await expect(row(page, 'una.sola@')).toContainText('0 de 1');
});

test('what is exported is what is found: with the mark of UTF-8, semicolons, and no formula', async ({ page }) => {
  const { email } = await ask(page);
  const data = {
    fullName: '=HYPERLINK("x")',
    email: `f.${email}`,
    location: 'Loja; Ecuador',
    occupation: 'Docente',
    whyInterested: 'Por los ahorros.',
    consentData: true,
  };
  expect((await page.request.post('/api/waitlist', { data })).status()).toBe(201);
  await page.goto(`${waitlist}&q=${encodeURIComponent(data.email)}`);
  await expect(row(page, data.fullName)).toBeVisible();
  const requests = await exported(page);
  expect(requests.name).toMatch(/^lista-de-espera-cimiento-/);
  expect(requests.text.startsWith('\uFEFFCorreo;Nombre completo;')).toBe(true);
  expect(requests.text.trim().split('\r\n')).toHaveLength(2);
  expect(requests.text).toContain(`${data.email};"'=HYPERLINK(""x"")";"Loja; Ecuador";`);
  await page.goto('/admin/settings?q=beta');
  await expect(row(page, 'BETA2026')).toBeVisible();
  const codes = await exported(page);
  expect(codes.text).toContain('BETA2024;Vencido;12;100;;31/12/2024;');
});

test('a deleted record is found in the log of changes, with what it was, and its other changes are one step away', async ({
  page,
}) => {
  const { id, name } = await addProject(page);
  expect((await page.request.delete(`/api/admin/projects/${id}`)).status()).toBe(200);
  await page.goto('/admin/settings');
  await page.getByRole('tab', { name: 'Cambios' }).click();
  await page.getByRole('combobox', { name: 'Tipo de registro' }).selectOption('Proyecto');
  await page.getByRole('combobox', { name: 'Cambio' }).selectOption('Eliminados');
  await expect(page).toHaveURL(/tab=changes&entity=project&action=delete/);
  const line = row(page, name).filter({ hasText: 'Eliminado' });
  await expect(line).toContainText(`Proyecto #${id}`);
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Creado' })).toHaveCount(0);
  await fits(page, 1440);
  await page.setViewportSize({ width: 360, height: 800 });
  await fits(page, 360);
  await line.getByRole('button', { name: 'Ver' }).click();
  const whole = page.getByRole('dialog', { name: `Proyecto #${id}: ${name}` });
  await expect(whole.getByRole('definition').filter({ hasText: 'Loja, Ecuador' })).toHaveText('Antes: Loja, Ecuador');
  await fits(page, 360);
  await whole.getByRole('button', { name: 'Ver su historial' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=changes&entity=project&q=${id}$`));
  await expect(page.getByText('1–2 de 2')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Creado')).toContainText(name);
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [address, query, failure] of [
    ['/admin/settings', 'AdminInvitations', 'No se pudieron cargar los códigos'],
    [waitlist, 'AdminWaitlist', 'No se pudieron cargar las solicitudes'],
  ] as const) {
    test(`${query}: a failure is told, and the retry works`, async ({ page }) => {
      const mend = await breakOperation(page, query);
      await page.goto(address);
      await expectToast(page, 'Error', failure);
      await mend();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });

    test(`${query}: nothing found says so and leads back to all`, async ({ page }) => {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}q=%25%25%25`);
      await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });
  }

  test('of two administrators who invite the same person the second is told, and sees what became of the request', async ({
    page,
    context,
  }) => {
    const { fullName } = await ask(page);
    const other = await context.newPage();
    for (const screen of [page, other]) {
      await screen.goto(waitlist);
      await row(screen, fullName).getByRole('button', { name: 'Invitar' }).click();
    }
    await page.getByRole('button', { name: 'Crear invitación' }).click();
    await expectToast(page, 'Invitación creada');
    await other.getByRole('button', { name: 'Crear invitación' }).click();
    await expectToast(
      other,
      'Error',
      'No se pudo crear la invitación: Esta solicitud ya fue atendida. Mira su estado en la lista.',
    );
    await other.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row(other, fullName)).toContainText('Invitada');
  });
});
