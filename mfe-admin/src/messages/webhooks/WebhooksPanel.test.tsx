import { screen, within } from '@testing-library/react';
import { findToast, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import { DeliveriesPanel } from './DeliveriesPanel';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  ReplayDeliveryDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from './webhooks.generated';
import { WebhooksPanel } from './WebhooksPanel';

const row = {
  id: 4,
  url: 'https://sistema.example/webhooks',
  events: ['order.paid', 'payment.paid'],
  description: 'Contabilidad',
  enabled: true,
  disabledAt: null,
  disabledReason: null,
  previousSecretUntil: null,
  createdAt: '2026-03-06T20:04:00.000Z',
  author: { id: 1, fullName: 'Lucía Paz' },
};
const delivery = {
  id: 9,
  endpointId: 4,
  event: 'order.paid',
  messageId: 'msg_9_abc',
  status: 'dead' as const,
  attempts: 10,
  responseCode: 503,
  durationMs: 41,
  error: 'La respuesta fue 503',
  payload: '{"type":"order.paid","data":{"orderId":3}}',
  createdAt: '2026-03-06T20:04:00.000Z',
  nextAttemptAt: null,
  finishedAt: '2026-03-09T20:04:00.000Z',
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const list = (rows: (typeof row)[] = [row]) => reply(WebhooksDocument, { webhookEndpoints: rows });

const open = (first: Reply, panel = <WebhooksPanel />, query = '') =>
  renderPage(panel, {
    path: `/admin/integrations?tab=webhooks${query}`,
    replies: [
      first,
      reply(CreateWebhookDocument, { createWebhookEndpoint: { id: 5, secret } }),
      reply(UpdateWebhookDocument, { updateWebhookEndpoint: { ...row, enabled: false, disabledReason: 'manual' } }),
      reply(RotateWebhookSecretDocument, { rotateWebhookSecret: { id: 4, secret } }),
      reply(TestWebhookDocument, { testWebhookEndpoint: { id: 9 } }),
      reply(DeleteWebhookDocument, { deleteWebhookEndpoint: { id: 4 } }),
      reply(WebhookDeliveriesDocument, { adminWebhookDeliveries: toPage([delivery]) }),
      reply(ReplayDeliveryDocument, {
        replayWebhookDelivery: { ...delivery, status: 'pending', attempts: 0, error: null },
      }),
    ],
  });

test('creates a webhook with its events, and shows its secret once', async () => {
  const { user, getVariables } = open(list([]));
  expect(await screen.findByText('No hay webhooks')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear webhook' });
  await user.type(within(dialog).getByLabelText(/Dirección/), 'sistema.example');
  await user.click(within(dialog).getByRole('button', { name: 'Crear' }));
  expect(await within(dialog).findByText(/Escribe una dirección completa/)).toBeInTheDocument();
  expect(within(dialog).getByText('Elige al menos un evento')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText(/Dirección/));
  await user.type(within(dialog).getByLabelText(/Dirección/), row.url);
  await user.click(within(dialog).getByLabelText(/payment\.paid/));
  await user.click(within(dialog).getByLabelText(/order\.paid/));
  await user.click(within(dialog).getByRole('button', { name: 'Crear' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  expect(getVariables('CreateWebhook')).toEqual([
    { input: { url: row.url, events: ['order.paid', 'payment.paid'], description: null, enabled: true } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Ya lo guardé' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

test('tries a webhook, changes its secret, edits and deletes it', async () => {
  const { user, getVariables } = open(list());
  expect(await screen.findByText(row.url)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Enviar prueba: / }));
  expect(await findToast('Prueba en cola: mira el resultado en Envíos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Cambiar secreto: / }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Cambiar secreto' })).getByRole('button', {
      name: 'Cambiar',
    }),
  );
  expect(await screen.findByText(/El anterior firma también durante 24 horas/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ya lo guardé' }));
  await user.click(screen.getByRole('button', { name: /^Editar: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar webhook' });
  await user.click(within(dialog).getByLabelText(/Activo/));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await findToast('Webhook actualizado')).toBeInTheDocument();
  expect(getVariables('UpdateWebhook')).toEqual([
    { id: 4, input: { url: row.url, events: row.events, description: 'Contabilidad', enabled: false } },
  ]);
  await user.click(screen.getByRole('button', { name: /^Eliminar: / }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Eliminar webhook' })).getByRole('button', {
      name: 'Eliminar',
    }),
  );
  expect(await findToast('Webhook eliminado')).toBeInTheDocument();
});

test('shows the deliveries of a webhook with the answer, and sends one again', async () => {
  const { user, getVariables } = open(list(), <DeliveriesPanel />, '&endpointId=4');
  expect(await screen.findByText('503 en 41 ms')).toBeInTheDocument();
  expect(getVariables('WebhookDeliveries')).toEqual([expect.objectContaining({ endpointId: 4, status: null })]);
  await user.click(screen.getByRole('button', { name: 'Ver el envío 9' }));
  const dialog = await screen.findByRole('dialog', { name: 'Envío 9: Orden pagada' });
  expect(within(dialog).getByText('La respuesta fue 503')).toBeInTheDocument();
  expect(within(dialog).getByText('msg_9_abc')).toBeInTheDocument();
  expect(within(dialog).getByRole('region', { name: 'Cuerpo enviado' })).toHaveTextContent('"orderId": 3');
  await user.click(within(dialog).getByRole('button', { name: 'Repetir envío' }));
  expect(await findToast('Envío en cola')).toBeInTheDocument();
  expect(getVariables('ReplayDelivery')).toEqual([{ id: 9 }]);
});

test('says that the webhooks load, and that they failed to', async () => {
  open(reply(WebhooksDocument, neverAnswer));
  expect(await screen.findByText('Cargando webhooks...')).toBeInTheDocument();
});

test('offers to try again after a failure', async () => {
  open(reply(WebhooksDocument, fail('INTERNAL', 'Algo salió mal.')));
  expect(await screen.findByText(/No se pudieron cargar los webhooks/)).toBeInTheDocument();
});
