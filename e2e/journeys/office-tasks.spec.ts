import { today } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { chooseOption, getRow, openList } from '../support/back-office';
import { Clicks } from '../support/clicks';
import { chooseLine, getProposal, postStatement, uploadStatement, searchTarget } from '../support/money';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';
import { selectFirst } from '../support/widths';

// Clicks that the other tasks of the office take; the limits are those of before the issue that asked for fewer.

test.beforeEach(({ page }) => signIn(page, 'admin'));

const getQueue = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Lo que espera' }).getByRole('listitem').filter({ hasText: label });

// A bank's text names a person by two words: a number in a name would leave words that others have, too.
const createWord = (): string =>
  `Z${Array.from({ length: 9 }, () => 'bcdfghklmnprstvz'[Math.floor(Math.random() * 16)]).join('')}`;

test('one person of the waitlist is invited with at most three clicks', async ({ page }) => {
  const fullName = createUniqueName('Espera sola');
  const answers = { location: 'Loja', occupation: 'Docente', investmentRange: '5k10k', consentData: true };
  const data = { fullName, email: `${fullName.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@prueba.example`, ...answers };
  const whyInterested = 'Quiero seguir mis ahorros mes a mes.';
  expect((await page.request.post('/api/waitlist', { data: { ...data, whyInterested } })).status()).toBe(201);
  await page.goto(`/admin/settings?tab=waitlist&q=${encodeURIComponent(fullName)}`);
  const clicks = new Clicks('invite one person of the waitlist');
  await clicks.click(page.getByRole('button', { name: `Invitar: ${fullName}` }));
  await clicks.click(page.getByRole('dialog').getByRole('button', { name: 'Crear invitación' }));
  await expect(page.getByRole('dialog')).toContainText('Código creado');
  expect(clicks.report()).toBeLessThanOrEqual(3);
});

test('a statement is posted with at most four clicks, and a movement assigned with two to four', async ({
  page,
  records,
}) => {
  test.slow();
  const person = await records.addPerson({ fullName: `${createWord()} ${createWord()}` });
  const [first, named, unnamed] = ['PRIMERA', 'CON NOMBRE', 'SIN NOMBRE'].map((part) =>
    createUniqueName(`TRF ${part}`),
  );
  await postStatement(page, [{ description: first!, reference: '', amount: '10.00' }], 1);

  const lines = [
    { description: `${named} ${person.fullName}`, reference: '', amount: '75.25' },
    { description: unnamed!, reference: '', amount: '80.10' },
  ];
  const upload = new Clicks('post a statement');
  await uploadStatement(page, lines, { upload, unmatched: 2 });
  expect(upload.report()).toBeLessThanOrEqual(4);

  const assign = new Clicks('assign a movement to its candidate');
  await chooseLine(page, named!);
  assign.add();
  await assign.click(getProposal(page).getByRole('button', { name: `Asignar a Saldo de ${person.fullName}` }));
  await expectToast(page, 'Movimiento identificado');
  expect(assign.report()).toBeLessThanOrEqual(2);

  const find = new Clicks('assign a movement without a candidate');
  await chooseLine(page, unnamed!);
  find.add();
  const target = await searchTarget(page, person.fullName, `Saldo de ${person.fullName}`);
  find.add();
  await find.click(target);
  await expect(target).toBeHidden();
  expect(find.report()).toBeLessThanOrEqual(3);
});

test('the run of one project takes at most five clicks', async ({ page, records }) => {
  const { project } = await records.addHolder();
  await page.goto('/admin/payments');
  const clicks = new Clicks('monthly run of one project');
  await clicks.click(page.getByRole('button', { name: 'Pago mensual' }));
  await chooseOption(page, 'Proyecto', project.name, project.name);
  clicks.add();
  const dialog = page.getByRole('dialog', { name: 'Pago mensual' });
  await dialog.getByLabel('Período').fill('nov 2032');
  await dialog.getByLabel('Renta bruta (USD)').fill('70.83');
  await dialog.getByLabel('Fecha de Pago').fill(today());
  await clicks.click(dialog.getByRole('button', { name: 'Ver reparto' }));
  await clicks.check(page.getByLabel('Es correcto: publicar así'));
  await clicks.click(page.getByRole('button', { name: 'Publicar pagos' }));
  await expectToast(page, 'Pagos publicados');
  expect(clicks.report()).toBeLessThanOrEqual(5);
});

