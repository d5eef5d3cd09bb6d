import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { argumentTexts, fieldTexts } from './description-texts';

type Described = { name: string; description?: string | null };

function describe(part: Described, text: string | undefined): void {
  part.description ??= text;
}

function describeInputs(
  owner: string,
  parts: readonly (GraphQLArgument | GraphQLInputField)[],
  texts: Readonly<Record<string, string>>,
): void {
  for (const part of parts) describe(part, texts[`${owner}.${part.name}`] ?? texts[part.name]);
}

/** Adds the descriptions of names that mean the same in every type. A `description` beside a field wins. */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) describeInputs(type.name, Object.values(type.getFields()), fieldTexts);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      describe(field, fieldTexts[`${type.name}.${field.name}`] ?? fieldTexts[field.name]);
      describeInputs(field.name, field.args, argumentTexts);
    }
  }
  describe(schema.getQueryType() ?? { name: '' }, 'Reads. They change nothing.');
  describe(schema.getMutationType() ?? { name: '' }, 'Changes. Those of one request run one after another.');
  return schema;
}
