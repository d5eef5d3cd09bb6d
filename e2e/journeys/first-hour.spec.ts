import { expectAccessible } from '../support/accessible';
import { expectOnFirstScreen, firstScreens } from '../support/first-screen';
import { getFigure, postStatement } from '../support/money';
import { test } from '../support/own-deployment';
import { expect, submitLogin } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

for (const { name, viewport, deviceScaleFactor } of firstScreens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('each next step from the landing page to a paid order is on the first screen', async ({
      page,
      records,
      openWindow,
    }) => {
      test.slow();
      const project = await records.addProject();
      const username = createUniqueName('ana').replace(' ', '');
      const password = 'secreto1';
      const step = async (role: 'link' | 'button', label: string | RegExp) => {
        const control = page.getByRole(role, { name: label }).filter({ visible: true }).first();
        await expectOnFirstScreen(page, control);
        await control.click();
      };

      await page.goto('/');
      await step('link', 'Ver oportunidades');
      await expect(page).toHaveURL(/\/oportunidades$/);
      // The header stays at the top of the window; on a phone its links are in a menu.
      if (viewport.width < 1024) await step('button', 'Abrir menú');
      await step('link', 'Registrarse');
      // A form starts on the first screen; each field leads to the next.
      await expectOnFirstScreen(page, page.getByLabel('Nombre completo'));
      await page.getByLabel('Nombre completo').fill('Ana Paredes');
      await page.getByLabel('Correo electrónico').fill(`${username}@prueba.example`);
      await page.getByLabel('Nombre de usuario').fill(username);
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await page.getByLabel('Confirmar contraseña').fill(password);
      await page.getByLabel('Código de invitación').fill('BETA2026');
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expectOnFirstScreen(page, page.getByLabel('Nombre de usuario'));
      await expectOnFirstScreen(page, page.getByRole('button', { name: 'Iniciar Sesión' }));
      await submitLogin(page, { username, password });
      await expect(page).toHaveURL(/\/dashboard$/);

      await step('link', 'Ver Oportunidades');
      const search = page.getByLabel('Buscar por nombre o lugar');
      await expectOnFirstScreen(page, search);
      await search.fill(project.name);
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('link', { name: project.name, exact: true }).click();
      await step('link', 'Invertir ahora');
      const reserve = page.getByRole('button', { name: 'Reservar $1,000' });
      await expectOnFirstScreen(page, reserve);
      await page.getByLabel('He leído los riesgos y los acepto').check();
      await reserve.click();

      await expect(page.getByRole('heading', { name: 'Reserva de inversión' })).toBeVisible();
      await expectOnFirstScreen(page, page.getByRole('heading', { name: 'Haz la transferencia' }));
      await step('button', 'Copiar la referencia');
      // In a window as high as the page neither the bar nor the header covers half of a button.
      await page.setViewportSize({ width: viewport.width, height: 3000 });
      await expectAccessible(page);
      await page.setViewportSize(viewport);
      await page.goto('/dashboard');
      const card = page.getByRole('region', { name: /^Tu reserva espera \$1,000 hasta el / });
      await expectOnFirstScreen(page, card.getByRole('link', { name: 'Ver cómo transferir' }));
      await expect(card.getByRole('button', { name: 'Pagar con mi saldo' })).toHaveCount(0);
      await expectAccessible(page);

      const balance = await page.request.get('/api/user/balance');
      const { depositReference: reference } = (await balance.json()) as { depositReference: string };
      const office = await openWindow('admin');
      await postStatement(office, [{ description: 'TRANSFERENCIA RECIBIDA', reference, amount: '1500.50' }]);
      await page.reload();
      await expectOnFirstScreen(page, card.getByRole('button', { name: 'Pagar con mi saldo' }));
      await card.getByRole('link', { name: 'Ver cómo transferir' }).click();
      await step('button', 'Pagar con mi saldo');
      const question = page.getByRole('alertdialog', { name: '¿Pagar con tu saldo?' });
      await expect(question).toContainText('Te quedan $500.50.');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Pagar $1,000' }).click();
      await expectToast(page, 'Inversión hecha', 'Pagaste $1,000 con tu saldo.');
      await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
      await expect(page.getByText('El monto salió de tu saldo y tu inversión está hecha.')).toBeVisible();
      await page.goto('/balance');
      await expect(getFigure(page, 'Disponible')).toContainText('$500.50');
    });
  });
}