test('a sale with one cost takes at most six clicks, and its approval on a phone four', async ({
  page,
  openWindow,
  records,
}) => {
  test.slow();
  const { project } = await records.addHolder({ status: 'exited', exitDate: '2026-01-15' });
  await openList(page, 'projects', project.name);
  const sale = new Clicks('sell a project with one cost');
  await sale.click(getRow(page, project.name).getByRole('link', { name: 'Finalizada sin liquidación' }));
  await page.getByLabel('Precio de venta (USD)').fill('12000');
  await page.getByLabel('Fecha de venta').fill('2026-01-15');
  await sale.click(page.getByRole('button', { name: 'Añadir costo' }));
  await page.getByLabel('Concepto').fill('Notaría');
  await page.getByLabel('Monto (USD)').fill('500');
  await sale.click(page.getByRole('button', { name: 'Ver reparto' }));
  await sale.click(page.getByRole('checkbox', { name: /^Recibido del banco/ }));
  await sale.click(page.getByRole('button', { name: 'Registrar salida' }));
  await sale.click(page.getByRole('alertdialog').getByRole('button', { name: 'Registrar salida' }));
  await expectToast(page, 'Enviado a aprobación');
  expect(sale.report()).toBeLessThanOrEqual(6);

  const phone = await openWindow(
    { username: 'tesoreria', password: 'tesoreria123' },
    { viewport: { width: 390, height: 844 } },
  );
  await phone.goto('/admin');
  const approval = new Clicks('approve a request on a phone, from the console');
  await approval.click(getQueue(phone, 'Aprobaciones pendientes').getByRole('link'));
  await approval.click(getRow(phone, project.name).getByRole('button', { name: 'Revisar' }));
  await approval.check(phone.getByRole('dialog').getByRole('checkbox', { name: /^Recibido del banco/ }));
  await approval.click(phone.getByRole('dialog').getByRole('button', { name: 'Aprobar' }));
  await expectToast(phone, 'Acción aprobada y ejecutada');
  expect(approval.report()).toBeLessThanOrEqual(4);
});

for (const width of selectFirst(390, 1440))
  test(`a wrong assignment is found the next day and taken back at ${width} px`, async ({ page, records }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const project = await records.addProject();
    const [sofia, jose] = [await records.addPerson(), await records.addPerson()];
    const orders: { id: number; number: string }[] = [];
    for (const person of [sofia, jose]) {
      await signIn(page, person);
      const data = { projectId: project.id, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true };
      const response = await page.request.post('/api/user/orders', { data });
      expect(response.status(), await response.text()).toBe(201);
      orders.push((await response.json()) as { id: number; number: string });
    }
    await signIn(page, 'admin');
    const description = createUniqueName('TRANSFERENCIA DE ALGUIEN');
    // With a reference of the bank it is another movement than equal ones of the day, also where the balances do not continue.
    const reference = createUniqueName('TRF');
    await postStatement(page, [{ description, reference, amount: '1000.00' }], 1);
    const assign = async (order: { number: string }) => {
      await page.goto(`/admin/reconciliation?q=${encodeURIComponent(description)}`);
      await getRow(page, description)
        .getByRole('button', { name: /^Identificar/ })
        .click();
      await (await searchTarget(page, order.number, `Orden ${order.number}`)).click();
      await expectToast(page, 'Movimiento identificado');
    };
    await assign(orders[0]!);
    await signIn(page, sofia);
    await page.goto(`/orders/${orders[0]!.id}`);
    await expect(page.getByText('Pagada').first()).toBeVisible();

    await signIn(page, 'admin');
    await page.goto(`/admin/reconciliation?q=${encodeURIComponent(description)}&from=${today()}`);
    await getRow(page, description)
      .getByRole('button', { name: /^Deshacer/ })
      .click();
    const question = page.getByRole('alertdialog', { name: '¿Deshacer la identificación?' });
    await expect(question).toContainText(orders[0]!.number);
    await expect(question).toContainText(sofia.fullName);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Deshacer' }).click();
    await expectToast(page, 'Identificación deshecha');

    await signIn(page, sofia);
    await page.goto(`/orders/${orders[0]!.id}`);
    await expect(page.getByText('Reservada').first()).toBeVisible();
    await page.goto('/notifications');
    await expect(page.getByText(/no era tuya|de otra persona/).first()).toBeVisible();

    await signIn(page, 'admin');
    await assign(orders[1]!);
    await signIn(page, jose);
    await page.goto(`/orders/${orders[1]!.id}`);
    await expect(page.getByText('Pagada').first()).toBeVisible();
  });
