import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { isInputObjectType } from 'graphql';
import { schemaFile, schemaText } from './emit-schema';
import { variableSchemas } from './platform/graphql/variables';
import { getGatewaySchema } from './schema';

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
