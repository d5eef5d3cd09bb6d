import {
  periodPattern,
  webhookFields,
  type WebhookFields,
  type WebhookField,
  webhookTypeLabel,
  webhookTimeoutSeconds,
  webhookTypes,
  type WebhookType,
} from '@cimiento/contracts';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { type JsonSchema, toNullable, toObjectSchema } from './json-schema';
import { webhookTag } from './tags';

type PlainKind = Exclude<WebhookField['kind'], 'list'>;

const kinds: Record<PlainKind, JsonSchema> = {
  id: { type: 'integer', minimum: 1 },
  whole: { type: 'integer', minimum: 0 },
  money: { type: 'string', pattern: '^\\d+\\.\\d{2}$' },
  signedMoney: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' },
  percent: { type: 'string', pattern: '^\\d+(\\.\\d{1,4})?$' },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  month: { type: 'string', pattern: periodPattern.source },
  text: { type: 'string' },
};

const samples: Record<PlainKind, string | number> = {
  id: 7,
  whole: 12,
  money: '125.50',
  signedMoney: '-125.50',
  percent: '8.5',
  date: '2026-01-31',
  instant: '2026-01-31T14:00:00.000Z',
  month: '2026-01',
  text: 'CIM-7K3M9-QXR4T',
};

function createFieldSchema({ kind, values, items, isNullable, description }: WebhookField): JsonSchema {
  const schema: JsonSchema =
    kind === 'list'
      ? { type: 'array', items: createDataSchema(items ?? {}) }
      : { ...kinds[kind], ...(values && { enum: [...values] }) };
  const unit = kind === 'money' || kind === 'signedMoney' ? ', en dólares con dos decimales, como texto' : '';
  return { ...(isNullable ? toNullable(schema) : schema), description: description + unit };
}

const createDataSchema = (fields: WebhookFields): JsonSchema =>
  toObjectSchema(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createFieldSchema(field)])));

/** The body of a webhook of one type. */
export const createWebhookSchema = (type: WebhookType): JsonSchema =>
  toObjectSchema({
    type: { type: 'string', const: type, description: 'Qué pasó' },
    timestamp: { type: 'string', format: 'date-time', description: 'Cuándo pasó' },
    sequence: {
      type: 'integer',
      minimum: 1,
      description:
        'Número del evento, el mismo en todos sus envíos: los eventos de un registro, en el orden en que cambió',
    },
    data: createDataSchema(webhookFields[type]),
  });

const createExampleData = (fields: WebhookFields): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, values, items }]) => [
      name,
      kind === 'list' ? [createExampleData(items ?? {})] : (values?.[0] ?? samples[kind]),
    ]),
  );

const createExample = (type: WebhookType) => ({
  type,
  timestamp: samples.instant,
  sequence: 4021,
  data: createExampleData(webhookFields[type]),
});

const headers = [
  ['webhook-id', 'Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido'],
  ['webhook-timestamp', 'Cuándo se hizo este intento, en segundos desde 1970'],
  [
    'webhook-signature',
    'Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto',
  ],
] as const;

const parameters: OpenApi.ParameterObject[] = headers.map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

/** The webhooks that endpoints receive, by type: the `webhooks` section of the document. */
export const createWebhooks = (): Record<string, { post: OpenApi.OperationObject }> =>
  Object.fromEntries(
    webhookTypes.map((type) => [
      type,
      {
        post: {
          tags: [webhookTag],
          operationId: `receive_${type.replaceAll('.', '_')}`,
          summary: webhookTypeLabel[type],
          description: `Llega al menos una vez, no siempre en orden. Responde con 2xx en ${webhookTimeoutSeconds} segundos. Las reglas están en la sección Webhooks.`,
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: createWebhookSchema(type), example: createExample(type) } },
          },
          responses: { '2XX': { description: 'Recibido' }, 410: { description: 'Ya no existe: desactiva el webhook' } },
        },
      },
    ]),
  );
