import { messages, type FieldErrors } from '@cimiento/contracts';
import { type Page, pageSchema, validate } from '@cimiento/contracts/schemas';
import type { Request, Response } from 'express';
import type { Input, Route } from '../routes';
import type { ReadBody } from './body';
import { ProblemError } from './problem';

const largestId = 2_147_483_647;
const invalidId = 'El id debe ser un número entero positivo';
const otherId = 'El id no coincide con el de la dirección';

/** Fields at fault; the message of a single one also tells the whole. */
function invalid(errors: FieldErrors): ProblemError {
  const [first, ...others] = Object.values(errors);
  return new ProblemError(
    'VALIDATION_FAILED',
    others.length === 0 ? (first ?? messages.invalidData) : messages.invalidData,
    { errors },
  );
}

function idOf({ params }: Request): number {
  const text = String(params.id);
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= largestId)) throw invalid({ id: invalidId });
  return id;
}

/** The body without what it merely repeats: the id of the path, and the fields that cannot be changed. */
function changes(
  body: Record<string, unknown>,
  { readOnly = [] }: Route,
  id: number | undefined,
): Record<string, unknown> {
  if (id === undefined) return body;
  const { id: bodyId = id, ...rest } = body;
  if (bodyId !== id && bodyId !== String(id)) throw invalid({ id: otherId });
  return Object.fromEntries(Object.entries(rest).filter(([field]) => !readOnly.includes(field)));
}

/**
 * What a request brings for its route.
 * @throws Refusal (400, 413, 415) for an id or a body that does not follow the rules
 */
export async function inputOf(route: Route, request: Request, response: Response, readBody: ReadBody): Promise<Input> {
  const id = route.path.endsWith('{id}') ? idOf(request) : undefined;
  if (!route.body) return { id };
  const body = changes(await readBody(request, response), route, id);
  const result = validate<unknown>(route.body, body);
  if (!result.ok) throw invalid(result.errors);
  return { id, body: result.value };
}

// What is not a plain whole number is no number at all: '1e3' neither.
const wholeNumber = (text: unknown): unknown =>
  text === undefined ? undefined : typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;

/**
 * The part of a list that a request asks for with `?limit=&after=`: all of it when it does not.
 * @throws Refusal (400) for anything but whole numbers within their limits
 */
export function pageOf({ query }: Request): Page {
  const result = validate(pageSchema, { after: wholeNumber(query['after']), limit: wholeNumber(query['limit']) });
  if (!result.ok) throw invalid(result.errors);
  return result.value;
}
