import { expectAccessible } from '../support/accessible';
import { expectFirstScreen, expectHeight } from '../support/first-screen';
import { openWhole } from '../support/pages';
import { expect, signIn, test } from '../support/test';

test('the first screen of the settings names what can be changed, and has the profile', async ({ page, records }) => {
  for (const who of [await records.addPerson(), 'maria' as const]) {
    await signIn(page, who);
    const links = page.getByRole('navigation', { name: 'Secciones de la página' });
    await expectFirstScreen(page, '/settings', (width) => [
      page.getByRole('heading', { level: 1, name: 'Configuración' }),
      ...['Perfil', 'Contraseña', 'Seguridad', 'Avisos'].map((name) => links.getByText(name, { exact: true })),
      page.getByLabel('Nombre completo'),
      page.getByLabel('Correo electrónico'),
      page.getByRole('button', { name: 'Guardar cambios' }),
      ...(width >= 1440 ? [page.getByRole('checkbox', { name: 'Novedades: por correo' })] : []),
    ]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectHeight(page, 3600);
  }
});

test('notifications are one table of what can be changed, and a choice is kept', async ({ page, records }) => {
  await signIn(page, await records.addPerson());
  await page.setViewportSize({ width: 360, height: 740 });
  await openWhole(page, '/settings');
  const table = page.getByRole('table', { name: 'Notificaciones' });
  await expect(table.getByRole('checkbox')).toHaveCount(8);
  await expect(table.getByRole('checkbox', { disabled: true })).toHaveCount(0);
  await table.getByRole('checkbox', { name: 'Rentas: por correo' }).press('Space');
  await expect(table.getByRole('checkbox', { name: 'Rentas: por correo' })).not.toBeChecked();
  await expect(table.getByRole('checkbox', { name: 'Rentas: por correo' })).toBeEnabled();
  await openWhole(page, '/settings');
  await expect(table.getByRole('checkbox', { name: 'Rentas: por correo' })).not.toBeChecked();
  await expectAccessible(page);
});

test('the parts of the settings share the width of a desktop', async ({ page, records }) => {
  await signIn(page, await records.addPerson());
  await openWhole(page, '/settings');
  const main = page.getByRole('main');
  const profile = await main.getByRole('region', { name: 'Tu perfil' }).boundingBox();
  const notifications = await main.getByRole('region', { name: 'Notificaciones' }).boundingBox();
  expect(notifications?.y).toBe(profile?.y);
  expect(notifications?.x).toBeGreaterThan((profile?.x ?? 0) + (profile?.width ?? 0));
});

test('a second passkey of an account on one device is refused with what to do', async ({ page, records }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, await records.addPerson());
  await openWhole(page, '/settings');
  const security = page.getByRole('region', { name: 'Seguridad', exact: true });
  const addPasskey = async (name: string) => {
    await security.getByRole('button', { name: 'Agregar passkey' }).click();
    await page.getByLabel('Nombre de la passkey').fill(name);
    await page.getByRole('button', { name: 'Crear passkey' }).click();
  };
  await addPasskey('Mi teléfono');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await addPasskey('Otra vez');
  await expect(page.getByText(/^Este dispositivo ya tiene una passkey de tu cuenta/)).toBeVisible();
  const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
});
