/** The part of JSON Schema 2020-12 that the document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};

/** An object that always has all of its properties. */
export const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const isPlain = typeof schema.type === 'string' && schema.enum === undefined;
  return isPlain ? { ...schema, type: [schema.type as string, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}
