import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { type GraphQLObjectType, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { schemaFile, schemaText } from './emit-schema';
import { variableSchemas } from './platform/graphql/variables';
import { getGatewaySchema } from './schema';

// Operations without a login. Adding a name here makes an operation public.
const publicOperations = [
  'calendarFile',
  'completePasskeySignIn',
  'completeSignIn',
  'confirmEmail',
  'currentUser',
  'invitationSettings',
  'joinWaitlist',
  'login',
  'logout',
  'orderTerms',
  'postCount',
  'posts',
  'project',
  'projectCount',
  'projectDocumentContent',
  'projectDocuments',
  'projectPictureContent',
  'projectUpdates',
  'projects',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'startPasskeySignIn',
  'stopEmailChange',
  'trackRecord',
  'validateInvitation',
  'verifyStatement',
];

const listOperations = (type: GraphQLObjectType | null | undefined): string[] => Object.keys(type?.getFields() ?? {});

test('every operation requires a login or is on the public list', () => {
  const schema = getGatewaySchema();
  const { queries, mutations } = getMetadataStorage();
  const guarded = new Set(
    [...queries, ...mutations].filter(({ roles }) => roles !== undefined).map(({ schemaName }) => schemaName),
  );
  const all = [...listOperations(schema.getQueryType()), ...listOperations(schema.getMutationType())];
  expect(all.filter((name) => !guarded.has(name)).sort()).toEqual(publicOperations);
  expect(guarded.size).toBeGreaterThan(0);
});

test('every operation has a description', () => {
  const schema = getGatewaySchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('every input type has a Joi schema', () => {
  const inputs = Object.values(getGatewaySchema().getTypeMap()).filter(isInputObjectType);
  expect(inputs.map(({ name }) => name).filter((name) => !variableSchemas.has(name))).toEqual([]);
});

test('an input type has exactly the fields of its Joi schema', () => {
  for (const type of Object.values(getGatewaySchema().getTypeMap()).filter(isInputObjectType)) {
    const ruled = [...(variableSchemas.get(type.name)?.$_terms['keys'] as { key: string }[])].map(({ key }) => key);
    expect([type.name, Object.keys(type.getFields()).sort()]).toEqual([type.name, ruled.sort()]);
  }
});

test('the committed schema.graphql is up to date', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText());
});
