import { messages } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { failedRequest, failOperation, failureKinds, holdOperation, type FailureKind } from '../support/operations';
import { expect, submitLogin, test } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

test.use({ expectedErrors: failedRequest });

/** Each failure is tried on a phone or on a wide screen. */
const width: Record<FailureKind, number> = { offline: 360, tooMany: 1440, internal: 360, proxy: 1440 };

const createUsername = () => createUniqueName('eva').replace(' ', '');

async function fillWaitlist(page: Page): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Eva Torres');
  await page.getByLabel('Correo electrónico').fill(`${createUsername()}@prueba.example`);
  await page.getByLabel('Ciudad y país').fill('Cuenca, Ecuador');
  await page.getByLabel('Ocupación').fill('Ingeniera');
  await page.getByLabel('¿Por qué te interesa Cimiento?').fill('Quiero empezar con poco.');
  await page.getByLabel(/Acepto el tratamiento/).check();
}

const failureTitle: Record<FailureKind, string> = {
  offline: 'when the connection is lost',
  tooMany: 'when there were too many attempts',
  internal: 'when the server fails',
  proxy: 'when a proxy answers in place of the server',
};

const signInMessage: Record<FailureKind, string> = {
  offline: 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
  tooMany: messages.tooManyTries,
  internal: messages.internal,
  proxy: 'Nombre de usuario o contraseña incorrectos',
};

