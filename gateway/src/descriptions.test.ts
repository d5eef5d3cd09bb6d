import 'reflect-metadata';
import { isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { argumentTexts, fieldTexts } from './descriptions';
import { getGatewaySchema } from './schema';
import { valueTexts } from './value-descriptions';

type Part = { name: string; description?: string | null };

/** Every part of the schema, with where it stands. */
function listParts(): [place: string, part: Part][] {
  const types = Object.values(getGatewaySchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type): [string, Part][] => {
    const of = (parts: readonly Part[], owner: string) =>
      parts.map((part): [string, Part] => [`${owner}.${part.name}`, part]);
    if (isEnumType(type)) return [[type.name, type], ...of(type.getValues(), type.name)];
    if (isInputObjectType(type)) return [[type.name, type], ...of(Object.values(type.getFields()), type.name)];
    if (!isObjectType(type)) return [[type.name, type]];
    const fields = Object.values(type.getFields());
    return [
      [type.name, type],
      ...of(fields, type.name),
      ...fields.flatMap((field) => of(field.args, `${type.name}.${field.name}()`)),
    ];
  });
}

test('every type, operation, field, argument and value is described', () => {
  const parts = listParts();
  expect(parts.length).toBeGreaterThan(2000);
  expect(parts.flatMap(([place, { description }]) => (description ? [] : [place]))).toEqual([]);
});

test('the texts name nothing that does not exist', () => {
  const parts = listParts();
  const names = new Set(parts.flatMap(([place, { name }]) => [name, place]));
  const stated = [...Object.keys(fieldTexts), ...Object.keys(argumentTexts), ...Object.keys(valueTexts)];
  expect(stated.filter((name) => !names.has(name))).toEqual([]);
});
