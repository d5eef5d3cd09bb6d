import { outboxStatus, webhookTypeLabel } from '@cimiento/contracts';
import { webhookEndpointSchema } from '@cimiento/contracts/schemas';
import { byChoice, byReference, createListRoute } from './list';
import type { Route } from './route';

const path = '/api/admin/webhook-endpoints';
const deliveries = '/api/admin/webhook-deliveries';
const endpoint =
  'id url events description enabled disabledAt disabledReason previousSecretUntil createdBy createdAt updatedAt';
const delivery =
  'id endpointId event messageId status attempts responseCode durationMs error payload createdAt nextAttemptAt finishedAt';

/** URLs that receive events, and what was sent to them. */
export const webhookRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'Los webhooks, sin sus secretos',
    access: 'admin',
    operation: `query { webhookEndpoints { ${endpoint} } }`,
    pagedBy: 'adapter',
    responseSchema: 'WebhookEndpoint',
  },
  {
    method: 'POST',
    path,
    summary: 'Crea un webhook; solo esta respuesta muestra su secreto, en secret',
    access: 'admin',
    body: webhookEndpointSchema,
    operation: `mutation ($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input) { ${endpoint} secret } }`,
    responseSchema: 'CreatedWebhookEndpoint',
    isIdempotent: true,
    showsSecret: true,
    status: 201,
  },
  {
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Lee un webhook, sin su secreto',
    access: 'admin',
    operation: `query ($id: Int!) { webhookEndpoint(id: $id) { ${endpoint} revision } }`,
    hasRevision: true,
    responseSchema: 'WebhookEndpoint',
  },
  {
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Cambia un webhook; al activarlo se envía lo que esperaba',
    access: 'admin',
    body: webhookEndpointSchema,
    readOnly: ['id', 'disabledAt', 'disabledReason', 'previousSecretUntil', 'createdBy', 'createdAt', 'updatedAt'],
    operation: `mutation ($id: Int!, $input: WebhookEndpointInput!, $revision: String) { updateWebhookEndpoint(id: $id, input: $input, revision: $revision) { ${endpoint} revision } }`,
    hasRevision: true,
    responseSchema: 'WebhookEndpoint',
  },
  {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Elimina un webhook con sus envíos',
    access: 'admin',
    operation: 'mutation ($id: Int!, $revision: String) { deleteWebhookEndpoint(id: $id, revision: $revision) { id } }',
    hasRevision: true,
    responseSchema: 'Deletion',
  },
  {
    method: 'POST',
    path: `${path}/{id}/rotate-secret`,
    summary: 'Da a un webhook un secreto nuevo, en secret; el anterior firma también durante 24 horas',
    access: 'admin',
    operation: `mutation ($id: Int!) { rotateWebhookSecret(id: $id) { ${endpoint} secret } }`,
    responseSchema: 'CreatedWebhookEndpoint',
    isIdempotent: true,
    showsSecret: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/test`,
    summary: 'Envía un evento de prueba, webhook.test',
    access: 'admin',
    operation: `mutation ($id: Int!) { testWebhookEndpoint(id: $id) { ${delivery} } }`,
    responseSchema: 'WebhookDelivery',
    isIdempotent: true,
  },
  createListRoute({
    path: deliveries,
    summary: 'Los envíos de los webhooks de los últimos 90 días',
    access: 'admin',
    query: 'webhookDeliveries',
    count: 'webhookDeliveryCount',
    fields: delivery,
    filters: {
      endpointId: byReference('ID del webhook'),
      status: byChoice('OutboxStatus', 'Estado', outboxStatus),
      event: byChoice('String', 'Evento', webhookTypeLabel),
    },
    responseSchema: 'WebhookDelivery',
  }),
  {
    method: 'POST',
    path: `${deliveries}/{id}/replay`,
    summary: 'Repite un envío, con el mismo webhook-id',
    access: 'admin',
    operation: `mutation ($id: Int!) { replayWebhookDelivery(id: $id) { ${delivery} } }`,
    responseSchema: 'WebhookDelivery',
    isIdempotent: true,
  },
];
