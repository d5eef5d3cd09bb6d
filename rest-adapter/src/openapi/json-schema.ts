import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';

export type JsonSchema = OpenApi.SchemaObject;

/** An object whose properties are all required. */
export const toObjectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** The schema, or null. */
export function toNullable(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (Array.isArray(type)) return type.includes('null') ? schema : { ...schema, type: [...type, 'null'] };
  const isPlain = typeof type === 'string' && schema.enum === undefined;
  return isPlain ? { ...schema, type: [type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}
