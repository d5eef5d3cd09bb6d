import { expectAccessible } from '../support/accessible';
import { createDeploymentTest } from '../support/own-deployment';
import { expect } from '../support/test';
import { takePhoto } from '../support/take-photo';

const test = createDeploymentTest({ IDENTITY_REQUIRED: 'payment' });

const phoneScreen = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('a picture is taken with the phone of a link, and is seen on the computer', async ({ records, openWindow }) => {
  const person = await records.addPerson();
  const page = await openWindow(person);
  await page.goto('/identity');
  await page.getByLabel('Persona', { exact: true }).check();
  await page.getByLabel('Cédula', { exact: true }).check();
  await expect(page.getByText(/^Guardado\./)).toBeVisible();
  await page.goto('/identity?paso=documentos');
  const created = page.waitForResponse(
    (response) => response.request().postData()?.includes('IdentityPhoneLink') ?? false,
  );
  await page.getByRole('button', { name: 'Continuar en el teléfono' }).click();
  const { data } = (await (await created).json()) as { data: { createIdentityPhoneLink: { token: string } } };
  const address = `/identity/telefono#token=${data.createIdentityPhoneLink.token}`;
  const dialog = page.getByRole('dialog', { name: 'Continuar en el teléfono' });
  await expect(dialog.getByRole('img', { name: 'Código QR para tu teléfono' })).toBeVisible();
  await expect(dialog.getByText('Recibido')).toHaveCount(0);
  await expectAccessible(page);

  const phone = await openWindow(null, phoneScreen);
  await phone.goto(address);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Empezar' }).click();
  const card = phone.getByRole('group', { name: 'Cédula, anverso', exact: true });
  await expect(card.getByLabel(/^Tomar/)).toHaveAttribute('capture', 'environment');
  expect(new URL(phone.url()).hash).toBe('');
  await card.getByLabel(/^Tomar/).setInputFiles(await takePhoto(phone, 'Cédula, anverso'));
  await expect(card.getByRole('img', { name: 'Lo que vas a enviar: Cédula, anverso' })).toBeVisible();
  // The camera's program ends the tab: the phone is still the one of the link.
  await card.getByRole('button', { name: 'Enviar' }).click();
  await expect(card.getByText('Ya lo recibimos. Puedes cambiarlo.')).toBeVisible();
  await phone.reload();
  await expect(card.getByText('Ya lo recibimos. Puedes cambiarlo.')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await phone.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(phone);

  await expect(dialog.getByText('Recibido')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const own = page.getByRole('group', { name: 'Cédula, anverso', exact: true });
  await expect(own.getByText('Ya lo recibimos. Puedes cambiarlo.')).toBeVisible();

  const second = await openWindow(null, phoneScreen);
  await second.goto(address);
  await second.getByRole('button', { name: 'Empezar' }).click();
  await expect(second.getByText(/^Este enlace ya no sirve/)).toBeVisible();
  await second.goto('/identity');
  await expect(second).toHaveURL(/\/login/);
  await phone.goto('/identity');
  await expect(phone).toHaveURL(/\/login/);

  const signedIn = await openWindow(person, phoneScreen);
  await signedIn.goto('/identity?paso=documentos');
  await expect(signedIn.getByRole('group', { name: 'Cédula, anverso', exact: true })).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Continuar en el teléfono' })).toBeHidden();
});
