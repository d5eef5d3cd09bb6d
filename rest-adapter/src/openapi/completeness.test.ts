import { readFileSync } from 'node:fs';
import { errorCodes, type ErrorCode } from '@cimiento/contracts';
import { schemaFile } from '@cimiento/gateway';
import { buildSchema, isObjectType } from 'graphql';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { routes } from '../routes';
import { fileRoutes } from '../routes/file-routes';
import { getScopes } from '../routes/permissions';
import { createCompiler } from '../testing/compile-schema';
import type { ProblemCodes } from './components';
import type { OpenApiDocument } from './document';
import { fieldTexts, typeTexts } from './field-texts';
import { readOpenApiFile } from './file';
import type { JsonSchema } from './json-schema';

const document = JSON.parse(readOpenApiFile()) as OpenApiDocument;
const compile = createCompiler(document);

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]): [string, OpenApi.OperationObject] => [`${verb} ${path}`, operation]),
);

/** Every field of a schema and of those inside it, with where it stands. */
function listFields(schema: JsonSchema, place: string): [place: string, field: JsonSchema][] {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const inside = [
    ...('items' in schema ? [schema.items as JsonSchema] : []),
    ...((schema.anyOf ?? []) as JsonSchema[]),
  ].flatMap((part) => listFields(part, place));
  return [
    ...properties.flatMap(([name, field]): [string, JsonSchema][] => [
      [`${place}.${name}`, field],
      ...listFields(field, `${place}.${name}`),
    ]),
    ...inside,
  ];
}

const getBody = ({ requestBody }: OpenApi.OperationObject): OpenApi.MediaTypeObject | undefined =>
  (requestBody as OpenApi.RequestBodyObject | undefined)?.content['application/json'];

const fields = [
  ...Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) =>
    listFields(schema as JsonSchema, name),
  ),
  ...operations.flatMap(([name, operation]) => listFields((getBody(operation)?.schema ?? {}) as JsonSchema, name)),
];

/** The contents of a response that are text: no example of another file would help. */
const listTexts = (content: Record<string, OpenApi.MediaTypeObject> = {}): OpenApi.MediaTypeObject[] =>
  Object.entries(content).flatMap(([type, media]) => (/json|csv/.test(type) ? [media] : []));

const hasParts = ({ properties, anyOf, ...schema }: JsonSchema): boolean =>
  properties !== undefined || anyOf !== undefined || 'items' in schema;

const isIgnored = ({ type, anyOf, enum: values }: JsonSchema): boolean =>
  type === undefined && anyOf === undefined && values === undefined;

