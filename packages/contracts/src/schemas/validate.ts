import type Joi from 'joi';
import type { FieldErrors } from '../texts/errors';
import { limits } from '../texts/limits';
import { messages } from '../texts/messages';

const preferences: Joi.ValidationOptions = {
  abortEarly: false,
  errors: { wrap: { label: false } },
  messages: {
    'object.unknown': messages.unknownField,
    'object.base': messages.invalidData,
    '*': messages.invalidValue,
  },
};

// Joi compiles the messages at each call, unless the schema has them: half of its time.
const prepared = new WeakMap<Joi.ObjectSchema, Joi.ObjectSchema>();

function prepare(schema: Joi.ObjectSchema): Joi.ObjectSchema {
  const known = prepared.get(schema) ?? schema.prefs(preferences);
  prepared.set(schema, known);
  return known;
}

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/**
 * Checks an input against its schema: the cleaned value, or one Spanish message per field at fault, of unknown fields for the first ones only. An input that is not an object
 * at all is refused with the message under the empty field name.
 */
export function validate<T>(schema: Joi.ObjectSchema<T>, input: unknown): Validated<T> {
  const { value, error } = prepare(schema).validate(input ?? null);
  if (!error) return { ok: true, value: value as T };
  // A map, because a field may be called like a property of every object: `constructor`.
  const errors = new Map<string, string>();
  // By name: a column that does not exist is in every row of an array.
  const unknown = new Set<string>();
  for (const { path, message, type } of error.details) {
    const field = path.join('.');
    if (type === 'object.unknown') {
      const name = String(path.at(-1));
      if (!unknown.has(name) && unknown.size >= limits.namedUnknownFields.max) continue;
      unknown.add(name);
    }
    if (!errors.has(field)) errors.set(field, message);
  }
  return { ok: false, errors: Object.fromEntries(errors) satisfies FieldErrors };
}
