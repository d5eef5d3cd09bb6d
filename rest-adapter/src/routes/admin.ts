import {
  investmentSchema,
  paymentSchema,
  postSchema,
  postUpdateSchema,
  projectSchema,
  userSchema,
  userUpdateSchema,
} from '@cimiento/contracts/schemas';
import { paymentStatus, roleLabel, type ApiKeyScope, type ErrorCode } from '@cimiento/contracts';
import type { ObjectSchema } from 'joi';
import { investment, payment, post, project, user } from './fields';
import { byChoice, byMonth, byReference, createListRoute } from './list';
import type { Route } from './route';

/** A kind of record that administrators manage. */
type Resource = {
  path: string;
  /** GraphQL type, which also names the operations and the response schema. */
  type: string;
  /** GraphQL selection of a record. */
  fields: string;
  /** One record in Spanish, with its article. */
  label: string;
  /** What a key needs for reads and for changes, as `payments`; no key may do what is not named. */
  scopes?: { read?: readonly ApiKeyScope[]; write?: readonly ApiKeyScope[] };
  /** Codes of the errors of create and update. */
  errors?: readonly ErrorCode[];
  /** What the answer to its creation tells besides the record; left out when there is nothing to tell. */
  notes?: { schema: string; selection: string; fields: readonly string[] };
};

const warnings = { selection: 'warnings { code field message }', fields: ['warnings'] };

const projects: Resource = {
  path: '/api/admin/projects',
  type: 'Project',
  fields: project,
  label: 'un proyecto',
  notes: { schema: 'SavedProject', ...warnings },
  scopes: { read: ['projects:read'], write: ['projects:write'] },
};
const posts: Resource = {
  path: '/api/admin/blog',
  type: 'Post',
  fields: post,
  label: 'un artículo',
  errors: ['CONFLICT'],
};
const users: Resource = {
  path: '/api/admin/users',
  type: 'User',
  fields: user,
  label: 'un usuario',
  scopes: { read: ['users:read'] },
  errors: ['CONFLICT'],
  notes: { schema: 'SavedUser', ...warnings },
};
const investments: Resource = {
  path: '/api/admin/investments',
  type: 'Investment',
  fields: investment,
  label: 'una inversión',
  scopes: { read: ['investments:read'], write: ['investments:write'] },
};
const payments: Resource = {
  path: '/api/admin/returns',
  type: 'Payment',
  fields: payment,
  label: 'un pago',
  scopes: { read: ['payments:read'], write: ['payments:write'] },
  notes: {
    schema: 'NewPayment',
    selection: 'warnings { code field message paymentIds }',
    fields: ['warnings'],
  },
};

const listFacts = ({ path, fields, type, scopes }: Resource) =>
  ({ path, access: 'admin', fields, responseSchema: type, scopes: scopes?.read }) as const;

const read = ({ path, type, fields, label, scopes }: Resource): Route => ({
  method: 'GET',
  path: `${path}/{id}`,
  summary: `Lee ${label}`,
  access: 'admin',
  scopes: scopes?.read,
  operation: `query ($id: Int!) { admin${type}(id: $id) { ${fields} revision } }`,
  responseSchema: type,
  hasRevision: true,
});

const create = ({ path, type, fields, label, errors, notes, scopes }: Resource, body: ObjectSchema): Route => ({
  method: 'POST',
  path,
  summary: `Crea ${label}`,
  access: 'admin',
  scopes: scopes?.write,
  body,
  operation: `mutation ($input: ${type}Input!) { create${type}(input: $input) { ${fields} ${notes?.selection ?? ''} revision } }`,
  responseSchema: notes?.schema ?? type,
  omittedWhenEmpty: notes?.fields,
  status: 201,
  hasRevision: true,
  isIdempotent: true,
  errors,
});

const update = (
  { path, type, fields, label, errors, notes, scopes }: Resource,
  body: ObjectSchema,
  input = `${type}Input`,
  readOnly: string[] = [],
): Route => ({
  method: 'PUT',
  path: `${path}/{id}`,
  summary: `Actualiza ${label}`,
  access: 'admin',
  scopes: scopes?.write,
  body,
  readOnly: ['id', ...readOnly, ...(notes?.fields ?? [])],
  operation: `mutation ($id: Int!, $input: ${input}!, $revision: String) { update${type}(id: $id, input: $input, revision: $revision) { ${fields} ${notes?.selection ?? ''} revision } }`,
  responseSchema: notes?.schema ?? type,
  omittedWhenEmpty: notes?.fields,
  hasRevision: true,
  errors,
});

const remove = ({ path, type, label, scopes }: Resource): Route => ({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: `Elimina ${label}`,
  access: 'admin',
  scopes: scopes?.write,
  operation: `mutation ($id: Int!, $revision: String) { delete${type}(id: $id, revision: $revision) { id } }`,
  responseSchema: 'Deletion',
  hasRevision: true,
});

/** The back office: lists and changes of each kind of record, and each record by id, for its ETag. */
export const adminRoutes: readonly Route[] = [
  create(projects, projectSchema),
  update(projects, projectSchema, undefined, ['reserved']),
  remove(projects),
  createListRoute({
    ...listFacts(users),
    summary: 'Los usuarios',
    query: 'users',
    count: 'userCount',
    filters: { role: byChoice('Role', 'Rol', roleLabel) },
    sorts: { type: 'UserSort', fields: ['id', 'username', 'fullName', 'email', 'role', 'createdAt'] },
    isSearched: true,
    hasUpdatedSince: true,
  }),
  create(users, userSchema),
  update(users, userUpdateSchema, 'UserUpdateInput', ['username', 'createdAt']),
  create(posts, postSchema),
  update(posts, postUpdateSchema),
  remove(posts),
  createListRoute({
    ...listFacts(investments),
    summary: 'Las inversiones',
    query: 'investments',
    count: 'investmentCount',
    filters: { userId: byReference('ID usuario'), projectId: byReference('ID proyecto') },
    sorts: { type: 'InvestmentRecordSort', fields: ['id', 'amount', 'annualReturn'] },
    isSearched: true,
    hasUpdatedSince: true,
  }),
  create(investments, investmentSchema),
  update(investments, investmentSchema),
  remove(investments),
  createListRoute({
    ...listFacts(payments),
    summary: 'Los pagos de rendimientos',
    query: 'payments',
    count: 'paymentCount',
    filters: {
      status: byChoice('PaymentStatus', 'Estado', paymentStatus),
      period: byMonth,
      investmentId: byReference('ID inversión'),
      userId: byReference('ID usuario'),
      projectId: byReference('ID proyecto'),
      runId: byReference('ID pago mensual'),
    },
    sorts: { type: 'PaymentSort', fields: ['id', 'amount', 'period', 'paymentDate'] },
    isSearched: true,
    hasUpdatedSince: true,
  }),
  create(payments, paymentSchema),
  update(payments, paymentSchema),
  remove(payments),
  ...[projects, users, posts, investments, payments].map(read),
];
