import { expectAccessible } from '../support/accessible';
import { createMailTest, findLink } from '../support/mail-deployment';
import { expect, signIn, submitLogin } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

const test = createMailTest();

test('a person confirms their e-mail and chooses a new password by the links they receive', async ({
  page,
  records,
  deployment: { mail },
}) => {
  const { username, email } = await records.addPerson();
  await page.goto(await findLink(mail, email, 'Te damos la bienvenida a Cimiento'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByText('Tu correo quedó confirmado')).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recupera tu acceso' });
  await dialog.getByLabel('Correo electrónico').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(dialog.getByText('Si hay una cuenta con ese correo')).toBeVisible();
  const link = await findLink(mail, email, 'Restablece tu contraseña');
  const password = createUniqueName('clave');

  await page.goto(link);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Confirma la contraseña nueva').fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expectToast(page, 'Contraseña actualizada');
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, { username, password });
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const width of widths) {
  test(`a banner asks for the confirmation of an e-mail until its link is used, at ${width} px`, async ({
    page,
    context,
    records,
    deployment: { mail },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await records.addPerson();
    await signIn(page, person);
    await page.goto('/dashboard');
    const banner = page.getByRole('region', { name: 'Confirma tu correo' });
    await expect(banner.getByText(person.email)).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Reenviar enlace' }).click();
    await expectToast(page, 'Enlace enviado');
    const link = await findLink(mail, person.email, 'Confirma tu correo');

    // The link of the e-mail opens a new tab; opening it alone confirms nothing.
    const tab = await context.newPage();
    await tab.goto(link);
    await expect(tab.getByRole('button', { name: 'Confirmar mi correo' })).toBeVisible();
    await page.reload();
    await expect(banner).toBeVisible();
    await tab.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(tab.getByText('Tu correo quedó confirmado')).toBeVisible();
    await tab.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(banner).toBeHidden();
  });
}

test.describe('in the back office', () => {
  // axe asks every frame to run a script, which the sandbox of the preview refuses.
  test.use({ expectedErrors: /Blocked script execution in 'about:srcdoc'/ });

  test('an administrator reads an e-mail as its person does, without its link', async ({
    page,
    records,
    deployment,
  }) => {
    const { email } = await records.addPerson();
    await findLink(deployment.mail, email, 'Te damos la bienvenida a Cimiento');
    await signIn(page, 'admin');
    await page.goto(`/admin/settings?tab=emails&q=${encodeURIComponent(email)}`);
    const row = page.getByRole('row', { name: new RegExp(email) });
    await expect(row.getByText('Enviado')).toBeVisible();
    await row.getByRole('button', { name: /Ver el correo/ }).click();
    const preview = page.frameLocator('iframe[title^="Vista previa"]');
    await expect(preview.getByText('Confirma que este correo es tuyo')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'Confirmar mi correo' })).toHaveAttribute('href', /#token=oculto$/);
    await expectAccessible(page);
  });
});
