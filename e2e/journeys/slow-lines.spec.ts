import type { Locator, Page } from '@playwright/test';
import { placeOrder, registerBankAccount } from '../support/money';
import { askForProof } from '../support/operations';
import { expectWhole, pagesByVisitor, type Visitor } from '../support/pages';
import { holdScripts } from '../support/scripts';
import { expect, signIn, submitLogin, test } from '../support/test';
import { expectToast } from '../support/toast';

/** 1.6 Mbit/s and 300 ms, from now on. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 1_600_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** The text of a page before its content is there: its heading, or that it loads. */
const getFirstWords = (page: Page): Locator =>
  page
    .locator('h1, [role=status]:has-text("Cargando"), [role=status][aria-label^="Cargando"]')
    .filter({ visible: true });

/** Opens a page, expects words before any script has arrived, and then the whole page. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(getFirstWords(page).first()).toBeVisible();
  await slowDown(page);
  release();
  await expectWhole(page);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
}

const mainPages: Record<Visitor, readonly string[]> = {
  visitor: ['/', '/oportunidades', '/oportunidades/1'],
  maria: ['/dashboard', '/marketplace', '/balance'],
  admin: ['/admin', '/admin/projects'],
};

for (const visitor of ['visitor', 'maria', 'admin'] as const) {
  test(`each main page of ${visitor} has words before its scripts, and comes on a slow line`, async ({ page }) => {
    if (visitor !== 'visitor') await signIn(page, visitor);
    for (const address of mainPages[visitor]) await openSlowly(page, address);
  });

  test(`each page of ${visitor} has words before its scripts`, { tag: '@slow' }, async ({ page }) => {
    test.setTimeout(300_000);
    if (visitor !== 'visitor') await signIn(page, visitor);
    for (const address of pagesByVisitor[visitor]) await openSlowly(page, address);
  });
}

/** Delay of a script, by the clock of the page. */
const heldSeconds = 20;

