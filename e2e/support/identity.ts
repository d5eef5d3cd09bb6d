import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { takePhoto } from './take-photo';
import { expect } from './test';
import { expectToast } from './toast';

/** Sends the picture of one document. */
export async function sendPhoto(page: Page, name: string): Promise<void> {
  const card = page.getByRole('group', { name, exact: true });
  await card.getByLabel(/^Tomar/).setInputFiles(await takePhoto(page, name));
  await expect(card.getByRole('img', { name: `Lo que vas a enviar: ${name}` })).toBeVisible();
  await card.getByRole('button', { name: 'Enviar' }).click();
  await expect(card.getByText('Ya lo recibimos. Puedes cambiarlo.')).toBeVisible();
}

/** From the top: what the header covers would have too small a target. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();
export const expectStep = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
export const hasRoom = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Answers everything, as a person who lives in Quito. */
export async function answerIdentity(page: Page, legalName: string): Promise<void> {
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
export async function openCase(office: Page, legalName: string): Promise<void> {
  await office.goto('/admin/identity');
  await expectAccessiblePage(office);
  await office.getByRole('link', { name: legalName }).click();
  await expect(office.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  await office.keyboard.press('c');
  await expectToast(office, 'El caso es tuyo');
}

/** Waits for a document of the open case, and judges it by a key. */
export async function judge(office: Page, name: string, key: string): Promise<void> {
  await expect(office.getByRole('img', { name })).toBeVisible();
  await office.keyboard.press(key);
  await office.keyboard.press('d');
}

/** Documents of a person with a cédula. */
export const cedulaDocuments = ['Cédula, anverso', 'Cédula, reverso', 'Selfie'];

/** Opens the question of a decision by its key. */
export async function decide(office: Page, key: string, dialogName: string): Promise<Locator> {
  await office.keyboard.press(key);
  const dialog = office.getByRole('dialog', { name: dialogName });
  await expect(dialog).toBeVisible();
  return dialog;
}
