import type { ObjectSchema } from 'joi';
import { validate } from '@cimiento/contracts/schemas';
import { validationFailed } from './expected-error';

/** The input as its schema cleans it, or a validation failure that names each field at fault. */
export function parseInput<T>(schema: ObjectSchema<T>, input: unknown): T {
  const result = validate(schema, input);
  if (result.ok) return result.value;
  throw validationFailed(result.errors);
}
