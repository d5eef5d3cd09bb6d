import type { Description, Schema } from 'joi';
import { fieldTexts } from './field-texts';
import { type JsonSchema, toNullable } from './json-schema';

// The result of describe(); Joi types most of it as any.
type JoiDescription = Description & {
  rules?: { name: string; args?: { limit?: number; regex?: string } }[];
  metas?: { json?: JsonSchema }[];
  keys?: Record<string, JoiDescription>;
  items?: JoiDescription[];
  flags?: { presence?: string; only?: boolean; default?: unknown; description?: string; unit?: string };
};

const ruleToSchema: Record<string, (args: { limit?: number; regex?: string }) => JsonSchema> = {
  min: ({ limit }) => ({ minLength: limit }),
  max: ({ limit }) => ({ maxLength: limit }),
  email: () => ({ format: 'email' }),
  pattern: ({ regex }) => ({ pattern: regex?.replace(/^\/(.*)\/$/, '$1') }),
};

const fromRules = ({ rules = [] }: JoiDescription): JsonSchema =>
  Object.assign({}, ...rules.map(({ name, args = {} }) => ruleToSchema[name]?.(args)));

const fromAllowed = ({ flags, allow = [] }: JoiDescription): JsonSchema => (flags?.only ? { enum: allow } : {});

/** The schema with the default of its field; one whose default is null, or that clears with null, takes null too. */
function withDefault(schema: JsonSchema, { flags, allow = [] }: JoiDescription): JsonSchema {
  if (flags?.default === undefined) return !flags?.only && allow.includes(null) ? toNullable(schema) : schema;
  return { ...(flags.default === null ? toNullable(schema) : schema), default: flags.default };
}

function objectSchema({ keys = {} }: JoiDescription): JsonSchema {
  const required = Object.keys(keys).filter((field) => keys[field]?.flags?.presence === 'required');
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, toFieldSchema(field, key)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

const join = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join('. ');

/** The schema with the texts of the fields inside it, which have no separate rule. */
function withInnerTexts(schema: JsonSchema): JsonSchema {
  if ('items' in schema) return { ...schema, items: withInnerTexts(schema.items as JsonSchema) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([name, field]): [string, JsonSchema] => [
      name,
      { ...withInnerTexts(field), description: field.description ?? fieldTexts[name]?.[0] },
    ],
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The schema of a field with what it means, or else the label of its rule, and its unit. */
function toFieldSchema(name: string, description: JoiDescription): JsonSchema {
  const { flags } = description;
  const text = join(fieldTexts[name]?.[0] ?? flags?.description, flags?.unit);
  const schema = withInnerTexts(toSchema(description));
  return text === '' ? schema : { ...schema, description: text };
}

function arraySchema({ items: [item] = [], rules = [] }: JoiDescription): JsonSchema {
  const getLimit = (rule: string): number | undefined => rules.find(({ name }) => name === rule)?.args?.limit;
  return { type: 'array', items: item ? toSchema(item) : {}, minItems: getLimit('min'), maxItems: getLimit('max') };
}

function toSchema(description: JoiDescription): JsonSchema {
  const stated = description.metas?.find(({ json }) => json)?.json;
  if (stated) return withDefault(stated, description);
  const { type } = description;
  if (type === 'object') return objectSchema(description);
  if (type === 'array') return arraySchema(description);
  if (type === 'string' || type === 'boolean') {
    return withDefault({ type, ...fromRules(description), ...fromAllowed(description) }, description);
  }
  throw new Error(`A Joi rule of type ${String(type)} needs .meta({ json: … }): its JSON Schema cannot be derived`);
}

/**
 * The JSON Schema of a body. A custom rule states its own with `.meta({ json })`.
 * @throws for a rule whose schema is neither stated nor derivable
 */
export const createBodySchema = (schema: Schema): JsonSchema => toSchema(schema.describe() as JoiDescription);
