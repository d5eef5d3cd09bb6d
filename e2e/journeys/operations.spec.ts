import { addMonths, formatMonth, today, toPeriod } from '@cimiento/contracts';
import { WebhookReceiver } from '@cimiento/gateway/testing';
import type { Standalone } from '@cimiento/standalone';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { chooseOption, getRow } from '../support/back-office';
import { chooseLine, postStatement, registerBankAccount, searchTarget } from '../support/money';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

const test = createDeploymentTest({ WEBHOOK_ALLOW_PRIVATE: '1' });

const width = 1440;

test.beforeEach(({ page }) => signIn(page, 'admin'));

const getQueue = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Lo que espera' }).getByRole('listitem').filter({ hasText: label });

/** Opens the console, and waits until it has read its queues. */
async function openConsole(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Operaciones' }).getByText(/^Al día:/)).toBeVisible();
}

/** Number of rows of a queue that the console shows; an empty queue is folded. */
async function readCount(page: Page, label: string): Promise<number> {
  await openConsole(page);
  const queue = getQueue(page, label);
  return (await queue.count()) === 0 ? 0 : Number(await queue.locator('strong').textContent());
}

/** Opens the rows of a queue by its link in the console, once it counts so many. */
async function openQueue(page: Page, label: string, count: number): Promise<void> {
  await page.goto('/admin');
  await expect(getQueue(page, label).locator('strong')).toHaveText(String(count));
  await expectAccessible(page);
  await getQueue(page, label).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Asserts that a queue counts so many again. */
async function expectCount(page: Page, label: string, count: number): Promise<void> {
  await openConsole(page);
  if (count === 0) await expect(getQueue(page, label)).toHaveCount(0);
  else await expect(getQueue(page, label).locator('strong')).toHaveText(String(count));
}

/** Gives up a message of the outbox, as after its last attempt. */
const giveUp = ({ gateway }: Standalone, where: string, parameters: unknown[]) =>
  gateway.database.transaction((manager) =>
    manager.query(
      `UPDATE outbox_message SET status = 'dead', dueAt = NULL, finishedAt = createdAt WHERE ${where}`,
      parameters,
    ),
  );

const countMessages = async ({ gateway }: Standalone, where: string): Promise<number> => {
  const [row] = await gateway.database.reader.query<{ messages: number }[]>(
    `SELECT COUNT(*) AS messages FROM outbox_message WHERE ${where}`,
  );
  return Number(row?.messages);
};

test('withdrawals are approved and paid, and a balance below zero is made up by the next rent', async ({
  page,
  openWindow,
  records,
}) => {
  test.slow();
  const [toApprove, toPay, negative] = ['Retiros por aprobar', 'Retiros por pagar', 'Saldos negativos'];
  const before = [
    await readCount(page, toApprove),
    await readCount(page, toPay),
    await readCount(page, negative),
  ] as const;
  const { person, project, investment } = await records.addHolder();
  const payment = await records.addPayment(investment, project.id);
  const home = await openWindow(person);
  await home.goto('/balance');
  await registerBankAccount(home, person.fullName);
  await home.getByRole('button', { name: 'Solicitar retiro' }).click();
  const dialog = home.getByRole('dialog', { name: 'Solicitar retiro' });
  await dialog.getByLabel('Monto').fill(payment.amount);
  await dialog.getByRole('button', { name: 'Solicitar retiro' }).click();
  await expectToast(home, 'Retiro solicitado', 'Te avisaremos en cada paso.');

  await openQueue(page, toApprove, before[0] + 1);
  await getRow(page, person.fullName).getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(page, 'Retiro aprobado');
  await expectCount(page, toApprove, before[0]);

  await openQueue(page, toPay, before[1] + 1);
  await getRow(page, person.fullName).getByRole('button', { name: 'Marcar pagado' }).click();
  const paid = page.getByRole('dialog');
  await paid.getByLabel('Referencia del banco').fill('TRF-2026-78');
  await paid.getByRole('button', { name: 'Marcar pagado' }).click();
  await expectToast(page, 'Retiro pagado');
  await expectCount(page, toPay, before[1]);

  // The rent that was withdrawn had been paid by mistake.
  expect((await page.request.delete(`/api/admin/returns/${payment.id}`)).status()).toBe(200);
  await openQueue(page, negative, before[2] + 1);
  await expect(getRow(page, person.fullName)).toContainText('-$125.50');
  await expectAccessible(page);
  await records.addPayment(investment, project.id, { amount: '200.00', period: '2031-02' });
  await expectCount(page, negative, before[2]);
});

test('a sale is settled, approved by the second administrator, and its money collected', async ({
  page,
  openWindow,
  records,
}) => {
  test.slow();
  const [unsettled, approvals, uncollected] = [
    'Finalizada sin liquidación',
    'Aprobaciones pendientes',
    'Ventas por recibir',
  ];
  const before = [
    await readCount(page, unsettled),
    await readCount(page, approvals),
    await readCount(page, uncollected),
  ] as const;
  const { project } = await records.addHolder({ status: 'exited', exitDate: '2026-01-15' });

  await openQueue(page, unsettled, before[0] + 1);
  await getRow(page, project.name).getByRole('link').click();
  await page.getByLabel('Precio de venta (USD)').fill('12000');
  await page.getByLabel('Fecha de venta').fill('2026-01-15');
  await page.getByRole('button', { name: 'Ver reparto' }).click();
  await page.getByRole('checkbox', { name: /^Recibido del banco/ }).check();
  await page.getByRole('button', { name: 'Registrar salida' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Registrar salida' }).click();
  await expectToast(page, 'Enviado a aprobación');
  await openQueue(page, approvals, before[1] + 1);
  await expect(getRow(page, project.name)).toBeVisible();
  await approveAsSecond(openWindow, width, { search: project.name, shows: '$12,000.00' });
  await expectCount(page, approvals, before[1]);
  await expectCount(page, unsettled, before[0]);

  await openQueue(page, uncollected, before[2] + 1);
  await expect(getRow(page, project.name)).toContainText('Faltan $12,000.00');
  const description = createUniqueName('VENTA INMUEBLE');
  await postStatement(page, [{ description, reference: 'VENTA', amount: '12000.00' }], 1);
  await page.goto('/admin/reconciliation');
  await chooseLine(page, description);
  await (await searchTarget(page, project.name, `Venta de ${project.name}`)).click();
  await expectToast(page, 'Movimiento identificado');
  await expectCount(page, uncollected, before[2]);
});

test('money that nobody announced is assigned, and a reservation is paid by its transfer', async ({
  page,
  openWindow,
  records,
}) => {
  test.slow();
  const [unmatched, reservations] = ['Dinero por identificar', 'Reservas por vencer'];
  const before = [await readCount(page, unmatched), await readCount(page, reservations)] as const;
  const person = await records.addPerson();
  const project = await records.addProject();
  const home = await openWindow(person);
  const order = await home.request.post('/api/user/orders', {
    data: { projectId: project.id, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true },
  });
  expect(order.status(), await order.text()).toBe(201);
  const { reference } = (await order.json()) as { reference: string };
  await openQueue(page, reservations, before[1] + 1);
  await expect(getRow(page, project.name)).toContainText('Reservada');
  const description = createUniqueName('DEPOSITO EN VENTANILLA');
  const lines = [
    { description: 'TRANSFERENCIA RECIBIDA', reference, amount: '1000.00' },
    { description, reference: '', amount: '76.35' },
  ];
  await postStatement(page, lines, 1);
  await expectCount(page, reservations, before[1]);

  await openQueue(page, unmatched, before[0] + 1);
  await chooseLine(page, description);
  await (await searchTarget(page, person.fullName, `Saldo de ${person.fullName}`)).click();
  await expectToast(page, 'Movimiento identificado');
  await expectCount(page, unmatched, before[0]);
});

test('a month without payment is paid, and a project past its term gets a new date', async ({
  page,
  records,
  deployment,
}) => {
  test.slow();
  const [unpaid, pastTerm] = ['Meses sin pago', 'Proyectos fuera de plazo'];
  const before = [await readCount(page, unpaid), await readCount(page, pastTerm)] as const;
  const period = toPeriod(today());
  const { project, investment } = await records.addHolder({
    status: 'funded',
    fundedDate: '2023-01-10',
    term: '12 meses',
    funded: 300_000,
  });
  // As if it had been made months ago.
  await deployment.gateway.database.transaction((manager) =>
    manager.query('UPDATE investment SET investedOn = ? WHERE id = ?', [`${addMonths(period, -3)}-01`, investment.id]),
  );
  const months = (await readCount(page, unpaid)) - before[0];
  expect(months).toBeGreaterThan(0);
  await openQueue(page, unpaid, before[0] + months);
  for (let month = 0; month < months; month += 1) {
    await page.goto('/admin/rents');
    await getRow(page, project.name)
      .first()
      .getByRole('link', { name: /^Ver pagos/ })
      .click();
    await page.getByRole('button', { name: 'Pago mensual' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pago mensual' });
    await chooseOption(page, 'Proyecto', project.name, project.name);
    await dialog.getByLabel('Período').fill(addMonths(period, month - 2));
    await dialog.getByLabel('Renta bruta (USD)').fill('70.83');
    await dialog.getByLabel('Fecha de Pago').fill(today());
    await dialog.getByLabel('Estado').selectOption({ label: 'Pagado' });
    await dialog.getByRole('button', { name: 'Ver reparto' }).click();
    await page.getByLabel('Es correcto: publicar así').check();
    await page.getByRole('button', { name: 'Publicar pagos' }).click();
    await expectToast(page, 'Pagos publicados');
  }
  await expectCount(page, unpaid, before[0]);

  await openQueue(page, pastTerm, before[1] + 1);
  await getRow(page, project.name).getByRole('link').click();
  await page.getByRole('link', { name: `Contenido de ${project.name}` }).click();
  await page.getByRole('button', { name: 'Escribir novedad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escribir novedad' });
  await dialog.getByLabel('Tipo').selectOption({ label: 'Retraso' });
  await dialog.getByLabel('Título').fill('La venta tarda más');
  await dialog.getByLabel('Texto').fill(`Esperamos venderlo en ${formatMonth(addMonths(period, 6))}.`);
  await dialog.getByLabel('Nueva fecha prevista').fill(`${addMonths(period, 6)}-15`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publicar novedad' }).click();
  await expectToast(page, 'Novedad publicada');
  await expectCount(page, pastTerm, before[1]);
});

test('a request about personal data is answered, and one for an invitation declined', async ({
  page,
  openWindow,
  records,
}) => {
  const [requests, waitlist] = ['Solicitudes de datos personales', 'Lista de espera'];
  const before = [await readCount(page, requests), await readCount(page, waitlist)] as const;
  const person = await records.addPerson();
  const home = await openWindow(person);
  const data = { kind: 'correction', details: 'Mi segundo apellido es Ríos.' };
  const response = await home.request.post('/api/user/data-subject-requests', { data });
  expect(response.status(), await response.text()).toBe(201);
  await openQueue(page, requests, before[0] + 1);
  await getRow(page, person.fullName)
    .getByRole('button', { name: /^Atender/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Corregimos tu apellido.');
  await dialog.getByRole('button', { name: 'Marcar atendida' }).click();
  await expectToast(page, 'Solicitud atendida');
  await expectCount(page, requests, before[0]);

  const fullName = createUniqueName('Persona en espera');
  const answers = { location: 'Loja', occupation: 'Docente', whyInterested: 'Quiero empezar.', consentData: true };
  const email = `${fullName.split(' ').at(-1)}@prueba.example`;
  expect((await page.request.post('/api/waitlist', { data: { fullName, email, ...answers } })).status()).toBe(201);
  await openQueue(page, waitlist, before[1] + 1);
  await page.getByRole('button', { name: `Rechazar: ${fullName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
  await expectToast(page, 'Solicitud rechazada');
  await expectCount(page, waitlist, before[1]);
});

test.describe('messages', () => {
  // axe asks every frame to run a script, which the sandbox of the preview refuses.
  test.use({ expectedErrors: /Blocked script execution in 'about:srcdoc'/ });

  test('an e-mail and a webhook that failed are sent again', async ({ page, openWindow, records, deployment }) => {
    test.slow();
    const [emails, webhooks] = ['Correos que fallaron', 'Webhooks que fallaron'];
    const before = [await readCount(page, emails), await readCount(page, webhooks)] as const;
    const receiver = await WebhookReceiver.start();
    const created = await page.request.post('/graphql', {
      data: {
        query: 'mutation ($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }',
        variables: { input: { url: receiver.url, description: 'Contabilidad', events: ['order.reserved'] } },
      },
    });
    expect(await created.json()).toHaveProperty('data.createWebhookEndpoint.secret');
    const person = await records.addPerson();
    const project = await records.addProject();
    const home = await openWindow(person);
    const order = await home.request.post('/api/user/orders', {
      data: { projectId: project.id, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true },
    });
    expect(order.status(), await order.text()).toBe(201);
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect.poll(() => countMessages(deployment, "topic = 'webhook' AND status <> 'done'")).toBe(0);
    await giveUp(deployment, "topic = 'webhook'", []);
    await giveUp(deployment, "topic = 'email' AND recipient = ?", [person.email]);
    const deadEmails = await countMessages(deployment, "topic = 'email' AND status = 'dead'");
    expect(deadEmails).toBeGreaterThan(0);

    await openQueue(page, webhooks, before[1] + 1);
    await page.getByRole('button', { name: /^Ver el envío/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Repetir envío' }).click();
    await expectToast(page, 'Envío en cola');
    await expect.poll(() => receiver.received.length).toBe(2);
    await expectCount(page, webhooks, before[1]);

    for (let left = deadEmails; left > 0; left -= 1) {
      await openQueue(page, emails, before[0] + left);
      await page
        .getByRole('button', { name: /^Ver el correo/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar otra vez' }).click();
      await expectToast(page, 'Correo en cola');
    }
    await expectCount(page, emails, before[0]);
    await receiver.stop();
  });
});
