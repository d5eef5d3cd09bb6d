import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { type GraphQLObjectType, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { schemaFile, schemaText } from './emit-schema';
import { inputSchemas } from './input-schemas';
import { getGatewaySchema } from './schema';

// Whoever adds a name here lets strangers in.
const publicOperations = [
  'currentUser',
  'invitationSettings',
  'joinWaitlist',
  'login',
  'logout',
  'posts',
  'project',
  'projects',
  'register',
  'validateInvitation',
];

const operationsOf = (type: GraphQLObjectType | null | undefined): string[] => Object.keys(type?.getFields() ?? {});

test('every operation asks for a signed-in person, or is on the public list', () => {
  const schema = getGatewaySchema();
  const { queries, mutations } = getMetadataStorage();
  const guarded = new Set(
    [...queries, ...mutations].filter(({ roles }) => roles !== undefined).map(({ schemaName }) => schemaName),
  );
  const all = [...operationsOf(schema.getQueryType()), ...operationsOf(schema.getMutationType())];
  expect(all.filter((name) => !guarded.has(name)).sort()).toEqual(publicOperations);
  expect(guarded.size).toBeGreaterThan(0);
});

test('every operation says what it does', () => {
  const schema = getGatewaySchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('every input type has its rules', () => {
  const inputs = Object.values(getGatewaySchema().getTypeMap()).filter(isInputObjectType);
  expect(inputs.map(({ name }) => name).filter((name) => !inputSchemas.has(name))).toEqual([]);
});

test('an input type has a field for each of its rules, and no other', () => {
  for (const type of Object.values(getGatewaySchema().getTypeMap()).filter(isInputObjectType)) {
    const ruled = [...(inputSchemas.get(type.name)?.$_terms['keys'] as { key: string }[])].map(({ key }) => key);
    expect([type.name, Object.keys(type.getFields()).sort()]).toEqual([type.name, ruled.sort()]);
  }
});

test('the committed schema.graphql is the one that this code emits', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText());
});
