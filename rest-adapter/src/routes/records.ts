import { listInputFields, type FieldTable } from '@cimiento/contracts/fields';
import type { ObjectSchema } from 'joi';
import type { Route } from './route';

/** The times of a record, which no change takes. */
export const recordTimes = ['createdAt', 'updatedAt'] as const;

/** Selection of a record with its id and the fields that its input has too. */
export const select = (table: FieldTable): string => ['id', ...listInputFields(table).map(([name]) => name)].join(' ');

/** A kind of record that administrators manage. */
export type Resource = {
  path: string;
  /** GraphQL type, which also names the operations and the response schema. */
  type: string;
  /** Name of the response schema where it is not the type. */
  schema?: string;
  /** GraphQL selection of a record. */
  fields: string;
  /** One record in Spanish, with its article. */
  label: string;
  /** Fields besides the id that a change does not take. */
  readOnly?: readonly string[];
  /** Facts in the response to its creation besides the record; left out if there are none. */
  notes?: { schema: string; selection: string; fields: readonly string[] };
};

/** Notes of a record that has warnings. */
export const warnings = { selection: 'warnings { code field message }', fields: ['warnings'] };

/** The properties that the list of a record shares with its other routes. */
export const toListFacts = ({ path, fields, type }: Resource) =>
  ({ path, access: 'admin', fields, responseSchema: type }) as const;

export const toReadRoute = ({ path, type, schema = type, fields, label }: Resource): Route => ({
  method: 'GET',
  path: `${path}/{id}`,
  summary: `Lee ${label}`,
  access: 'admin',
  operation: `query ($id: Int!) { admin${type}(id: $id) { ${fields} revision } }`,
  responseSchema: schema,
  hasRevision: true,
});

export const toCreateRoute = ({ path, type, fields, label, notes }: Resource, body: ObjectSchema): Route => ({
  method: 'POST',
  path,
  summary: `Crea ${label}`,
  access: 'admin',
  body,
  operation: `mutation ($input: ${type}Input!) { create${type}(input: $input) { ${fields} ${notes?.selection ?? ''} revision } }`,
  responseSchema: notes?.schema ?? type,
  omittedWhenEmpty: notes?.fields,
  status: 201,
  hasRevision: true,
  isIdempotent: true,
});

export const toUpdateRoute = (
  { path, type, fields, label, notes, readOnly = [] }: Resource,
  body: ObjectSchema,
  input = `${type}Input`,
): Route => ({
  method: 'PUT',
  path: `${path}/{id}`,
  summary: `Actualiza ${label}`,
  access: 'admin',
  body,
  readOnly: ['id', ...readOnly, ...(notes?.fields ?? [])],
  operation: `mutation ($id: Int!, $input: ${input}!, $revision: String) { update${type}(id: $id, input: $input, revision: $revision) { ${fields} ${notes?.selection ?? ''} revision } }`,
  responseSchema: notes?.schema ?? type,
  omittedWhenEmpty: notes?.fields,
  hasRevision: true,
});

export const toDeleteRoute = ({ path, type, label }: Resource): Route => ({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: `Elimina ${label}`,
  access: 'admin',
  operation: `mutation ($id: Int!, $revision: String) { delete${type}(id: $id, revision: $revision) { id } }`,
  responseSchema: 'Deletion',
  hasRevision: true,
});

/** The creation, change, deletion and reading of a record. */
export const toRecordRoutes = (resource: Resource, body: ObjectSchema, updateBody = body): Route[] => [
  toCreateRoute(resource, body),
  toUpdateRoute(resource, updateBody),
  toDeleteRoute(resource),
  toReadRoute(resource),
];
