import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { getRow, openList } from '../support/back-office';
import { createMailTest, findLink } from '../support/mail-deployment';
import { expect, type OpenWindow, signIn, submitLogin, type Credentials } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

const test = createMailTest({ approvals: 'required' });

type Account = Credentials & { id: number; email: string; fullName: string };

/** Two administrators give an account another e-mail; returns that e-mail. Signs the user in first: an account that nobody uses has no owner yet. */
async function readdress(page: Page, openWindow: OpenWindow, width: number, account: Account): Promise<string> {
  await openWindow(account);
  const email = `${createUniqueName('nuevo').replaceAll(' ', '-')}@prueba.example`;
  await signIn(page, 'admin');
  await openList(page, 'users', account.username);
  await getRow(page, account.username)
    .getByRole('button', { name: /^Editar/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Editar Usuario' });
  await expect(dialog.getByRole('region', { name: 'Acceso' })).toContainText('Último inicio de sesión');
  await expectAccessible(page);
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Enviado a aprobación');
  await approveAsSecond(openWindow, width, { search: account.username, shows: `${account.email} → ${email}` });
  await page.goto(`/admin/users/${account.id}`);
  await expect(page.getByText(`Correo en espera: ${email}`)).toBeVisible();
  await expectAccessible(page);
  return email;
}

for (const width of widths) {
  test(`the owner of an account stops the e-mail that staff set, at ${width} px`, async ({
    page,
    openWindow,
    records,
    deployment: { mail },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const account = await records.addPerson();
    const email = await readdress(page, openWindow, width, account);

    const owner = await openWindow(null, { viewport: { width, height: 740 } });
    await owner.goto(await findLink(mail, email, 'Confirma tu correo nuevo'));
    await owner.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(owner.getByRole('status')).toContainText('Empieza a valer el');
    await expectAccessible(owner);

    await owner.goto(await findLink(mail, account.email, 'Nuestro equipo va a cambiar tu correo electrónico'));
    await owner.getByRole('button', { name: 'Detener el cambio' }).click();
    await expect(owner.getByText('Detuvimos el cambio y cerramos todas tus sesiones.')).toBeVisible();
    await expectAccessible(owner);

    await page.reload();
    await expect(page.getByRole('heading', { name: account.fullName, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: account.email })).toBeVisible();
    await expect(page.getByText('Correo en espera')).toHaveCount(0);
  });

  test(`an e-mail that staff set opens the account a day after its owner was told, at ${width} px`, async ({
    page,
    openWindow,
    records,
    deployment: { mail, server },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const account = await records.addPerson();
    const email = await readdress(page, openWindow, width, account);
    // As if the notice had been sent the day before.
    await server.gateway.database.transaction((manager) =>
      manager.query('UPDATE users SET pendingEmailAt = ? WHERE id = ?', [
        new Date(Date.now() - 25 * 3_600_000).toISOString().replace('T', ' ').replace('Z', ''),
        account.id,
      ]),
    );

    const owner = await openWindow(null, { viewport: { width, height: 740 } });
    await owner.goto(await findLink(mail, email, 'Confirma tu correo nuevo'));
    await owner.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(owner.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
    await expectAccessible(owner);
    await owner.goto('/login');
    await submitLogin(owner, { username: email, password: account.password });
    await expect(owner).toHaveURL(/\/dashboard$/);

    await page.reload();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    await expect(page.getByText('Correo en espera')).toHaveCount(0);
  });
}
