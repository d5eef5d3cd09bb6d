import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { date, instant, nullable, recorded, reference, text } from './field';
import type { ApiKeyScope } from '../access/api-keys';
import type { RecordFacts } from './record';

/** A key as an administrator creates it, besides its scopes. */
export const apiKeyFields = {
  name: text('Nombre', {
    max: limits.apiKeyName.max,
    message: messages.apiKeyName,
    placeholder: 'Contabilidad',
    hint: 'Para qué sistema es.',
  }),
  expiresAt: nullable(
    date('Último día en que vale', {
      message: messages.expiresOn,
      hint: 'En blanco no vence nunca. Una clave que vence obliga a renovarla.',
      description: 'Expiry: the last valid day in Ecuador (YYYY-MM-DD) or a timestamp; null if the key never expires.',
    }),
  ),
};

/** A new key; `expiresAt` is an instant, ISO 8601. */
export type ApiKeyInput = { name: string; scopes: ApiKeyScope[]; expiresAt: string | null };

/** A key as it is stored. */
export const apiKeyRecordFields = {
  name: apiKeyFields.name,
  prefix: recorded(text('Comienzo')),
  scopes: recorded(text('Alcances')),
  createdBy: recorded(reference('Quien la creó', 'ID de quien la creó')),
  createdAt: recorded(instant('Creada')),
  expiresAt: recorded(instant('Vence')),
  lastUsedAt: recorded(instant('Último uso')),
  revokedAt: recorded(instant('Revocada')),
};

export const apiKeyRecord: RecordFacts = {
  label: 'Clave de API',
  table: 'api_key',
  kept: 'integrations',
  namesNobody: true,
  fields: apiKeyRecordFields,
};