test('every field of money or a rate states its unit', () => {
  const money = fields.filter(([, { pattern }]) => pattern?.includes('\\.\\d{2}$'));
  expect(money.length).toBeGreaterThan(10);
  expect(money.flatMap(([place, { description }]) => (/Dólares/.test(description ?? '') ? [] : [place]))).toEqual([]);
  const rates = fields.filter(([place]) => /Return$|Return\[/.test(place));
  expect(rates.flatMap(([place, { description }]) => (/porcentaje/i.test(description ?? '') ? [] : [place]))).toEqual(
    [],
  );
});

test('every field of a record and of a body says what it means', () => {
  expect(fields.length).toBeGreaterThan(500);
  expect(fields.flatMap(([place, { description }]) => (description ? [] : [place]))).toEqual([]);
});

test('every field that holds no others has an example, which its schema takes', () => {
  const faults = fields.flatMap(([place, field]) => {
    if (hasParts(field) || isIgnored(field)) return [];
    const { examples = [], ...schema } = field;
    const check = compile(schema);
    return examples.length > 0 && examples.every((example) => check(example)) ? [] : [place];
  });
  expect(faults).toEqual([]);
});

test('a default is a value that its schema takes', () => {
  const stated = fields.filter(([, schema]) => 'default' in schema);
  expect(stated.length).toBeGreaterThan(10);
  expect(stated.flatMap(([place, { default: value, ...schema }]) => (compile(schema)(value) ? [] : [place]))).toEqual(
    [],
  );
});

test.each(operations)('%s has a summary, a description, a tag, documented parameters and examples', (_, operation) => {
  const { summary, description, tags, parameters = [], responses = {} } = operation;
  expect([summary, description, tags?.[0]]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  for (const parameter of parameters) {
    const { description: text, example } = resolve<OpenApi.ParameterObject>(parameter);
    expect([text, example]).toEqual([expect.any(String), expect.anything()]);
  }
  const body = getBody(operation);
  const media = [
    ...(body ? [body] : []),
    ...Object.values(responses).flatMap((response) => listTexts(resolve<OpenApi.ResponseObject>(response).content)),
  ];
  for (const { schema = {}, example, examples } of media) {
    const check = compile(schema);
    const values = examples ? Object.values(examples).map((one) => ('value' in one ? one.value : one)) : [example];
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect([check(value), value, check.errors]).toEqual([true, value, null]);
  }
});

/** The component that a reference names. */
function resolve<T extends object>(value: T | OpenApi.ReferenceObject): T {
  if (!('$ref' in value)) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const components = document.components as Record<string, Record<string, T> | undefined>;
  const found = components[kind]?.[name];
  if (!found) throw new Error(`${value.$ref} does not exist`);
  return found;
}

test('every code is named by an operation, except those of unknown methods and of GraphQL', () => {
  const named = operations.flatMap(([, { responses = {} }]) =>
    Object.values(responses).flatMap((response) => {
      const { 'x-problem-codes': codes = [] } = resolve<OpenApi.ResponseObject & Partial<ProblemCodes>>(response);
      return codes;
    }),
  );
  const missing = Object.keys(errorCodes).filter((code) => !named.includes(code as ErrorCode));
  expect(missing).toEqual(['OPERATION_NOT_TRUSTED', 'METHOD_NOT_ALLOWED']);
});

test('every operation for keys names its scopes, 429 and the headers of the rate limit', () => {
  const listed = [...routes, ...fileRoutes].filter((route) => getScopes(route).length > 0);
  expect(listed.length).toBeGreaterThan(90);
  const faults = listed.filter((route) => {
    const operation = document.paths[route.path]?.[route.method.toLowerCase() as 'get'];
    const responses = Object.values(operation?.responses ?? {}).map((each) => resolve<OpenApi.ResponseObject>(each));
    const isLimited = responses.every(({ headers = {} }) => headers['RateLimit'] && headers['RateLimit-Policy']);
    const { 'x-key-scopes': scopes } = (operation ?? {}) as { 'x-key-scopes'?: unknown };
    return !isLimited || !operation?.responses?.['429'] || JSON.stringify(scopes) !== JSON.stringify(getScopes(route));
  });
  expect(faults.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every header says what it means, with an example', () => {
  const headers = Object.values(document.components.headers ?? {}) as OpenApi.HeaderObject[];
  expect(headers.length).toBeGreaterThan(8);
  for (const { description, example } of headers)
    expect([description, example]).toEqual([expect.any(String), expect.anything()]);
});

test('the example of a body is one that its route takes', () => {
  const withBody = routes.filter(({ body }) => body);
  const faults = withBody.flatMap((route) => {
    const operation = document.paths[route.path]?.[route.method.toLowerCase() as 'post'];
    const example = operation && getBody(operation)?.example;
    const { error } = route.body?.validate(route.takesRows ? { rows: example } : example) ?? {};
    return error ? [`${route.method} ${route.path}: ${error.message}`] : [];
  });
  expect(withBody.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('every text of a type is about one of its fields', () => {
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
  const unknown = Object.keys(typeTexts).filter((place) => {
    const [name = '', field = ''] = place.split('.');
    const type = schema.getType(name);
    return !isObjectType(type) || !type.getFields()[field];
  });
  expect(unknown).toEqual([]);
  // A text by the name of a field alone is for every type: one with a type would never be read.
  expect(Object.keys(fieldTexts).filter((name) => name.includes('.'))).toEqual([]);
});
