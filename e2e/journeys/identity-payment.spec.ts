import { expectAccessible } from '../support/accessible';
import { getRow } from '../support/back-office';
import {
  answerIdentity,
  cedulaDocuments,
  decide,
  expectStep,
  goOn,
  hasRoom,
  judge,
  openCase,
  sendPhoto,
} from '../support/identity';
import { getFigure, placeOrder, postStatement } from '../support/money';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const test = createDeploymentTest({ IDENTITY_REQUIRED: 'payment' });

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a transfer waits for the identity of its investor, and pays the order after the approval', async ({
      page: office,
      records,
      openWindow,
    }) => {
      test.slow();
      const [person, project] = [await records.addPerson(), await records.addProject()];
      const legalName = `Rosa Intriago ${person.id}`;
      const page = await openWindow(null, { viewport: { width, height: 900 } });
      await placeOrder(page, person, project.id, 'Por transferencia', 1);
      const orderPath = new URL(page.url()).pathname;
      await expect(page.getByText('Para mover dinero necesitamos verificar tu identidad.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Haz la transferencia' })).toBeVisible();
      expect(await hasRoom(page)).toBe(true);
      await expectAccessible(page);
      const answer = await page.request.get(`/api/user${orderPath}`);
      const { number, reference } = (await answer.json()) as { number: string; reference: string };

      await signIn(office, 'admin');
      await postStatement(office, [{ description: 'TRANSFERENCIA RECIBIDA', reference, amount: '1000.00' }]);
      await page.goto('/notifications');
      await expect(
        page.getByText(`Tu orden ${number} de $1,000 espera a que tu identidad esté verificada`),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Recibimos tu depósito' }).click();
      await expect(
        page.getByText('Tu dinero está en tu saldo y alcanza para esta orden: no hace falta transferir más.'),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'Haz la transferencia' })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Verificar identidad' }).click();
      await expect(page).toHaveURL(/\/identity$/);

      await answerIdentity(page, legalName);
      await expectStep(page, '4. Documentos');
      for (const name of cedulaDocuments) await sendPhoto(page, name);
      await goOn(page);
      await page.getByRole('button', { name: 'Enviar a revisión' }).click();
      await expect(page.getByRole('heading', { name: 'Recibimos tus datos' })).toBeVisible();
      await page.goto(orderPath);
      await expect(page.getByText('Podrás mover dinero cuando termine la revisión.')).toBeVisible();

      await openCase(office, legalName);
      for (const name of cedulaDocuments) await judge(office, name, 's');
      const approval = await decide(office, 'a', 'Aprobar identidad');
      await approval.getByRole('button', { name: 'Aprobar' }).click();
      await expectToast(office, 'Identidad: verificada');

      await page.goto('/notifications');
      await expect(page.getByText('Ya puedes pagar órdenes y retirar tu dinero.')).toBeVisible();
      await page.goto(orderPath);
      await page.getByRole('button', { name: 'Pagar con mi saldo' }).click();
      const question = page.getByRole('alertdialog', { name: '¿Pagar con tu saldo?' });
      await question.getByRole('button', { name: 'Pagar $1,000' }).click();
      await expectToast(page, 'Inversión hecha', 'Pagaste $1,000 con tu saldo.');
      await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/orders');
      await expect(getRow(page, number)).toContainText('Pagada');
      await page.goto('/dashboard');
      await expect(getFigure(page, 'Total Invertido')).toContainText('$1,000');
      await page.goto('/balance');
      await expect(getFigure(page, 'Disponible')).toContainText('$0.00');
    });
  });
}
