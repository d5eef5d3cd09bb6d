// The calls that a client of one OpenAPI document can no longer make with another.

const VERBS = ['get', 'post', 'put', 'delete'];

const listTypes = (schema) => (schema.type === undefined ? [] : [schema.type].flat());

/** Looks up what references name, in both documents. */
const createResolver = (document) =>
  function resolve(value) {
    if (typeof value?.$ref !== 'string') return value;
    const found = value.$ref
      .slice(2)
      .split('/')
      .reduce((part, name) => part?.[name], document);
    return resolve(found);
  };

const isNullable = (schema) =>
  listTypes(schema).includes('null') || (schema.anyOf ?? []).some((part) => part.type === 'null');

/** The schema that stands beside null. */
const withoutNull = (schema) => schema.anyOf?.find((part) => part.type !== 'null') ?? schema;

const missing = (before = [], after = []) => before.filter((value) => !after.includes(value));

/** Compares what a client sends: it may send less than before only where nothing new is required. */
function* compareInput(place, before, after) {
  if (isNullable(before) && !isNullable(after)) yield `${place} no longer takes null`;
  const [old, current] = [withoutNull(before), withoutNull(after)];
  const types = current.type === undefined ? [] : missing(listTypes(old), [...listTypes(current), 'null']);
  if (types.length > 0) yield `${place} no longer takes ${types.join(', ')}`;
  if (current.enum) {
    const values = old.enum ? missing(old.enum, current.enum) : ['any text'];
    if (values.length > 0) yield `${place} no longer takes ${values.join(', ')}`;
  }
  for (const name of missing(current.required, old.required)) yield `${place}.${name} is required`;
  for (const [name, property] of Object.entries(old.properties ?? {})) {
    const next = current.properties?.[name];
    if (next) yield* compareInput(`${place}.${name}`, property, next);
    else yield `${place}.${name} is gone`;
  }
  if (old.items && current.items) yield* compareInput(`${place}[]`, old.items, current.items);
}

/** Compares what a client gets: it relies on every field, and on the types that it knows. */
function* compareOutput(place, before, after, { resolveBefore, resolveAfter }) {
  const resolvers = { resolveBefore, resolveAfter };
  const [whole, next] = [resolveBefore(before), resolveAfter(after)];
  if (!isNullable(whole) && isNullable(next)) yield `${place} may be null`;
  const [old, current] = [withoutNull(whole), withoutNull(next)];
  const types = old.type === undefined ? [] : missing(listTypes(current), [...listTypes(old), 'null']);
  if (types.length > 0) yield `${place} may be ${types.join(', ')}`;
  for (const name of missing(old.required, current.required))
    if (current.properties?.[name]) yield `${place}.${name} may be left out`;
  for (const [name, property] of Object.entries(old.properties ?? {})) {
    const same = current.properties?.[name];
    if (same) yield* compareOutput(`${place}.${name}`, property, same, resolvers);
    else yield `${place}.${name} is gone`;
  }
  if (old.items && current.items) yield* compareOutput(`${place}[]`, old.items, current.items, resolvers);
}

function* compareParameters(place, before, after, { resolveBefore, resolveAfter }) {
  const toMap = (operation, resolve) =>
    new Map(
      (operation.parameters ?? []).map(resolve).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
    );
  const [old, current] = [toMap(before, resolveBefore), toMap(after, resolveAfter)];
  for (const [name, parameter] of old) {
    const next = current.get(name);
    if (next) yield* compareInput(`${place} ${name}`, parameter.schema, next.schema);
    else yield `${place} ${name} is gone`;
  }
  for (const [name, { required }] of current)
    if (required && !old.get(name)?.required) yield `${place} ${name} is required`;
}

const getJson = (content) => content?.['application/json']?.schema;

function* compareOperation(place, before, after, resolvers) {
  yield* compareParameters(place, before, after, resolvers);
  const [body, next] = [getJson(before.requestBody?.content), getJson(after.requestBody?.content)];
  if (body && next) yield* compareInput(`${place} body`, body, next);
  if (!body && next && after.requestBody.required) yield `${place} needs a body`;
  for (const [status, response] of Object.entries(before.responses)) {
    if (!status.startsWith('2')) continue;
    const same = after.responses[status];
    if (!same) {
      yield `${place} no longer answers ${status}`;
      continue;
    }
    const [old, current] = [resolvers.resolveBefore(response), resolvers.resolveAfter(same)].map(({ content }) =>
      getJson(content),
    );
    if (old && current) yield* compareOutput(`${place} ${status}`, old, current, resolvers);
  }
}

/** The breaking changes between two OpenAPI documents, one line each. */
export function listBreakingChanges(before, after) {
  const resolvers = { resolveBefore: createResolver(before), resolveAfter: createResolver(after) };
  return Object.entries(before.paths).flatMap(([path, item]) =>
    VERBS.filter((verb) => item[verb]).flatMap((verb) => {
      const place = `${verb.toUpperCase()} ${path}`;
      const next = after.paths[path]?.[verb];
      return next ? [...compareOperation(place, item[verb], next, resolvers)] : [`${place} is gone`];
    }),
  );
}
