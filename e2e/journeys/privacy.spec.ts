import { expectAccessible } from '../support/accessible';
import { getRow } from '../support/back-office';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

for (const width of widths) {
  const viewport = { width, height: 900 };

  test(`at ${width} px a person takes their data, chooses what they consent to, and is deleted`, async ({
    page,
    openWindow,
    records,
  }) => {
    await page.setViewportSize(viewport);
    const person = await records.addPerson();
    await signIn(page, person);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Ver, descargar o eliminar mis datos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mis datos' })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    expect((await download).suggestedFilename()).toMatch(/^mis-datos-cimiento-\d{4}-\d{2}-\d{2}\.zip$/);

    const news = page.getByRole('switch', { name: 'Enviarte novedades por correo' });
    await expect(news).not.toBeChecked();
    await news.click();
    await expect(news).toBeChecked();
    await expect(page.getByRole('list', { name: 'Historial de consentimientos' })).toContainText('en Mis datos');

    await page.getByRole('button', { name: 'Nueva solicitud' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva solicitud' });
    await dialog.getByLabel('Solicitud').selectOption({ label: 'Eliminación de mi cuenta' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expectToast(page, 'Recibimos tu solicitud', 'Te respondemos en 15 días.');
    const request = page.getByRole('group', { name: 'Eliminación de mi cuenta' });
    await expect(request).toContainText('Quedan 15 días');
    await expectAccessible(page);

    const admin = await openWindow('admin', { viewport });
    await admin.goto('/admin');
    await admin.getByRole('link', { name: 'Solicitudes de datos personales' }).click();
    await expect(admin).toHaveURL(/\/admin\/privacy\?status=pending$/);
    await admin.getByRole('searchbox').fill(person.fullName);
    const row = getRow(admin, person.fullName);
    await expect(row).toContainText('Quedan 15 días');
    await expectAccessible(admin);
    await row.getByRole('button', { name: 'Eliminar' }).click();
    const decision = admin.getByRole('dialog');
    await decision.getByLabel('Motivo').fill('Como lo pidió');
    await decision.getByRole('button', { name: 'Eliminar cuenta y datos' }).click();
    await expectToast(admin, 'Cuenta y datos eliminados');
    await expect(row).toHaveCount(0);

    const login = await page.request.post('/api/auth/login', {
      data: { username: person.username, password: person.password },
    });
    expect(login.status()).toBe(401);
  });

  test(`at ${width} px an account with money is not deleted, and says why`, async ({ page, records }) => {
    await page.setViewportSize(viewport);
    const { person } = await records.addHolder();
    await signIn(page, person);
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Nueva solicitud' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva solicitud' });
    await dialog.getByLabel('Solicitud').selectOption({ label: 'Eliminación de mi cuenta' });
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expectToast(
      page,
      'No se pudo enviar la solicitud',
      'La cuenta todavía tiene 1 inversión vigente. Se puede eliminar cuando no quede dinero en ella.',
    );
  });

  test(`at ${width} px an administrator registers a breach and reads the register of processing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'admin');
    await page.goto('/admin/privacy?tab=breaches');
    await page.getByRole('button', { name: 'Registrar incidente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar incidente' });
    await dialog.getByLabel('Personas afectadas').fill('1');
    const what = `Un correo salió a otra dirección ${Date.now()}`;
    await dialog.getByLabel('Qué pasó').fill(what);
    await dialog.getByLabel('Datos afectados').fill('Nombre');
    await dialog.getByLabel('Medidas tomadas').fill('Se avisó a la persona');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expectToast(page, 'Incidente guardado');
    await expect(getRow(page, what)).toContainText('Pendiente');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Tratamientos' }).click();
    await expect(page.getByRole('table', { name: 'Registro de tratamientos' })).toContainText('Lista de espera');
    await expectAccessible(page);
  });

  test(`at ${width} px the footer leads to the terms and to the privacy policy`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/blog');
    for (const [link, title] of [
      ['Términos y condiciones', 'Términos y condiciones'],
      ['Privacidad', 'Política de privacidad'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
    }
  });
}
