import { limits, messages, type FieldErrors } from '@cimiento/contracts';
import { pageSchema, toSchema, validate } from '@cimiento/contracts/schemas';
import type { Request, Response } from 'express';
import { getQueryParameters, isInPath, listParameterFields, type Input, type Route } from '../routes';
import type { ReadBody } from './body';
import type { ListPage } from './pagination';
import { ProblemError } from './problem';

const maxId = 2_147_483_647;
const invalidId = 'El id debe ser un número entero positivo';
const otherId = 'El id no coincide con el de la dirección';
const unknownParameter = 'Este parámetro no existe';

/** VALIDATION_FAILED with the fields at fault. The message of a single field is also the message of the whole. */
export function invalidFields(errors: FieldErrors): ProblemError {
  const [first, ...others] = Object.values(errors);
  const message = others.length === 0 ? (first ?? messages.invalidData) : messages.invalidData;
  return new ProblemError('VALIDATION_FAILED', message, { errors });
}

/** Query parameters that are not among the known ones. A misspelt `limit` must not return the whole list. */
function findUnknownParameters({ query }: Request, known: readonly string[]): FieldErrors {
  const unknown = Object.keys(query)
    .filter((name) => !known.includes(name))
    .slice(0, limits.namedUnknownFields.max);
  return Object.fromEntries(unknown.map((name) => [name, unknownParameter]));
}

/** @throws VALIDATION_FAILED for a query parameter that is not among the known ones */
export function assertKnownParameters(request: Request, known: readonly string[]): void {
  const errors = findUnknownParameters(request, known);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** A number of a path. @throws VALIDATION_FAILED for anything that no id is */
export function parseIdText(text: string, name = 'id'): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= maxId)) throw invalidFields({ [name]: invalidId });
  return id;
}

const parseId = ({ params }: Request): number => parseIdText(String(params.id));

/** The body without the path's id and without read-only fields, so that a PUT takes what a GET gave. */
function removeRepeatedFields(
  body: Record<string, unknown>,
  { readOnly = [] }: Route,
  id: number | undefined,
): Record<string, unknown> {
  const ignored = new Set(readOnly);
  if (id !== undefined) {
    const { id: bodyId = id } = body;
    if (bodyId !== id && bodyId !== String(id)) throw invalidFields({ id: otherId });
    ignored.add('id');
  }
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ignored.has(field)));
}

/** Reads the query parameters of a route that is not a paged list, and the filters in its path; null for those that are left out. */
function createFilterReader(route: Route): (request: Request) => Input['filters'] {
  const fields = listParameterFields(route);
  const schema = toSchema(fields);
  const inPath = Object.keys(fields).filter((name) => isInPath(route, name));
  return (request) => {
    const ofPath = Object.fromEntries(inPath.map((name) => [name, request.params[name]]));
    const result = validate(schema, { ...request.query, ...ofPath });
    if (!result.ok) throw invalidFields(result.errors);
    return result.value;
  };
}

/** Leaves out what the schema filled in: the gateway does, which may fill in something else for a program than for a user. */
function keepGiven(value: unknown, given: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(given)) return value.map((item, index) => keepGiven(item, given[index]));
  if (!isObject(value) || !isObject(given)) return value;
  const kept = Object.entries(value).filter(([name]) => name in given);
  return Object.fromEntries(kept.map(([name, part]) => [name, keepGiven(part, given[name])]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type ReadInput = (request: Request, response: Response) => Promise<Input>;

/**
 * Creates what reads the id and the body of a request to a route, validated.
 * @throws VALIDATION_FAILED for an unknown query parameter, an invalid id or an invalid body
 * @throws PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA_TYPE for a body that is not read
 */
export function createInputReader(route: Route, readBody: ReadBody): ReadInput {
  const [readFilters, parameters] = [createFilterReader(route), getQueryParameters(route)];
  return async (request, response) => {
    assertKnownParameters(request, parameters);
    const id = route.path.includes('{id}') ? parseId(request) : undefined;
    const filters = readFilters(request);
    if (!route.body) return { id, filters };
    const given = await readBody(request, response, {
      hasRows: route.takesRows === true,
      isPublic: route.access === 'public',
    });
    const body = route.method === 'PUT' ? removeRepeatedFields(given, route, id) : given;
    const result = validate<unknown>(route.body, body);
    if (!result.ok) throw invalidFields(result.errors);
    return { id, filters, body: keepGiven(result.value, body) };
  };
}

// Stricter than Number(): '1e3' and '' are not whole numbers here.
const parseWholeNumber = (text: unknown): unknown =>
  text === undefined ? undefined : typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;

/** A page of a list, and the variables that narrow and sort it. */
export type ListRequest = { page: ListPage; filters: Readonly<Record<string, unknown>> };

/** `-paymentDate` is the field in descending order; by id an operation needs no order. */
function toVariables(
  { operation, flags = [] }: Route,
  { sort, ...given }: Record<string, unknown>,
): ListRequest['filters'] {
  const set = flags.filter((name) => name in given).map((name) => [name, given[name] === 'true']);
  const filters: Record<string, unknown> = { ...given, ...Object.fromEntries(set) };
  if (typeof sort !== 'string') return filters;
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  return { ...filters, ...(operation.includes('$sort:') && { sort: name }), descending };
}

/**
 * Creates the reader of the page that `?limit=&after=` requests, the whole list without them, and the filters of the list.
 * @throws VALIDATION_FAILED for values that are not valid, and for unknown parameters
 */
export function createListReader(route: Route): (request: Request) => ListRequest {
  const [parameters, fields] = [getQueryParameters(route), route.filters ?? {}];
  const schema = toSchema(fields);
  return (request) => {
    const { after, limit, ...others } = request.query;
    const unknown = findUnknownParameters(request, parameters);
    const cursor = route.cursor && typeof after === 'string' && after.includes('.') ? after : undefined;
    const id = cursor === undefined ? after : undefined;
    const page = validate(pageSchema, { after: parseWholeNumber(id), limit: parseWholeNumber(limit) });
    const known = Object.keys(fields).filter((name) => name in others);
    const given = Object.fromEntries(known.map((name) => [name, others[name]]));
    const filters = validate(schema, given);
    const errors = { ...(!page.ok && page.errors), ...(!filters.ok && filters.errors), ...unknown };
    if (!page.ok || !filters.ok || Object.keys(unknown).length > 0) throw invalidFields(errors);
    const start = cursor === undefined ? page.value : { cursor, limit: page.value.limit };
    return { page: start, filters: toVariables(route, filters.value) };
  };
}
