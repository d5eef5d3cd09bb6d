import type { ObjectSchema } from 'joi';
import { validate } from '@cimiento/contracts/schemas';
import { BoundedCache } from '../bounded-cache';
import { validationFailed } from './expected-error';

/** Validates an input and returns it cleaned. @throws VALIDATION_FAILED naming each invalid field. */
export function parseInput<T>(schema: ObjectSchema<T>, input: unknown): T {
  const result = validate(schema, input);
  if (result.ok) return result.value;
  throw validationFailed(result.errors);
}

const maxRemembered = 500;
const maxTextLength = 100;

const isSmall = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= maxTextLength);

/** Key of an input of a few single values; null for any other. JSON has no undefined, so only what is given is in it. */
const toKey = (input: Record<string, unknown>): string | null => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return given.every(([, value]) => isSmall(value)) ? JSON.stringify(given) : null;
};

/**
 * Creates a `parseInput` that remembers the results of small inputs, for what most requests ask alike, such as the page of a list: validating
 * takes longer than the rest of what is done with it. The result is shared.
 */
export function createRememberingParser<T>(schema: ObjectSchema<T>): (input: Record<string, unknown>) => Readonly<T> {
  const remembered = new BoundedCache<string, T>(maxRemembered);
  return (input) => {
    const key = toKey(input);
    const parse = (): T => parseInput(schema, input);
    return key === null ? parse() : remembered.getOrCreate(key, parse);
  };
}
