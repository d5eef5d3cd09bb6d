import type { Description, Schema } from 'joi';
import type { JsonSchema } from './json-schema';

// Joi leaves what it tells of a schema untyped.
type Told = Description & {
  rules?: { name: string; args?: { limit?: number; regex?: string } }[];
  metas?: { json?: JsonSchema }[];
  keys?: Record<string, Told>;
  items?: Told[];
  flags?: { presence?: string; only?: boolean; default?: unknown };
};

const ruleToSchema: Record<string, (args: { limit?: number; regex?: string }) => JsonSchema> = {
  min: ({ limit }) => ({ minLength: limit }),
  max: ({ limit }) => ({ maxLength: limit }),
  email: () => ({ format: 'email' }),
  pattern: ({ regex }) => ({ pattern: regex?.replace(/^\/(.*)\/$/, '$1') }),
};

const rulesOf = ({ rules = [] }: Told): JsonSchema =>
  Object.assign({}, ...rules.map(({ name, args = {} }) => ruleToSchema[name]?.(args)));

const chosen = ({ flags, allow = [] }: Told): JsonSchema => (flags?.only ? { enum: allow } : {});

const defaultOf = ({ flags }: Told): JsonSchema => (flags?.default === undefined ? {} : { default: flags.default });

function objectSchema({ keys = {} }: Told): JsonSchema {
  const required = Object.keys(keys).filter((field) => keys[field]?.flags?.presence === 'required');
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(keys).map(([field, told]) => [field, schemaOf(told)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOf(told: Told): JsonSchema {
  const stated = told.metas?.find(({ json }) => json)?.json;
  if (stated) return { ...stated, ...defaultOf(told) };
  if (told.type === 'object') return objectSchema(told);
  if (told.type === 'string' || told.type === 'boolean') {
    return { type: told.type, ...rulesOf(told), ...chosen(told), ...defaultOf(told) };
  }
  throw new Error(
    `What a rule of type ${String(told.type)} takes cannot be seen from outside: say it with .meta({ json: … })`,
  );
}

/**
 * The rules of a body as JSON Schema. A rule that is code says what it takes with `.meta({ json })`.
 * @throws for a rule that it cannot tell
 */
export const bodySchema = (schema: Schema): JsonSchema => schemaOf(schema.describe() as Told);
