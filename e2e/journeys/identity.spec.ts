import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { createDeploymentTest } from '../support/own-deployment';
import { takePhoto } from '../support/take-photo';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const test = createDeploymentTest({ IDENTITY_REQUIRED: 'payment' });

/** Sends the picture of one document. */
async function sendPhoto(page: Page, name: string): Promise<void> {
  const card = page.getByRole('group', { name, exact: true });
  await card.getByLabel(/^Tomar/).setInputFiles(await takePhoto(page, name));
  await expect(card.getByRole('img', { name: `Lo que vas a enviar: ${name}` })).toBeVisible();
  await card.getByRole('button', { name: 'Enviar' }).click();
  await expect(card.getByText('Ya lo recibimos. Puedes cambiarlo.')).toBeVisible();
}

/** From the top: what the header covers would have too small a target. */
async function expectAccessiblePage(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();
const expectStep = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const hasRoom = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Answers everything, as a person who lives in Quito. */
async function answer(page: Page, legalName: string): Promise<void> {
  await page.goto('/identity');
  await page.getByLabel('Persona', { exact: true }).check();
  await page.getByLabel('Nombre completo').fill(legalName);
  await page.getByLabel('Cédula', { exact: true }).check();
  await page.getByLabel('Número').fill('1710034066');
  await expect(page.getByText('La cédula no es válida: revisa sus 10 dígitos')).toBeVisible();
  await page.getByLabel('Número').fill('1710034065');
  await page.getByLabel('Fecha de nacimiento').fill('1988-04-12');
  await expectAccessiblePage(page);
  await goOn(page);

  await expectStep(page, '2. Tus datos');
  await page.getByLabel('País de residencia').selectOption('EC');
  await page.getByLabel('Dirección').fill('Av. Amazonas 120, Quito');
  await page.getByLabel('Teléfono').fill('099 123 4567');
  await page.getByLabel('Ocupación').fill('Arquitecta');
  await page.getByLabel('Nacionalidad').selectOption('EC');
  await page.getByLabel('No', { exact: true }).check();
  await goOn(page);

  await expectStep(page, '3. Tu dinero');
  await page.getByLabel('Sueldo').check();
  await page.getByLabel(/^Cuánto piensas invertir/).fill('5000');
  await page.getByRole('checkbox', { name: /^Declaro que el dinero/ }).check();
  await goOn(page);
}

/** The case of a person, as a reviewer opens it from the queue. */
async function openCase(office: Page, legalName: string): Promise<void> {
  await office.goto('/admin/identity');
  await expectAccessiblePage(office);
  await office.getByRole('link', { name: legalName }).click();
  await expect(office.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  await office.keyboard.press('c');
  await expectToast(office, 'El caso es tuyo');
}

/** Waits for a document of the open case, and judges it by a key. */
async function judge(office: Page, name: string, key: string): Promise<void> {
  await expect(office.getByRole('img', { name })).toBeVisible();
  await office.keyboard.press(key);
  await office.keyboard.press('d');
}

const documents = ['Cédula, anverso', 'Cédula, reverso', 'Selfie'];

async function decide(office: Page, key: string, dialogName: string): Promise<Locator> {
  await office.keyboard.press(key);
  const dialog = office.getByRole('dialog', { name: dialogName });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a person is verified after repeating one picture', async ({ page: office, records, openWindow }) => {
      test.slow();
      const person = await records.addPerson();
      const legalName = `Rosa Intriago ${person.id}`;
      const page = await openWindow(person, { viewport: { width, height: 900 } });
      await answer(page, legalName);
      await expectStep(page, '4. Documentos');
      await sendPhoto(page, 'Cédula, anverso');
      // The camera's program ends the tab; everything that was typed and sent is there again.
      await page.reload();
      await sendPhoto(page, 'Cédula, reverso');
      await page.goto('/identity?paso=revisar');
      await expect(page.getByText('Falta una cosa:')).toBeVisible();
      await page.getByRole('link', { name: 'Selfie' }).click();
      await sendPhoto(page, 'Selfie');
      await expectAccessiblePage(page);
      await goOn(page);
      await expect(page.getByText('$5,000.00')).toBeVisible();
      expect(await hasRoom(page)).toBe(true);
      await page.getByRole('button', { name: 'Enviar a revisión' }).click();
      await expect(page.getByRole('heading', { name: 'Recibimos tus datos' })).toBeVisible();
      await expectAccessiblePage(page);

      await signIn(office, 'admin');
      await openCase(office, legalName);
      await judge(office, documents[0]!, 's');
      await judge(office, documents[1]!, 's');
      await judge(office, documents[2]!, '1');
      await expectAccessiblePage(office);
      expect(await hasRoom(office)).toBe(true);
      const corrections = await decide(office, 'p', 'Pedir correcciones');
      await expect(corrections.getByText(/^Selfie: La imagen está borrosa/)).toBeVisible();
      await corrections.getByRole('button', { name: 'Pedir correcciones' }).click();
      await expectToast(office, 'Correcciones pedidas');

      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Ver qué falta' }).click();
      await expect(page.getByText(/^La imagen está borrosa/)).toBeVisible();
      await expect(page.getByRole('group', { name: 'Cédula, anverso' })).toHaveCount(0);
      await sendPhoto(page, 'Selfie');
      await expectAccessiblePage(page);
      await page.getByRole('button', { name: 'Enviar de nuevo' }).click();
      await expect(page.getByRole('heading', { name: 'Recibimos tus datos' })).toBeVisible();

      await openCase(office, legalName);
      await office.getByRole('button', { name: /^Selfie/ }).click();
      await judge(office, 'Selfie', 's');
      const approval = await decide(office, 'a', 'Aprobar identidad');
      await approval.getByRole('button', { name: 'Aprobar' }).click();
      await expectToast(office, 'Identidad: verificada');
      await expect(office.getByText(/^Vale hasta el/)).toBeVisible();

      await page.goto('/settings');
      await expect(page.getByRole('region', { name: 'Mis datos' }).getByText('Verificada')).toBeVisible();
      await page.getByRole('link', { name: 'Verifica tu identidad' }).click();
      await expect(page.getByRole('heading', { name: 'Tu identidad está verificada' })).toBeVisible();
      await expectAccessiblePage(page);
    });

    test('the office reads thresholds, rules and lists', async ({ page: office }) => {
      await signIn(office, 'admin');
      await office.goto('/admin/identity/thresholds');
      await expect(office.getByRole('heading', { level: 1, name: 'Umbrales' })).toBeVisible();
      await expectAccessiblePage(office);
      await office.goto('/admin/identity/compliance');
      await expect(office.getByText('pendiente de confirmar').first()).toBeVisible();
      expect(await hasRoom(office)).toBe(true);
      await expectAccessiblePage(office);
      await office.getByRole('tab', { name: 'Listas' }).click();
      await office.getByRole('button', { name: 'Cargar lista' }).click();
      const dialog = office.getByRole('dialog', { name: 'Cargar lista' });
      await dialog.getByLabel('Lista').selectOption({ label: 'Lista propia' });
      // With what the list has already: a load that loses it is refused.
      const own = [
        'uid;name;birthDate;country;documentNumber;aliases',
        'LP-1;ARANGO RESTREPO, Felipe Andrés;1961;Colombia;;',
        'LP-2;Vladimir Ejemplo Prueba;1960-01-01;RU;;',
      ].join('\n');
      await dialog
        .getByLabel(/^Archivo/)
        .setInputFiles({ name: 'propia.csv', mimeType: 'text/csv', buffer: Buffer.from(own) });
      await expectAccessiblePage(office);
      await dialog.getByRole('button', { name: 'Cargar' }).click();
      await expectToast(office, 'Lista cargada');
      await expect(office.getByRole('table', { name: 'Listas en uso' })).toContainText('Lista propia');
    });
  });
}