for (const failure of failureKinds) {
  test.describe(failureTitle[failure], () => {
    test.use({ viewport: { width: width[failure], height: 800 } });

    test('says so at login, keeps what was typed, and signs in on the next attempt', async ({ page }) => {
      await page.goto('/login');
      const restore = await failOperation(page, 'Login', failure);
      await submitLogin(page, 'maria');
      await expectToast(page, 'Error de inicio de sesión', signInMessage[failure]);
      await expect(page.getByLabel('Nombre de usuario')).toHaveValue('maria');
      await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('maria123');
      await expect(page).toHaveURL(/\/login$/);
      await restore();
      await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
      await expectToast(page, 'Inicio de sesión exitoso', 'Bienvenido, María Fernanda Torres!');
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });
}

// Which words a failure has is decided in one place, so one kind of failure is enough for each of these.
test.describe('after a failure', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('says so at registration, keeps what was typed, and registers on the next attempt', async ({ page }) => {
    const username = createUsername();
    await page.goto('/register?code=BETA2026');
    const restore = await failOperation(page, 'Register', 'tooMany');
    await page.getByLabel('Nombre completo').fill('Eva Torres');
    await page.getByLabel('Correo electrónico').fill(`${username}@prueba.example`);
    await page.getByLabel('Nombre de usuario').fill(username);
    await page.getByLabel('Contraseña', { exact: true }).fill('secreto1');
    await page.getByLabel('Confirmar contraseña').fill('secreto1');
    const submit = page.getByRole('button', { name: 'Crear cuenta' });
    await submit.click();
    await expectToast(page, 'Error de registro', messages.tooManyTries);
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Eva Torres');
    await expect(page.getByLabel('Confirmar contraseña')).toHaveValue('secreto1');
    await expect(page.getByLabel('Código de invitación')).toHaveValue('BETA2026');
    await restore();
    await submit.click();
    await expectToast(page, 'Registro exitoso', 'Tu cuenta ha sido creada. Ahora puedes iniciar sesión.');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('takes a code as invalid without a toast, and checks it again', async ({ page }) => {
    await page.goto('/register');
    const restore = await failOperation(page, 'ValidateInvitation', 'offline');
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('El código de invitación no es válido o ya ha sido utilizado')).toBeVisible();
    await expect(page.getByText('Código inválido', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled();
    await restore();
    await page.getByLabel('Código de invitación').fill('BETA202');
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('Código de invitación válido')).toBeVisible();
  });

  test('says so at the invitation, keeps the code, and continues at the next attempt', async ({ page }) => {
    await page.goto('/invitation');
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('Código de invitación válido')).toBeVisible();
    const restore = await failOperation(page, 'ValidateInvitation', 'internal');
    const submit = page.getByRole('button', { name: 'Continuar' });
    await submit.click();
    await expectToast(page, 'Error', 'Hubo un problema al validar el código. Por favor intenta de nuevo.');
    await expect(page.getByLabel('Código de invitación')).toHaveValue('BETA2026');
    await restore();
    await submit.click();
    await expectToast(page, 'Código válido', 'Redirigiendo al registro...');
    await expect(page).toHaveURL(/\/register\?code=BETA2026$/);
  });

  test('requires a code when it cannot read whether one is required', async ({ page }) => {
    await failOperation(page, 'InvitationRequired', 'proxy');
    await page.goto('/register');
    await expect(page.getByText('beta privada')).toBeVisible();
    await expect(page.getByLabel('Código de invitación')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled();
  });

  test('says so at the waitlist, goes back to editing, and sends the request on the next attempt', async ({ page }) => {
    await page.goto('/waitlist');
    const restore = await failOperation(page, 'JoinWaitlist', 'offline');
    await fillWaitlist(page);
    const submit = page.getByRole('button', { name: 'Solicitar invitación' });
    await submit.click();
    await expectToast(page, 'Error', 'Hubo un problema al procesar tu solicitud. Por favor intenta de nuevo.');
    await expect(page.getByLabel('Ocupación')).toHaveValue('Ingeniera');
    await expect(page.getByLabel(/Acepto el tratamiento/)).toBeChecked();
    await restore();
    await submit.click();
    await expectToast(page, 'Solicitud enviada', 'Te contactaremos pronto con más información');
  });

  for (const { failure, address, operation, message, then } of [
    {
      failure: 'offline' as const,
      address: '/blog',
      operation: 'Posts',
      message: 'No pudimos cargar los artículos.',
      then: '¿Qué es la inversión inmobiliaria fraccionada?',
    },
    {
      failure: 'tooMany' as const,
      address: '/blog/que-es-la-inversion-inmobiliaria-fraccionada',
      operation: 'Posts',
      message: 'No pudimos cargar los artículos.',
      then: '¿Qué es la inversión inmobiliaria fraccionada?',
    },
    {
      failure: 'internal' as const,
      address: '/',
      operation: 'PostTeasers',
      message: 'No pudimos cargar los artículos.',
      then: 'Diversificar desde $1,000: cómo armar un portafolio pequeño',
    },
    {
      failure: 'proxy' as const,
      address: '/oportunidades',
      operation: 'Opportunities',
      message: 'No pudimos cargar los proyectos.',
      then: 'Casa Borrero',
    },
  ]) {
    test(`${failureTitle[failure]}, says at ${address} what failed to load, and then loads it`, async ({ page }) => {
      const restore = await failOperation(page, operation, failure);
      await page.goto(address);
      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toBeVisible();
      await expectAccessible(page);
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await expect(alert).toBeVisible();
      await restore();
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { name: then }).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});

test.describe('while the server is slow', () => {
  test('shows that it is signing in, and disables the button', async ({ page }) => {
    await page.goto('/login');
    const { release } = await holdOperation(page, 'Login');
    await submitLogin(page, 'maria');
    await expect(page.getByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('shows that a code is being checked', async ({ page }) => {
    await page.goto('/invitation');
    const { release } = await holdOperation(page, 'ValidateInvitation');
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('Comprobando el código...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    release();
    await expect(page.getByText('Código de invitación válido')).toBeVisible();
  });

  test('shows Verificando... while a code is sent', async ({ page }) => {
    await page.goto('/invitation');
    await page.getByLabel('Código de invitación').fill('BETA2026');
    await expect(page.getByText('Código de invitación válido')).toBeVisible();
    const { release } = await holdOperation(page, 'ValidateInvitation');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('button', { name: 'Verificando...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/register\?code=BETA2026$/);
  });

  test('shows Enviando... while a waitlist request is sent', async ({ page }) => {
    await page.goto('/waitlist');
    const { release } = await holdOperation(page, 'JoinWaitlist');
    await fillWaitlist(page);
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
    test(`shows '${words}' at ${address}`, async ({ page }) => {
      const { release } = await holdOperation(page, operation);
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
      release();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});
