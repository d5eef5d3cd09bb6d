import type { ObjectSchema } from 'joi';
import { validate } from '@cimiento/contracts/schemas';
import { validationFailed } from './expected-error';

/** Validates an input and returns it cleaned. @throws VALIDATION_FAILED naming each invalid field. */
export function parseInput<T>(schema: ObjectSchema<T>, input: unknown): T {
  const result = validate(schema, input);
  if (result.ok) return result.value;
  throw validationFailed(result.errors);
}
