import { expectAccessible } from '../support/accessible';
import { expect, submitLogin, test } from '../support/test';
import { createUniqueName } from '../support/unique-name';

const submit = { name: 'Crear cuenta' };

const createUsername = () => createUniqueName('ana').replace(' ', '');

test('explains the private beta and disables the form without a code', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByText('beta privada')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Únete a la lista de espera' })).toHaveAttribute('href', '/waitlist');
  await expect(page.getByRole('button', submit)).toBeDisabled();
  await page.getByLabel('Código de invitación').fill('NOEXISTE');
  await expect(page.getByText('El código de invitación no es válido o ya ha sido utilizado')).toBeVisible();
  await expect(page.getByRole('button', submit)).toBeDisabled();
  await expectAccessible(page);
});

test(
  'leads from an invitation code to an account that can sign in',
  { tag: '@database' },
  async ({ page, records }) => {
    const other = await records.addPerson();
    const username = createUsername();
    await page.goto('/invitation');
    const send = page.getByRole('button', { name: 'Continuar' });
    await expect(send).toBeDisabled();
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('Código de invitación válido')).toBeVisible();
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText('Código válido', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/register\?code=BETA2026$/);
    await expect(page.getByText('Código de invitación válido: BETA2026')).toBeVisible();

    await page.getByLabel('Nombre completo').fill('Ana Paredes');
    await page.getByLabel('Correo electrónico').fill(`${username}@prueba.example`);
    await page.getByLabel('Nombre de usuario').fill(other.username);
    await page.getByLabel('Contraseña', { exact: true }).fill('secreto1');
    await page.getByLabel('Confirmar contraseña').fill('secreto2');
    await page.getByRole('button', submit).click();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
    await page.getByLabel('Confirmar contraseña').fill('secreto1');
    await page.getByRole('button', submit).click();
    await expect(page.getByText('Error de registro')).toBeVisible();
    await expect(page.getByLabel('Nombre de usuario')).toHaveAttribute('aria-invalid', 'true');

    await page.getByLabel('Nombre de usuario').fill(username);
    await page.getByRole('button', submit).click();
    await expect(page.getByText('Registro exitoso')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await submitLogin(page, { username, password: 'secreto1' });
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Aún no tienes inversiones')).toBeVisible();
    await expect(page.getByText('Sin pagos recibidos aún')).toBeVisible();
  },
);

test('names each invalid field of a waitlist request, keeps a reloaded draft, and says thanks', async ({ page }) => {
  await page.goto('/waitlist');
  const send = page.getByRole('button', { name: 'Solicitar invitación' });
  await send.click();
  for (const fault of [
    'Ingrese su nombre completo',
    'Email inválido',
    'Ingrese su ciudad y país',
    'Ingrese su ocupación',
    'Debes aceptar el tratamiento de datos para continuar',
  ]) {
    await expect(page.getByText(fault)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByLabel('Nombre completo').fill('Ana Paredes');
  await page.getByLabel('Correo electrónico').fill(`${createUsername()}@prueba.example`);
  await page.getByLabel('Ciudad y país').fill('Quito, Ecuador');
  await page.getByLabel('Ocupación').fill('Arquitecta');
  await page.getByLabel('¿Por qué te interesa Cimiento?').fill('Quiero invertir por fracciones.');
  await page.getByLabel(/Acepto el tratamiento/).check();
  await page.reload();
  await expect(page.getByLabel('Ocupación')).toHaveValue('Arquitecta');
  await expect(page.getByLabel(/Acepto el tratamiento/)).not.toBeChecked();
  await page.getByLabel(/Acepto el tratamiento/).check();
  await send.click();
  await expect(page.getByText('Solicitud enviada')).toBeVisible();
  await expect(page.getByRole('heading', { name: '¡Gracias por tu interés!' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Ocupación')).toHaveValue('');
});
