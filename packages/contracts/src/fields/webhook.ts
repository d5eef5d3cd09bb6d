import { webhookDisabledReasonLabel, type WebhookEvent } from '../messages/webhooks';
import { messages } from '../texts/messages';
import { choice, flag, instant, nullable, recorded, reference, text, url } from './field';
import type { ApiTexts, RecordFacts } from './record';

/** An endpoint as an administrator describes it, besides its events. */
export const webhookEndpointFields = {
  url: url('Dirección', {
    message: messages.webhookUrl,
    placeholder: 'https://tu-sistema.example/webhooks',
    hint: 'Recibe los eventos por POST. Debe ser pública y empezar con https.',
  }),
  description: nullable(text('Descripción', { placeholder: 'Contabilidad', hint: 'Para qué sistema es.' })),
  enabled: flag('Activo', {
    fallback: true,
    hint: 'Mientras está desactivado no recibe eventos.',
    description:
      'Whether the endpoint receives events; defaults to true. Enabling the endpoint delivers the waiting events.',
  }),
};

/** A validated endpoint. */
export type WebhookEndpointInput = {
  url: string;
  events: WebhookEvent[];
  description: string | null;
  enabled: boolean;
};

/** An endpoint as it is stored, without its secrets. */
export const webhookEndpointRecordFields = {
  url: webhookEndpointFields.url,
  events: recorded(text('Eventos')),
  description: webhookEndpointFields.description,
  disabledAt: recorded(instant('Desactivado')),
  disabledReason: recorded(choice('Motivo', webhookDisabledReasonLabel)),
  failingSince: recorded(instant('Falla desde')),
  previousSecretUntil: recorded(instant('El secreto anterior vale hasta')),
  secretRotated: flag('Secreto'),
  createdBy: recorded(reference('Quien lo creó', 'ID de quien lo creó')),
  createdAt: recorded(instant('Creado')),
};

export const webhookEndpointRecord: RecordFacts = {
  label: 'Webhook',
  table: 'webhook_endpoint',
  kept: 'integrations',
  namesNobody: true,
  meaning: 'A URL that receives webhooks.',
  nonPersonalTexts: ['url', 'events', 'description', 'secret', 'previousSecret', 'olderSecrets'],
  fields: webhookEndpointRecordFields,
};

export const webhookApiTexts: ApiTexts = {
  'WebhookEndpoint.enabled': 'Si recibe eventos',
  'WebhookEndpoint.disabledReason': 'Por qué no los recibe; null si los recibe',
  'WebhookEndpoint.previousSecretUntil': 'Hasta cuándo firma también un secreto reemplazado; null si no hay ninguno',
  'CreatedWebhookEndpoint.enabled': 'Si recibe eventos',
  'CreatedWebhookEndpoint.disabledReason': 'Por qué no los recibe; null si los recibe',
  'CreatedWebhookEndpoint.previousSecretUntil':
    'Hasta cuándo firma también un secreto reemplazado; null si no hay ninguno',
  'CreatedWebhookEndpoint.secret':
    'Secreto de las firmas: whsec_ y la clave del HMAC en base64. No se puede leer otra vez',
  'WebhookDelivery.attempts': 'Intentos desde que se creó o se repitió',
  'WebhookDelivery.durationMs': 'Cuánto duró el último intento, en ms',
  'WebhookDelivery.error': 'Por qué falló el último intento',
  'WebhookDelivery.event': 'Nombre del evento, como payment.paid',
  'WebhookDelivery.finishedAt': 'Cuándo se entregó, se retuvo o se abandonó',
  'WebhookDelivery.messageId': 'La cabecera webhook-id de todos sus intentos',
  'WebhookDelivery.nextAttemptAt': 'Cuándo es el próximo intento; null si no hay',
  'WebhookDelivery.payload':
    'El cuerpo tal como se firma y se envía; sin sequence hasta el primer intento; vacío sin permiso para leer el registro del evento',
  'WebhookDelivery.responseCode': 'Estado HTTP de la última respuesta; null si no hubo',
};
