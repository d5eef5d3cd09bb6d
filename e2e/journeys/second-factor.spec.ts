import { messages } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { askForProof } from '../support/operations';
import { expect, signIn, signInByForm, test } from '../support/test';
import { createTotpCode } from '../support/totp';
import { widths } from '../support/widths';

const getSecurity = (page: Page) => page.getByRole('region', { name: 'Seguridad', exact: true });

/** Reads the recovery codes of the open dialog and closes it. */
async function takeRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** Gives the browser a device that holds passkeys and whose person always agrees. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey on the page of the settings. */
async function addPasskey(page: Page): Promise<void> {
  await getSecurity(page).getByRole('button', { name: 'Agregar passkey' }).click();
  await page.getByLabel('Nombre de la passkey').fill('Mi teléfono');
  await page.getByRole('button', { name: 'Crear passkey' }).click();
  await takeRecoveryCodes(page);
}

/** Ends the session of the browser on a page for everybody: a page for signed-in people would lead to /login and want to be returned to. */
async function leave(page: Page): Promise<void> {
  await page.goto('/about');
  await page.context().clearCookies();
}

const expectDashboard = (page: Page) => expect(page).toHaveURL(/\/dashboard$/);

for (const width of widths) {
  test(`an authenticator app is set up, signs in, is lost and recovered by a code, at ${width} px`, async ({
    page,
    records,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await records.addPerson();
    await signIn(page, person);
    await page.goto('/settings');
    await getSecurity(page).getByRole('button', { name: 'Configurar aplicación' }).click();
    await expect(page.getByRole('img', { name: 'Código QR para tu aplicación de códigos' })).toBeVisible();
    await expectAccessible(page);
    const secret = ((await getSecurity(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel(/^Código de 6 dígitos/).fill(createTotpCode(secret));
    await page.getByRole('button', { name: 'Activar' }).click();
    const [recoveryCode = ''] = await takeRecoveryCodes(page);
    await expect(getSecurity(page).getByText('Te quedan 10 códigos')).toBeVisible();

    await leave(page);
    await signInByForm(page, person);
    await expect(page.getByText(messages.secondFactorRequired)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Código', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText(messages.wrongCode)).toBeVisible();
    // The code of the set-up counts as used, so this is the next one.
    await page.getByLabel('Código', { exact: true }).fill(createTotpCode(secret, 1));
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expectDashboard(page);

    await leave(page);
    await signInByForm(page, person);
    await page.getByLabel('Código', { exact: true }).fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expectDashboard(page);
    await page.goto('/settings');
    await expect(getSecurity(page).getByText('Te quedan 9 códigos')).toBeVisible();
  });
}

test('adds a passkey, signs in with it and removes it', async ({ page, records }) => {
  await addVirtualAuthenticator(page);
  const person = await records.addPerson();
  await signIn(page, person);
  await page.goto('/settings');
  await addPasskey(page);
  await expect(getSecurity(page).getByText('Mi teléfono')).toBeVisible();

  await leave(page);
  await signInByForm(page, person);
  await page.getByRole('button', { name: 'Usar mi passkey' }).click();
  await expectDashboard(page);

  await page.goto('/settings');
  await getSecurity(page).getByRole('button', { name: 'Quitar Mi teléfono' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(getSecurity(page).getByText('Mi teléfono')).toBeHidden();
  await leave(page);
  await signInByForm(page, person);
  await expectDashboard(page);
});

test('asks again who the user is when that was long ago, and continues what was interrupted', async ({
  page,
  records,
}) => {
  const person = await records.addPerson();
  await signIn(page, person);
  await page.goto('/settings');
  await askForProof(page, 'StartTotp');
  await getSecurity(page).getByRole('button', { name: 'Configurar aplicación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill('otra-clave');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText(messages.wrongPassword)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'Código QR para tu aplicación de códigos' })).toBeVisible();
});

for (const width of widths) {
  test(`takes a passkey as that proof at ${width} px`, async ({ page, records }) => {
    await page.setViewportSize({ width, height: 800 });
    await addVirtualAuthenticator(page);
    const person = await records.addPerson();
    await signIn(page, person);
    await page.goto('/settings');
    await addPasskey(page);
    await askForProof(page, 'RenewRecoveryCodes');
    await getSecurity(page).getByRole('button', { name: 'Crear códigos nuevos' }).click();
    await page.getByRole('button', { name: 'Crear códigos', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await expect(dialog.getByRole('button', { name: 'Usar mi passkey' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Usar mi passkey' }).click();
    await expect(dialog).toBeHidden();
    await takeRecoveryCodes(page);
  });
}
