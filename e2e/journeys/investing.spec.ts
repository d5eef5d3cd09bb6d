import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/accessible';
import { openList } from '../support/back-office';
import { failedRequest, interceptOperation } from '../support/operations';
import type { Person } from '../support/records';
import { expect, signIn, test } from '../support/test';
import { createUniqueName } from '../support/unique-name';
import { widths } from '../support/widths';

type Project = { name: string; status: string; propertyType: string; annualReturn: string };
type Holding = { projectId: number; amount: number };

const listHoldings = async (page: Page): Promise<Holding[]> =>
  (await (await page.request.get('/api/user/investments')).json()) as Holding[];

const listOrders = async (page: Page): Promise<Holding[]> =>
  (await (await page.request.get('/api/user/orders')).json()) as Holding[];

const getConfirmButton = (page: Page) => page.getByRole('button', { name: /^(Reservar|Invertir) \$/ });
const getAmountField = (page: Page) => page.getByRole('textbox', { name: 'Fracciones' });

async function expectCompletePage(page: Page, width: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
  await expectFits(page, [width]);
}

/** Opens the order page of the test's project, chooses an amount and accepts the risks. */
async function chooseFractions(page: Page, fractions: number): Promise<void> {
  await page.goto(investAddress);
  await getAmountField(page).fill(String(fractions));
  await page.getByLabel('He leído los riesgos y los acepto').check();
}

test.use({ expectedErrors: failedRequest });

let person: Person;
let project: { id: number; name: string; location: string };
let investAddress: string;

// Each test has its own user and open project, of which 150 fractions are left.
test.beforeEach(async ({ page, records }) => {
  const location = createUniqueName('Guayaquil');
  person = await records.addPerson();
  project = { ...(await records.addProject({ location, annualReturn: '11' })), location };
  investAddress = `/marketplace/${project.id}/invest`;
  await signIn(page, person);
});

