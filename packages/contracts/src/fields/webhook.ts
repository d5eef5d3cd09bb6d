import { webhookDisabledReasonLabel, type WebhookEvent } from '../messages/webhooks';
import { messages } from '../texts/messages';
import { choice, flag, instant, nullable, recorded, reference, text, url } from './field';
import type { RecordFacts } from './record';

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
