import { messages } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import { failedRequest, failOperation, failureKinds, type FailureKind } from '../support/operations';
import { expect, submitLogin, test } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

test.use({ expectedErrors: failedRequest });

/** Each failure is tried on a phone or on a wide screen. */
const width: Record<FailureKind, number> = { offline: 360, tooMany: 1440, internal: 360, proxy: 1440 };

const createUsername = () => createUniqueName('eva').replace(' ', '');

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

// The words of a failure are chosen in one place, so one kind of failure is enough for each of these.
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
