import { parseCents } from '@cimiento/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectFirstScreen, expectOnFirstScreen } from '../support/first-screen';
import { getFigure } from '../support/money';
import { openWhole } from '../support/pages';
import { addStaff, openOffice } from '../support/staff';
import { expect, signIn, test } from '../support/test';

const specified = ['Total Invertido', 'Rendimientos', 'Propiedades'] as const;
const parts = ['En proyectos', 'En tu saldo', 'Por llegar'] as const;

const getHeading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });
const getNextRent = (page: Page): Locator => page.getByRole('paragraph').filter({ hasText: /^Próxima renta: / });

const readCents = async (figure: Locator): Promise<number> => {
  const [amount = ''] = /\$[\d,]+(?:\.\d\d)?/.exec(await figure.innerText()) ?? [];
  return parseCents(amount.replace(/[$,]/g, ''));
};

test('the first screen says what the investor has, what came and comes, and what waits', async ({ page }) => {
  await signIn(page, 'maria');
  await expectFirstScreen(page, '/dashboard', () => [
    getHeading(page, /^Hola, María/),
    page.getByRole('region', { name: /^Tu reserva espera / }),
    page.getByRole('button', { name: 'Pagar con mi saldo' }),
    page.getByRole('link', { name: 'Ver cómo transferir' }),
    getHeading(page, /^Tienes \$/),
    ...parts.map((name) => getFigure(page, name)),
    page.getByRole('paragraph').filter({ hasText: /^Renta de \S+ de \d{4}: \$[\d,.]+ recibidos/ }),
    getFigure(page, 'Rentabilidad anual'),
    getNextRent(page),
    ...specified.map((name) => getFigure(page, name)),
  ]);
  await expectAccessible(page);
});

test('the total is the sum of its three parts, and the next rent is that of the calendar', async ({ page }) => {
  await signIn(page, 'maria');
  await openWhole(page, '/dashboard');
  const amounts = await Promise.all(parts.map((name) => readCents(getFigure(page, name))));
  expect(await readCents(getHeading(page, /^Tienes/))).toBe(amounts.reduce((sum, cents) => sum + cents, 0));
  await expect(getNextRent(page)).toHaveText(/^Próxima renta: \$[\d,.]+ el \d+\/\d+\/\d{4}, \S+/);
  const next = await readCents(getNextRent(page));
  await openWhole(page, '/calendar');
  expect(await readCents(getFigure(page, 'Próxima renta'))).toBe(next);
});

test('the figures of a row have one size and one line, also on a phone', async ({ page }) => {
  await signIn(page, 'maria');
  for (const width of [360, 1093]) {
    await page.setViewportSize({ width, height: 740 });
    await openWhole(page, '/dashboard');
    for (const row of [parts, specified]) {
      const boxes = await Promise.all(row.map((name) => getFigure(page, name).locator('p').nth(1).boundingBox()));
      expect(new Set(boxes.map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
    }
  }
});

test('a long name takes one line of at most 40 px', async ({ page, records }) => {
  const fullName = 'María Fernanda de los Ángeles Villavicencio Guerrero de la Torre y Ñáñez Espinosa';
  await signIn(page, await records.addPerson({ fullName }));
  for (const width of [360, 1093, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await openWhole(page, '/dashboard');
    const box = await getHeading(page, `Hola, ${fullName}`).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('shows a new account on the first screen how to start', async ({ page, records }) => {
  await signIn(page, await records.addPerson());
  await expectFirstScreen(page, '/dashboard', () => [
    getHeading(page, 'Aún no tienes inversiones'),
    ...['Elige un proyecto', 'Decide tu monto', 'Recibe tus rentas'].map((step) =>
      page.getByRole('listitem').filter({ hasText: step }),
    ),
    page.getByRole('link', { name: 'Explorar proyectos' }),
    ...specified.map((name) => getFigure(page, name)),
  ]);
  await expect(getHeading(page, /^Tienes/)).toHaveCount(0);
  await expectAccessible(page);
});

for (const staffRole of ['finance', 'content'])
  test(`shows ${staffRole} on the first screen what waits in the back office, one step away`, async ({
    openWindow,
    records,
  }) => {
    const { page, faults } = await openOffice(openWindow, await addStaff(records, staffRole));
    const card = page.getByRole('region', { name: 'Administración' });
    const enter = card.getByRole('link', { name: 'Ir a la administración' });
    await expectFirstScreen(page, '/dashboard', () => [getHeading(page, 'Administración'), enter]);
    await expectAccessible(page);
    const waiting = await card.getByRole('listitem').getByRole('link').allInnerTexts();
    await enter.click();
    await expect(page).toHaveURL(/\/admin$/);
    const queues = page.getByRole('main').getByRole('listitem');
    for (const name of waiting) await expect(queues.filter({ hasText: name })).toHaveCount(1);
    const [first] = waiting;
    if (first !== undefined) {
      await openWhole(page, '/dashboard');
      await expectOnFirstScreen(page, card.getByRole('link', { name: first }));
      await card.getByRole('link', { name: first }).click();
      await expect(page).toHaveURL(/\/admin\/./);
    }
    expect({ faults, hasWork: staffRole === 'content' || waiting.length > 0 }).toEqual({ faults: [], hasWork: true });
  });
