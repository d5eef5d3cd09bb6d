import {
  answerIdentity,
  cedulaDocuments,
  decide,
  expectAccessiblePage,
  expectStep,
  goOn,
  hasRoom,
  judge,
  openCase,
  sendPhoto,
} from '../support/identity';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const test = createDeploymentTest({ IDENTITY_REQUIRED: 'payment' });

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a person is verified after repeating one picture', async ({ page: office, records, openWindow }) => {
      test.slow();
      const person = await records.addPerson();
      const legalName = `Rosa Intriago ${person.id}`;
      const page = await openWindow(person, { viewport: { width, height: 900 } });
      await answerIdentity(page, legalName);
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
      await judge(office, cedulaDocuments[0]!, 's');
      await judge(office, cedulaDocuments[1]!, 's');
      await judge(office, cedulaDocuments[2]!, '1');
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