for (const width of widths) {
  test(
    `finds a project, reserves fractions, and shows the order to both sides at ${width} px`,
    { tag: '@database' },
    async ({ page, openWindow }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard');
      await expect(page.getByText('Aún no tienes inversiones')).toBeVisible();
      await page.getByRole('link', { name: 'Explorar proyectos' }).click();
      await page.getByLabel('Buscar por nombre o lugar').fill(project.location.toUpperCase());
      await expect(page).toHaveURL(/\/marketplace\?q=GUAYAQUIL\+\w+$/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectCompletePage(page, width);

      await page.getByRole('link', { name: project.name, exact: true }).click();
      await expectCompletePage(page, width);
      await page.getByRole('link', { name: 'Invertir ahora' }).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Invertir en ${project.name}` })).toBeVisible();
      await page.getByRole('button', { name: '$5,000' }).click();
      await page.getByRole('button', { name: 'Una fracción menos' }).click();
      await expect(page).toHaveURL(/\?amount=4000$/);
      await expect(page.getByRole('region', { name: 'Lo que compras' })).toContainText('$440.00');
      await expectCompletePage(page, width);

      await getConfirmButton(page).click();
      await expect(page.getByText('Debes aceptar los riesgos para continuar')).toBeVisible();
      await page.getByLabel('He leído los riesgos y los acepto').check();
      await getConfirmButton(page).click();
      await expect(page).toHaveURL(/\/orders\/\d+$/);
      await expect(page.getByRole('heading', { name: 'Reserva de inversión' })).toBeVisible();
      await expect(page.getByText('Tu inversión queda hecha cuando llega tu transferencia')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Código QR con estos datos' })).toBeVisible();
      const number = (await page.getByText(/^CIM-[2-9A-Z]{5}-[2-9A-Z]{5}$/).textContent()) ?? '';
      await expectCompletePage(page, width);

      await page.getByRole('link', { name: 'Ver mi portafolio' }).click();
      await expect(page.getByText('Aún no tienes inversiones')).toBeVisible();
      await page.goto('/orders');
      await expect(page.getByRole('row').filter({ hasText: project.name })).toContainText('Reservada');
      await expectCompletePage(page, width);
      await page.getByRole('link', { name: number }).click();
      await expect(page.getByText(number)).toBeVisible();

      const office = await openWindow('admin');
      await openList(office, 'orders', number);
      await expect(office.getByRole('row').filter({ hasText: person.fullName })).toContainText('$4,000');
    },
  );
}

test('keeps filters, tab and order of the marketplace in the address', async ({ page }) => {
  await page.goto('/marketplace');
  await page.getByLabel('Tipo de propiedad').selectOption('Comercial');
  await page.getByLabel('Ordenar por').selectOption('Mayor retorno');
  await page.getByRole('tab', { name: /Funded/ }).click();
  await expect(page).toHaveURL(/\?type=comercial&sort=return&tab=funded$/);
  const projects = (await (await page.request.get('/api/projects')).json()) as Project[];
  const names = projects
    .filter(({ status, propertyType }) => status === 'funded' && propertyType === 'comercial')
    .sort((a, b) => Number(b.annualReturn) - Number(a.annualReturn))
    .map(({ name }) => name);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
  await page.reload();
  await expect(page.getByRole('tab', { name: /Funded/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
  for (const article of await page.getByRole('article').all()) await expect(article).toContainText(/Financiado el \d/);
  await page.getByLabel('Buscar por nombre o lugar').fill('zzz');
  await expect(page.getByText('Ningún proyecto coincide con tu búsqueda')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/\?sort=return&tab=funded$/);
  await page.getByRole('tab', { name: /Exited/ }).click();
  await expect(page.getByRole('article').first()).toContainText(/Vendido el \d/);
  await page
    .getByRole('link', { name: /^Ver historial/ })
    .first()
    .click();
  await expect(page.getByText('Este proyecto se vendió y ya no recibe inversiones.')).toBeVisible();
});

for (const [lost, reachesServer] of [
  ['answer', true],
  ['request', false],
] as const) {
  test(
    `places one order when the ${lost} is lost while confirming, also after a reload`,
    { tag: '@database' },
    async ({ page }) => {
      await chooseFractions(page, 3);
      let attempts = 0;
      const restore = await interceptOperation(page, 'PlaceOrder', async (route) => {
        if (reachesServer) await route.fetch();
        await route.abort('connectionreset');
        attempts += 1;
      });
      await getConfirmButton(page).click();
      await expect(page.getByText('No sabemos si tu inversión quedó registrada')).toBeVisible();
      await expect(getAmountField(page)).toBeDisabled();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(() => attempts).toBe(2);
      await expect(page.getByText('No sabemos si tu inversión quedó registrada')).toBeVisible();
      await restore();
      await page.reload();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { name: 'Reserva de inversión' })).toBeVisible();
      expect(await listOrders(page)).toMatchObject([{ projectId: project.id, amount: 3000 }]);
      await page.goto(investAddress);
      await expect(getConfirmButton(page)).toBeEnabled();
    },
  );
}

test('leads to login and back with the chosen amount when the session has ended', async ({ page }) => {
  await chooseFractions(page, 7);
  expect((await page.request.post('/api/auth/logout')).status()).toBe(200);
  await getConfirmButton(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Tu sesión venció. No se registró ninguna inversión.')).toBeVisible();
  await page.getByLabel('Nombre de usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL(new RegExp(`${investAddress}\\?amount=7000$`));
  await expect(getAmountField(page)).toHaveValue('7');
  // The message stays until something changes.
  await expect(page.getByRole('alert').filter({ hasText: 'No se registró ninguna inversión' })).toBeVisible();
  expect(await listOrders(page)).toEqual([]);
  await page.getByLabel('He leído los riesgos y los acepto').check();
  await getConfirmButton(page).click();
  // On the receipt: the page before it names the amount twice.
  await expect(page.getByRole('heading', { name: 'Reserva de inversión' })).toBeVisible();
  await expect(page.getByText('$7,000').first()).toBeVisible();
  expect(await listOrders(page)).toHaveLength(1);
});

test('hides receipts from other people, and says that unknown addresses do not exist', async ({ page, records }) => {
  await chooseFractions(page, 1);
  await getConfirmButton(page).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  const receipt = new URL(page.url()).pathname;
  await signIn(page, await records.addPerson());
  for (const [address, name] of [
    [receipt, 'Comprobante no encontrado'],
    ['/orders/999999', 'Comprobante no encontrado'],
    ['/orders/nada', 'Página no encontrada'],
    ['/marketplace/999999', 'Proyecto no encontrado'],
    ['/marketplace/nada', 'Página no encontrada'],
    ['/marketplace/0/invest', 'Página no encontrada'],
    ['/oportunidades/otra', 'Página no encontrada'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

for (const width of widths) {
  test(
    `changes name, e-mail and password at ${width} px, and ends the other sessions`,
    { tag: '@database' },
    async ({ page, openWindow, records }) => {
      await page.setViewportSize({ width, height: 800 });
      const other = await records.addPerson();
      const elsewhere = await openWindow(person);
      await page.goto('/settings');
      await expectCompletePage(page, width);
      await page.getByLabel('Nombre completo').fill('Ana Lucía Ñáñez');
      await page.getByLabel('Correo electrónico').fill(other.email.toUpperCase());
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('Correo electrónico').fill(`nuevo-${person.email}`);
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(page.getByText('Datos actualizados')).toBeVisible();

      await page.getByText('Escribir una contraseña nueva').click();
      await page.getByLabel('Contraseña actual').fill('equivocada');
      await page.getByLabel('Contraseña nueva', { exact: true }).fill('secreto2');
      await page.getByLabel('Confirmar contraseña nueva').fill('secreto3');
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
      await page.getByLabel('Confirmar contraseña nueva').fill('secreto2');
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await expect(page.getByLabel('Contraseña actual')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await page.getByLabel('Contraseña actual').fill(person.password);
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await expect(page.getByText('Contraseña actualizada')).toBeVisible();
      await expect(page.getByLabel('Contraseña actual')).toHaveValue('');
      expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
      expect((await page.request.get('/api/auth/user')).status()).toBe(200);
      await page.getByRole('link', { name: /Volver al dashboard/ }).click();
      await expect(page.getByRole('heading', { name: 'Hola, Ana Lucía Ñáñez' })).toBeVisible();
    },
  );
}

test('shows the same figures in charts and tables, and downloads the payments as a spreadsheet', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Rentabilidad anual' })).toContainText(/\d+\.\d\d%/);
  const own = await listHoldings(page);
  const chart = page.getByRole('application', { name: /^Capital por proyecto/ });
  const [{ projectId }] = own as [Holding];
  const sum = (holdings: readonly Holding[]) => holdings.reduce((total, { amount }) => total + amount, 0);
  const share = `${((sum(own.filter((held) => held.projectId === projectId)) / sum(own)) * 100).toFixed(1)}%`;
  await expect(chart).toHaveAccessibleName(new RegExp(`: ${share}`));
  await page.getByText('Ver como tabla').last().click();
  await expect(page.getByRole('table', { name: 'Capital por proyecto' }).getByText(share).first()).toBeVisible();

  await page.getByRole('link', { name: 'Estados de cuenta' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('application', { name: /^Pagos recibidos por mes/ })).toBeFocused();
  const [first, second] = await page
    .getByRole('figure', { name: 'Pagos recibidos por mes' })
    .locator('tbody tr')
    .allTextContents();
  await expect(page.getByRole('status')).toHaveText(first ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status')).toHaveText(second ?? '');
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('pagos-cimiento.csv');
  const text = await readFile(await download.path(), 'utf8');
  const { returnHistory } = (await (await page.request.get('/api/user/returns')).json()) as { returnHistory: object[] };
  expect(text.split('\r\n')[0]).toBe('\uFEFFPeríodo;Fecha de pago;Proyecto;Monto (USD);Estado;Esta parte');
  expect(text.trim().split('\r\n')).toHaveLength(returnHistory.length + 1);
});

test.describe('when the chart library cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|ChunkLoadError/ });

  test('shows tables in place of the charts, and draws the charts when it is tried again', async ({ page }) => {
    await signIn(page, 'maria');
    const refused = new Set<string>();
    await page.route(/\/remotes\/investor\/.*\.js/, async (route) => {
      const address = route.request().url();
      if (!(await (await page.request.get(address)).text()).includes('recharts')) return route.fallback();
      refused.add(new URL(address).pathname);
      return route.abort();
    });
    await page.goto('/dashboard');
    const failures = page.getByText('No pudimos dibujar este gráfico');
    await expect(failures).toHaveCount(2);
    // One retry is for both.
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reintentar' })).toHaveCount(1);
    expect(refused.size).toBe(1);
    for (const name of ['Pagos recibidos por mes', 'Capital por proyecto', 'Historial de pagos'])
      await expect(page.getByRole('table', { name })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Rentabilidad anual' })).toContainText(/\d+\.\d\d%/);
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('application')).toHaveCount(2);
    await expect(failures).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver Oportunidades' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
