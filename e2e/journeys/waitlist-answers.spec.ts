import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/accessible';
import { getRow } from '../support/back-office';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

const openWaitlist = (page: Page, search: string) =>
  page.goto(`/admin/settings?tab=waitlist&q=${encodeURIComponent(search)}`);

async function addRequest(page: Page, fullName: string, email: string): Promise<void> {
  const answers = {
    location: 'Loja, Ecuador',
    occupation: 'Docente',
    investmentRange: '5k10k',
    whyInterested: 'Quiero seguir mis ahorros mes a mes.',
    consentData: true,
  };
  const response = await page.request.post('/api/waitlist', { data: { fullName, email, ...answers } });
  expect(response.status()).toBe(201);
}

test.beforeEach(({ page }) => signIn(page, 'admin'));

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('twenty requests are read in their rows and invited after one question', async ({ page }) => {
    test.slow();
    const group = createUniqueName('Espera');
    const mail = group.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    for (let number = 1; number <= 20; number += 1)
      await addRequest(page, `${group} ${String(number).padStart(2, '0')}`, `${mail}${number}@prueba.example`);
    await openWaitlist(page, group);
    const rows = getRow(page, group);
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toContainText(`${group} 01`);
    await expect(rows.first()).toContainText('$5,000 - $10,000');
    await expect(rows.first()).toContainText('Quiero seguir mis ahorros mes a mes.');
    await page.getByRole('button', { name: 'Seleccionar las 20 pendientes' }).click();
    await rows.last().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Rechazar a los seleccionados' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Invitar a los seleccionados' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Invitar a 19 personas?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Invitar' }).click();
    await expectToast(page, '19 personas invitadas');
    await expect(rows.filter({ hasText: 'Invitada' })).toHaveCount(19);
    await expect(rows.first()).toContainText(/Correo (en cola|sin enviar)/);
    await expect(rows.last()).toContainText('Pendiente');
    await expectFits(page, [1440]);
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a wrong invitation is taken back and sent to the right e-mail', async ({ page }) => {
    const fullName = createUniqueName('Persona');
    const mail = fullName.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    await addRequest(page, fullName, `${mail}@mal.example`);
    await openWaitlist(page, fullName);
    await getRow(page, fullName).getByRole('button', { name: 'Invitar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear invitación' }).click();
    const created = page.getByRole('dialog', { name: 'Código creado' });
    await expect(created).toContainText(`Le enviamos el enlace a ${mail}@mal.example`);
    const wrong = (await created.getByRole('listitem').innerText()).trim();
    await created.getByRole('button', { name: 'Cerrar' }).last().click();

    await getRow(page, fullName).getByRole('button', { name: 'Corregir el correo' }).click();
    const form = page.getByRole('dialog', { name: `Invitar de nuevo a ${fullName}` });
    await form.getByRole('button', { name: 'Invitar de nuevo' }).click();
    await expect(form.getByRole('alert')).toContainText('ya tiene un código vigente');
    await expectFits(page, [390]);
    await form.getByLabel('Correo electrónico').fill(`${mail}@bien.example`);
    await form.getByRole('button', { name: 'Invitar de nuevo' }).click();
    await expect(created).toContainText(`Le enviamos el enlace a ${mail}@bien.example`);
    const right = (await created.getByRole('listitem').innerText()).trim();
    await created.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(getRow(page, fullName)).toContainText(`${mail}@bien.example`);

    const isValid = async (code: string) => {
      const response = await page.request.post('/api/invitation/validate', { data: { code } });
      return ((await response.json()) as { valid: boolean }).valid;
    };
    expect([await isValid(wrong), await isValid(right)]).toEqual([false, true]);
    await expectFits(page, [390]);
  });
});
