import type { Page } from '@playwright/test';
import { verifyWebhook, WebhookReceiver } from '@cimiento/gateway/testing';
import { expectAccessible } from '../support/accessible';
import { getRow } from '../support/back-office';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const test = createDeploymentTest({ WEBHOOK_ALLOW_PRIVATE: '1' }).extend<{ receiver: WebhookReceiver }>({
  // Playwright reads the names of the needed fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  receiver: async ({}, use) => {
    const receiver = await WebhookReceiver.start();
    await use(receiver);
    await receiver.stop();
  },
});

/** Creates an endpoint in the back office for orders that are reserved, and gives its secret. */
async function createEndpoint(page: Page, url: string): Promise<string> {
  await page.goto('/admin/integrations');
  await page.getByRole('tab', { name: 'Webhooks' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear webhook' });
  await dialog.getByLabel('Dirección').fill(url);
  await dialog.getByLabel('Descripción').fill('Contabilidad');
  await dialog.getByLabel('Orden reservada (order.reserved)').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crear' }).click();
  const created = page.getByRole('dialog', { name: 'Webhook creado' });
  const secret = await created.getByLabel('Secreto del webhook').innerText();
  await expectAccessible(page);
  await created.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(getRow(page, url)).toContainText('Activo');
  return secret;
}

for (const width of widths)
  test(`a program learns of an order by a webhook, and gets it again, at ${width} px`, async ({
    page,
    openWindow,
    records,
    receiver,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin');
    const secret = await createEndpoint(page, receiver.url);

    const { id: projectId } = await records.addProject();
    const person = await records.addPerson();
    const investor = await openWindow(person);
    const order = await investor.request.post('/api/user/orders', {
      data: { projectId, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true },
    });
    expect(order.status()).toBe(201);
    const { id: orderId } = (await order.json()) as { id: number };

    await expect.poll(() => receiver.received.length).toBe(1);
    const [webhook] = receiver.received;
    if (!webhook) throw new Error('nothing arrived');
    expect(verifyWebhook(secret, webhook)).toMatchObject({
      type: 'order.reserved',
      data: { orderId, projectId, userId: person.id, amount: '1000.00', fundedFrom: 'transfer', status: 'reserved' },
    });

    await getRow(page, receiver.url).getByRole('button', { name: 'Ver envíos' }).click();
    await expect(page).toHaveURL(/tab=deliveries&endpointId=\d+/);
    const row = getRow(page, 'Orden reservada');
    await expect(async () => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await expect(row).toContainText('Enviado', { timeout: 2000 });
    }).toPass();
    await expect(row).toContainText('200 en');
    await expectAccessible(page);
    await row.getByRole('button', { name: /Ver el envío/ }).click();
    const dialog = page.getByRole('dialog', { name: /Envío \d+: Orden reservada/ });
    await expect(dialog.getByRole('region', { name: 'Cuerpo enviado' })).toContainText(`"orderId": ${orderId}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Repetir envío' }).click();
    await expectToast(page, 'Envío en cola');
    await expect.poll(() => receiver.received.length).toBe(2);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);

    // The next run of this journey counts its own endpoint alone.
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    await getRow(page, receiver.url).getByRole('button', { name: 'Eliminar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Eliminar webhook' });
    await question.getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expectToast(page, 'Webhook eliminado');
  });