/** Lets the clock of the page pass while scripts are held back: the message stays one, and says that it is slow. Only that of a page has a retry. */
async function waitLong(page: Page, loading: Locator, retries = 0): Promise<void> {
  await expect(loading).toBeVisible();
  await page.clock.runFor(heldSeconds * 1000);
  await expect(page.getByRole('status').filter({ hasText: 'Tarda más de lo normal. Sigue cargando.' })).toBeVisible();
  await expect(page.getByText('Tarda más de lo normal')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(retries);
}

test.describe('a script that comes after 20 seconds', () => {
  test.beforeEach(({ page }) => page.clock.install());

  for (const [user, from, link, heading] of [
    ['maria', '/dashboard', 'Saldo', 'Saldo'],
    ['admin', '/admin', 'Proyectos', 'Proyectos'],
  ] as const) {
    test(`the next page of ${user} is announced until it is there`, async ({ page }) => {
      await signIn(page, user);
      await page.goto(from);
      await expectWhole(page);
      const release = await holdScripts(page);
      await page.getByRole('link', { name: link }).first().click();
      await waitLong(page, page.getByRole('status', { name: 'Cargando...' }), 1);
      release();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('the dialog of a forgotten password is announced, and the form beside it keeps its text', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Nombre de usuario').fill('maria');
    const release = await holdScripts(page);
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await waitLong(page, page.getByRole('status').filter({ hasText: 'Abriendo...' }));
    await page.getByLabel('Contraseña', { exact: true }).fill('maria123');
    release();
    const dialog = page.getByRole('dialog', { name: 'Recupera tu acceso' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue('maria');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('maria123');
  });

  test('the dialog of a bank account is announced, and opens then', async ({ page, records }) => {
    await signIn(page, await records.addPerson());
    await page.goto('/balance');
    const release = await holdScripts(page);
    await page.getByRole('button', { name: 'Registrar cuenta' }).click();
    await waitLong(page, page.getByRole('status').filter({ hasText: 'Abriendo...' }));
    release();
    await expect(page.getByRole('dialog', { name: 'Registrar cuenta bancaria' })).toBeVisible();
  });

  test('the question who somebody is comes then, and the form that needs it keeps its text', async ({
    page,
    records,
  }) => {
    const { name } = await records.addProject();
    await signIn(page, 'admin');
    await page.goto(`/admin/projects?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar Proyecto' });
    await dialog.getByLabel('Ubicación').fill('Manta, Ecuador');
    await askForProof(page, 'UpdateProject');
    const release = await holdScripts(page);
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(dialog.getByRole('button', { name: 'Guardando...' })).toBeVisible();
    await page.clock.runFor(heldSeconds * 1000);
    await expect(dialog.getByRole('button', { name: 'Guardando...' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Confirma que eres tú' })).toBeVisible();
    await expect(page.getByLabel('Ubicación')).toHaveValue('Manta, Ecuador');
  });
});

test.describe('a part that comes after 20 seconds', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('leaves the figures of the dashboard alone, and its charts come then', async ({ page }) => {
    await signIn(page, 'maria');
    const release = await holdScripts(page, 'recharts');
    await page.goto('/dashboard');
    await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
    await page.clock.runFor(heldSeconds * 1000);
    await expect(page.getByText('No pudimos dibujar este gráfico')).toHaveCount(0);
    await expect(page.getByRole('application')).toHaveCount(0);
    release();
    await expect(page.getByRole('application')).toHaveCount(2);
  });

  test('leaves the details of a transfer alone, and its QR code comes then', async ({ page, records }) => {
    const { id } = await records.addProject();
    const person = await records.addPerson();
    await placeOrder(page, person, id, 'Por transferencia', 1);
    const release = await holdScripts(page, 'QR Code');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Haz la transferencia' })).toContainText('$1,000.00');
    await page.clock.runFor(heldSeconds * 1000);
    await expect(page.getByRole('img', { name: 'Código QR con estos datos' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expect(page.getByRole('img', { name: 'Código QR con estos datos' })).toBeVisible();
  });

  test('says that a file is read, and reads it then', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/payments');
    await page.getByRole('button', { name: 'Importar CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar pagos' });
    const release = await holdScripts(page);
    const buffer = Buffer.from('Persona;Proyecto;Monto\nana;Casa;100.00');
    await dialog.getByLabel('Archivo CSV').setInputFiles({ name: 'pagos.csv', mimeType: 'text/csv', buffer });
    await expect(dialog.getByRole('status')).toHaveText('Revisando el archivo...');
    await page.clock.runFor(heldSeconds * 1000);
    await expect(dialog.getByRole('status')).toHaveText('Revisando el archivo...');
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expect(dialog.getByRole('alert')).toContainText('Línea 1, Archivo: Faltan columnas');
  });

  test('lets a form wait for the rules of its fields, which then check it', async ({ page }) => {
    await page.goto('/login');
    await expectWhole(page);
    const release = await holdScripts(page);
    await page.getByLabel('Nombre de usuario').fill('maria');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    const waiting = page.getByRole('button', { name: 'Iniciando sesión...' });
    await expect(waiting).toBeDisabled();
    await page.clock.runFor(heldSeconds * 1000);
    await expect(waiting).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue('maria');
  });
});

test.describe('without a connection', () => {
  test.use({
    expectedErrors: /Failed to load resource|RemoteError|ChunkLoadError|Loading chunk|Federation Runtime|ERR_INTERNET/,
  });

  const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

  /** One sentence about the connection, whichever element has it. */
  const expectOneSentence = (page: Page) =>
    expect(page.getByText(/conexión/i).filter({ visible: true })).toHaveCount(1);

  /** A failed sign-in has one sentence about the connection and both texts; the same button signs in once there is one. */
  async function expectRetry(page: Page): Promise<void> {
    await expectOneSentence(page);
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('maria123');
    await setOffline(page, false);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  }

  test('signing in says so once, keeps what was typed, and works with the same button', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    // The rules of the fields are there.
    await expect(page.getByText('El nombre de usuario es requerido')).toBeVisible();
    await setOffline(page, true);
    await submitLogin(page, 'maria');
    await expectToast(
      page,
      'Error de inicio de sesión',
      'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
    );
    await expectRetry(page);
  });

  test('a form without the rules of its fields says so once, and works with the same button', async ({ page }) => {
    await page.goto('/login');
    await expectWhole(page);
    await setOffline(page, true);
    await submitLogin(page, 'maria');
    await expect(page.getByRole('alert')).toHaveText('No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.');
    await expectRetry(page);
  });

  test('an order says so once, keeps its amount, and is placed with the same button', async ({ page, records }) => {
    await signIn(page, await records.addPerson());
    const { id } = await records.addProject();
    await page.goto(`/marketplace/${id}/invest`);
    await page.getByRole('textbox', { name: 'Fracciones' }).fill('3');
    await page.getByLabel('He leído los riesgos y los acepto').check();
    await setOffline(page, true);
    await page.getByRole('button', { name: /^(Reservar|Invertir) \$/ }).click();
    await expect(page.getByText('No sabemos si tu inversión quedó registrada')).toBeVisible();
    await expectOneSentence(page);
    await expect(page.getByRole('textbox', { name: 'Fracciones' })).toHaveValue('3');
    await setOffline(page, false);
    await page.getByRole('button', { name: /Reintentar/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('$3,000').first()).toBeVisible();
  });

  test('a withdrawal says so once, keeps its amount, and is sent with the same button', async ({ page, records }) => {
    const { person, project, investment } = await records.addHolder();
    await records.addPayment(investment, project.id);
    await signIn(page, person);
    await page.goto('/balance');
    await registerBankAccount(page, person.fullName);
    await page.getByRole('button', { name: 'Solicitar retiro' }).click();
    const dialog = page.getByRole('dialog', { name: 'Solicitar retiro' });
    await dialog.getByLabel('Monto').fill('100.50');
    await expect(page.getByText('Cuenta bancaria guardada')).toHaveCount(0);
    await setOffline(page, true);
    const button = dialog.getByRole('button', { name: 'Solicitar retiro' });
    await button.click();
    await expectOneSentence(page);
    await expect(dialog.getByLabel('Monto')).toHaveValue('100.50');
    await setOffline(page, false);
    await button.click();
    await expectToast(page, 'Retiro solicitado', 'Te avisaremos en cada paso.');
  });

  test('a project says so once, keeps its fields, and is saved with the same button', async ({ page, records }) => {
    const { name } = await records.addProject();
    await signIn(page, 'admin');
    await page.goto(`/admin/projects?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar Proyecto' });
    await dialog.getByLabel('Ubicación').fill('Manta, Ecuador');
    await setOffline(page, true);
    const button = dialog.getByRole('button', { name: 'Guardar Cambios' });
    await button.click();
    await expectOneSentence(page);
    await expect(dialog.getByLabel('Ubicación')).toHaveValue('Manta, Ecuador');
    await setOffline(page, false);
    await button.click();
    await expectToast(page, 'Proyecto actualizado');
  });

  /** Opens pages by links that it knows, all without a connection: each has one message with one 'Reintentar', and comes then. */
  async function expectOneRetry(page: Page, open: () => Promise<void>): Promise<void> {
    await setOffline(page, true);
    await open();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await setOffline(page, false);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectWhole(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  for (const [user, from, link] of [
    ['maria', '/dashboard', 'Saldo'],
    ['admin', '/admin', 'Proyectos'],
  ] as const) {
    test(`the next page of ${user} has one message and one retry, with and without its script`, async ({ page }) => {
      await signIn(page, user);
      await page.goto(from);
      await expectWhole(page);
      const open = () => page.getByRole('link', { name: link }).first().click();
      await expectOneRetry(page, open);
    });
  }

  test('a page whose data does not come has one message and one retry', async ({ page }) => {
    await signIn(page, 'maria');
    for (const address of ['/balance', '/settings', '/privacy', '/calendar', '/documents']) {
      await page.route('**/graphql', (route) =>
        (route.request().postDataJSON() as { operationName: string }).operationName === 'CurrentUser'
          ? route.fallback()
          : route.abort('internetdisconnected'),
      );
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expectWhole(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  test('a site whose script did not come says so in its place, and opens on a retry', async ({ page }) => {
    await page.route(/\/assets\/shell\..*\.js$/, (route) => route.abort('internetdisconnected'));
    await page.goto('/oportunidades');
    await expect(page.getByRole('alert')).toContainText('No pudimos abrir el sitio.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
  });
});
