import { expectAccessible } from '../support/accessible';
import { createMailTest, findLink } from '../support/mail-deployment';
import { expect, signIn } from '../support/test';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

// Only in production does a new e-mail wait until its link is followed.
const test = createMailTest({ environment: 'production' });
const owner = 'maria@ejemplo.example';

for (const width of widths) {
  test(`the owner of an account stops a change of its e-mail at ${width} px`, async ({
    page: thief,
    openWindow,
    deployment: { mail },
  }) => {
    test.slow();
    mail.emails.length = 0;
    const other = `${createUniqueName('ladron').replaceAll(' ', '-')}@prueba.example`;
    await signIn(thief, 'maria');
    await thief.goto('/settings');
    await thief.getByLabel('Correo electrónico').fill(other);
    await thief.getByRole('button', { name: 'Guardar cambios' }).click();
    const change = await findLink(mail, other, 'Confirma tu correo nuevo');
    const link = await findLink(mail, owner, 'Pediste cambiar tu correo electrónico');

    const page = await openWindow(null, { viewport: { width, height: 800 } });
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Detener el cambio' });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    // Opening the link alone stops nothing, as a mail scanner opens it.
    await thief.reload();
    await expect(thief.getByLabel('Correo electrónico')).toHaveValue(owner);
    await button.click();
    await expect(page.getByText('Detuvimos el cambio y cerramos todas tus sesiones.')).toBeVisible();
    await expectAccessible(page);

    await thief.goto('/settings');
    await expect(thief).toHaveURL(/\/login$/);
    await thief.goto(change);
    await thief.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(thief.getByText('Este enlace ya no vale')).toBeVisible();
    expect(await findLink(mail, owner, 'Restablece tu contraseña')).toContain('/restablecer#token=');
  });
}
