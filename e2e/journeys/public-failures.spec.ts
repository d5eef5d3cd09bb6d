import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { failedRequest, failing, failures, holding, serverMessage, type Failure } from '../support/failures';
import { expect, fillLogin, test } from '../support/test';

test.use({ expectedErrors: failedRequest });

/** Each failure is walked on a phone or on a wide screen. */
const width: Record<Failure, number> = { offline: 360, tooMany: 1440, internal: 360, proxy: 1440 };

/** The one toast, with its title and its description. */
async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notificaciones' });
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect(toasts.getByText(description, { exact: true })).toBeVisible();
}

const freshName = () => `eva${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

for (const failure of failures) {
  test.describe(`when the server answers like this: ${failure}`, () => {
    test.use({ viewport: { width: width[failure], height: 800 } });

    test('login says so, keeps what was typed, and works on the next try', async ({ page }) => {
      await page.goto('/login');
      const mend = await failing(page, 'Login', failure);
      await fillLogin(page, 'maria');
      await expectToast(
        page,
        'Error de inicio de sesión',
        serverMessage[failure] ?? 'Nombre de usuario o contraseña incorrectos',
      );
      await expect(page.getByLabel('Nombre de usuario')).toHaveValue('maria');
      await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('maria123');
      await expect(page).toHaveURL(/\/login$/);
      await mend();
      await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
      await expectToast(page, 'Inicio de sesión exitoso', 'Bienvenido, María Fernanda Torres!');
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('registration says so, keeps what was typed, and works on the next try', async ({ page }) => {
      const username = freshName();
      await page.goto('/register?code=BETA2026');
      const mend = await failing(page, 'Register', failure);
      await page.getByLabel('Nombre completo').fill('Eva Torres');
      await page.getByLabel('Correo electrónico').fill(`${username}@prueba.example`);
      await page.getByLabel('Nombre de usuario').fill(username);
      await page.getByLabel('Contraseña', { exact: true }).fill('secreto1');
      await page.getByLabel('Confirmar contraseña').fill('secreto1');
      const submit = page.getByRole('button', { name: 'Crear cuenta' });
      await submit.click();
      await expectToast(page, 'Error de registro', serverMessage[failure] ?? 'No se pudo completar el registro');
      await expect(page.getByLabel('Nombre completo')).toHaveValue('Eva Torres');
      await expect(page.getByLabel('Confirmar contraseña')).toHaveValue('secreto1');
      await expect(page.getByLabel('Código de invitación')).toHaveValue('BETA2026');
      await mend();
      await submit.click();
      await expectToast(page, 'Registro exitoso', 'Tu cuenta ha sido creada. Ahora puedes iniciar sesión.');
      await expect(page).toHaveURL(/\/login$/);
    });

    test('the live check counts as invalid without a toast, and checks again', async ({ page }) => {
      await page.goto('/register');
      const mend = await failing(page, 'ValidateInvitation', failure);
      await page.getByLabel('Código de invitación').fill('BETA2026');
      await expect(page.getByText('El código de invitación no es válido o ya ha sido utilizado')).toBeVisible();
      await expect(page.getByText('Código inválido', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled();
      await mend();
      await page.getByLabel('Código de invitación').fill('BETA202');
      await page.getByLabel('Código de invitación').fill('BETA2026');
      await expect(page.getByText('Código de invitación válido')).toBeVisible();
    });

    test('a code that fails on its way from the invitation says so, stays, and goes on at the next try', async ({
      page,
    }) => {
      await page.goto('/invitation');
      await page.getByLabel('Código de invitación').fill('BETA2026');
      await expect(page.getByText('Código de invitación válido')).toBeVisible();
      const mend = await failing(page, 'ValidateInvitation', failure);
      const submit = page.getByRole('button', { name: 'Continuar' });
      await submit.click();
      await expectToast(page, 'Error', 'Hubo un problema al validar el código. Por favor intenta de nuevo.');
      await expect(page.getByLabel('Código de invitación')).toHaveValue('BETA2026');
      await mend();
      await submit.click();
      await expectToast(page, 'Código válido', 'Redirigiendo al registro...');
      await expect(page).toHaveURL(/\/register\?code=BETA2026$/);
    });

    test('without knowing whether a code is required, one is', async ({ page }) => {
      await failing(page, 'InvitationRequired', failure);
      await page.goto('/register');
      await expect(page.getByText('beta privada')).toBeVisible();
      await expect(page.getByLabel('Código de invitación')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled();
    });

    test('a waitlist request says so, goes back to editing, and is sent on the next try', async ({ page }) => {
      await page.goto('/waitlist');
      const mend = await failing(page, 'JoinWaitlist', failure);
      await page.getByLabel('Nombre completo').fill('Eva Torres');
      await page.getByLabel('Correo electrónico').fill(`${freshName()}@prueba.example`);
      await page.getByLabel('Ciudad y país').fill('Cuenca, Ecuador');
      await page.getByLabel('Ocupación').fill('Ingeniera');
      await page.getByLabel('¿Por qué te interesa Cimiento?').fill('Quiero empezar con poco.');
      await page.getByLabel(/Acepto el tratamiento/).check();
      const submit = page.getByRole('button', { name: 'Solicitar invitación' });
      await submit.click();
      await expectToast(page, 'Error', 'Hubo un problema al procesar tu solicitud. Por favor intenta de nuevo.');
      await expect(page.getByLabel('Ocupación')).toHaveValue('Ingeniera');
      await expect(page.getByLabel(/Acepto el tratamiento/)).toBeChecked();
      await mend();
      await submit.click();
      await expectToast(page, 'Solicitud enviada', 'Te contactaremos pronto con más información');
    });

    for (const { address, operation, message, then } of [
      {
        address: '/blog',
        operation: 'Posts',
        message: 'No pudimos cargar los artículos.',
        then: '¿Qué es la inversión inmobiliaria fraccionada?',
      },
      {
        address: '/blog/que-es-la-inversion-inmobiliaria-fraccionada',
        operation: 'Posts',
        message: 'No pudimos cargar los artículos.',
        then: '¿Qué es la inversión inmobiliaria fraccionada?',
      },
      {
        address: '/',
        operation: 'PostTeasers',
        message: 'No pudimos cargar los artículos.',
        then: 'Diversificar desde $1,000: cómo armar un portafolio pequeño',
      },
      {
        address: '/oportunidades',
        operation: 'Opportunities',
        message: 'No pudimos cargar los proyectos.',
        then: 'Casa Borrero',
      },
    ]) {
      test(`${address} says what did not load, and the retry works, also after another failure`, async ({ page }) => {
        const mend = await failing(page, operation, failure);
        await page.goto(address);
        const alert = page.getByRole('alert').filter({ hasText: message });
        await expect(alert).toBeVisible();
        if (failure === 'offline') await expectAccessible(page);
        await alert.getByRole('button', { name: 'Reintentar' }).click();
        await expect(alert).toBeVisible();
        await mend();
        await alert.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('heading', { name: then }).first()).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
    }
  });
}

test.describe('while the server is slow', () => {
  test('login says that it is at work, and cannot be sent twice', async ({ page }) => {
    await page.goto('/login');
    const { release } = await holding(page, 'Login');
    await fillLogin(page, 'maria');
    await expect(page.getByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('the live check shows that it is checking', async ({ page }) => {
    await page.goto('/invitation');
    const { release } = await holding(page, 'ValidateInvitation');
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('Comprobando el código...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    release();
    await expect(page.getByText('Código de invitación válido')).toBeVisible();
  });

  test('a code on its way says Verificando...', async ({ page }) => {
    await page.goto('/invitation');
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('Código de invitación válido')).toBeVisible();
    const { release } = await holding(page, 'ValidateInvitation');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('button', { name: 'Verificando...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/register\?code=BETA2026$/);
  });

  test('a waitlist request says Enviando...', async ({ page }) => {
    await page.goto('/waitlist');
    const { release } = await holding(page, 'JoinWaitlist');
    await page.getByLabel('Nombre completo').fill('Eva Torres');
    await page.getByLabel('Correo electrónico').fill(`${freshName()}@prueba.example`);
    await page.getByLabel('Ciudad y país').fill('Cuenca, Ecuador');
    await page.getByLabel('Ocupación').fill('Ingeniera');
    await page.getByLabel('¿Por qué te interesa Cimiento?').fill('Quiero empezar con poco.');
    await page.getByLabel(/Acepto el tratamiento/).check();
    await page.getByRole('button', { name: 'Solicitar invitación' }).click();
    await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: '¡Gracias por tu interés!' })).toBeVisible();
  });

  for (const [address, operation, words] of [
    ['/blog', 'Posts', 'Cargando artículos...'],
    ['/', 'PostTeasers', 'Cargando artículos...'],
    ['/oportunidades', 'Opportunities', 'Cargando proyectos...'],
  ] as const) {
    test(`${address} says ${words}`, async ({ page }) => {
      const { release } = await holding(page, operation);
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
      release();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});
