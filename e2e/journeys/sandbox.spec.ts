import {
  addDays,
  formatExactDollars,
  formatPaymentDate,
  parseCents,
  sandboxNotice,
  today,
  toPeriod,
} from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { chooseOption } from '../support/back-office';
import { test } from '../support/sandbox';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';

const getNotice = (page: Page) => page.getByRole('complementary', { name: 'Entorno de pruebas' });
const hasRoom = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page says that it is of a sandbox, at 360 px in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const address of ['/', '/login']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(getNotice(page)).toHaveText(sandboxNotice);
      await expectAccessible(page);
      expect(await hasRoom(page)).toBe(true);
    }
    await signIn(page, 'admin');
    await page.goto('/admin/integrations?tab=sandbox');
    await expect(page.getByRole('button', { name: 'Adelantar el reloj' })).toBeVisible();
    await expect(getNotice(page)).toBeVisible();
    await expectAccessible(page);
    expect(await hasRoom(page)).toBe(true);
  });
}

test('a program deposits with a test key, time passes, and a month of rents reaches the balance', async ({
  page,
  openWindow,
  baseURL,
}) => {
  const investor = await openWindow('maria');
  const readBalance = async () =>
    parseCents(((await (await investor.request.get('/api/user/balance')).json()) as { available: string }).available);
  const start = await readBalance();

  await signIn(page, 'admin');
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'Crear clave' }).click();
  const form = page.getByRole('dialog', { name: 'Crear clave de API' });
  await form.getByLabel('Nombre').fill('Pruebas de integración');
  await form.getByLabel(/payments:write/).check();
  await form.getByRole('button', { name: 'Crear' }).click();
  const shown = page.getByText(/^cim_test_\w{38}$/);
  await expect(shown).toBeVisible();
  const key = (await shown.textContent()) ?? '';
  await page.getByRole('button', { name: 'Ya la guardé' }).click();

  const deposit = (authorization: string) =>
    fetch(`${baseURL}/api/sandbox/deposits`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 2, amount: '1250.50' }),
    });
  expect((await deposit(`Bearer ${key}`)).status).toBe(201);
  expect((await deposit(`Bearer ${key.replace('test', 'live')}`)).status).toBe(401);
  expect(await readBalance()).toBe(start + 125_050);

  await page.getByRole('tab', { name: 'Entorno de pruebas' }).click();
  const later = addDays(today(), 60);
  await page.getByRole('button', { name: 'Adelantar el reloj' }).click();
  const clock = page.getByRole('dialog', { name: 'Adelantar el reloj' });
  await clock.getByLabel('Fecha del entorno').fill(later);
  await clock.getByRole('button', { name: 'Adelantar' }).click();
  await expectToast(page, 'Reloj adelantado');
  await expect(page.getByText(formatPaymentDate(later))).toBeVisible();

  // Nobody has to sign in again.
  await page.reload();
  await page.getByRole('button', { name: 'Simular un mes de rentas' }).click();
  const rents = page.getByRole('dialog', { name: 'Simular un mes de rentas' });
  const { name } = (await (await page.request.get('/api/projects/6')).json()) as { name: string };
  await chooseOption(page, 'Proyecto', name, new RegExp(name));
  await rents.getByLabel('Período').fill(toPeriod(later));
  await rents.getByRole('button', { name: 'Simular' }).click();
  await expectToast(page, 'Rentas simuladas');

  const end = await readBalance();
  expect(end).toBeGreaterThan(start + 125_050);
  await investor.goto('/balance');
  const available = formatExactDollars((end / 100).toFixed(2));
  await expect(investor.getByRole('group', { name: 'Disponible' })).toContainText(available);
  await expect(getNotice(investor)).toBeVisible();
});
