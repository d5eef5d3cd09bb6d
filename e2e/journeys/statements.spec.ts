import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const lastYear = new Date().getUTCFullYear() - 1;

for (const width of widths)
  test(`an investor saves a requested statement, and a visitor verifies it at ${width} px`, async ({
    page,
    openWindow,
    records,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await records.addPerson({ fullName: 'María Ñáñez de Prueba' });
    const project = await records.addProject();
    const investment = await records.addInvestment(project.id, { userId: person.id });
    const month = `${lastYear}-03`;
    await records.addPayment(investment, project.id, { period: month, paymentDate: `${lastYear}-04-15` });
    await signIn(page, person);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Estados de cuenta' }).click();
    await page.getByLabel('Año').selectOption(String(lastYear));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pedir estado de cuenta' }).click();
    await expectToast(page, 'Lo estamos preparando');
    const card = page.getByRole('group', { name: `Estado de cuenta EC-${lastYear}` });
    await expect(card).toContainText('Listo');
    await expect(card).toContainText('$125.50');
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Descargar PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`estado-de-cuenta-${lastYear}-v1.pdf`);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const address = (await card.getByRole('link', { name: 'Verificar' }).getAttribute('href')) ?? '';

    const visitor = await openWindow(null, { viewport: { width, height: 900 } });
    await visitor.goto(address);
    const facts = visitor.getByRole('region', { name: 'Documento auténtico' });
    await expect(facts).toContainText('$125.50');
    await expect(visitor.getByText(person.fullName)).toHaveCount(0);
    const file = { name: 'estado.pdf', mimeType: 'application/pdf', buffer: bytes };
    await visitor.getByLabel(/Elígelo para comparar/).setInputFiles(file);
    await expect(visitor.getByText('sin ningún cambio')).toBeVisible();
    await expectAccessible(visitor);
    const changed = { ...file, buffer: Buffer.concat([bytes, Buffer.from('\n')]) };
    await visitor.getByLabel(/Elígelo para comparar/).setInputFiles(changed);
    await expect(visitor.getByText('No es el documento que emitimos')).toBeVisible();
    await expectAccessible(visitor);
  });

test.describe('with a code that nobody has', () => {
  test.use({ expectedErrors: /404/ });

  test('a visitor learns that it is unknown', async ({ page }) => {
    await page.goto('/verificar/2222-2222-2222-2222-2222');
    await expect(page.getByRole('alert')).toContainText('No hay un estado de cuenta con este código');
    await expectAccessible(page);
  });
});

test('an administrator previews and issues the missing statements of a year, with notices', async ({
  page,
  openWindow,
  records,
}) => {
  // A year in which nobody of the demonstration data had a movement.
  const year = new Date().getUTCFullYear() - 6;
  const { person, project, investment } = await records.addHolder();
  await records.addPayment(investment, project.id, { period: `${year}-03`, paymentDate: `${year}-04-15` });
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/admin/statements');
  await page.getByLabel('Año').selectOption(String(year));
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('group', { name: 'Se emitirán' })).not.toContainText(/^Se emitirán0/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Emitir \d+ estados? de cuenta$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir', exact: true }).click();
  await expectToast(page, 'Emisión iniciada');
  const bar = page.getByRole('progressbar', { name: `Avance de la emisión de ${year}` }).first();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expectAccessible(page);

  const investor = await openWindow(person);
  await investor.goto('/notifications');
  await investor.getByText('Tu estado de cuenta está listo').click();
  await expect(investor.getByRole('group', { name: `Estado de cuenta EC-${year}` })).toContainText('Listo');
});
