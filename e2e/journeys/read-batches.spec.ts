import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible';
import { chooseAction, getRow, openList } from '../support/back-office';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';

const test = createDeploymentTest({ APPROVALS: 'required' });

test('what comes back from a file that was read needs another approval', async ({ page, openWindow }) => {
  await signIn(page, 'maria');
  const answer = await page.request.post('/api/user/withdrawals', { data: { amount: '125.50' } });
  const { reference } = (await answer.json()) as { reference: string };

  const open = (username: string) => openWindow({ username, password: `${username}123` });
  const approver = await open('tesoreria');
  await openList(approver, 'withdrawals', reference);
  await approver.getByRole('button', { name: 'Elegir el solicitado' }).click();
  await approver.getByRole('button', { name: 'Aprobar el elegido ($125.50)' }).click();
  const question = approver.getByRole('alertdialog', { name: '¿Aprobar el retiro?' });
  for (const box of await question.getByRole('checkbox').all()) await box.check();
  await expectAccessible(approver);
  await question.getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(approver, '1 retiro aprobado');

  const payer = await open('finanzas');
  await payer.goto('/admin/withdrawals?tab=batches');
  await payer.getByRole('button', { name: 'Crear lote' }).click();
  const creation = payer.getByRole('dialog', { name: 'Crear lote' });
  await expect(creation.getByRole('checkbox').first()).toBeVisible();
  await creation.getByRole('button', { name: 'Crear lote' }).click();
  await expectToast(payer, 'Lote creado');
  await payer
    .getByRole('button', { name: /^Descargar CSV: Lote/ })
    .first()
    .click();
  const reading = payer.getByRole('alertdialog', { name: /^¿Leer el archivo del lote/ });
  await expectAccessible(payer);
  const started = payer.waitForEvent('download');
  await reading.getByRole('button', { name: 'Leer y descargar' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^retiros-cimiento-lote-\d+\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(reference);
  await expect(payer.getByText(/^Leído el .* por /).first()).toBeVisible();
  await chooseAction(
    payer
      .getByRole('row')
      .filter({ hasText: /^Lote \d/ })
      .first(),
    'Anular lote',
  );
  await payer.getByRole('alertdialog').getByRole('button', { name: 'Anular lote' }).click();
  await expectToast(payer, 'Lote anulado');

  await openList(approver, 'withdrawals', reference);
  const row = getRow(approver, reference);
  await expect(row).toContainText('el banco puede pagarlo hasta el');
  await row.getByRole('button', { name: /^El banco no lo pagó/ }).click();
  const statement = approver.getByRole('dialog', { name: /^El banco no pagó el retiro de/ });
  await statement.getByLabel('Motivo').fill('Lo confirmó el banco por teléfono');
  await statement.getByRole('button', { name: 'Registrar que no se pagó' }).click();
  await expectToast(approver, 'Registrado: el banco no lo pagó');
  await row.getByRole('button', { name: /^Aprobar/ }).click();
  const again = approver.getByRole('alertdialog', { name: 'Aprobar retiro' });
  await expect(again).toContainText(/Lote \d+, que leyó/);
  await again.getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(approver, 'Retiro aprobado');
  await expect(row).toContainText('Aprobado');
});
