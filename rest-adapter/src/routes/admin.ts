import {
  investmentSchema,
  paymentSchema,
  postSchema,
  projectSchema,
  userSchema,
  userUpdateSchema,
} from '@cimiento/contracts/schemas';
import type { ErrorCode } from '@cimiento/contracts';
import type { ObjectSchema } from 'joi';
import { post, project, user } from './fields';
import type { Route } from './route';

const investment = 'id userId projectId projectName amount annualReturn imageUrl';
const payment = 'id investmentId userId projectId amount paymentDate period status';

/** What is administered: its path, its GraphQL type, its fields, and its name in Spanish. */
type Kind = {
  path: string;
  type: string;
  fields: string;
  one: string;
  idempotent?: true;
  refusals?: readonly ErrorCode[];
};

const projects: Kind = { path: '/api/admin/projects', type: 'Project', fields: project, one: 'un proyecto' };
const posts: Kind = { path: '/api/admin/blog', type: 'Post', fields: post, one: 'un artículo', refusals: ['CONFLICT'] };
const users: Kind = { path: '/api/admin/users', type: 'User', fields: user, one: 'un usuario', refusals: ['CONFLICT'] };
const investments: Kind = {
  path: '/api/admin/investments',
  type: 'Investment',
  fields: investment,
  one: 'una inversión',
  idempotent: true,
};
const payments: Kind = {
  path: '/api/admin/returns',
  type: 'Payment',
  fields: payment,
  one: 'un pago',
  idempotent: true,
};

const list = ({ path, type, fields }: Kind, query: string, summary: string): Route => ({
  method: 'GET',
  path,
  summary,
  access: 'admin',
  operation: `query ($after: Int, $limit: Int) { ${query}(after: $after, limit: $limit) { ${fields} } }`,
  pagedBy: 'operation',
  answer: type,
});

const one = ({ path, type, fields, one: name }: Kind): Route => ({
  method: 'GET',
  path: `${path}/{id}`,
  summary: `Lee ${name}`,
  access: 'admin',
  operation: `query ($id: Int!) { admin${type}(id: $id) { ${fields} revision } }`,
  answer: type,
  revised: true,
});

const create = ({ path, type, fields, one, idempotent, refusals }: Kind, body: ObjectSchema): Route => ({
  method: 'POST',
  path,
  summary: `Crea ${one}`,
  access: 'admin',
  body,
  operation: `mutation ($input: ${type}Input!) { create${type}(input: $input) { ${fields} revision } }`,
  answer: type,
  status: 201,
  revised: true,
  idempotent,
  refusals,
});

const update = (
  { path, type, fields, one, refusals }: Kind,
  body: ObjectSchema,
  input = `${type}Input`,
  readOnly: string[] = [],
): Route => ({
  method: 'PUT',
  path: `${path}/{id}`,
  summary: `Actualiza ${one}`,
  access: 'admin',
  body,
  readOnly: ['id', ...readOnly],
  operation: `mutation ($id: Int!, $input: ${input}!, $revision: String) { update${type}(id: $id, input: $input, revision: $revision) { ${fields} revision } }`,
  answer: type,
  revised: true,
  refusals,
});

const remove = ({ path, type, one }: Kind): Route => ({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: `Elimina ${one}`,
  access: 'admin',
  operation: `mutation ($id: Int!, $revision: String) { delete${type}(id: $id, revision: $revision) { id } }`,
  answer: 'Deletion',
  revised: true,
});

/** The back office: the seventeen rows of administrators (specification §7), and each kind of record by itself, for its ETag. */
export const adminRoutes: readonly Route[] = [
  create(projects, projectSchema),
  update(projects, projectSchema),
  remove(projects),
  list(users, 'users', 'Los usuarios'),
  create(users, userSchema),
  update(users, userUpdateSchema, 'UserUpdateInput', ['username', 'createdAt']),
  create(posts, postSchema),
  update(posts, postSchema),
  remove(posts),
  list(investments, 'investments', 'Las inversiones'),
  create(investments, investmentSchema),
  update(investments, investmentSchema),
  remove(investments),
  list(payments, 'payments', 'Los pagos de rendimientos'),
  create(payments, paymentSchema),
  update(payments, paymentSchema),
  remove(payments),
  ...[projects, users, posts, investments, payments].map(one),
];
